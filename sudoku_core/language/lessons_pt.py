"""Texts of the lessons in Portuguese: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Procure uma linha, coluna ou caixa com uma única célula vazia.",
        "Cada dígito aparece nela uma vez, então a célula recebe o dígito que falta.",
    ),
    "hidden-single": (
        "Escolha um dígito e uma linha, coluna ou caixa que ainda não o tem. Risque as células "
        "que veem esse dígito: sobra só uma?",
        "O dígito precisa ficar em algum lugar dessa linha, coluna ou caixa, e só cabe nessa "
        "célula.",
    ),
    "naked-single": (
        "Procure uma célula cuja linha, coluna e caixa, juntas, já têm todos os dígitos menos um.",
        "Toda célula tem um dígito, e só resta um para esta.",
    ),
    "thermometer": (
        "Conte ao longo do termômetro: quantas células vêm antes de uma célula, e quantas depois?",
        "Os dígitos crescem a partir do bulbo, então cada célula precisa deixar dígitos menores "
        "para as anteriores e maiores para as seguintes.",
    ),
    "linked-cells": (
        "Olhe duas células unidas por uma pista, como um ponto. Para cada dígito de uma, procure "
        "na outra um dígito que satisfaça a pista.",
        "Os dois dígitos precisam satisfazer a pista, então um dígito que não tem par na outra "
        "célula pode ser removido.",
    ),
    "counted-digits": (
        "Procure uma regra que diga quantas vezes um dígito deve aparecer em certas células, e "
        "conte as células onde ele ainda cabe.",
        "A regra exige o dígito nessas células, então todas o têm se nenhuma sobra, uma célula "
        "que vê todas não pode tê-lo, e as demais também não quando a regra já não permite outro.",
    ),
    "sum-bounds": (
        "Some os menores dígitos que cabem nas outras células de uma soma, e depois os maiores.",
        "A última célula completa a soma, então tem no máximo o que os menores dígitos das outras "
        "deixam e no mínimo o que os maiores deixam.",
    ),
    "cage": (
        "Liste os conjuntos de dígitos que dão a soma de uma gaiola.",
        "Um desses conjuntos preenche a gaiola, então um dígito que nenhum deles põe em uma "
        "célula não pode ficar lá.",
    ),
    "cage-pointing": (
        "Procure um dígito que toda combinação de uma gaiola usa, e uma célula fora dela que vê "
        "todos os lugares dele na gaiola.",
        "Um desses lugares tem o dígito, então uma célula que vê todos não pode tê-lo.",
    ),
    "pointing": (
        "Em uma caixa, procure um dígito cujos lugares estão todos em uma só linha ou coluna.",
        "A caixa tem o dígito nessa linha ou coluna, então o resto da linha ou coluna não pode "
        "tê-lo.",
    ),
    "claiming": (
        "Em uma linha ou coluna, procure um dígito cujos lugares estão todos em uma só caixa.",
        "A linha ou coluna tem o dígito nessa caixa, então o resto da caixa não pode tê-lo.",
    ),
    "common-peer": (
        "Procure um dígito com poucos lugares em uma linha, coluna ou região, e uma célula de "
        "fora que vê todos eles.",
        "Um desses lugares tem o dígito, então uma célula que vê todos não pode tê-lo.",
    ),
    "law-of-leftovers": (
        "Compare algumas linhas ou colunas com o mesmo número de regiões que cobrem quase as "
        "mesmas células.",
        "Os dois lados têm cada dígito o mesmo número de vezes, então as células que só um lado "
        "tem contêm os mesmos dígitos que as células que só o outro tem.",
    ),
    "innies-and-outies": (
        "Some as gaiolas que quase enchem uma linha, coluna ou caixa, ou que passam um pouco dela.",
        "Os dígitos de uma linha, coluna ou caixa têm uma soma conhecida, então a diferença entre "
        "ela e a soma das gaiolas é a soma das poucas células que sobram dentro ou fora.",
    ),
    "seen-through-rules": (
        "Escolha um candidato e uma célula, ou os lugares de um dígito, que as regras ligam a "
        "ele. Cada opção ali descarta o candidato?",
        "Uma dessas opções é verdadeira, e todas descartam o candidato.",
    ),
    "linked-chain": (
        "Suponha um dígito em uma célula e siga as células ligadas a ela, uma após a outra.",
        "Toda célula tem um dígito, então, se alguma do caminho fica sem nenhum, o dígito suposto "
        "não pode ficar na primeira célula.",
    ),
    "cages-together": (
        "Tome uma linha, coluna ou caixa com uma gaiola dentro e liste as combinações da "
        "gaiola. Suponha um dígito em uma célula: que combinações restam, e que dígitos para "
        "as outras células?",
        "A linha, coluna ou caixa tem cada dígito uma vez, então o dígito suposto não pode ficar "
        "na sua célula se toda combinação deixa alguma outra sem dígito.",
    ),
    "line-digits": (
        "Liste os casos que um número de fora ou uma linha desenhada ainda permite. Numa soma "
        "sanduíche: onde cabem o menor e o maior dígito, e quais dígitos vão entre "
        "eles? Num arranha-céu: onde cabe o maior dígito?",
        "Um desses casos é verdadeiro, então um dígito que uma célula não tem em nenhum deles "
        "pode ser removido dela.",
    ),
    "combinations": (
        "Liste as combinações que uma soma ou regra ainda permite nas suas células, contando com "
        "as linhas, colunas e caixas em que elas estão.",
        "Uma dessas combinações preenche as células, então um dígito que uma célula não tem em "
        "nenhuma delas pode ser removido dela.",
    ),
    "rule": (
        "Tome uma regra do sudoku, como uma linha desenhada, e percorra todas as formas de "
        "preencher suas células.",
        "Uma dessas formas é a certa, então um dígito que uma célula não tem em nenhuma delas "
        "pode ser removido dela.",
    ),
    "hidden-pair": (
        "Em uma linha, coluna ou caixa, procure dois dígitos que só cabem nas mesmas duas células.",
        "Os dois dígitos ocupam essas duas células, então todos os outros candidatos delas podem "
        "ser removidos.",
    ),
    "hidden-triple": (
        "Em uma linha, coluna ou caixa, procure três dígitos que só cabem nas mesmas três células.",
        "Os três dígitos ocupam essas três células, então todos os outros candidatos delas podem "
        "ser removidos.",
    ),
    "hidden-quad": (
        "Em uma linha, coluna ou caixa, procure quatro dígitos que só cabem nas mesmas quatro "
        "células.",
        "Os quatro dígitos ocupam essas quatro células, então todos os outros candidatos delas "
        "podem ser removidos.",
    ),
    "naked-pair": (
        "Procure duas células que se veem e têm os mesmos dois candidatos, e nenhum outro.",
        "As duas células ficam com os dois dígitos, então as células que veem as duas não podem "
        "tê-los.",
    ),
    "naked-triple": (
        "Em uma linha, coluna ou caixa, procure três células que juntas têm só três candidatos "
        "diferentes.",
        "As três células ficam com os três dígitos, então as outras da linha, coluna ou caixa não"
        " podem tê-los.",
    ),
    "naked-quad": (
        "Em uma linha, coluna ou caixa, procure quatro células que juntas têm só quatro "
        "candidatos diferentes.",
        "As quatro células ficam com os quatro dígitos, então as outras da linha, coluna ou caixa"
        " não podem tê-los.",
    ),
    "locked-subset": (
        "Procure um par ou uma trinca, nus ou ocultos, com as células em uma só caixa e também em"
        " uma só linha ou coluna.",
        "Os dígitos ficam nessas células para as duas, então nenhuma outra célula da caixa e da "
        "linha ou coluna pode tê-los.",
    ),
    "x-wing": (
        "Escolha um dígito. Procure duas linhas em que ele só tenha dois lugares em cada, nas "
        "mesmas duas colunas; ou duas colunas em que só tenha dois lugares em cada, nas mesmas "
        "duas linhas.",
        "O dígito fica em dois cantos opostos, como as pontas de um traço do X, então as duas "
        "colunas (ou linhas) já o têm ali, e as outras células delas não podem tê-lo.",
    ),
    "swordfish": (
        "Como uma asa-X com três linhas: procure um dígito cujos lugares em três linhas estejam "
        "todos nas mesmas três colunas (ou trocando linhas e colunas).",
        "As três linhas precisam do dígito três vezes, e cada uma das três colunas tem lugar para "
        "ele uma só vez, então ele pode ser removido das outras células das colunas.",
    ),
    "jellyfish": (
        "Como uma asa-X com quatro linhas: procure um dígito cujos lugares em quatro linhas "
        "estejam todos nas mesmas quatro colunas (ou trocando linhas e colunas).",
        "As quatro linhas precisam do dígito quatro vezes, e cada uma das quatro colunas tem "
        "lugar para ele uma só vez, então ele pode ser removido das outras células das colunas.",
    ),
    "finned-fish": (
        "Procure uma asa-X ou um peixe-espada que só não está completo por causa de um ou dois "
        "lugares a mais do dígito em uma caixa, a barbatana.",
        "Ou a barbatana tem o dígito, ou o peixe é válido, então uma célula em que os dois casos "
        "descartam o dígito não pode tê-lo.",
    ),
    "franken-fish": (
        "Procure um peixe formado também por caixas ou regiões: por exemplo, um dígito cujos "
        "lugares em duas colunas e uma caixa estejam todos em três linhas.",
        "As duas colunas e a caixa precisam do dígito três vezes, e cada uma das três linhas tem "
        "lugar para ele uma só vez, então ele pode ser removido das outras células das linhas.",
    ),
    "skyscraper": (
        "Escolha um dígito. Procure duas linhas em que ele só tenha dois lugares em cada, um "
        "deles na mesma coluna para as duas linhas (ou trocando linhas e colunas).",
        "A coluna comum só tem o dígito uma vez, então pelo menos um dos outros dois lugares o "
        "tem, e as células que veem esses dois não podem tê-lo.",
    ),
    "two-string-kite": (
        "Procure um dígito com só dois lugares em uma linha e só dois em uma coluna, com um lugar"
        " de cada uma na mesma caixa.",
        "A caixa só tem o dígito uma vez, então pelo menos uma das duas pontas distantes o tem, e "
        "as células que veem as duas pontas não podem tê-lo.",
    ),
    "turbot-fish": (
        "Procure duas linhas, colunas ou caixas em que um dígito só tenha dois lugares em cada, "
        "com um lugar de uma que vê um lugar da outra.",
        "Os dois lugares que se veem não podem ter ambos o dígito, então pelo menos uma das duas "
        "pontas distantes o tem, e as células que veem as duas pontas não podem tê-lo.",
    ),
    "empty-rectangle": (
        "Procure uma caixa em que os lugares de um dígito formem uma cruz, em uma linha e uma "
        "coluna. Depois, uma linha ou coluna com só dois lugares dele, um deles alinhado com um "
        "braço da cruz.",
        "Se a célula alinhada com o outro lugar e com o outro braço tivesse o dígito, o primeiro "
        "lugar também o teria, e não restaria lugar para ele na caixa.",
    ),
    "simple-colours": (
        "Escolha um dígito. Pinte os lugares dele alternadamente em duas cores, onde uma linha, "
        "coluna ou caixa só tem dois.",
        "Todas as células de uma das cores têm o dígito, então uma célula que vê as duas cores "
        "não pode tê-lo, e uma cor com duas células que se veem é a falsa.",
    ),
    "multi-colours": (
        "Pinte duas cadeias separadas de um dígito, cada uma em duas cores, e veja onde uma cor "
        "de uma vê uma cor da outra.",
        "Duas cores que se veem não podem ser ambas verdadeiras, então pelo menos uma das cores "
        "opostas a elas é, e uma célula que vê as duas opostas não pode ter o dígito.",
    ),
    "unique-rectangle": (
        "Procure quatro células em duas linhas, duas colunas e duas caixas com os mesmos dois "
        "candidatos em comum.",
        "Se as quatro células só tivessem esses dois dígitos, eles poderiam trocar de lugar e "
        "haveria duas soluções, mas um sudoku só tem uma, então um dos outros candidatos dessas "
        "células é verdadeiro.",
    ),
    "hidden-rectangle": (
        "Procure quatro células em duas linhas, duas colunas e duas caixas com dois candidatos em "
        "comum, e um canto em cuja linha e coluna um dos dois não tem lugar fora das quatro "
        "células.",
        "O outro dígito nesse canto forçaria um retângulo cujos dígitos poderiam trocar de lugar, "
        "e haveria duas soluções, mas um sudoku só tem uma, então ele pode ser removido desse "
        "canto.",
    ),
    "avoidable-rectangle": (
        "Procure um retângulo de dois dígitos, em duas linhas, duas colunas e duas caixas, com "
        "três cantos que você mesmo preencheu.",
        "Se o retângulo se completasse, seus dígitos poderiam trocar de lugar, pois nenhum dos "
        "cantos é uma dada, e haveria duas soluções, mas um sudoku só tem uma, então o quarto "
        "canto tem outro dígito.",
    ),
    "x-chain": (
        "Escolha um dígito. De um lugar, vá ao único outro da linha, coluna ou caixa; depois, a "
        "qualquer lugar que este vê; e assim por diante, alternando.",
        "Se o primeiro lugar é falso, a alternância torna o último verdadeiro, então pelo menos "
        "uma das duas pontas tem o dígito, e as células que veem as duas não podem tê-lo.",
    ),
    "xy-chain": (
        "Siga células com dois candidatos que se veem, cada uma com um dígito em comum com a "
        "seguinte. A primeira e a última têm em comum mais um dígito.",
        "Se a primeira célula não tem esse dígito, tem o outro, e seguindo a cadeia a última tem "
        "esse dígito, então as células que veem as duas pontas não podem tê-lo.",
    ),
    "grouped-x-chain": (
        "Siga um dígito como na cadeia X, mas conte como um só dois ou três lugares de uma caixa "
        "na mesma linha ou coluna.",
        "Se uma ponta da cadeia é falsa, a outra é verdadeira, então pelo menos uma das duas tem "
        "o dígito, e as células que veem por inteiro as duas não podem tê-lo.",
    ),
    "aic": (
        "Monte uma cadeia de candidatos, alternando: se este é falso, aquele é verdadeiro; se "
        "aquele é verdadeiro, o próximo é falso.",
        "Se uma ponta da cadeia é falsa, a outra é verdadeira, então pelo menos uma das duas é "
        "verdadeira, e um candidato que ambas descartam pode ser removido.",
    ),
    "grouped-aic": (
        "Monte uma cadeia alternada em que dois ou três lugares de um dígito em uma caixa podem "
        "formar juntos um elo.",
        "Se uma ponta da cadeia é falsa, a outra é verdadeira, então pelo menos uma das duas é "
        "verdadeira, e um candidato que ambas descartam pode ser removido.",
    ),
    "bug": (
        "Procure um tabuleiro em que todas as células vazias, menos uma ou poucas, têm só dois "
        "candidatos.",
        "Se toda célula vazia tivesse dois candidatos, e cada dígito dois lugares onde ainda "
        "falta, haveria duas soluções ou nenhuma, mas um sudoku só tem uma, então um dos "
        "candidatos a mais é verdadeiro.",
    ),
    "sue-de-coq": (
        "Considere duas ou três células onde uma caixa cruza uma linha ou coluna e, em cada uma "
        "das duas, células ao lado com os mesmos dígitos.",
        "Há tantos dígitos quantas células, e nenhum pode se repetir, então cada dígito fica "
        "esgotado na caixa, ou na linha ou coluna.",
    ),
    "xy-wing": (
        "Procure uma célula com os candidatos X e Y, o pivô, que vê uma célula com X e Z e outra "
        "com Y e Z, as pinças.",
        "Se o pivô é X, a primeira pinça é Z, e se é Y, a segunda é Z, então as células que veem "
        "as duas pinças não podem ser Z.",
    ),
    "xyz-wing": (
        "Procure uma célula com os candidatos X, Y e Z, o pivô, que vê uma célula com X e Z e "
        "outra com Y e Z.",
        "Seja qual for o dígito do pivô, ele ou uma das outras duas células é Z, então as células "
        "que veem as três não podem ser Z.",
    ),
    "w-wing": (
        "Procure duas células com os mesmos dois candidatos, e uma linha, coluna ou caixa em que "
        "um desses dígitos só tem dois lugares, cada um visto por uma das células.",
        "Se as duas células tivessem esse dígito, não restaria lugar para ele na linha, coluna ou "
        "caixa, então uma delas tem o outro, e as células que veem as duas não podem tê-lo.",
    ),
    "remote-pair": (
        "Siga uma cadeia de quatro ou mais células com os mesmos dois candidatos, em que cada uma"
        " vê a seguinte; o número de células deve ser par.",
        "Os dois dígitos se alternam ao longo da cadeia, então cada ponta tem um deles, e as "
        "células que veem as duas pontas não podem ter nenhum dos dois.",
    ),
    "wxyz-wing": (
        "Procure quatro células com quatro candidatos ao todo, em que os lugares de cada dígito, "
        "menos um, se veem todos.",
        "Os outros três dígitos só podem aparecer uma vez cada, então uma das quatro células tem "
        "o quarto dígito, e as células que veem todos os lugares dele ali não podem tê-lo.",
    ),
    "als-xz": (
        "Procure dois grupos de células, cada um com um candidato a mais do que células, que têm "
        "em comum os dígitos X e Z. Todos os lugares de X nos dois precisam se ver.",
        "Só um dos grupos pode ter X, então o outro fica com todos os seus outros dígitos, também "
        "Z, e as células que veem todos os Z dos dois não podem ser Z.",
    ),
    "als-xy-wing": (
        "Procure três grupos, cada um com um candidato a mais do que células. O do meio tem em "
        "comum com cada um dos outros um dígito que só um dos dois pode ter; os dois de fora têm "
        "em comum outro dígito, Z.",
        "O grupo do meio tem um desses dígitos, então um dos dois de fora fica sem ele e tem Z, e "
        "as células que veem todos os Z de ambos não podem ser Z.",
    ),
    "als-chain": (
        "Siga grupos com um candidato a mais do que células, cada um com um dígito em comum com o"
        " seguinte que só um dos dois pode ter. O primeiro e o último têm em comum outro dígito, "
        "Z.",
        "Sem Z, o primeiro grupo tem seus outros dígitos, o seguinte fica sem um, e assim até o "
        "último ter Z, então as células que veem todos os Z das duas pontas não podem ser Z.",
    ),
    "als-aic": (
        "Monte uma cadeia alternada em que um grupo com um candidato a mais do que células pode "
        "ser um elo: se um dígito não está nele, todos os outros estão.",
        "Se uma ponta da cadeia é falsa, a outra é verdadeira, então pelo menos uma das duas é "
        "verdadeira, e um candidato que ambas descartam pode ser removido.",
    ),
    "nishio": (
        "Suponha que uma célula tenha um dígito e siga só esse dígito: risque-o das células que "
        "veem essa célula. Onde uma linha, coluna ou caixa só tiver mais um lugar para ele, ele "
        "fica ali também, e assim por diante.",
        "Toda linha, coluna e caixa tem o dígito, então, se alguma fica sem lugar para ele, a "
        "primeira célula não pode tê-lo.",
    ),
    "forcing-chains": (
        "Suponha um por um os candidatos de uma célula, ou os lugares de um dígito em uma linha, "
        "coluna ou caixa, e compare o que resulta.",
        "Um dos casos é verdadeiro, então o que resulta em todos é verdadeiro.",
    ),
    "death-blossom": (
        "Procure uma célula, o caule, e para cada candidato dela um grupo com um candidato a mais"
        " do que células que perde esse dígito se o caule o tem. Todos os grupos têm em comum "
        "outro dígito, Z.",
        "Seja qual for o dígito do caule, o grupo que fica sem ele tem Z, então as células que "
        "veem todos os Z dos grupos não podem ser Z.",
    ),
    "unique-loop": (
        "Procure um laço de células com os mesmos dois candidatos, duas em cada linha, coluna e "
        "caixa por onde ele passa.",
        "Se o laço só tivesse esses dois dígitos, eles poderiam trocar de lugar e haveria duas "
        "soluções, mas um sudoku só tem uma, então um dos outros candidatos dessas células é "
        "verdadeiro.",
    ),
    "extended-rectangle": (
        "Procure duas linhas das mesmas caixas e três ou mais colunas cujos cruzamentos só têm "
        "tantos candidatos quantas são as colunas (ou trocando linhas e colunas).",
        "Se os cruzamentos só tivessem esses dígitos, as duas linhas poderiam trocar os seus e "
        "haveria duas soluções, mas um sudoku só tem uma, então um dos outros candidatos ali é "
        "verdadeiro.",
    ),
}

TITLES = {
    "cage": "Combinações da gaiola",
    "locked-subset": "Conjunto bloqueado",
    "franken-fish": "Peixe franken e mutante",
    "finned-fish": "Peixe com barbatana e sashimi",
    "unique-rectangle": "Retângulo único",
    "unique-loop": "Laço único",
    "avoidable-rectangle": "Retângulo evitável",
    "extended-rectangle": "Retângulo estendido",
    "bug": "BUG",
    "forcing-chains": "Cadeias forçadas",
}
"""Titles of the lessons that no single technique has the name of."""
