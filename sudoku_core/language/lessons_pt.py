"""Texts of the lessons in Portuguese: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Procure uma linha, coluna ou caixa com uma única célula vazia.",
        "Cada dígito aparece nela uma vez, então a célula recebe o dígito que falta.",
    ),
    "hidden-single": (
        "Escolha um dígito e uma linha, coluna ou caixa. Risque as células que já veem esse "
        "dígito.",
        "O dígito precisa estar em algum lugar dela, e só resta uma célula.",
    ),
    "naked-single": (
        "Procure uma célula cuja linha, coluna e caixa já têm todos os dígitos menos um.",
        "Toda célula tem um dígito, e só resta um para esta.",
    ),
    "thermometer": (
        "Conte ao longo do termômetro: quantas células vêm antes de uma célula, e quantas depois?",
        "Os dígitos crescem a partir do bulbo, e cada célula deixa espaço para as outras.",
    ),
    "linked-cells": (
        "Olhe duas células com uma pista entre elas. Teste cada dígito de uma na outra.",
        "Um dígito sem par que sirva à pista não pode ficar na sua célula.",
    ),
    "counted-digits": (
        "Procure uma regra que diz quantas vezes um dígito aparece, e conte os seus lugares.",
        "Se há só os lugares necessários, todos têm o dígito; quando já estão todos, as outras "
        "células o perdem. "
        "As células que veem todos os seus lugares o perdem.",
    ),
    "sum-bounds": (
        "Some os menores, ou os maiores, dígitos que cabem nas outras células de uma soma.",
        "O que sobra da soma é o máximo, ou o mínimo, que a última célula pode ter.",
    ),
    "cage": (
        "Liste os conjuntos de dígitos diferentes que dão a soma de uma gaiola.",
        "Um dígito que nenhum desses conjuntos põe na célula não pode ficar lá.",
    ),
    "cage-pointing": (
        "Procure um dígito que toda combinação da gaiola usa, e células que veem todos os "
        "seus lugares.",
        "O dígito está em uma dessas células da gaiola; quem vê todas elas o perde.",
    ),
    "pointing": (
        "Em uma caixa, procure um dígito cujos lugares estão todos em uma linha ou coluna.",
        "A caixa precisa do dígito nessa linha ou coluna, então o resto dela não pode tê-lo.",
    ),
    "claiming": (
        "Em uma linha ou coluna, procure um dígito cujos lugares estão todos em uma caixa.",
        "A linha ou coluna precisa do dígito nessa caixa, então o resto da caixa não pode tê-lo.",
    ),
    "common-peer": (
        "Procure um dígito com poucos lugares em uma região, e uma célula fora dela que vê todos.",
        "Um desses lugares tem o dígito, então uma célula que vê todos não pode tê-lo.",
    ),
    "law-of-leftovers": (
        "Compare regiões com outras tantas linhas ou colunas que cobrem quase as mesmas células.",
        "Os dois lados têm os mesmos dígitos; as células que sobram de cada lado também.",
    ),
    "innies-and-outies": (
        "Some as gaiolas que quase enchem uma linha, coluna ou caixa.",
        "A soma da linha, coluna ou caixa é conhecida; a diferença é a soma das outras células.",
    ),
    "seen-through-rules": (
        "Procure uma célula cujo dígito conflita com toda escolha em uma célula ligada.",
        "Se cada lugar de um dígito exclui um candidato, o candidato nunca é possível.",
    ),
    "linked-chain": (
        "Siga células ligadas por pistas, uma após a outra.",
        "Um dígito que não chega ao fim da cadeia não pode ficar no seu começo.",
    ),
    "cages-together": (
        "Olhe duas gaiolas, ou uma gaiola e uma linha, coluna ou caixa com células em comum.",
        "Juntas elas deixam menos combinações do que cada uma sozinha.",
    ),
    "line-digits": (
        "Olhe todos os dígitos de uma linha desenhada e teste o que a sua regra permite.",
        "Um dígito que não aparece em nenhum preenchimento da linha não é possível ali.",
    ),
    "combinations": (
        "Liste as combinações que uma soma ou regra ainda permite nas suas células.",
        "Um dígito que não faz parte de nenhuma não pode ficar ali.",
    ),
    "rule": (
        "Percorra todas as formas de preencher as células de uma regra.",
        "Um dígito que não aparece em nenhuma dessas formas não pode ficar ali.",
    ),
    "hidden-pair": (
        "Em uma linha, coluna ou caixa, procure dois dígitos que só cabem nas mesmas duas células.",
        "Os dois dígitos ocupam as duas células, então nenhum outro cabe nelas.",
    ),
    "hidden-triple": (
        "Em uma linha, coluna ou caixa, procure três dígitos que só cabem em três células.",
        "Os três dígitos ocupam as três células, então nenhum outro cabe nelas.",
    ),
    "hidden-quad": (
        "Em uma linha, coluna ou caixa, procure quatro dígitos que só cabem em quatro células.",
        "Os quatro dígitos ocupam as quatro células, então nenhum outro cabe nelas.",
    ),
    "naked-pair": (
        "Procure duas células que se veem e têm os mesmos dois candidatos.",
        "As duas células gastam os dois dígitos, então quem vê ambas os perde.",
    ),
    "naked-triple": (
        "Em uma linha, coluna ou caixa, procure três células com três candidatos ao todo.",
        "As três células gastam os três dígitos, então as outras células os perdem.",
    ),
    "naked-quad": (
        "Em uma linha, coluna ou caixa, procure quatro células com quatro candidatos ao todo.",
        "As quatro células gastam os quatro dígitos, então as outras células os perdem.",
    ),
    "locked-subset": (
        "Procure um par ou uma trinca na parte que uma caixa divide com uma linha ou coluna.",
        "Os seus dígitos se gastam na caixa e na linha ou coluna, então ambas os perdem no resto.",
    ),
    "x-wing": (
        "Tome um dígito. Procure duas linhas em que ele só tenha dois lugares em cada uma, nas "
        "mesmas duas colunas; ou duas colunas assim, trocando linhas e colunas.",
        "Seja qual for a coluna em que a primeira linha põe o dígito, a segunda fica com a outra. "
        "As duas possibilidades são as diagonais de um X, e nenhuma deixa lugar para o dígito no "
        "resto das duas colunas. Trocando linhas e colunas, vale o mesmo.",
    ),
    "swordfish": (
        "Procure um dígito cujos lugares em três linhas estejam todos nas mesmas três colunas (ou "
        "trocando linhas e colunas).",
        "As três linhas enchem as três colunas com o dígito, então o resto delas não o tem.",
    ),
    "jellyfish": (
        "Procure um dígito cujos lugares em quatro linhas estejam todos nas mesmas quatro colunas "
        "(ou trocando linhas e colunas).",
        "As quatro linhas enchem as quatro colunas com o dígito, então o resto delas não o tem.",
    ),
    "finned-fish": (
        "Procure uma asa-X ou um peixe-espada que um ou dois lugares a mais, a barbatana, "
        "estragam.",
        "Ou a barbatana tem o dígito ou o peixe vale; uma célula que ambos excluem o perde.",
    ),
    "franken-fish": (
        "Procure um peixe cujas linhas não são só linhas ou só colunas: há caixas também, ou as "
        "duas misturadas.",
        "Cada uma delas precisa do dígito uma vez, e as que as cruzam só têm lugar para esses: "
        "no resto delas o dígito sai.",
    ),
    "skyscraper": (
        "Procure um dígito com só dois lugares em cada uma de duas linhas, em que dois desses "
        "lugares ficam na mesma coluna.",
        "A coluna comum tem no máximo um deles, então um dos outros dois lugares tem o dígito; "
        "as células que veem os dois o perdem.",
    ),
    "two-string-kite": (
        "Procure um dígito com dois lugares em uma linha e dois em uma coluna, unidos em uma "
        "caixa.",
        "A caixa tem no máximo uma das pontas unidas, então uma das pontas distantes é o dígito.",
    ),
    "turbot-fish": (
        "Procure duas linhas, colunas ou caixas com dois lugares de um dígito, e dois que se veem.",
        "No máximo um dos dois que se veem é o dígito, então uma das pontas distantes é.",
    ),
    "empty-rectangle": (
        "Procure uma caixa cujos lugares de um dígito formem uma cruz, e uma linha ou coluna "
        "com só dois lugares dele, um deles alinhado com a cruz.",
        "Qualquer que seja o braço da cruz com o dígito, a célula alinhada com o outro braço e "
        "com o outro lugar não pode ter o dígito.",
    ),
    "simple-colours": (
        "Pinte os lugares de um dígito em cores alternadas onde uma linha, coluna ou caixa "
        "só tem dois.",
        "Uma das duas cores é verdadeira, então uma célula que vê ambas não tem o dígito.",
    ),
    "multi-colours": (
        "Pinte duas cadeias separadas de um dígito e veja onde as cores se encontram.",
        "Duas cores que se veem não valem ambas, então uma das suas opostas vale.",
    ),
    "unique-rectangle": (
        "Procure quatro células em duas linhas, duas colunas e duas caixas com os mesmos dois "
        "candidatos.",
        "Só com esses dois dígitos haveria uma troca, ou seja, outra solução; por isso vale um "
        "candidato que a impede.",
    ),
    "hidden-rectangle": (
        "Procure quatro células em duas linhas, duas colunas e duas caixas com dois candidatos "
        "em comum, em que na linha e na coluna de um canto um dígito só tem dois lugares.",
        "O outro dígito nesse canto forçaria um retângulo que se pode trocar, e haveria outra "
        "solução; por isso ele sai.",
    ),
    "avoidable-rectangle": (
        "Procure um retângulo de dois dígitos com três cantos que você mesmo preencheu.",
        "Se nenhuma célula é dada, os dois dígitos poderiam ser trocados, e haveria outra "
        "solução; por isso o quarto canto é outro dígito.",
    ),
    "x-chain": (
        "Siga um dígito: de um lugar ao único outro da linha, coluna ou caixa, depois a um que "
        "este veja.",
        "Uma das duas pontas da cadeia é o dígito, então as células que veem ambas o perdem.",
    ),
    "xy-chain": (
        "Siga células com dois candidatos, cada uma com um dígito em comum com a próxima.",
        "Uma das duas pontas é o dígito comum, então quem vê ambas o perde.",
    ),
    "grouped-x-chain": (
        "Siga um dígito como na cadeia X, com dois ou três lugares de uma caixa como um só elo.",
        "Uma das duas pontas é o dígito, então quem vê ambas o perde.",
    ),
    "aic": (
        "Monte uma cadeia de candidatos: se este não vale, vale aquele; se aquele vale, o "
        "próximo não.",
        "Uma ponta da cadeia vale, então o que ambas excluem não é possível.",
    ),
    "grouped-aic": (
        "Monte uma cadeia alternada em que alguns elos são vários lugares de um dígito em "
        "uma caixa.",
        "Uma ponta da cadeia vale, então o que ambas excluem não é possível.",
    ),
    "bug": (
        "Procure um tabuleiro em que quase toda célula vazia tem dois candidatos.",
        "Se todas tivessem dois, não haveria solução ou haveria duas; por isso um candidato a "
        "mais é verdadeiro.",
    ),
    "sue-de-coq": (
        "Olhe onde uma caixa cruza uma linha ou coluna: células ali e ao lado que dividem os seus "
        "dígitos.",
        "Há tantos dígitos quantas células, então cada dígito se gasta na caixa ou na linha ou "
        "coluna.",
    ),
    "xy-wing": (
        "Procure uma célula com dois candidatos que veja outras duas com dois: XY, XZ e YZ.",
        "Seja qual for o dígito do pivô, uma das pinças é Z, então as células que veem ambas "
        "perdem Z.",
    ),
    "xyz-wing": (
        "Procure uma célula XYZ que vê duas células XZ e YZ.",
        "Uma das três células é Z, então quem vê as três perde Z.",
    ),
    "w-wing": (
        "Procure duas células com os mesmos dois candidatos, unidas por uma linha, coluna ou "
        "caixa com só dois lugares de um deles.",
        "O dígito que as une não está em ambas, então uma delas é o outro dígito.",
    ),
    "remote-pair": (
        "Siga uma cadeia de células que têm todas os mesmos dois candidatos.",
        "Os dígitos se alternam: as pontas de uma cadeia par diferem, e as células que veem ambas "
        "os perdem.",
    ),
    "wxyz-wing": (
        "Procure quatro células com quatro candidatos ao todo, em que os lugares de cada dígito, "
        "menos um, se veem todos.",
        "Os outros dígitos enchem no máximo três células, então uma célula é este dígito.",
    ),
    "als-xz": (
        "Procure dois grupos de células, cada um com um candidato a mais que células, que têm em "
        "comum os dígitos X e Z; todos os lugares de X nos dois se veem.",
        "Só um grupo pode ter X; o outro fica cheio, e um deles tem Z.",
    ),
    "als-xy-wing": (
        "Procure três grupos com um candidato a mais cada: o do meio tem um dígito restrito em "
        "comum com cada um dos outros, e estes têm em comum outro dígito, Z.",
        "Ceda o que ceder o grupo do meio, um dos outros dois tem Z.",
    ),
    "als-chain": (
        "Siga grupos com um candidato a mais, cada um com um dígito restrito comum com o próximo, "
        "e as duas pontas com outro dígito comum, Z.",
        "Uma das pontas da cadeia tem Z, então as células que veem todo Z de ambas o perdem.",
    ),
    "als-aic": (
        "Monte uma cadeia alternada com grupos de um candidato a mais como elos.",
        "Uma ponta da cadeia vale, então o que ambas excluem não é possível.",
    ),
    "nishio": (
        "Suponha um candidato e siga esse dígito até que não lhe reste lugar.",
        "A suposição deixa o dígito sem lugar, então o candidato está errado.",
    ),
    "forcing-chains": (
        "Teste cada candidato de uma célula, ou cada lugar de um dígito, e compare o que resulta.",
        "Um dos casos vale, então o que resulta em todos vale.",
    ),
    "death-blossom": (
        "Procure uma célula, o caule, em que cada candidato aponta para um grupo com um candidato "
        "a mais; todos os grupos têm outro dígito comum, Z.",
        "Seja qual for o dígito do caule, um grupo tem Z, então as células que veem todo Z o "
        "perdem.",
    ),
    "unique-loop": (
        "Procure um laço de células com os mesmos dois candidatos, duas em cada linha, coluna e "
        "caixa.",
        "Só com dois dígitos o laço poderia ser trocado, e haveria outra solução; por isso vale "
        "um candidato que a impede.",
    ),
    "extended-rectangle": (
        "Procure duas linhas de três células (ou mais) com os mesmos candidatos, em igual número "
        "de caixas.",
        "Só com esses dígitos as linhas poderiam ser trocadas, e haveria outra solução; por isso "
        "vale um candidato que a impede.",
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
