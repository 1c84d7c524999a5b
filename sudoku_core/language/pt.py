"""Portuguese of Brazil: the sentences of the core, by code. See ``tables.Table``."""

from __future__ import annotations

from .rule_words import rule_sentences
from .rules_pt import EXACT, GRAMMAR, SHORT, WORDS

CELL = "L{row}C{column}"
AND = "e"
OR = "ou"
NOR = "nem"
THOUSANDS = "."
LEAST_GROUPED = 1000
DECIMAL = ","
SINGULAR = (0, 1)
ARTICLES: dict[str, dict[str, str]] = {
    "em": {"a": "na", "as": "nas", "o": "no", "os": "nos"},
    "de": {"a": "da", "as": "das", "o": "do", "os": "dos"},
    "por": {"a": "pela", "as": "pelas", "o": "pelo", "os": "pelos"},
}
SENTENCES: dict[str, str | dict[str, str]] = {
    "beside.block": "{kind} em {at}",
    "beside.blocks": "{kind} em {at}",
    "beside.diagonal": "a diagonal que começa em {at}",
    "beside.diagonals": "as diagonais que começam em {at}",
    "beside.group": "o grupo disjunto que começa em {at}",
    "beside.groups": "os grupos disjuntos que começam em {at}",
    "beside.rule": "a regra {kind} em {at}",
    "beside.rules": "as regras {kind} em {at}",
    "beside.window": "a janela em {at}",
    "beside.windows": "as janelas em {at}",
    "case.cage-many": "{place} poderia ser um de {count} conjuntos",
    "case.counted": "{first} ({count} conjuntos de dígitos)",
    "case.counted-between": "{first} (entre eles, um de {count} conjuntos de dígitos)",
    "case.digits": "{digits} em {cells}",
    "case.either": "{sets} em {places}",
    "case.elsewhere": "nenhuma outra célula de {cover} pode ser {sets}",
    "case.no-room": "nenhum dos dígitos removidos cabe",
    "case.nothing-else": "nada mais cabe nas células da soma",
    "case.parts": "{parts}",
    "case.sums": "{first} ({sets})",
    "case.sums-between": "{first} (entre eles, {sets})",
    "clauses.answer": "O solver SAT não encontrou solução nem disse que não há.",
    "conflict.block": "A região extra de {at} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.box": "A caixa {number} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.column": "A coluna {number} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.diagonal": "A diagonal desde {at} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.group": "O grupo disjunto de {at} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.region": "A região de {at} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.row": "A linha {number} tem o dígito {digit} mais de uma vez: {cells}.",
    "conflict.rule": "A regra {name} não é respeitada: {cells}.",
    "conflict.window": "A janela de {at} tem o dígito {digit} mais de uma vez: {cells}.",
    "export.form": "O formato {format} não tem a forma {form}; só escreve as regras.",
    "export.format": "Formato desconhecido: “{format}”. Os formatos são {known}.",
    "export.format-near": (
        "Formato desconhecido: “{format}”. Você quis dizer {near}? Os formatos são {known}."
    ),
    "format.digits": (
        "Há {count} números para escrever {side} dígitos; o esperado era um para cada."
    ),
    "format.rule": "Nenhum formato comporta regras do tipo {kind}.",
    "format.rules": "O formato {style} não comporta {found}; o formato rules comporta.",
    "format.side": "O formato {style} não serve para um lado de {side}.",
    "format.style": "Formato desconhecido: “{style}”. Os formatos são {known}.",
    "format.style-near": (
        "Formato desconhecido: “{style}”. Você quis dizer {near}? Os formatos são {known}."
    ),
    "format.unnamed": (
        "Na forma em texto, {cells} não seria uma célula, pois nenhuma região ou regra a indica."
    ),
    "generate.count": "O número de dadas é um número inteiro de 0 a {most}.",
    "generate.few": (
        "Com menos de {least} dadas nunca há uma só solução: dois dígitos poderiam trocar de lugar."
    ),
    "generate.jigsaw": "Regiões aleatórias precisam de um tabuleiro quadrado sem lacunas.",
    "generate.kind": "Tipo de regra desconhecido: “{name}”. Os tipos são {known}.",
    "generate.kind-count": "O número de regras do tipo {kind} é um número inteiro de 0 a 999.",
    "generate.kind-near": (
        "Tipo de regra desconhecido: “{name}”. Você quis dizer {near}? Os tipos são {known}."
    ),
    "generate.kinds": "Estas regras não couberam no tabuleiro: {kinds}. Peça menos regras.",
    "generate.level": "Nível desconhecido: “{name}”. Os níveis são {known}.",
    "generate.level-near": (
        "Nível desconhecido: “{name}”. Você quis dizer {near}? Os níveis são {known}."
    ),
    "generate.none": "Nenhuma grade cumpre estas regras.",
    "generate.not-symmetric": "Este tabuleiro não tem a simetria {name}.",
    "generate.orbits": (
        "Nenhum sudoku com a simetria {name} tem {count} dadas; o número mais próximo é {near}."
    ),
    "generate.pattern-alone": (
        "Um padrão já diz quantas dadas há, e onde; deixe de fora o número de dadas e a simetria."
    ),
    "generate.pattern-rules": "Um padrão não combina com regras novas: deixe um dos dois de fora.",
    "generate.rating": "A nota é um número de {low} a {high}, ou dois, primeiro o menor.",
    "generate.rule": (
        "{name} não é uma regra; uma regra é uma Rule, ou um texto como killer ou diagonals."
    ),
    "generate.side": "{found} não é um lado; um lado é um número inteiro a partir de 1.",
    "generate.symmetry": "Simetria desconhecida: “{name}”. As simetrias são {known}.",
    "generate.symmetry-near": (
        "Simetria desconhecida: “{name}”. Você quis dizer {near}? As simetrias são {known}."
    ),
    "generate.technique": "Técnica desconhecida: “{name}”. As técnicas são {known}.",
    "generate.technique-near": (
        "Técnica desconhecida: “{name}”. Você quis dizer {near}? As técnicas são {known}."
    ),
    "generate.technique-never": (
        "Nenhum sudoku neste tabuleiro pode precisar da técnica {name}. Você pode pedir: {known}."
    ),
    "generate.technique-unique": (
        "A técnica {name} se apoia em haver uma só solução. Permita também esses passos: --unique, "
        "ou unique=True."
    ),
    "generate.two": "Peça só uma coisa: nível, nota ou técnica.",
    "grade.none": "Não há solução, então não há o que avaliar.",
    "grade.several": "Há várias soluções; só se avalia um sudoku com uma só.",
    "grid.columns": "{count} valores não formam linhas de {columns}.",
    "grid.full": "A solução {number}, que foi excluída, não é uma grade completa de lado {side}.",
    "grid.gap": "{cells} não é uma célula deste tabuleiro, por isso não pode ter dígito.",
    "grid.not-square": "{count} valores não formam um tabuleiro quadrado.",
    "grid.row": "A linha {number} tem {count} valores; esperavam-se {expected}, um por linha.",
    "grid.value": "{value} em {cells} não é um dígito de 0 (vazio) a {side}.",
    "hint.asked": "{found} não é um dígito em uma célula; o esperado era algo como r1c1=7.",
    "hint.cells": "Observe {cells}.",
    "hint.digits": "Observe os {digits}.",
    "hint.digits-several": "Observe os dígitos {digits}.",
    "hint.lines": (
        "Não é possível ler {found}; o esperado eram nomes de equações como "
        "cell_r1c4=-1;row1_digit3=1."
    ),
    "hint.mistake": "Algo não está certo: {name}.",
    "hint.next-cell": "{cells} já pode ser preenchida.",
    "hint.next-cell-later": "{cells} é a próxima a preencher, depois de {count} passos.",
    "hint.notes": "As notas {found} em {cells} não são dígitos deste tabuleiro.",
    "hint.off": "{found} indica uma célula ou um dígito que este tabuleiro não tem.",
    "hint.technique": "Procure: {name}.",
    "hint.told": (
        "Não é possível ler {found}; o esperado eram células e dígitos como r1c1=7, r1c1=257 ou "
        "r1c1=2,10, separados por ponto e vírgula."
    ),
    "hint.what": "Observe {digits} em {cells}.",
    "hint.where": "Observe {base}.",
    "hint.where-cages": "Observe {base} e as gaiolas ali.",
    "language.unknown": "Idioma desconhecido: '{name}'. Os idiomas são {known}.",
    "lesson.in-solution": "{digits} em {cells} está na solução: não pode ser removido.",
    "lesson.no-candidate": "{digits} não é candidato de {cells}.",
    "lesson.no-example": "Ainda não há exemplo desta técnica.",
    "lesson.no-such": "Não há dígito {digit} ou não há célula {cell} neste tabuleiro.",
    "lesson.not-in-solution": "{cells} não é {digits} na solução.",
    "lesson.nothing": "Escolha primeiro um candidato.",
    "lesson.other": "É certo remover {digits} de {cells}, mas nenhum passo deste tipo mostra isso.",
    "lesson.other-place": "{cells} é {digits}, mas nenhum passo deste tipo o mostra.",
    "lesson.removed": "Já removido: {digits} de {cells}.",
    "lesson.right": "Certo.",
    "mistake.board": "Os dígitos preenchidos são de um tabuleiro de outro formato.",
    "mistake.side": (
        "Os dígitos preenchidos são de um tabuleiro de lado {entries}; o sudoku tem lado {side}."
    ),
    "model.cell": "Não há a célula {cell} neste tabuleiro.",
    "model.form": "Não há forma {form} do modelo; há {known}.",
    "model.no-digit": "Os valores deixam {cells} sem dígito.",
    "model.two-digits": "Os valores dão mais de um dígito a {cells}.",
    "model.unsolved": "O problema não tem solução, ou nenhum solver o resolveu ainda.",
    "model.value": "A variável {variable} tem o valor {value}, que não é 0 nem 1.",
    "parse.above": (
        "Linha {line}, coluna {column}: {found} é grande demais; esperava-se de 1 a {side}, ou 0 "
        "para célula vazia."
    ),
    "parse.ambiguous": (
        "Linha {line}, coluna {column}: as letras podem significar {first} ou {second}; "
        "esperava-se um texto que só admita uma das leituras."
    ),
    "parse.ampl-cell": (
        "Linha {line}, coluna {column}: não há linha nem coluna {found}; esperava-se de 1 a {side}."
    ),
    "parse.ampl-digit": (
        "Linha {line}, coluna {column}: {found} não é um dígito deste tabuleiro; esperava-se de 1 "
        "a {side}."
    ),
    "parse.ampl-number": (
        "Linha {line}, coluna {column}: esperava-se um número inteiro, não {found}."
    ),
    "parse.ampl-rules": (
        "Linha {line}, coluna {column}: este modelo AMPL tem regras que não estão nos seus dados; "
        "o esperado era a linha de texto do próprio sudoku."
    ),
    "parse.ampl-side": (
        "Linha {line}, coluna {column}: o maior número é {found}, o que não determina o lado; "
        "esperava-se que o lado fosse indicado."
    ),
    "parse.ampl-triple": (
        "Linha {line}, coluna {column}: os dados acabam no meio de uma tripla; esperava-se linha, "
        "coluna e dígito."
    ),
    "parse.ampl-twice": (
        "Linha {line}, coluna {column}: a célula {cells} é dada uma segunda vez; esperava-se cada "
        "célula uma vez."
    ),
    "parse.cell": (
        "Linha {line}, coluna {column}: {found} não é uma célula; esperavam-se células como em "
        "r1c1-r1c2."
    ),
    "parse.cell-gap": (
        "Linha {line}, coluna {column}: {cells} não é uma célula deste tabuleiro, que tem ali um "
        "hífen; esperavam-se outras células."
    ),
    "parse.cell-outside": (
        "Linha {line}, coluna {column}: não há célula {found} neste tabuleiro; esperava-se de r1c1 "
        "a r{rows}c{columns}."
    ),
    "parse.character": (
        "Linha {line}, coluna {column}: não é possível ler {found}; esperavam-se dígitos ou "
        "letras, um ponto ou 0 para célula vazia, espaços, vírgulas ou os traços de um desenho."
    ),
    "parse.count": (
        "Linha {line}, coluna {column}: foram lidas {count} células; esperavam-se {expected}, para "
        "um lado de {side}."
    ),
    "parse.empty": (
        "O texto não contém nenhum sudoku; esperava-se um dígito ou uma marca de vazio para cada "
        "célula."
    ),
    "parse.gap": (
        "Linha {line}, coluna {column}: um hífen quer dizer que ali não há célula, mas por aqui "
        "passa uma linha, coluna ou caixa; esperava-se um ponto para célula vazia."
    ),
    "parse.given": (
        "Linha {line}, coluna {column}: {found} está onde o tabuleiro não tem célula; esperava-se "
        "um hífen."
    ),
    "parse.large": (
        "Linha {line}, coluna {column}: este tabuleiro é grande demais; esperava-se um lado de "
        "{limit} no máximo."
    ),
    "parse.letter": (
        "Linha {line}, coluna {column}: {found} não é um dígito deste tabuleiro; esperava-se "
        "{symbols}, ou um ponto para célula vazia."
    ),
    "parse.letters": (
        "As letras {letters} não servem; esperavam-se {side} letras ou dígitos diferentes, um para "
        "cada dígito do tabuleiro."
    ),
    "parse.long": "O texto tem {count} caracteres; esperavam-se no máximo {limit}.",
    "parse.no-puzzle": (
        "Linha {line}, coluna {column}: não há sudoku neste texto; esperava-se para cada célula um "
        "dígito, ou um ponto ou 0 se estiver vazia."
    ),
    "parse.number": (
        "Linha {line}, coluna {column}: esperava-se um número de 0 a {side}, não {found}."
    ),
    "parse.row": (
        "Linha {line}, coluna {column}: esta linha tem {count} células; esperavam-se {expected}."
    ),
    "parse.rows": (
        "Linha {line}, coluna {column}: há {count} linhas de {expected} células; esperavam-se "
        "{expected} linhas."
    ),
    "parse.rule-line": (
        "Linha {line}, coluna {column}: não há linha de regras {found}; as mais parecidas são "
        "{near}. O comando sudoku convert --help mostra todas."
    ),
    "parse.rule-line-base": (
        "Linha {line}, coluna {column}: {rows} linhas e {columns} colunas para {side} dígitos não "
        "têm regiões por si sós; o esperado era algo como boards:3x3=r1c1-r7c7, ou blocks:none."
    ),
    "parse.rule-line-clue": (
        "Linha {line}, coluna {column}: falta o valor antes do sinal de igual; "
        "o esperado era {form}."
    ),
    "parse.rule-line-count": (
        "Linha {line}, coluna {column}: {count} dígitos são listados aqui, mas a grade tem {side} "
        "linhas e colunas; esperavam-se {side} dígitos."
    ),
    "parse.rule-line-digits": (
        "Linha {line}, coluna {column}: {found} não pode estar aqui; esperavam-se dígitos como em "
        "digits:0-8 ou digits:1,3,5, cada um maior que o anterior, {limit} no máximo, nenhum acima "
        "de {most}."
    ),
    "parse.rule-line-form": "Linha {line}, coluna {column}: esperava-se {form}, não {found}.",
    "parse.rule-line-regions": (
        "Linha {line}, coluna {column}: as regiões têm {count} marcas; esperavam-se {expected}, "
        "uma para cada célula."
    ),
    "parse.rule-line-side": (
        "Linha {line}, coluna {column}: as linhas de regras são para {count} dígitos; esperavam-se "
        "{side}."
    ),
    "parse.rule-line-square": (
        "Linha {line}, coluna {column}: {word} precisa de tantas linhas e colunas quantos são os "
        "dígitos; esperavam-se {side} de cada."
    ),
    "parse.rule-line-twice": (
        "Linha {line}, coluna {column}: {word} não pode vir junto com {other}; esperava-se uma das "
        "duas."
    ),
    "parse.rule-line-wrong": "Linha {line}, coluna {column}: {reason}",
    "parse.rules": "Nas regras: {reason}",
    "parse.several": "Linha {line}, coluna {column}: começa um segundo sudoku; esperava-se um só.",
    "parse.shape-count": (
        "Linha {line}, coluna {column}: foram lidas {count} células; esperavam-se {expected}, para "
        "{rows} linhas e {columns} colunas."
    ),
    "parse.side": "{side} não é um lado; esperava-se um número inteiro de 1 a {limit}.",
    "parse.square": (
        "Linha {line}, coluna {column}: {count} células não formam um quadrado; esperavam-se "
        "{below} ou {above}."
    ),
    "parse.sumocue": (
        "Linha {line}, coluna {column}: {found} não se encaixa no texto do SumoCue; esperava-se = "
        "e uma soma, ou + e o número de uma célula a cuja gaiola se junta, depois J e o número de "
        "uma região."
    ),
    "parse.sumocue-cage": (
        "Linha {line}, coluna {column}: a gaiola desta célula tem mais células do que há dígitos; "
        "esperavam-se {side} no máximo."
    ),
    "parse.sumocue-region": (
        "Linha {line}, coluna {column}: a região desta célula não tem {side} células; esperavam-se "
        "{side} regiões de {side} células, ou nenhuma."
    ),
    "parse.value": (
        "Linha {line}, coluna {column}: {found} não é um dígito deste tabuleiro; esperava-se "
        "{digits}, um ponto para célula vazia, ou um hífen onde não há célula."
    ),
    "photo.board": (
        "A grade parece ter {side} × {side} células; o tabuleiro esperado tem {rows} × {columns}."
    ),
    "photo.columns": (
        "A célula {cells} tem {count} verossimilhanças; esperavam-se {expected}: uma para vazia e "
        "uma para cada dígito."
    ),
    "photo.corners": (
        "Estes não são os cantos de uma grade; esperavam-se quatro, na ordem em volta dela."
    ),
    "photo.file": "Não foi possível ler {name}: {reason}.",
    "photo.filled": (
        "O que foi lido não tem solução. Muitas células estão preenchidas, talvez por quem jogava, "
        "por isso nada foi mudado: procure dígitos errados."
    ),
    "photo.likelihood": (
        "Uma verossimilhança em {cells} é {value}; esperava-se um logaritmo natural, que pode ser "
        "menos infinito."
    ),
    "photo.mended": (
        "Para haver exatamente uma solução, estas células não foram lidas como parecem: {cells}."
    ),
    "photo.missing": (
        "As fotos são lidas com o OpenCV, que não está instalado aqui; pip install "
        '"sudoku-core[photo]" o instala.'
    ),
    "photo.no-grid": (
        "Nenhuma grade foi encontrada. Ajuda ter a grade inteira na imagem, com luz uniforme, "
        "vista bem de cima."
    ),
    "photo.no-picture": "{name} não é uma imagem que se possa abrir.",
    "photo.none": (
        "O que foi lido não tem solução, e nenhuma leitura parecida tem exatamente uma. Confira as "
        "células duvidosas."
    ),
    "photo.nothing": "Pelas suas verossimilhanças, {cells} não está vazia nem tem dígito algum.",
    "photo.rows": "Há verossimilhanças para {count} células; esperavam-se {expected}.",
    "photo.several": "O que foi lido tem mais de uma solução. Procure dígitos que faltam.",
    "photo.side": "A grade parece ter {side} × {side} células; só se leem dígitos até 9.",
    "photo.unsettled": (
        "Não houve tempo de descobrir se uma leitura provável tem exatamente uma solução. Confira "
        "as células duvidosas."
    ),
    "place.block": "a região extra de {at}",
    "place.box": "a caixa {number}",
    "place.box-at": "a caixa de {at}",
    "place.boxes": "as caixas {numbers}",
    "place.cell": "{at}",
    "place.clue": "{place} ({clue})",
    "place.column": "a coluna {number}",
    "place.column-at": "a coluna desde {at}",
    "place.columns": "as colunas {numbers}",
    "place.diagonal": "a diagonal desde {at}",
    "place.group": "o grupo disjunto de {at}",
    "place.region": "a região de {at}",
    "place.row": "a linha {number}",
    "place.row-at": "a linha desde {at}",
    "place.rows": "as linhas {numbers}",
    "place.rule": "a regra de {at}",
    "place.window": "a janela de {at}",
    "puzzle.block-cell": (
        "O bloco {number} contém a célula {cell}, mas as células vão de 0 a {last}."
    ),
    "puzzle.block-kind": (
        "O bloco {number} tem o nome {name}; esperava-se uma palavra só de letras e um número a "
        "partir de 1."
    ),
    "puzzle.block-name": "O bloco {number} tem o nome {name}, como outro antes dele.",
    "puzzle.block-repeat": "O bloco {number} contém a célula {cells} duas vezes.",
    "puzzle.block-side": (
        "{name} tem {count} células, como num tabuleiro de lado {count}; esperavam-se {side}."
    ),
    "puzzle.block-size": "O bloco {number} tem {count} células, mas só há {side} dígitos.",
    "puzzle.blocks": (
        "Um tabuleiro com lacunas, ou sem {side} linhas e colunas para os seus {side} dígitos, "
        "precisa que os seus blocos sejam indicados."
    ),
    "puzzle.box": "Uma caixa de {rows} × {columns} células não serve para um lado de {side}.",
    "puzzle.box-pair": "{box} não é uma caixa; esperavam-se as suas linhas e colunas, como (2, 3).",
    "puzzle.corner": (
        "Um tabuleiro de {side} × {side} células que começa em {cells} não cabe no conjunto."
    ),
    "puzzle.digits": (
        "{value} não serve de dígito aqui; esperavam-se números inteiros de 0 a {most}, cada um "
        "maior que o anterior."
    ),
    "puzzle.givens": "As dadas têm {count} células, o tabuleiro {expected}.",
    "puzzle.no-boxes": "Um lado de {side} não tem caixas.",
    "puzzle.no-cells": (
        "Não há células: neste tabuleiro só são células as que um bloco ou uma regra contém."
    ),
    "rule.cell": (
        "A regra {number} ({kind}) contém a célula {cell}, que não é deste tabuleiro; as células "
        "vão de 0 a {last}."
    ),
    "rule.code": "Uma regra do tipo {kind} pede o código de um autômato, não {found}.",
    "rule.disagrees": (
        "A regra {name} se contradiz: o lower() dela permite o tabuleiro que {solver} deu, e o "
        "broken() acha um erro em {cells}."
    ),
    "rule.empty": "A regra {number} ({kind}) não contém nenhuma célula.",
    "rule.few": "Uma regra do tipo {kind} precisa de pelo menos {least} células, não {count}.",
    "rule.large": "Uma regra deste tipo em {count} células é grande demais para {side} dígitos.",
    "rule.many": "Uma regra do tipo {kind} aceita no máximo {most} células, não {count}.",
    "rule.number": "Uma regra do tipo {kind} pede um número inteiro, não {found}.",
    "rule.outside": (
        "Uma regra do tipo {kind} aceita um lugar fora do tabuleiro como (linha, coluna), a partir "
        "de 0, não {found}."
    ),
    "rule.parameter": (
        "Uma regra do tipo {kind} não pede nada além das suas células, e recebeu {found}."
    ),
    "rule.pattern": (
        "Uma regra do tipo {kind} pede um padrão de dígitos, como 1[23]*|4, de no máximo {limit} "
        "passos, não {found}."
    ),
    "rule.repeat": "A regra {number} ({kind}) contém a célula {cells} duas vezes.",
    "rule.size": "A regra {number} ({kind}) tem {count} células, mas só há {side} dígitos.",
    "rule.text": "Uma regra do tipo {kind} pede um número inteiro; “{found}” é um texto.",
    "rule.unequal": (
        "Os dois grupos de uma regra do tipo {kind} devem ter o mesmo tamanho; "
        "eles têm {count} e {other} células."
    ),
    "rule.word": "Uma regra do tipo {kind} pede uma palavra sem espaços, não {found}.",
    "shared.cages": (
        "O formato {style} só aceita jaulas quando cada célula está em uma e todas têm soma e pelo "
        "menos duas células; o formato “{better}” aceita estas."
    ),
    "shared.choice": (
        "O que fazer com regras que não se conhecem é “refuse” (recusar) ou “leave out” (deixar de "
        "fora), não “{found}”."
    ),
    "shared.damaged": (
        "Este texto de {program} está danificado: faltam caracteres ou há caracteres errados. "
        "Copie de novo o link ou o texto inteiro."
    ),
    "shared.drawn": "Desenhado, mas não lido como regra: {names}.",
    "shared.link": (
        "Este link é de um site desconhecido; abra-o lá e copie os dígitos ou exporte o sudoku."
    ),
    "shared.long": (
        "Este texto tem mais de {limit} caracteres, comprimido ou descomprimido; nenhum sudoku é "
        "tão longo."
    ),
    "shared.named": (
        "Este link de {program} só indica um sudoku que está num servidor; abra-o lá e compartilhe "
        "o próprio sudoku: o novo link terá o sudoku inteiro."
    ),
    "shared.overlap": "Há gaiolas sobrepostas em {cells}. É permitido, mas pode ser um engano.",
    "shared.prose": "Há também regras em palavras, que não são lidas: pode haver mais.",
    "shared.refused": "Este sudoku de {program} não pode ser aberto: {reason}",
    "shared.solution": "A solução que veio com ele não combina com este sudoku.",
    "shared.strange": (
        "Este sudoku de {program} não pode ser lido: a parte “{what}” não é como se esperava."
    ),
    "shared.torn": (
        "Há gaiolas com células que não se tocam (primeiras células: {cells}). Pode ser um engano."
    ),
    "shared.unknown": (
        "Pode haver mais soluções do que o previsto, pois ficam de fora regras que esta página não "
        "conhece: {names}."
    ),
    "shared.unsupported": (
        "Este sudoku tem regras que não se conhecem aqui, ou desenhos que podem ser regras: "
        '{names}. Para ler o resto sem elas, peça com unsupported="leave out".'
    ),
    "solver.best": "{solver} não encontra a melhor de várias soluções; CBC e HiGHS encontram.",
    "solver.blocks": (
        "{solver} precisa de linhas, caixas ou regiões que cubram o tabuleiro sem compartilhar "
        "células."
    ),
    "solver.broke": "{solver} falhou: {reason}",
    "solver.browser": (
        "{solver} funciona como um programa à parte, que um navegador não pode iniciar."
    ),
    "solver.explain": (
        "{solver} não consegue provar que não há solução, então não pode explicar isso."
    ),
    "solver.form": "{solver} não aceita a forma {form}; aceita {known}.",
    "solver.licence": (
        "Este sudoku precisa de {variables} variáveis e {constraints} restrições; a licença de "
        "{solver} instalada aqui permite {allowed} de cada."
    ),
    "solver.linear": "{solver} não resolve programas lineares; o HiGHS resolve.",
    "solver.missing": "{solver} não está instalado aqui.",
    "solver.missing-extra": (
        '{solver} não está instalado aqui; pip install "sudoku-core[{extra}]" o instala.'
    ),
    "solver.missing-program": (
        "{solver} não está instalado aqui; não se encontra o programa {program}."
    ),
    "solver.rules": (
        "{solver} só aceita regras em que os dígitos são diferentes, como nas linhas e caixas; "
        "este sudoku tem outras."
    ),
    "solver.time-limit": "Um limite de tempo é um número de segundos a partir de 0, não {value}.",
    "solver.true-candidates": (
        "{solver} não consegue provar que não há solução, então não pode achar os candidatos "
        "falsos."
    ),
    "solver.unknown": "Solver desconhecido: “{solver}”. Os solvers são {known}.",
    "solver.unknown-near": (
        "Solver desconhecido: “{solver}”. Você quis dizer {near}? Os solvers são {known}."
    ),
    "solver.unproven": "{solver} diz que não há solução, mas a prova que dá não fecha.",
    "solver.wrong": "{solver} deu uma grade que não resolve o sudoku.",
    "step.allowed": "{base} só permite {digits} nestas células.",
    "step.also": "{first} {second}",
    "step.and-so-on": "{first}, e assim por diante: {last}",
    "step.and-so-on-left": (
        "{first}, e assim por diante, com os candidatos que restam em cada célula: {last}"
    ),
    "step.assumed": "Suponha que {cells} seja {digits}.",
    "step.block-forcing-chains": "Onde quer que {digits} fique em {base}, o resultado é o mesmo.",
    "step.cage-alone": "Em uma gaiola de uma só célula, o dígito é a soma: {equation}.",
    "step.cage-clash-cell": (
        "{start}, as outras células seriam {sets}, mas nenhum desses dígitos cabe em {cells}."
    ),
    "step.cage-clash-digit": (
        "{start}, as outras células seriam {sets}, mas {digits} não cabe em nenhuma delas."
    ),
    "step.cage-combinations-clash": "{first}. {reason}",
    "step.cage-combinations-clash-mixed": "{first}. Isso exclui {digits}. {reason}",
    "step.cage-combinations-clash-placed": "{first}. {reason}",
    "step.cage-combinations-many": (
        "{base} pode completar a soma com {count} conjuntos de dígitos, mas nenhum tem um dígito "
        "removido."
    ),
    "step.cage-combinations-many-clash": (
        "{base} pode completar a soma com {count} conjuntos de dígitos. {reason}"
    ),
    "step.cage-combinations-many-clash-placed": (
        "{base} pode completar a soma com {count} conjuntos de dígitos. {reason}"
    ),
    "step.cage-combinations-many-placed": (
        "{base} pode completar a soma com {count} conjuntos de dígitos, que só deixam {digits} "
        "para {cells}."
    ),
    "step.cage-combinations-only": "{first}; logo, nenhum outro dígito cabe ali.",
    "step.cage-combinations-placed": "{first}, o que só deixa {digits} para {cells}.",
    "step.cage-last": "Os dígitos já colocados em {base} somam {sum}; logo, {equation}.",
    "step.cage-partner": "{start}, {others} teria de ser {sets}, o que não é possível.",
    "step.cage-pointing": (
        "{base} não completa a soma sem {digits}, que só cabe ali em {cover}. Logo, {digits} não "
        "cabe em mais nenhum lugar de {cover}."
    ),
    "step.cage-sets": "{base} só pode ser {sets}",
    "step.cage-sets-left": "Com os candidatos que restam, {base} só pode ser {sets}",
    "step.cages-choices": "Logo, {parts}. Nenhum dígito removido está entre eles.",
    "step.cages-choices-cells": (
        "Logo, {parts}. Um dígito removido não deixaria nenhum desses conjuntos para as outras "
        "células."
    ),
    "step.cages-clash": "{start}, {parts}: algum dígito se repetiria.",
    "step.cages-if-inside": "Se {place} tivesse {digits}",
    "step.cages-if-outside": "Se {digits} não estivesse em nenhuma das gaiolas dentro de {cover}",
    "step.cages-needed": (
        "{base} só pode ser {sets}. Precisa de {digits}, que nenhuma outra célula de {cover} pode "
        "ter."
    ),
    "step.cages-needed-many": (
        "{base} não completa a soma sem {digits}, que nenhuma outra célula de {cover} pode ter."
    ),
    "step.cages-none": "{base} não completa a soma com {cases}.",
    "step.cages-none-in": "{base} não completa a soma com {cases} em {places}.",
    "step.cages-rest": (
        "{start}, {parts}. As outras células de {cover} teriam de ser {sets}, mas não podem."
    ),
    "step.cages-rest-cell": "{start}, {parts}. Não restaria dígito para {cells}.",
    "step.cages-rest-digit": "{start}, {parts}. Não restaria lugar para {digits} em {cover}.",
    "step.cages-rest-many": (
        "{start}, {parts}. Os dígitos restantes não caberiam nas outras células de {cover}."
    ),
    "step.cages-together": "Cada dígito fica uma vez em {cover}. {reason}",
    "step.cases": (
        "Com {digits} em {cells}, todos os casos levam a uma contradição ({count} ao todo)."
    ),
    "step.cell-forcing-chains": (
        "Em {base} só cabem {digits}. Seja qual for, o resultado é o mesmo."
    ),
    "step.chain": (
        "{start}, {end}: uma das duas coisas é verdade. Os candidatos que veem os dois podem ser "
        "removidos. A cadeia: {chain}."
    ),
    "step.chain-back": "{start}, a cadeia prova o contrário. Logo, {end}: {chain}.",
    "step.chain-if-not": "Se {cells} não é {digits}",
    "step.chain-if-not-several": "Se nenhuma das células {cells} é {digits}",
    "step.chain-is": "{cells} é {digits}",
    "step.chain-is-several": "uma das células {cells} é {digits}",
    "step.claiming": (
        "Em {base}, {digits} só cabe em {cover}. Logo, {digits} não cabe em mais nenhum lugar de "
        "{cover}."
    ),
    "step.colours-both": (
        "Se {cells} fosse {digits}, os pares de lugares o eliminariam de {ends}, mas uma delas tem "
        "de ser {digits}."
    ),
    "step.colours-clash": (
        "Se {cells} fosse {digits}, os pares de lugares o poriam em {ends}, que se veem."
    ),
    "step.colours-outside": (
        "Pelos pares de lugares, pelo menos uma das células {cells} é {digits}. Logo, uma célula "
        "que vê as duas não pode ser {digits}."
    ),
    "step.common-peer": (
        "{cells} vê todos os lugares para {digits} em {base}, por {cover}; logo, não pode ser "
        "{digits}."
    ),
    "step.contradiction": "Com estes dígitos e notas não há solução.",
    "step.counted-full": (
        "{base} precisa de {digits}, que ocupam todas as células que restam para eles: {cells}."
    ),
    "step.counted-least": "{base} precisa de {digits} onde ainda cabe: {cells}.",
    "step.counted-most": "{base} não pode ter mais um {digits}.",
    "step.counted-placed": "{base} precisa de {digits}, que só cabe em {cells}.",
    "step.counted-pointing": (
        "{base} precisa de {digits}, que só cabe em {cells}. Uma célula que vê todas elas não pode"
        " ser {digits}."
    ),
    "step.deadly": (
        "Se {cells} só tivessem {digits}, estes poderiam trocar de lugar: haveria duas soluções."
    ),
    "step.deadly-1": "{deadly} Logo, {others} tem de ter outro dígito.",
    "step.deadly-2": "{deadly} Logo, uma das células {others} tem de ser {digits}.",
    "step.deadly-3": (
        "{deadly} Logo, uma das células {others} tem outro dígito; junto com {cells}, ela esgota "
        "{digits}."
    ),
    "step.deadly-4": (
        "{deadly} Em {base}, {digits} só cabe em {others}; logo, os outros dígitos do padrão não "
        "podem ficar ali."
    ),
    "step.deadly-bug": (
        "Fora {others}, cada célula vazia tem dois candidatos, e cada dígito tem dois lugares onde "
        "quer que falte: sem mais um candidato, haveria duas soluções."
    ),
    "step.death-blossom": (
        "Seja qual for o dígito de {stem}, {digits} fica ali ou em um destes conjuntos: {petals}. "
        "Logo, uma célula que vê todos esses {digits} não pode ser {digits}."
    ),
    "step.dynamic-block-forcing-chains": (
        "Onde quer que {digits} fique em {base}, no fim o resultado é o mesmo."
    ),
    "step.dynamic-cell-forcing-chains": (
        "Em {base} só cabem {digits}. Seja qual for, no fim o resultado é o mesmo."
    ),
    "step.dynamic-forcing-chains": (
        "Com {digits} em {cells}, no fim não daria para preencher {base}."
    ),
    "step.empty-rectangle": (
        "Se {cells} fosse {digits}, {base} o teria em {cover}, e {block} ficaria sem lugar para "
        "{digits}."
    ),
    "step.finned-fish": (
        "Em {base}, ou {digits} só fica em {cover}, ou a barbatana é {digits}: {cells}. Nos dois "
        "casos, {digits} sai das células de {cover} que veem toda a barbatana."
    ),
    "step.fish": (
        "Em {base}, {digits} só cabe em {cover}, uma vez em cada. Logo, {digits} não cabe em mais "
        "nenhum lugar de {cover}."
    ),
    "step.full-house": "{cells} é a última célula vazia em {base}, e {digits}, o último dígito.",
    "step.goes": "Remova {digits} de {cells}.",
    "step.hidden-block": (
        "{base}, sem {others}, têm cada dígito uma vez. Ali {digits} só cabe em {cells}, e todas "
        "ficam em {cover}. Logo, {digits} não cabe em mais nenhum lugar de {cover}."
    ),
    "step.hidden-block-placed": (
        "{base}, sem {others}, têm cada dígito uma vez. Ali {digits} só cabe em {cells}."
    ),
    "step.hidden-rectangle": (
        "{deadly} {left} em {others} levaria a isso, pois {digits} não cabe em mais nenhum lugar "
        "de {base}."
    ),
    "step.hidden-single": "Em {base}, {digits} só cabe em {cells}.",
    "step.hidden-subset": (
        "Em {base}, os dígitos {digits} só cabem em {cells}; logo, nenhum outro dígito cabe ali."
    ),
    "step.if": "Se {cells} fosse {digits}",
    "step.if-several": "Se uma das células {cells} fosse {digits}",
    "step.impossible": "Isso é impossível: {count} equações somadas dão uma contradição.",
    "step.innies": "Os dígitos de {base} somam {sum}; {parts}. Logo, {equation}.",
    "step.innies-and-outies": (
        "Os dígitos de {base} somam {sum}; {parts}. As células que passam para fora e as que "
        "sobram dentro diferem nesse mesmo valor: {equation}."
    ),
    "step.law-of-leftovers": (
        "Em {base} há os mesmos dígitos que em {cover}; nas células que não compartilham também: "
        "{cells} têm os mesmos que {others}. Remova o que só cabe de um lado: {digits}."
    ),
    "step.likewise": "Os outros dígitos são removidos por razões parecidas.",
    "step.line-always": (
        "{base}: {result}, sejam quais forem os dígitos das outras células. {reason}"
    ),
    "step.line-always-placed": (
        "{base}: {result}, sejam quais forem os dígitos das outras células. {reason}"
    ),
    "step.line-any": "{base}: {result}, sejam quais forem os dígitos das outras células.",
    "step.line-cases": "{base} só funciona com {cases}; logo, {parts}.",
    "step.line-cases-apart": "{base} pede {sets} dígitos entre {digits}; logo, {parts}.",
    "step.line-cases-apart-one": "{base} pede um dígito entre {digits}; logo, {parts}.",
    "step.line-cases-each": "{base} só funciona com {cases}. Em cada um desses casos, {parts}.",
    "step.line-cases-each-placed": (
        "{base} só funciona com {cases}. Em cada um desses casos, {parts}."
    ),
    "step.line-cases-many": (
        "{base} ainda tem {count} casos possíveis, como {cases}. Em todos eles, {parts}."
    ),
    "step.line-cases-many-placed": (
        "{base} ainda tem {count} casos possíveis, como {cases}. Em todos eles, {parts}."
    ),
    "step.line-cases-placed": "{base} só funciona com {cases}; logo, {parts}.",
    "step.line-cases-touching": "{base} põe {digits} lado a lado; logo, {parts}.",
    "step.line-so": "{base}: {parts}; logo, {result}.",
    "step.line-so-placed": "{base}: {parts}; logo, {result}.",
    "step.linked": "{base}: {others} é {digits}; logo, só {left} cabem em {cells}.",
    "step.linked-chain": (
        "Siga {base}: se {cells} fosse {digits}, {links}, e não restaria nenhum dígito para "
        "{others}."
    ),
    "step.linked-left-placed": (
        "{base}: {others} é {digits}; logo, só {numbers} cabem em {cells}, e destes só resta "
        "{left}."
    ),
    "step.linked-need": "{base}: {parts}, mas em {others} não pode haver {excluded}.",
    "step.linked-need-placed": (
        "{base}: {parts}, mas em {others} não pode haver {excluded}. Para {cells}, só resta {left}."
    ),
    "step.linked-none": "{base}: {parts}.",
    "step.linked-none-placed": "{base}: {parts}. Para {cells}, só resta {left}.",
    "step.linked-placed": "{base}: {others} é {digits}; logo, {cells} é {left}.",
    "step.linked-several": (
        "{base}: só {digits} cabem em {others}; logo, só {left} cabem em {cells}."
    ),
    "step.linked-several-left-placed": (
        "{base}: só {digits} cabem em {others}; logo, só {numbers} cabem em {cells}, e destes só "
        "resta {left}."
    ),
    "step.linked-several-placed": "{base}: só {digits} cabem em {others}; logo, {cells} é {left}.",
    "step.locked-hidden-subset": (
        "Em {base}, os dígitos {digits} só cabem em {cells}; logo, nenhum outro dígito cabe ali. "
        "Todas essas células ficam em {cover}; logo, {digits} não cabem em mais nenhum lugar de "
        "{cover}."
    ),
    "step.locked-subset": (
        "{cells} só podem ter {digits}, e todas ficam em {cover}. Logo, {digits} não cabem em mais "
        "nenhum lugar de {cover}."
    ),
    "step.loop": (
        "A cadeia se fecha: uma ponta de cada elo fraco é verdadeira. O resto de cada elo fraco "
        "pode ser removido: {chain}."
    ),
    "step.naked-single": "{cells} só pode ser {digits}.",
    "step.naked-subset": (
        "{cells} só podem ter {digits}; logo, estes não cabem em mais nenhum lugar de {base}."
    ),
    "step.named": "{name}.",
    "step.nested-forcing-chains": (
        "Com {digits} em {cells}, e com outras suposições pelo caminho, no fim não daria para "
        "preencher {base}."
    ),
    "step.nishio": "Com {digits} em {cells}, não restaria lugar para ele em {base}.",
    "step.no-digit": "Isso é impossível: não resta nenhum dígito para {base}.",
    "step.no-place": "Isso é impossível: {digits} não cabe mais em {base}.",
    "step.no-solution": "Este sudoku não tem solução.",
    "step.no-sums": "Somas de equações ficam de fora. {reason}",
    "step.not-fitting-bounds": "{sums} {parts}; logo, {result}.",
    "step.not-fitting-neither": "{sums} Assim, nenhuma das duas pode ser {excluded}.",
    "step.not-fitting-partner": "{sums} Mas {parts}, o que não é possível ali.",
    "step.noted": "Anote todos os candidatos de {cells}.",
    "step.outies": (
        "Os dígitos de {base} somam {sum}; {parts}. A diferença é o que passa para fora: "
        "{equation}."
    ),
    "step.part-cage-inside": "a gaiola de dentro soma {sum}",
    "step.part-cage-is": "{place} só pode ser {sets}",
    "step.part-cage-only": "{place} só poderia ser {sets}",
    "step.part-cage-then": "ela só poderia ser {sets}",
    "step.part-cage-there": "a gaiola ali soma {sum}",
    "step.part-cages-inside": "as gaiolas de dentro somam {sum}",
    "step.part-cages-there": "as gaiolas ali somam {sum}",
    "step.part-differ": "nenhum dígito se repete em {cover}",
    "step.part-either": "{cells} só poderia ser {digits} ou {other}",
    "step.part-least": "{cells} é no mínimo {sum}",
    "step.part-least-left": "O menor candidato que resta em {cells} é {sum}",
    "step.part-least-several": "{cells} somam no mínimo {sum}",
    "step.part-least-several-times": "{cells} juntas contribuem com no mínimo {sum}",
    "step.part-least-times": "{cells} contribui com no mínimo {sum}",
    "step.part-leaves": "{first}, o que só deixa {digits}",
    "step.part-left": "em {cells} já está o {sum}",
    "step.part-left-last": "em {cells} não pode haver {excluded} e só resta {digits}",
    "step.part-left-only": "em {cells} só cabe {sets}",
    "step.part-left-several": "os dígitos já colocados em {cells} somam {sum}",
    "step.part-most": "{cells} é no máximo {sum}",
    "step.part-most-left": "O maior candidato que resta em {cells} é {sum}",
    "step.part-most-several": "{cells} somam no máximo {sum}",
    "step.part-most-several-times": "{cells} juntas contribuem com no máximo {sum}",
    "step.part-most-times": "{cells} contribui com no máximo {sum}",
    "step.part-need": "{cases} em {cells} exigiria {sets} em {others}",
    "step.part-no-partner": "nenhum dígito em {others} combina com {cases} em {cells}",
    "step.part-not": "em {cells} não pode haver {excluded}",
    "step.part-only": "{cells} seria {digits}",
    "step.part-out": "fora, em {cells}, já está o {sum}",
    "step.part-out-several": "os dígitos já colocados fora, em {cells}, somam {sum}",
    "step.part-partner": "{digits} em {cells} exigiria {value} em {others}",
    "step.part-rest-is": "as outras células só podem ser {sets}",
    "step.part-rest-lacks": "nenhuma outra célula pode ter {excluded}",
    "step.part-sum-inside": "a soma conhecida de dentro é {sum}",
    "step.part-sum-there": "a soma conhecida ali é {sum}",
    "step.part-sums": "{cells} só poderiam somar {sets}",
    "step.part-sums-all": "a soma toda só poderia ser {sets}",
    "step.part-sums-inside": "as somas conhecidas de dentro dão {sum}",
    "step.part-sums-one": "{cells} só poderia ser {sets}",
    "step.part-sums-there": "as somas conhecidas ali dão {sum}",
    "step.part-total": "o total é {total}",
    "step.part-value": "{cells} é {sum}",
    "step.part-value-several": "{cells} somam {sum}",
    "step.part-value-several-times": "{cells} juntas contribuem com {sum}",
    "step.part-value-times": "{cells} contribui com {sum}",
    "step.part-with-placed": "{first}; {parts}",
    "step.placed": "Coloque {digits} em {cells}.",
    "step.pointing": (
        "Em {base}, {digits} só cabe em {cover}. Logo, {digits} não cabe em mais nenhum lugar de "
        "{cover}."
    ),
    "step.remote-pair": (
        "{digits} se alternam ao longo da cadeia; {cells} têm um cada. Uma célula que vê as duas "
        "não pode ter nenhum deles: {chain}."
    ),
    "step.required-placed": (
        "{base} só pode ser {sets}; logo, precisa de {digits}, que só cabe em {cells}."
    ),
    "step.required-pointing": (
        "{base} só pode ser {sets}; logo, precisa de {digits}, que só cabe em {cells}. Uma célula "
        "que vê todas elas não pode ser {digits}."
    ),
    "step.rule": "Se um dígito removido fosse verdadeiro, {base} não se cumpriria.",
    "step.rule-placed": "Com qualquer outro dígito em {cells}, {base} não se cumpriria.",
    "step.says-cell": "Um dígito em {base}",
    "step.says-most": "{digits} no máximo uma vez em {base}",
    "step.says-once": "{digits} uma vez em {base}",
    "step.says-rule": "O que {base} exige",
    "step.seen-block": (
        "Onde quer que {digits} fique em {base}, {cells} não pode ser {left}, por causa de {cover}."
    ),
    "step.seen-cell": (
        "Em {base} só cabem {digits}. Seja qual for, {cells} não pode ser {left}, por causa de "
        "{cover}."
    ),
    "step.seen-placed": (
        "{base} é {digits}; logo, {cells} não pode ser {left}, por causa de {cover}."
    ),
    "step.several-solutions": "Nenhum outro passo é certo: a partir daqui há várias soluções.",
    "step.so": "{base}; logo, {result}.",
    "step.sue-de-coq": (
        "{cells} têm exatamente {digits}: tantos dígitos quantas células, e nenhum pode se repetir "
        "ali. Remova cada um das células de {base} que veem todos os seus lugares ali."
    ),
    "step.sum": "{count} equações, somadas, não deixam lugar para isso.",
    "step.sum-absurd": (
        "O lado esquerdo não pode ser menor que 0; logo, a partir daqui não há solução."
    ),
    "step.sum-bounds": "{base}: {parts}; logo, {result}.",
    "step.sum-bounds-placed": "{base}: {parts}; logo, {result}.",
    "step.sum-goes": "Logo, {digits} não cabe em {cells}.",
    "step.sum-least": "{name} diz “no mínimo”: pode ser subtraída, mas não somada.",
    "step.sum-most": "{name} diz “no máximo”: pode ser somada, mas não subtraída.",
    "step.sum-negative": (
        "Ainda não se conclui nada: {terms} ficaria abaixo de 0. Some equações que contenham isso."
    ),
    "step.sum-none": "Nenhuma soma de equações mostra este passo.",
    "step.sum-placed": "Só resta um candidato; logo, {cells} é {digits}.",
    "step.sum-small": (
        "Ainda não se conclui nada: nenhum candidato tem coeficiente maior que o lado direito."
    ),
    "step.sum-unknown": "Não há a equação {name}.",
    "step.sum-value": "Na soma só resta {cells}, e só {digits} serve.",
    "step.sums": "{base}: nenhum dígito se repete em {cover}. {reason}",
    "step.sums-apart": "{start}, {first}, mas {second}.",
    "step.sums-in-order": "Para somar {total}, {cells} só podem ser, nessa ordem, {sets}.",
    "step.sums-only": "Só {parts} somam {total}.",
    "step.sums-placed": (
        "{base}: nenhum dígito se repete em {cover}. {reason} Assim, só resta {digits} para "
        "{cells}."
    ),
    "step.sums-sets": "Para somar {total}, {cells} só podem ser {sets}.",
    "step.sums-total": "{start}, {first}, e não {total}.",
    "step.thermometer": "Os dígitos aumentam ao longo de {base}. {reason}",
    "step.thermometer-bounds": "{start}; logo, {parts}.",
    "step.turbot-fish": (
        "Em {base}, {digits} só tem dois lugares em cada, e {cover} só comporta um. Logo, pelo "
        "menos uma das células {cells} é {digits}, e uma célula que vê as duas não pode ser "
        "{digits}."
    ),
    "step.twins": (
        "{base}: {cells} e {others} têm o mesmo dígito, e em {others} não pode haver {excluded}."
    ),
    "step.twins-placed": (
        "{base}: {cells} e {others} têm o mesmo dígito, e em {others} não pode haver {excluded}; "
        "logo, {cells} é {left}."
    ),
    "step.unique-rectangle-6": (
        "{deadly} {digits} em uma das células {others} levaria a isso, pois não cabe em mais "
        "nenhum lugar de {base}."
    ),
    "step.vwxyz-wing": (
        "{left} preenchem no máximo quatro das cinco células {cells}; logo, uma delas tem de ser "
        "{digits}. Remova {digits} das células que veem todos esses {digits}."
    ),
    "step.w-wing": (
        "Em {base}, cada lugar para {digits} é visto por uma das células {cells}; por isso não "
        "podem ser {digits} as duas. Uma delas é {other}, e uma célula que vê as duas não pode ser "
        "{other}."
    ),
    "step.wrong-entry": "{digits} em {cells} está errado. {reason}",
    "step.wrong-note": "Nas notas de {cells} falta {digits}. {reason}",
    "step.wxyz-wing": (
        "{left} preenchem no máximo três das quatro células {cells}; logo, uma delas tem de ser "
        "{digits}. Remova {digits} das células que veem todos esses {digits}."
    ),
    "step.xy-wing": (
        "Seja qual for o dígito de {pivot}, uma das células {cells} é {digits}. Logo, uma célula "
        "que vê as duas não pode ser {digits}."
    ),
    "step.xyz-wing": (
        "Seja qual for o dígito de {pivot}, ela ou uma das células {cells} é {digits}. Logo, uma "
        "célula que vê as três não pode ser {digits}."
    ),
    "technique.aic": "Cadeia alternada (AIC)",
    "technique.allowed-digits": "Dígitos permitidos",
    "technique.als-aic": "Cadeia alternada com ALS",
    "technique.als-chain": "Cadeia de ALS",
    "technique.als-continuous-nice-loop": "Ciclo contínuo com ALS (nice loop)",
    "technique.als-discontinuous-nice-loop": "Ciclo descontínuo com ALS (nice loop)",
    "technique.als-xy-wing": "ALS-XY-wing",
    "technique.als-xz": "ALS-XZ",
    "technique.avoidable-rectangle-1": "Retângulo evitável tipo 1",
    "technique.avoidable-rectangle-2": "Retângulo evitável tipo 2",
    "technique.block-forcing-chains": "Cadeias forçadas de região",
    "technique.bug-1": "BUG+1",
    "technique.bug-2": "BUG tipo 2",
    "technique.bug-3": "BUG tipo 3",
    "technique.bug-4": "BUG tipo 4",
    "technique.cage-combinations": "Combinações da gaiola",
    "technique.cage-pointing": "Gaiola apontadora (pointing cage)",
    "technique.cages-together": "Gaiolas em conjunto",
    "technique.cases": "Prova por casos",
    "technique.cell-forcing-chains": "Cadeias forçadas de célula",
    "technique.claiming": "Candidatos bloqueados (confinados)",
    "technique.combinations": "Combinações de dígitos",
    "technique.common-peer": "Eliminação por vizinho comum (common peer)",
    "technique.continuous-nice-loop": "Ciclo contínuo (nice loop)",
    "technique.contradiction": "Contradição",
    "technique.counted-digit": "Dígito contado",
    "technique.counted-digits": "Dígitos exigidos",
    "technique.counted-pointing": "Dígito apontador de uma regra",
    "technique.death-blossom": "Death Blossom",
    "technique.discontinuous-nice-loop": "Ciclo descontínuo (nice loop)",
    "technique.dynamic-block-forcing-chains": "Cadeias forçadas dinâmicas de região",
    "technique.dynamic-cell-forcing-chains": "Cadeias forçadas dinâmicas de célula",
    "technique.dynamic-forcing-chains": "Cadeias forçadas dinâmicas",
    "technique.empty-rectangle": "Retângulo vazio (empty rectangle)",
    "technique.extended-rectangle-1": "Retângulo estendido tipo 1",
    "technique.extended-rectangle-2": "Retângulo estendido tipo 2",
    "technique.extended-rectangle-3": "Retângulo estendido tipo 3",
    "technique.extended-rectangle-4": "Retângulo estendido tipo 4",
    "technique.finned-franken-jellyfish": "Franken jellyfish com barbatana",
    "technique.finned-franken-leviathan": "Franken leviathan com barbatana",
    "technique.finned-franken-squirmbag": "Franken squirmbag com barbatana",
    "technique.finned-franken-swordfish": "Franken swordfish com barbatana",
    "technique.finned-franken-whale": "Franken whale com barbatana",
    "technique.finned-franken-x-wing": "Franken X-wing com barbatana",
    "technique.finned-jellyfish": "Jellyfish com barbatana (finned jellyfish)",
    "technique.finned-leviathan": "Leviathan com barbatana",
    "technique.finned-mutant-jellyfish": "Mutant jellyfish com barbatana",
    "technique.finned-mutant-leviathan": "Mutant leviathan com barbatana",
    "technique.finned-mutant-squirmbag": "Mutant squirmbag com barbatana",
    "technique.finned-mutant-swordfish": "Mutant swordfish com barbatana",
    "technique.finned-mutant-whale": "Mutant whale com barbatana",
    "technique.finned-mutant-x-wing": "Mutant X-wing com barbatana",
    "technique.finned-squirmbag": "Squirmbag com barbatana",
    "technique.finned-swordfish": "Peixe-espada com barbatana (finned swordfish)",
    "technique.finned-whale": "Whale com barbatana",
    "technique.finned-x-wing": "Asa-X com barbatana (finned X-wing)",
    "technique.franken-jellyfish": "Franken jellyfish",
    "technique.franken-leviathan": "Franken leviathan",
    "technique.franken-squirmbag": "Franken squirmbag",
    "technique.franken-swordfish": "Franken swordfish",
    "technique.franken-whale": "Franken whale",
    "technique.franken-x-wing": "Franken X-wing",
    "technique.full-house": "Última célula",
    "technique.grouped-aic": "Cadeia alternada com grupos",
    "technique.grouped-continuous-nice-loop": "Ciclo contínuo com grupos (nice loop)",
    "technique.grouped-discontinuous-nice-loop": "Ciclo descontínuo com grupos (nice loop)",
    "technique.grouped-x-chain": "Cadeia X com grupos",
    "technique.hidden-block": "Região oculta (hidden region)",
    "technique.hidden-pair": "Par oculto",
    "technique.hidden-quad": "Quarteto oculto",
    "technique.hidden-rectangle": "Retângulo oculto",
    "technique.hidden-single": "Único oculto",
    "technique.hidden-triple": "Trinca oculta",
    "technique.innies-and-outies": "Innies e outies",
    "technique.jellyfish": "Jellyfish",
    "technique.law-of-leftovers": "Lei das sobras (law of leftovers)",
    "technique.line-digits": "Número de fora ou linha desenhada",
    "technique.linked-cells": "Células ligadas",
    "technique.linked-chain": "Cadeia de células ligadas",
    "technique.locked-hidden-pair": "Par oculto bloqueado (locked hidden pair)",
    "technique.locked-hidden-triple": "Trinca oculta bloqueada (locked hidden triple)",
    "technique.locked-pair": "Par bloqueado (locked pair)",
    "technique.locked-triple": "Trinca bloqueada (locked triple)",
    "technique.multi-colours": "Cores múltiplas (multi-colours)",
    "technique.mutant-jellyfish": "Mutant jellyfish",
    "technique.mutant-leviathan": "Mutant leviathan",
    "technique.mutant-squirmbag": "Mutant squirmbag",
    "technique.mutant-swordfish": "Mutant swordfish",
    "technique.mutant-whale": "Mutant whale",
    "technique.mutant-x-wing": "Mutant X-wing",
    "technique.naked-pair": "Par nu",
    "technique.naked-quad": "Quarteto nu",
    "technique.naked-single": "Candidato único",
    "technique.naked-triple": "Trinca nua",
    "technique.nested-forcing-chains": "Cadeias forçadas aninhadas",
    "technique.nishio": "Nishio",
    "technique.no-solution": "Sem solução",
    "technique.pointing": "Candidatos bloqueados (apontados)",
    "technique.remote-pair": "Par remoto",
    "technique.rule": "Regra",
    "technique.sashimi-jellyfish": "Jellyfish sashimi",
    "technique.sashimi-swordfish": "Peixe-espada sashimi (sashimi swordfish)",
    "technique.sashimi-x-wing": "Asa-X sashimi (sashimi X-wing)",
    "technique.seen-through-rules": "Visto através de regras",
    "technique.several-solutions": "Várias soluções",
    "technique.simple-colours": "Cores simples (simple colours)",
    "technique.skyscraper": "Arranha-céu (skyscraper)",
    "technique.sue-de-coq": "Sue de Coq",
    "technique.sum": "Soma de equações",
    "technique.sum-bounds": "Limites de uma soma",
    "technique.swordfish": "Peixe-espada (swordfish)",
    "technique.thermometer": "Termômetro",
    "technique.turbot-fish": "Turbot fish",
    "technique.twins": "Células gêmeas",
    "technique.two-string-kite": "Pipa de duas cordas (two-string kite)",
    "technique.unique-loop-1": "Laço único tipo 1",
    "technique.unique-loop-2": "Laço único tipo 2",
    "technique.unique-loop-3": "Laço único tipo 3",
    "technique.unique-loop-4": "Laço único tipo 4",
    "technique.unique-rectangle-1": "Retângulo único tipo 1",
    "technique.unique-rectangle-2": "Retângulo único tipo 2",
    "technique.unique-rectangle-3": "Retângulo único tipo 3",
    "technique.unique-rectangle-4": "Retângulo único tipo 4",
    "technique.unique-rectangle-5": "Retângulo único tipo 5",
    "technique.unique-rectangle-6": "Retângulo único tipo 6",
    "technique.vwxyz-wing": "Asa-VWXYZ (VWXYZ-wing)",
    "technique.w-wing": "Asa-W (W-wing)",
    "technique.wrong-entry": "Dígito errado",
    "technique.wrong-note": "Notas erradas",
    "technique.wxyz-wing": "Asa-WXYZ (WXYZ-wing)",
    "technique.x-chain": "Cadeia X",
    "technique.x-wing": "Asa-X (X-wing)",
    "technique.xy-chain": "Cadeia XY",
    "technique.xy-wing": "Asa-XY (XY-wing)",
    "technique.xyz-wing": "Asa-XYZ (XYZ-wing)",
    "variant.alldifferent": "células todas diferentes",
    "variant.boxindexer": "indexadores de caixa",
    "variant.cage-sum": "gaiolas de “{word}”",
    "variant.cellcolor": "células coloridas",
    "variant.cells": "desenhos nas células",
    "variant.chaosconstruction": "regiões por descobrir",
    "variant.circle": "círculos",
    "variant.clone": "clones",
    "variant.columnindexer": "indexadores de coluna",
    "variant.countingcircles": "círculos contadores",
    "variant.difference": "pontos brancos (diferenças)",
    "variant.direction": "marcas de direção",
    "variant.disjointgroups": "grupos disjuntos",
    "variant.dutchwhispers": "sussurros holandeses",
    "variant.even": "células pares",
    "variant.extraregion": "regiões extras",
    "variant.fog": "névoa (aqui todas as células aparecem)",
    "variant.fullrank": "linhas e colunas ordenadas",
    "variant.given": "várias dadas possíveis",
    "variant.givencandidates": "candidatos dados",
    "variant.globalentropy": "entropia global",
    "variant.indexing": "células que indexam",
    "variant.line": "linhas desenhadas",
    "variant.littlekillersum": "somas de diagonais (little killer)",
    "variant.lunchbox": "lancheiras",
    "variant.maxarrow": "setas para o maior dígito",
    "variant.maximum": "células maiores que as vizinhas",
    "variant.minimum": "células menores que as vizinhas",
    "variant.negativedifference": "sem outros pontos brancos",
    "variant.negativeratio": "sem outros pontos pretos",
    "variant.negativexv": "sem outros X ou V",
    "variant.nfa": "padrões de dígitos",
    "variant.nonconsecutive": "sem vizinhos consecutivos",
    "variant.number": "números",
    "variant.numbersmall": "números pequenos",
    "variant.odd": "células ímpares",
    "variant.or": "uma regra ou outra",
    "variant.other": "“{word}”",
    "variant.overlays": "desenhos sobre o tabuleiro",
    "variant.pair": "regras entre vizinhos",
    "variant.polygon": "polígonos",
    "variant.productarrow": "setas de produto",
    "variant.ratio": "pontos pretos (razões)",
    "variant.rectangle": "retângulos",
    "variant.region": "regiões",
    "variant.rowindexer": "indexadores de linha",
    "variant.samevalues": "conjuntos com os mesmos dígitos",
    "variant.sandwichsum": "somas sanduíche",
    "variant.skyscraper": "arranha-céus",
    "variant.sum": "somas",
    "variant.symbol": "símbolos",
    "variant.text": "textos",
    "variant.underlays": "desenhos sob o tabuleiro",
    "variant.value": "dadas de “{word}”",
    "variant.wall": "paredes",
    "variant.whispers": "sussurros alemães",
    "variant.xv": "X e V",
    "why.at-once": "{cells} não pode ser {digits}. {reason}",
    "why.later": "{digits} pode ser removido de {cells} depois de {count} passos.",
    "why.may-be": "Nada elimina {digits} em {cells}.",
    "why.no-digit": "No fim, não restaria nenhum dígito para {base}.",
    "why.no-place": "No fim, não haveria lugar para {digits} em {base}.",
    "why.noted": "Cada dígito anotado ali leva a uma contradição.",
    "why.others": "Qualquer outro dígito ali leva a uma contradição.",
    "why.search": "Uma busca por todas as soluções mostra isso.",
    "why.seen": "{base} já tem o {digits}, em {cells}.",
    "why.stands": "{cells} já é {digits}.",
    "why.unknown": "Não foram encontrados passos que eliminem {digits} em {cells}.",
    "why.way": "Isso se conclui em {count} passos.",
}
SENTENCES.update(rule_sentences(WORDS, GRAMMAR, SHORT, EXACT))
