"""Spanish: the sentences of the core, by code. See ``tables.Table``."""

from __future__ import annotations

from .rule_words import rule_sentences
from .rules_es import EXACT, GRAMMAR, SHORT, WORDS

CELL = "F{row}C{column}"
AND = "y"
OR = "o"
NOR = "ni"
THOUSANDS = "."
LEAST_GROUPED = 10_000
DECIMAL = ","
SINGULAR = (1,)
ARTICLES: dict[str, dict[str, str]] = {"en": {}, "de": {"el": "del"}}
SENTENCES: dict[str, str | dict[str, str]] = {
    "beside.block": "{kind} en {at}",
    "beside.blocks": "{kind} en {at}",
    "beside.diagonal": "la diagonal que empieza en {at}",
    "beside.diagonals": "las diagonales que empiezan en {at}",
    "beside.group": "el grupo disjunto que empieza en {at}",
    "beside.groups": "los grupos disjuntos que empiezan en {at}",
    "beside.rule": "la regla {kind} en {at}",
    "beside.rules": "las reglas {kind} en {at}",
    "beside.window": "la ventana en {at}",
    "beside.windows": "las ventanas en {at}",
    "case.cage-many": "{place} podría ser uno de {count} conjuntos",
    "case.counted": "{first} ({count} conjuntos de dígitos)",
    "case.counted-between": "{first} (entre ellos, uno de {count} conjuntos de dígitos)",
    "case.digits": "{digits} en {cells}",
    "case.either": "{sets} en {places}",
    "case.elsewhere": "ninguna otra celda de {cover} puede ser {sets}",
    "case.no-room": "ninguno de los dígitos eliminados cabe",
    "case.nothing-else": "nada más cabe en las celdas de la suma",
    "case.parts": "{parts}",
    "case.sums": "{first} ({sets})",
    "case.sums-between": "{first} (entre ellos, {sets})",
    "clauses.answer": "El solver SAT no encontró solución ni dijo que no la hay.",
    "conflict.block": "La región extra de {at} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.box": "La caja {number} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.column": "La columna {number} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.diagonal": "La diagonal desde {at} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.group": "El grupo disjunto de {at} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.region": "La región de {at} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.row": "La fila {number} tiene el dígito {digit} más de una vez: {cells}.",
    "conflict.rule": "No se cumple la regla {name}: {cells}.",
    "conflict.window": "La ventana de {at} tiene el dígito {digit} más de una vez: {cells}.",
    "export.form": "El formato {format} no tiene la forma {form}; solo escribe las reglas.",
    "export.format": "Formato desconocido: «{format}». Los formatos son {known}.",
    "export.format-near": (
        "Formato desconocido: «{format}». ¿Quiso decir {near}? Los formatos son {known}."
    ),
    "format.digits": (
        "Hay {count} números para escribir {side} dígitos; se esperaba uno para cada uno."
    ),
    "format.rule": "Ningún formato admite reglas del tipo {kind}.",
    "format.rules": "El formato {style} no admite {found}; el formato rules sí.",
    "format.side": "El formato {style} no sirve para un lado de {side}.",
    "format.style": "Formato desconocido: «{style}». Los formatos son {known}.",
    "format.style-near": (
        "Formato desconocido: «{style}». ¿Quiso decir {near}? Los formatos son {known}."
    ),
    "format.unnamed": (
        "En la forma en texto, {cells} no sería una celda, pues ninguna región ni regla la indica."
    ),
    "generate.count": "El número de dadas es un número entero de 0 a {most}.",
    "generate.few": (
        "Con menos de {least} dadas nunca hay una sola solución: dos dígitos podrían cambiar de "
        "lugar."
    ),
    "generate.jigsaw": "Las regiones al azar necesitan un tablero cuadrado sin huecos.",
    "generate.kind": "Tipo de regla desconocido: «{name}». Los tipos son {known}.",
    "generate.kind-count": "El número de reglas del tipo {kind} es un número entero de 0 a 999.",
    "generate.kind-near": (
        "Tipo de regla desconocido: «{name}». ¿Quiso decir {near}? Los tipos son {known}."
    ),
    "generate.kinds": "Estas reglas no cupieron en el tablero: {kinds}. Pida menos reglas.",
    "generate.level": "Nivel desconocido: «{name}». Los niveles son {known}.",
    "generate.level-near": (
        "Nivel desconocido: «{name}». ¿Quiso decir {near}? Los niveles son {known}."
    ),
    "generate.none": "Ninguna cuadrícula cumple estas reglas.",
    "generate.not-symmetric": "Este tablero no tiene la simetría {name}.",
    "generate.orbits": (
        "Ningún sudoku con la simetría {name} tiene {count} dadas; el número más cercano es {near}."
    ),
    "generate.pattern-alone": (
        "Un patrón ya dice cuántas dadas hay, y dónde; omita el número de dadas y la simetría."
    ),
    "generate.pattern-rules": "Un patrón no admite reglas nuevas: omita una de las dos cosas.",
    "generate.rating": "La nota es un número de {low} a {high}, o dos, primero el menor.",
    "generate.rule": (
        "{name} no es una regla; una regla es una Rule, o un texto como killer o diagonals."
    ),
    "generate.side": "{found} no es un lado; un lado es un número entero a partir de 1.",
    "generate.symmetry": "Simetría desconocida: «{name}». Las simetrías son {known}.",
    "generate.symmetry-near": (
        "Simetría desconocida: «{name}». ¿Quiso decir {near}? Las simetrías son {known}."
    ),
    "generate.technique": "Técnica desconocida: «{name}». Las técnicas son {known}.",
    "generate.technique-near": (
        "Técnica desconocida: «{name}». ¿Quiso decir {near}? Las técnicas son {known}."
    ),
    "generate.technique-never": (
        "Ningún sudoku de este tablero puede necesitar la técnica {name}. Usted puede pedir: "
        "{known}."
    ),
    "generate.technique-unique": (
        "La técnica {name} se apoya en que hay una sola solución. Permita también esos pasos: "
        "--unique, o unique=True."
    ),
    "generate.two": "Pida solo una cosa: nivel, nota o técnica.",
    "grade.none": "No hay solución, así que no hay nada que valorar.",
    "grade.several": "Hay varias soluciones; solo se valora un sudoku con una sola.",
    "grid.columns": "{count} valores no forman filas de {columns}.",
    "grid.full": "La solución excluida {number} no es una cuadrícula completa de lado {side}.",
    "grid.gap": "{cells} no es una celda de este tablero, así que no puede llevar un dígito.",
    "grid.not-square": "{count} valores no forman un tablero cuadrado.",
    "grid.row": "La fila {number} tiene {count} valores; se esperaban {expected}, uno por fila.",
    "grid.value": "{value} en {cells} no es un dígito de 0 (vacío) a {side}.",
    "hint.asked": "{found} no es un dígito en una celda; se esperaba algo como r1c1=7.",
    "hint.cells": "Mire {cells}.",
    "hint.digits": "Mire los {digits}.",
    "hint.digits-several": "Mire los dígitos {digits}.",
    "hint.lines": (
        "No se puede leer {found}; se esperaban nombres de ecuaciones como "
        "cell_r1c4=-1;row1_digit3=1."
    ),
    "hint.mistake": "Algo no está bien: {name}.",
    "hint.next-cell": "{cells} ya se puede rellenar.",
    "hint.next-cell-later": "{cells} es la próxima por rellenar, después de {count} pasos.",
    "hint.notes": "Las notas {found} en {cells} no son dígitos de este tablero.",
    "hint.off": "{found} indica una celda o un dígito que este tablero no tiene.",
    "hint.technique": "Busque: {name}.",
    "hint.told": (
        "No se puede leer {found}; se esperaban celdas y dígitos como r1c1=7, r1c1=257 o "
        "r1c1=2,10, separados por punto y coma."
    ),
    "hint.what": "Mire {digits} en {cells}.",
    "hint.where": "Mire {base}.",
    "hint.where-cages": "Mire {base} y las jaulas que hay ahí.",
    "language.unknown": "Idioma desconocido: '{name}'. Los idiomas son {known}.",
    "lesson.in-solution": "{digits} en {cells} está en la solución: no se puede eliminar.",
    "lesson.no-candidate": "{digits} no es candidato de {cells}.",
    "lesson.no-example": "Aún no hay ejemplo de esta técnica.",
    "lesson.no-such": "No hay dígito {digit} o no hay celda {cell} en este tablero.",
    "lesson.not-in-solution": "{cells} no es {digits} en la solución.",
    "lesson.nothing": "Elija primero un candidato.",
    "lesson.other": (
        "Es correcto quitar {digits} de {cells}, pero ningún paso de este tipo lo muestra."
    ),
    "lesson.other-place": "{cells} es {digits}, pero ningún paso de este tipo lo muestra.",
    "lesson.removed": "Ya eliminado: {digits} de {cells}.",
    "lesson.right": "Correcto.",
    "mistake.board": "Los dígitos rellenados son de un tablero de otra forma.",
    "mistake.side": (
        "Los dígitos rellenados son de un tablero de lado {entries}; el sudoku tiene lado {side}."
    ),
    "model.cell": "No hay una celda {cell} en este tablero.",
    "model.form": "No hay forma {form} del modelo; hay {known}.",
    "model.no-digit": "Los valores dejan {cells} sin dígito.",
    "model.two-digits": "Los valores dan más de un dígito a {cells}.",
    "model.unsolved": "El problema no tiene solución, o ningún solver lo ha resuelto todavía.",
    "model.value": "La variable {variable} tiene el valor {value}, que no es 0 ni 1.",
    "parse.above": (
        "Línea {line}, columna {column}: {found} es demasiado grande; se esperaba de 1 a {side}, o "
        "0 para celda vacía."
    ),
    "parse.ambiguous": (
        "Línea {line}, columna {column}: las letras pueden significar {first} o {second}; se "
        "esperaba un texto que solo admita una de las lecturas."
    ),
    "parse.ampl-cell": (
        "Línea {line}, columna {column}: no hay fila ni columna {found}; se esperaba de 1 a {side}."
    ),
    "parse.ampl-digit": (
        "Línea {line}, columna {column}: {found} no es un dígito de este tablero; se esperaba de 1 "
        "a {side}."
    ),
    "parse.ampl-number": (
        "Línea {line}, columna {column}: se esperaba un número entero, no {found}."
    ),
    "parse.ampl-rules": (
        "Línea {line}, columna {column}: este modelo AMPL tiene reglas que no están en sus datos; "
        "se esperaba la línea de texto del propio sudoku."
    ),
    "parse.ampl-side": (
        "Línea {line}, columna {column}: el número mayor es {found}, lo que no determina el lado; "
        "se esperaba que se indicara el lado."
    ),
    "parse.ampl-triple": (
        "Línea {line}, columna {column}: los datos acaban en medio de una terna; se esperaba fila, "
        "columna y dígito."
    ),
    "parse.ampl-twice": (
        "Línea {line}, columna {column}: la celda {cells} se da por segunda vez; se esperaba cada "
        "celda una vez."
    ),
    "parse.cell": (
        "Línea {line}, columna {column}: {found} no es una celda; se esperaban celdas como en "
        "r1c1-r1c2."
    ),
    "parse.cell-gap": (
        "Línea {line}, columna {column}: {cells} no es una celda de este tablero, que tiene ahí un "
        "guion; se esperaban otras celdas."
    ),
    "parse.cell-outside": (
        "Línea {line}, columna {column}: no hay celda {found} en este tablero; se esperaba de r1c1 "
        "a r{rows}c{columns}."
    ),
    "parse.character": (
        "Línea {line}, columna {column}: no se puede leer {found}; se esperaban dígitos o letras, "
        "un punto o 0 para celda vacía, espacios, comas o las líneas de un dibujo."
    ),
    "parse.count": (
        "Línea {line}, columna {column}: se leyeron {count} celdas; se esperaban {expected}, para "
        "un lado de {side}."
    ),
    "parse.empty": (
        "El texto no contiene ningún sudoku; se esperaba un dígito o una marca de vacío para cada "
        "celda."
    ),
    "parse.gap": (
        "Línea {line}, columna {column}: un guion quiere decir que ahí no hay celda, pero por aquí "
        "pasa una fila, columna o caja; se esperaba un punto para celda vacía."
    ),
    "parse.given": (
        "Línea {line}, columna {column}: {found} está donde el tablero no tiene celda; se esperaba "
        "un guion."
    ),
    "parse.large": (
        "Línea {line}, columna {column}: este tablero es demasiado grande; se esperaba un lado de "
        "{limit} como mucho."
    ),
    "parse.letter": (
        "Línea {line}, columna {column}: {found} no es un dígito de este tablero; se esperaba "
        "{symbols}, o un punto para celda vacía."
    ),
    "parse.letters": (
        "Las letras {letters} no sirven; se esperaban {side} letras o dígitos distintos, uno para "
        "cada dígito del tablero."
    ),
    "parse.long": "El texto tiene {count} caracteres; se esperaban como mucho {limit}.",
    "parse.no-puzzle": (
        "Línea {line}, columna {column}: no hay ningún sudoku en este texto; se esperaba para cada "
        "celda un dígito, o un punto o 0 si está vacía."
    ),
    "parse.number": (
        "Línea {line}, columna {column}: se esperaba un número de 0 a {side}, no {found}."
    ),
    "parse.row": (
        "Línea {line}, columna {column}: esta fila tiene {count} celdas; se esperaban {expected}."
    ),
    "parse.rows": (
        "Línea {line}, columna {column}: hay {count} filas de {expected} celdas; se esperaban "
        "{expected} filas."
    ),
    "parse.rule-line": (
        "Línea {line}, columna {column}: no hay línea de reglas {found}; las más parecidas son "
        "{near}. El comando sudoku convert --help las muestra todas."
    ),
    "parse.rule-line-base": (
        "Línea {line}, columna {column}: {rows} filas y {columns} columnas para {side} dígitos no "
        "tienen regiones por sí solas; se esperaba algo como boards:3x3=r1c1-r7c7, o blocks:none."
    ),
    "parse.rule-line-clue": (
        "Línea {line}, columna {column}: falta el valor antes del signo igual; se esperaba {form}."
    ),
    "parse.rule-line-count": (
        "Línea {line}, columna {column}: aquí se enumeran {count} dígitos, pero la cuadrícula "
        "tiene {side} filas y columnas; se esperaban {side} dígitos."
    ),
    "parse.rule-line-digits": (
        "Línea {line}, columna {column}: {found} no puede estar aquí; se esperaban dígitos como en "
        "digits:0-8 o digits:1,3,5, cada uno mayor que el anterior, {limit} como mucho, ninguno "
        "por encima de {most}."
    ),
    "parse.rule-line-form": "Línea {line}, columna {column}: se esperaba {form}, no {found}.",
    "parse.rule-line-regions": (
        "Línea {line}, columna {column}: las regiones tienen {count} marcas; se esperaban "
        "{expected}, una para cada celda."
    ),
    "parse.rule-line-side": (
        "Línea {line}, columna {column}: las líneas de reglas son para {count} dígitos; se "
        "esperaban {side}."
    ),
    "parse.rule-line-square": (
        "Línea {line}, columna {column}: {word} necesita tantas filas y columnas como dígitos; se "
        "esperaban {side} de cada."
    ),
    "parse.rule-line-twice": (
        "Línea {line}, columna {column}: {word} no puede ir junto con {other}; se esperaba una de "
        "las dos."
    ),
    "parse.rule-line-wrong": "Línea {line}, columna {column}: {reason}",
    "parse.rules": "En las reglas: {reason}",
    "parse.several": (
        "Línea {line}, columna {column}: empieza un segundo sudoku; se esperaba uno solo."
    ),
    "parse.shape-count": (
        "Línea {line}, columna {column}: se leyeron {count} celdas; se esperaban {expected}, para "
        "{rows} filas y {columns} columnas."
    ),
    "parse.side": "{side} no es un lado; se esperaba un número entero de 1 a {limit}.",
    "parse.square": (
        "Línea {line}, columna {column}: {count} celdas no forman un cuadrado; se esperaban "
        "{below} o {above}."
    ),
    "parse.sumocue": (
        "Línea {line}, columna {column}: {found} no encaja en el texto de SumoCue; se esperaba = y "
        "una suma, o + y el número de una celda a cuya jaula se une, luego J y el número de una "
        "región."
    ),
    "parse.sumocue-cage": (
        "Línea {line}, columna {column}: la jaula de esta celda tiene más celdas que dígitos hay; "
        "se esperaban {side} como mucho."
    ),
    "parse.sumocue-region": (
        "Línea {line}, columna {column}: la región de esta celda no tiene {side} celdas; se "
        "esperaban {side} regiones de {side} celdas, o ninguna."
    ),
    "parse.value": (
        "Línea {line}, columna {column}: {found} no es un dígito de este tablero; se esperaba "
        "{digits}, un punto para celda vacía, o un guion donde no hay celda."
    ),
    "photo.board": (
        "La cuadrícula parece tener {side} × {side} celdas; el tablero esperado tiene {rows} × "
        "{columns}."
    ),
    "photo.columns": (
        "La celda {cells} tiene {count} verosimilitudes; se esperaban {expected}: una para vacía y "
        "una para cada dígito."
    ),
    "photo.corners": (
        "Estas no son las esquinas de una cuadrícula; se esperaban cuatro, en el orden en que la "
        "rodean."
    ),
    "photo.file": "No se pudo leer {name}: {reason}.",
    "photo.filled": (
        "Lo que se leyó no tiene solución. Hay muchas celdas rellenas, quizá por quien jugaba, así "
        "que no se cambió nada: busque dígitos equivocados."
    ),
    "photo.likelihood": (
        "Una verosimilitud en {cells} es {value}; se esperaba un logaritmo natural, que puede ser "
        "menos infinito."
    ),
    "photo.mended": (
        "Para que haya exactamente una solución, estas celdas no se leyeron como parecen: {cells}."
    ),
    "photo.missing": (
        "Las fotos se leen con OpenCV, que no está instalado aquí; pip install "
        '"sudoku-core[photo]" lo instala.'
    ),
    "photo.no-grid": (
        "No se encontró ninguna cuadrícula. Ayuda tenerla entera en la imagen, con luz uniforme y "
        "vista justo desde arriba."
    ),
    "photo.no-picture": "{name} no es una imagen que se pueda abrir.",
    "photo.none": (
        "Lo que se leyó no tiene solución, y ninguna lectura parecida tiene exactamente una. "
        "Revise las celdas dudosas."
    ),
    "photo.nothing": "Por sus verosimilitudes, {cells} no está vacía ni tiene dígito alguno.",
    "photo.rows": "Hay verosimilitudes para {count} celdas; se esperaban {expected}.",
    "photo.several": "Lo que se leyó tiene más de una solución. Busque dígitos que falten.",
    "photo.side": (
        "La cuadrícula parece tener {side} × {side} celdas; solo se leen dígitos hasta 9."
    ),
    "photo.unsettled": (
        "No hubo tiempo de averiguar si una lectura probable tiene exactamente una solución. "
        "Revise las celdas dudosas."
    ),
    "place.block": "la región extra de {at}",
    "place.box": "la caja {number}",
    "place.box-at": "la caja de {at}",
    "place.boxes": "las cajas {numbers}",
    "place.cell": "{at}",
    "place.clue": "{place} ({clue})",
    "place.column": "la columna {number}",
    "place.column-at": "la columna desde {at}",
    "place.columns": "las columnas {numbers}",
    "place.diagonal": "la diagonal desde {at}",
    "place.group": "el grupo disjunto de {at}",
    "place.region": "la región de {at}",
    "place.row": "la fila {number}",
    "place.row-at": "la fila desde {at}",
    "place.rows": "las filas {numbers}",
    "place.rule": "la regla de {at}",
    "place.window": "la ventana de {at}",
    "puzzle.block-cell": (
        "El bloque {number} contiene la celda {cell}, pero las celdas van de 0 a {last}."
    ),
    "puzzle.block-kind": (
        "El bloque {number} se llama {name}; se esperaba una palabra solo de letras y un número a "
        "partir de 1."
    ),
    "puzzle.block-name": "El bloque {number} se llama {name}, como otro anterior.",
    "puzzle.block-repeat": "El bloque {number} contiene la celda {cells} dos veces.",
    "puzzle.block-side": (
        "{name} tiene {count} celdas, como en un tablero de lado {count}; se esperaban {side}."
    ),
    "puzzle.block-size": "El bloque {number} tiene {count} celdas, pero solo hay {side} dígitos.",
    "puzzle.blocks": (
        "Un tablero con huecos, o sin {side} filas y columnas para sus {side} dígitos, necesita "
        "que se indiquen sus bloques."
    ),
    "puzzle.box": "Una caja de {rows} × {columns} celdas no sirve para un lado de {side}.",
    "puzzle.box-pair": "{box} no es una caja; se esperaban sus filas y columnas, como (2, 3).",
    "puzzle.corner": (
        "Un tablero de {side} × {side} celdas que empieza en {cells} no cabe en el conjunto."
    ),
    "puzzle.digits": (
        "{value} no sirve de dígito aquí; se esperaban números enteros de 0 a {most}, cada uno "
        "mayor que el anterior."
    ),
    "puzzle.givens": "Las dadas tienen {count} celdas, el tablero {expected}.",
    "puzzle.no-boxes": "Un lado de {side} no tiene cajas.",
    "puzzle.no-cells": (
        "No hay celdas: en este tablero solo son celdas las que contiene un bloque o una regla."
    ),
    "rule.cell": (
        "La regla {number} ({kind}) contiene la celda {cell}, que no es de este tablero; sus "
        "celdas van de 0 a {last}."
    ),
    "rule.code": "Una regla del tipo {kind} lleva el código de un autómata, no {found}.",
    "rule.disagrees": (
        "La regla {name} se contradice: su lower() permite el tablero que dio {solver}, y su "
        "broken() encuentra un error en {cells}."
    ),
    "rule.empty": "La regla {number} ({kind}) no contiene ninguna celda.",
    "rule.few": "Una regla del tipo {kind} necesita al menos {least} celdas, no {count}.",
    "rule.large": (
        "Una regla de este tipo en {count} celdas es demasiado grande para {side} dígitos."
    ),
    "rule.many": "Una regla del tipo {kind} admite como máximo {most} celdas, no {count}.",
    "rule.number": "Una regla del tipo {kind} lleva un número entero, no {found}.",
    "rule.outside": (
        "Una regla del tipo {kind} admite un lugar fuera del tablero como (fila, columna), desde "
        "0, no {found}."
    ),
    "rule.parameter": (
        "Una regla del tipo {kind} no lleva nada aparte de sus celdas, y recibió {found}."
    ),
    "rule.pattern": (
        "Una regla del tipo {kind} lleva un patrón de dígitos, como 1[23]*|4, de {limit} pasos "
        "como máximo, no {found}."
    ),
    "rule.repeat": "La regla {number} ({kind}) contiene la celda {cells} dos veces.",
    "rule.size": "La regla {number} ({kind}) tiene {count} celdas, pero solo hay {side} dígitos.",
    "rule.text": "Una regla del tipo {kind} lleva un número entero; «{found}» es un texto.",
    "rule.unequal": (
        "Los dos grupos de una regla del tipo {kind} deben tener el mismo tamaño; "
        "tienen {count} y {other} celdas."
    ),
    "rule.word": "Una regla del tipo {kind} lleva una palabra sin espacios, no {found}.",
    "shared.cages": (
        "El formato {style} solo admite jaulas si cada celda está en una y todas tienen suma y al "
        "menos dos celdas; el formato «{better}» puede con estas."
    ),
    "shared.choice": (
        "Lo que se hace con reglas que no se conocen es «refuse» (rechazar) o «leave out» (dejar "
        "fuera), no «{found}»."
    ),
    "shared.damaged": (
        "Este texto de {program} está dañado: le faltan caracteres o los tiene equivocados. Copie "
        "de nuevo el enlace o el texto entero."
    ),
    "shared.drawn": "Dibujado, pero no leído como regla: {names}.",
    "shared.link": (
        "Este enlace es de un sitio desconocido; ábralo allí y copie los dígitos o exporte el "
        "sudoku."
    ),
    "shared.long": (
        "Este texto tiene más de {limit} caracteres, comprimido o descomprimido; ningún sudoku es "
        "tan largo."
    ),
    "shared.named": (
        "Este enlace de {program} solo indica un sudoku que está en un servidor; ábralo allí y "
        "comparta el sudoku mismo: el nuevo enlace lo tendrá entero."
    ),
    "shared.overlap": "Hay jaulas solapadas en {cells}. Está permitido, pero puede ser un error.",
    "shared.prose": "Tiene también reglas en palabras, que no se leen: puede haber más.",
    "shared.refused": "Este sudoku de {program} no se puede abrir: {reason}",
    "shared.solution": "La solución que venía con él no encaja en este sudoku.",
    "shared.strange": (
        "Este sudoku de {program} no se puede leer: su parte «{what}» no es como se esperaba."
    ),
    "shared.torn": (
        "Hay jaulas con celdas que no se tocan (primeras celdas: {cells}). Puede ser un error."
    ),
    "shared.unknown": (
        "Puede haber más soluciones de las previstas, pues se dejan fuera reglas que aquí no se "
        "conocen: {names}."
    ),
    "shared.unsupported": (
        "Este sudoku tiene reglas que aquí no se conocen, o dibujos que pueden ser reglas: "
        '{names}. Para leer el resto sin ellas, pídalo con unsupported="leave out".'
    ),
    "solver.best": "{solver} no encuentra la mejor de varias soluciones; CBC y HiGHS sí.",
    "solver.blocks": (
        "{solver} necesita filas, cajas o regiones que cubran el tablero sin compartir celdas."
    ),
    "solver.broke": "{solver} falló: {reason}",
    "solver.browser": (
        "{solver} se ejecuta como un programa aparte, que un navegador no puede iniciar."
    ),
    "solver.explain": (
        "{solver} no puede demostrar que no hay solución, así que no puede explicarlo."
    ),
    "solver.form": "{solver} no acepta la forma {form}; acepta {known}.",
    "solver.licence": (
        "Este sudoku necesita {variables} variables y {constraints} restricciones; la licencia de "
        "{solver} instalada aquí permite {allowed} de cada tipo."
    ),
    "solver.linear": "{solver} no resuelve programas lineales; HiGHS sí.",
    "solver.missing": "{solver} no está instalado aquí.",
    "solver.missing-extra": (
        '{solver} no está instalado aquí; pip install "sudoku-core[{extra}]" lo instala.'
    ),
    "solver.missing-program": (
        "{solver} no está instalado aquí; no se encuentra el programa {program}."
    ),
    "solver.rules": (
        "{solver} solo acepta reglas en las que los dígitos son distintos, como en filas y cajas; "
        "este sudoku tiene otras."
    ),
    "solver.time-limit": "Un límite de tiempo es un número de segundos desde 0, no {value}.",
    "solver.true-candidates": (
        "{solver} no puede demostrar que no hay solución, así que no puede hallar los candidatos "
        "falsos."
    ),
    "solver.unknown": "Solver desconocido: «{solver}». Los solvers son {known}.",
    "solver.unknown-near": (
        "Solver desconocido: «{solver}». ¿Quiso decir {near}? Los solvers son {known}."
    ),
    "solver.unproven": "{solver} dice que no hay solución, pero la demostración que da no cuadra.",
    "solver.wrong": "{solver} dio una cuadrícula que no resuelve el sudoku.",
    "step.allowed": "{base} solo permite {digits} en estas celdas.",
    "step.also": "{first} {second}",
    "step.and-so-on": "{first}, y así sucesivamente: {last}",
    "step.and-so-on-left": (
        "{first}, y así sucesivamente, con los candidatos que quedan en cada celda: {last}"
    ),
    "step.assumed": "Suponga que {cells} es {digits}.",
    "step.block-forcing-chains": (
        "Dondequiera que vaya el {digits} en {base}, el resultado es el mismo."
    ),
    "step.cage-alone": "En una jaula de una sola celda, el dígito es la suma: {equation}.",
    "step.cage-clash-cell": (
        "{start}, las demás celdas serían {sets}, pero ninguno de esos dígitos cabe en {cells}."
    ),
    "step.cage-clash-digit": (
        "{start}, las demás celdas serían {sets}, pero {digits} no cabe en ninguna de ellas."
    ),
    "step.cage-combinations-clash": "{first}. {reason}",
    "step.cage-combinations-clash-mixed": "{first}. Eso excluye {digits}. {reason}",
    "step.cage-combinations-clash-placed": "{first}. {reason}",
    "step.cage-combinations-many": (
        "{base} puede completar su suma con {count} conjuntos de dígitos, pero ninguno tiene un "
        "dígito eliminado."
    ),
    "step.cage-combinations-many-clash": (
        "{base} puede completar su suma con {count} conjuntos de dígitos. {reason}"
    ),
    "step.cage-combinations-many-clash-placed": (
        "{base} puede completar su suma con {count} conjuntos de dígitos. {reason}"
    ),
    "step.cage-combinations-many-placed": (
        "{base} puede completar su suma con {count} conjuntos de dígitos, que solo dejan {digits} "
        "para {cells}."
    ),
    "step.cage-combinations-only": "{first}; por tanto, ningún otro dígito cabe ahí.",
    "step.cage-combinations-placed": "{first}, lo que solo deja {digits} para {cells}.",
    "step.cage-last": "Los dígitos ya colocados en {base} suman {sum}; por tanto, {equation}.",
    "step.cage-partner": "{start}, {others} tendría que ser {sets}, lo que no es posible.",
    "step.cage-pointing": (
        "{base} no completa su suma sin {digits}, que ahí solo cabe en {cover}. Por tanto, "
        "{digits} no cabe en ningún otro lugar de {cover}."
    ),
    "step.cage-sets": "{base} solo puede ser {sets}",
    "step.cage-sets-left": "Con los candidatos que quedan, {base} solo puede ser {sets}",
    "step.cages-choices": "Por tanto, {parts}. Ningún dígito eliminado está entre ellos.",
    "step.cages-choices-cells": (
        "Por tanto, {parts}. Un dígito eliminado no dejaría ninguno de estos conjuntos para las "
        "demás celdas."
    ),
    "step.cages-clash": "{start}, {parts}: algún dígito se repetiría.",
    "step.cages-if-inside": "Si {place} tuviera {digits}",
    "step.cages-if-outside": "Si {digits} no estuviera en ninguna de las jaulas dentro de {cover}",
    "step.cages-needed": (
        "{base} solo puede ser {sets}. Necesita {digits}, que ninguna otra celda de {cover} puede "
        "tener."
    ),
    "step.cages-needed-many": (
        "{base} no completa su suma sin {digits}, que ninguna otra celda de {cover} puede tener."
    ),
    "step.cages-none": "{base} no puede completar su suma con {cases}.",
    "step.cages-none-in": "{base} no puede completar su suma con {cases} en {places}.",
    "step.cages-rest": (
        "{start}, {parts}. Las demás celdas de {cover} tendrían que ser {sets}, pero no pueden."
    ),
    "step.cages-rest-cell": "{start}, {parts}. No quedaría dígito para {cells}.",
    "step.cages-rest-digit": "{start}, {parts}. No quedaría lugar para {digits} en {cover}.",
    "step.cages-rest-many": (
        "{start}, {parts}. Los dígitos restantes no cabrían en las demás celdas de {cover}."
    ),
    "step.cages-together": "Cada dígito está una vez en {cover}. {reason}",
    "step.cases": (
        "Con {digits} en {cells}, todos los casos llevan a una contradicción ({count} en total)."
    ),
    "step.cell-forcing-chains": (
        "En {base} solo caben {digits}. Sea cual sea, el resultado es el mismo."
    ),
    "step.chain": (
        "{start}, {end}: una de las dos cosas es cierta. Los candidatos que ven a los dos se "
        "pueden eliminar. La cadena: {chain}."
    ),
    "step.chain-back": "{start}, la cadena demuestra lo contrario. Por tanto, {end}: {chain}.",
    "step.chain-if-not": "Si {cells} no es {digits}",
    "step.chain-if-not-several": "Si ninguna de las celdas {cells} es {digits}",
    "step.chain-is": "{cells} es {digits}",
    "step.chain-is-several": "una de las celdas {cells} es {digits}",
    "step.claiming": (
        "En {base}, {digits} solo cabe en {cover}. Por tanto, {digits} no cabe en ningún otro "
        "lugar de {cover}."
    ),
    "step.colours-both": (
        "Si {cells} fuera {digits}, los pares de lugares lo eliminarían de {ends}, pero una de "
        "ellas tiene que ser {digits}."
    ),
    "step.colours-clash": (
        "Si {cells} fuera {digits}, los pares de lugares lo pondrían en {ends}, que se ven entre "
        "sí."
    ),
    "step.colours-outside": (
        "Por los pares de lugares, al menos una de las celdas {cells} es {digits}. Por tanto, una "
        "celda que ve las dos no puede ser {digits}."
    ),
    "step.common-peer": (
        "{cells} ve todos los lugares para {digits} en {base}, por {cover}; por tanto, no puede "
        "ser {digits}."
    ),
    "step.contradiction": "Con estos dígitos y notas no hay solución.",
    "step.counted-full": (
        "{base} necesita {digits}, que ocupan todas las celdas que les quedan: {cells}."
    ),
    "step.counted-least": "{base} necesita {digits} donde todavía cabe: {cells}.",
    "step.counted-most": "{base} no puede tener otro {digits}.",
    "step.counted-placed": "{base} necesita {digits}, que solo cabe en {cells}.",
    "step.counted-pointing": (
        "{base} necesita {digits}, que solo cabe en {cells}. Una celda que las ve todas no puede "
        "ser {digits}."
    ),
    "step.deadly": (
        "Si {cells} solo tuvieran {digits}, estos podrían cambiar de lugar: habría dos soluciones."
    ),
    "step.deadly-1": "{deadly} Por tanto, {others} tiene que llevar otro dígito.",
    "step.deadly-2": "{deadly} Por tanto, una de las celdas {others} tiene que ser {digits}.",
    "step.deadly-3": (
        "{deadly} Por tanto, una de las celdas {others} lleva otro dígito; junto con {cells}, "
        "agota {digits}."
    ),
    "step.deadly-4": (
        "{deadly} En {base}, {digits} solo cabe en {others}; por tanto, los otros dígitos del "
        "patrón no pueden ir ahí."
    ),
    "step.deadly-bug": (
        "Salvo en {others}, cada celda vacía tiene dos candidatos, y cada dígito dos lugares "
        "dondequiera que falte: sin otro candidato habría dos soluciones."
    ),
    "step.death-blossom": (
        "Sea cual sea el dígito de {stem}, {digits} va ahí o en uno de estos conjuntos: {petals}. "
        "Por tanto, una celda que ve todos esos {digits} no puede ser {digits}."
    ),
    "step.dynamic-block-forcing-chains": (
        "Dondequiera que vaya el {digits} en {base}, al final el resultado es el mismo."
    ),
    "step.dynamic-cell-forcing-chains": (
        "En {base} solo caben {digits}. Sea cual sea, al final el resultado es el mismo."
    ),
    "step.dynamic-forcing-chains": (
        "Con {digits} en {cells}, al final no se podría rellenar {base}."
    ),
    "step.empty-rectangle": (
        "Si {cells} fuera {digits}, {base} lo tendría en {cover}, y {block} quedaría sin lugar "
        "para {digits}."
    ),
    "step.finned-fish": (
        "En {base}, o {digits} solo va en {cover}, o la aleta es {digits}: {cells}. En los dos "
        "casos se elimina {digits} de las celdas de {cover} que ven toda la aleta."
    ),
    "step.fish": (
        "En {base}, {digits} solo cabe en {cover}, una vez en cada una. Por tanto, {digits} no "
        "cabe en ningún otro lugar de {cover}."
    ),
    "step.full-house": "{cells} es la última celda vacía en {base}, y {digits}, el último dígito.",
    "step.goes": "Elimine {digits} de {cells}.",
    "step.hidden-block": (
        "{base}, sin {others}, tienen cada dígito una vez. Ahí {digits} solo cabe en {cells}, y "
        "todas están en {cover}. Por tanto, {digits} no cabe en ningún otro lugar de {cover}."
    ),
    "step.hidden-block-placed": (
        "{base}, sin {others}, tienen cada dígito una vez. Ahí {digits} solo cabe en {cells}."
    ),
    "step.hidden-rectangle": (
        "{deadly} {left} en {others} llevaría a eso, pues {digits} no cabe en ningún otro lugar de "
        "{base}."
    ),
    "step.hidden-single": "En {base}, {digits} solo cabe en {cells}.",
    "step.hidden-subset": (
        "En {base}, los dígitos {digits} solo caben en {cells}; por tanto, ningún otro dígito cabe "
        "ahí."
    ),
    "step.if": "Si {cells} fuera {digits}",
    "step.if-several": "Si una de las celdas {cells} fuera {digits}",
    "step.impossible": "Eso es imposible: {count} ecuaciones sumadas dan una contradicción.",
    "step.innies": "Los dígitos de {base} suman {sum}; {parts}. Por tanto, {equation}.",
    "step.innies-and-outies": (
        "Los dígitos de {base} suman {sum}; {parts}. Las celdas que sobresalen y las que quedan "
        "libres difieren en ese mismo valor: {equation}."
    ),
    "step.law-of-leftovers": (
        "En {base} hay los mismos dígitos que en {cover}; en las celdas que no comparten "
        "también: {cells} tienen los mismos que {others}. Elimine lo que solo cabe en un lado: "
        "{digits}."
    ),
    "step.likewise": "Los demás dígitos se eliminan por razones parecidas.",
    "step.line-always": (
        "{base}: {result}, sean cuales sean los dígitos de las demás celdas. {reason}"
    ),
    "step.line-always-placed": (
        "{base}: {result}, sean cuales sean los dígitos de las demás celdas. {reason}"
    ),
    "step.line-any": "{base}: {result}, sean cuales sean los dígitos de las demás celdas.",
    "step.line-cases": "{base} solo funciona con {cases}; por tanto, {parts}.",
    "step.line-cases-apart": "{base} pide {sets} dígitos entre {digits}; por tanto, {parts}.",
    "step.line-cases-apart-one": "{base} pide un dígito entre {digits}; por tanto, {parts}.",
    "step.line-cases-each": (
        "{base} solo funciona con {cases}. En cada uno de estos casos, {parts}."
    ),
    "step.line-cases-each-placed": (
        "{base} solo funciona con {cases}. En cada uno de estos casos, {parts}."
    ),
    "step.line-cases-many": (
        "{base} aún tiene {count} casos posibles, como {cases}. En todos ellos, {parts}."
    ),
    "step.line-cases-many-placed": (
        "{base} aún tiene {count} casos posibles, como {cases}. En todos ellos, {parts}."
    ),
    "step.line-cases-placed": "{base} solo funciona con {cases}; por tanto, {parts}.",
    "step.line-cases-touching": "{base} pone {digits} uno al lado del otro; por tanto, {parts}.",
    "step.line-so": "{base}: {parts}; por tanto, {result}.",
    "step.line-so-placed": "{base}: {parts}; por tanto, {result}.",
    "step.linked": "{base}: {others} es {digits}; por tanto, solo {left} caben en {cells}.",
    "step.linked-chain": (
        "Siga {base}: si {cells} fuera {digits}, {links}, y no quedaría ningún dígito para "
        "{others}."
    ),
    "step.linked-left-placed": (
        "{base}: {others} es {digits}; por tanto, solo {numbers} caben en {cells}, y de estos solo "
        "queda {left}."
    ),
    "step.linked-need": "{base}: {parts}, pero en {others} no puede haber {excluded}.",
    "step.linked-need-placed": (
        "{base}: {parts}, pero en {others} no puede haber {excluded}. Para {cells} solo queda "
        "{left}."
    ),
    "step.linked-none": "{base}: {parts}.",
    "step.linked-none-placed": "{base}: {parts}. Para {cells} solo queda {left}.",
    "step.linked-placed": "{base}: {others} es {digits}; por tanto, {cells} es {left}.",
    "step.linked-several": (
        "{base}: solo {digits} caben en {others}; por tanto, solo {left} caben en {cells}."
    ),
    "step.linked-several-left-placed": (
        "{base}: solo {digits} caben en {others}; por tanto, solo {numbers} caben en {cells}, y de "
        "estos solo queda {left}."
    ),
    "step.linked-several-placed": (
        "{base}: solo {digits} caben en {others}; por tanto, {cells} es {left}."
    ),
    "step.locked-hidden-subset": (
        "En {base}, los dígitos {digits} solo caben en {cells}; por tanto, ningún otro dígito cabe "
        "ahí. Todas esas celdas están en {cover}; por tanto, {digits} no caben en ningún otro "
        "lugar de {cover}."
    ),
    "step.locked-subset": (
        "{cells} solo pueden tener {digits}, y todas están en {cover}. Por tanto, {digits} no "
        "caben en ningún otro lugar de {cover}."
    ),
    "step.loop": (
        "La cadena se cierra: un extremo de cada enlace débil es verdadero. Lo demás de cada "
        "enlace débil se puede eliminar: {chain}."
    ),
    "step.naked-single": "{cells} solo puede ser {digits}.",
    "step.naked-subset": (
        "{cells} solo pueden tener {digits}; por tanto, estos no caben en ningún otro lugar de "
        "{base}."
    ),
    "step.named": "{name}.",
    "step.nested-forcing-chains": (
        "Con {digits} en {cells}, y con otras suposiciones por el camino, al final no se podría "
        "rellenar {base}."
    ),
    "step.nishio": "Con {digits} en {cells}, no quedaría lugar para él en {base}.",
    "step.no-digit": "Eso es imposible: no queda ningún dígito para {base}.",
    "step.no-place": "Eso es imposible: {digits} ya no cabe en {base}.",
    "step.no-solution": "Este sudoku no tiene solución.",
    "step.no-sums": "Las sumas de ecuaciones se omiten. {reason}",
    "step.not-fitting-bounds": "{sums} {parts}; por tanto, {result}.",
    "step.not-fitting-neither": "{sums} Así, ninguna de las dos puede ser {excluded}.",
    "step.not-fitting-partner": "{sums} Pero {parts}, lo que no es posible ahí.",
    "step.noted": "Anote todos los candidatos de {cells}.",
    "step.outies": (
        "Los dígitos de {base} suman {sum}; {parts}. La diferencia es lo que sobresale: {equation}."
    ),
    "step.part-cage-inside": "la jaula de dentro suma {sum}",
    "step.part-cage-is": "{place} solo puede ser {sets}",
    "step.part-cage-only": "{place} solo podría ser {sets}",
    "step.part-cage-then": "solo podría ser {sets}",
    "step.part-cage-there": "la jaula que hay ahí suma {sum}",
    "step.part-cages-inside": "las jaulas de dentro suman {sum}",
    "step.part-cages-there": "las jaulas que hay ahí suman {sum}",
    "step.part-differ": "ningún dígito se repite en {cover}",
    "step.part-either": "{cells} solo podría ser {digits} o {other}",
    "step.part-least": "{cells} vale al menos {sum}",
    "step.part-least-left": "El menor candidato que queda en {cells} es {sum}",
    "step.part-least-several": "{cells} suman al menos {sum}",
    "step.part-least-several-times": "{cells} aportan juntas al menos {sum}",
    "step.part-least-times": "{cells} aporta al menos {sum}",
    "step.part-leaves": "{first}, lo que solo deja {digits}",
    "step.part-left": "en {cells} ya está el {sum}",
    "step.part-left-last": "en {cells} no puede haber {excluded} y solo queda {digits}",
    "step.part-left-only": "en {cells} solo cabe {sets}",
    "step.part-left-several": "los dígitos ya colocados en {cells} suman {sum}",
    "step.part-most": "{cells} vale a lo sumo {sum}",
    "step.part-most-left": "El mayor candidato que queda en {cells} es {sum}",
    "step.part-most-several": "{cells} suman a lo sumo {sum}",
    "step.part-most-several-times": "{cells} aportan juntas a lo sumo {sum}",
    "step.part-most-times": "{cells} aporta a lo sumo {sum}",
    "step.part-need": "{cases} en {cells} exigiría {sets} en {others}",
    "step.part-no-partner": "ningún dígito en {others} combina con {cases} en {cells}",
    "step.part-not": "en {cells} no puede haber {excluded}",
    "step.part-only": "{cells} sería {digits}",
    "step.part-out": "fuera, en {cells}, ya está el {sum}",
    "step.part-out-several": "los dígitos ya colocados fuera, en {cells}, suman {sum}",
    "step.part-partner": "{digits} en {cells} exigiría {value} en {others}",
    "step.part-rest-is": "las demás celdas solo pueden ser {sets}",
    "step.part-rest-lacks": "ninguna otra celda puede tener {excluded}",
    "step.part-sum-inside": "la suma conocida de dentro es {sum}",
    "step.part-sum-there": "la suma conocida de ahí es {sum}",
    "step.part-sums": "{cells} solo podrían sumar {sets}",
    "step.part-sums-all": "la suma total solo podría ser {sets}",
    "step.part-sums-inside": "las sumas conocidas de dentro dan {sum}",
    "step.part-sums-one": "{cells} solo podría ser {sets}",
    "step.part-sums-there": "las sumas conocidas de ahí dan {sum}",
    "step.part-total": "el total es {total}",
    "step.part-value": "{cells} es {sum}",
    "step.part-value-several": "{cells} suman {sum}",
    "step.part-value-several-times": "{cells} aportan juntas {sum}",
    "step.part-value-times": "{cells} aporta {sum}",
    "step.part-with-placed": "{first}; {parts}",
    "step.placed": "Coloque {digits} en {cells}.",
    "step.pointing": (
        "En {base}, {digits} solo cabe en {cover}. Por tanto, {digits} no cabe en ningún otro "
        "lugar de {cover}."
    ),
    "step.remote-pair": (
        "{digits} se alternan a lo largo de la cadena; {cells} tienen uno cada una. Una celda que "
        "ve las dos no puede tener ninguno de ellos: {chain}."
    ),
    "step.required-placed": (
        "{base} solo puede ser {sets}; por tanto, necesita {digits}, que solo cabe en {cells}."
    ),
    "step.required-pointing": (
        "{base} solo puede ser {sets}; por tanto, necesita {digits}, que solo cabe en {cells}. Una "
        "celda que las ve todas no puede ser {digits}."
    ),
    "step.rule": "Si un dígito eliminado fuera cierto, no se cumpliría {base}.",
    "step.rule-placed": "Con cualquier otro dígito en {cells}, no se cumpliría {base}.",
    "step.says-cell": "Un dígito en {base}",
    "step.says-most": "{digits} a lo sumo una vez en {base}",
    "step.says-once": "{digits} una vez en {base}",
    "step.says-rule": "Lo que exige {base}",
    "step.seen-block": (
        "Dondequiera que esté {digits} en {base}, {cells} no puede ser {left}, por {cover}."
    ),
    "step.seen-cell": (
        "En {base} solo caben {digits}. Sea cual sea, {cells} no puede ser {left}, por {cover}."
    ),
    "step.seen-placed": "{base} es {digits}; por tanto, {cells} no puede ser {left}, por {cover}.",
    "step.several-solutions": "Ningún otro paso es seguro: a partir de aquí hay varias soluciones.",
    "step.so": "{base}; por tanto, {result}.",
    "step.sue-de-coq": (
        "{cells} tienen exactamente {digits}: tantos dígitos como celdas, y ninguno se puede "
        "repetir ahí. Elimine cada uno de las celdas de {base} que ven todos sus lugares ahí."
    ),
    "step.sum": "{count} ecuaciones, sumadas, no dejan lugar para ello.",
    "step.sum-absurd": (
        "El lado izquierdo no puede ser menor que 0; por tanto, a partir de aquí no hay solución."
    ),
    "step.sum-bounds": "{base}: {parts}; por tanto, {result}.",
    "step.sum-bounds-placed": "{base}: {parts}; por tanto, {result}.",
    "step.sum-goes": "Por tanto, {digits} no cabe en {cells}.",
    "step.sum-least": "{name} dice «al menos»: se puede restar, pero no sumar.",
    "step.sum-most": "{name} dice «a lo sumo»: se puede sumar, pero no restar.",
    "step.sum-negative": (
        "Aún no se concluye nada: {terms} quedaría por debajo de 0. Sume ecuaciones que lo "
        "contengan."
    ),
    "step.sum-none": "Ninguna suma de ecuaciones muestra este paso.",
    "step.sum-placed": "Solo queda un candidato; por tanto, {cells} es {digits}.",
    "step.sum-small": (
        "Aún no se concluye nada: ningún candidato tiene un coeficiente mayor que el lado derecho."
    ),
    "step.sum-unknown": "No hay ninguna ecuación {name}.",
    "step.sum-value": "En la suma solo queda {cells}, y solo sirve {digits}.",
    "step.sums": "{base}: ningún dígito se repite en {cover}. {reason}",
    "step.sums-apart": "{start}, {first}, pero {second}.",
    "step.sums-in-order": "Para sumar {total}, {cells} solo pueden ser, en este orden, {sets}.",
    "step.sums-only": "Solo {parts} suman {total}.",
    "step.sums-placed": (
        "{base}: ningún dígito se repite en {cover}. {reason} Así, solo queda {digits} para "
        "{cells}."
    ),
    "step.sums-sets": "Para sumar {total}, {cells} solo pueden ser {sets}.",
    "step.sums-total": "{start}, {first}, y no {total}.",
    "step.thermometer": "Los dígitos aumentan a lo largo de {base}. {reason}",
    "step.thermometer-bounds": "{start}; por tanto, {parts}.",
    "step.turbot-fish": (
        "En {base}, {digits} solo tiene dos lugares en cada una, y en {cover} solo cabe uno. Por "
        "tanto, al menos una de las celdas {cells} es {digits}, y una celda que ve las dos no "
        "puede ser {digits}."
    ),
    "step.twins": (
        "{base}: {cells} y {others} tienen el mismo dígito, y en {others} no puede haber "
        "{excluded}."
    ),
    "step.twins-placed": (
        "{base}: {cells} y {others} tienen el mismo dígito, y en {others} no puede haber "
        "{excluded}; por tanto, {cells} es {left}."
    ),
    "step.unique-rectangle-6": (
        "{deadly} {digits} en una de las celdas {others} llevaría a eso, pues no cabe en ningún "
        "otro lugar de {base}."
    ),
    "step.vwxyz-wing": (
        "{left} llenan como máximo cuatro de las cinco celdas {cells}; por tanto, una de ellas "
        "tiene que ser {digits}. Elimine {digits} de las celdas que ven todos esos {digits}."
    ),
    "step.w-wing": (
        "En {base}, cada lugar para {digits} lo ve una de las celdas {cells}; por eso no pueden "
        "ser {digits} las dos. Una de ellas es {other}, y una celda que ve las dos no puede ser "
        "{other}."
    ),
    "step.wrong-entry": "{digits} en {cells} está mal. {reason}",
    "step.wrong-note": "En las notas de {cells} falta {digits}. {reason}",
    "step.wxyz-wing": (
        "{left} llenan como máximo tres de las cuatro celdas {cells}; por tanto, una de ellas "
        "tiene que ser {digits}. Elimine {digits} de las celdas que ven todos esos {digits}."
    ),
    "step.xy-wing": (
        "Sea cual sea el dígito de {pivot}, una de las celdas {cells} es {digits}. Por tanto, una "
        "celda que ve las dos no puede ser {digits}."
    ),
    "step.xyz-wing": (
        "Sea cual sea el dígito de {pivot}, ella o una de las celdas {cells} es {digits}. Por "
        "tanto, una celda que ve las tres no puede ser {digits}."
    ),
    "technique.aic": "Cadena alternante (AIC)",
    "technique.allowed-digits": "Dígitos permitidos",
    "technique.als-aic": "Cadena alternante con ALS",
    "technique.als-chain": "Cadena de ALS",
    "technique.als-continuous-nice-loop": "Bucle continuo con ALS (nice loop)",
    "technique.als-discontinuous-nice-loop": "Bucle discontinuo con ALS (nice loop)",
    "technique.als-xy-wing": "ALS-XY-Wing",
    "technique.als-xz": "ALS-XZ",
    "technique.avoidable-rectangle-1": "Rectángulo evitable tipo 1",
    "technique.avoidable-rectangle-2": "Rectángulo evitable tipo 2",
    "technique.block-forcing-chains": "Cadenas forzadas de región",
    "technique.bug-1": "BUG+1",
    "technique.bug-2": "BUG tipo 2",
    "technique.bug-3": "BUG tipo 3",
    "technique.bug-4": "BUG tipo 4",
    "technique.cage-combinations": "Combinaciones de la jaula",
    "technique.cage-pointing": "Jaula apuntadora (pointing cage)",
    "technique.cages-together": "Jaulas en conjunto",
    "technique.cases": "Demostración por casos",
    "technique.cell-forcing-chains": "Cadenas forzadas de celda",
    "technique.claiming": "Candidatos bloqueados, tipo 2",
    "technique.combinations": "Combinaciones de dígitos",
    "technique.common-peer": "Eliminación por vecino común (common peer)",
    "technique.continuous-nice-loop": "Bucle continuo (nice loop)",
    "technique.contradiction": "Contradicción",
    "technique.counted-digit": "Dígito contado",
    "technique.counted-digits": "Dígitos exigidos",
    "technique.counted-pointing": "Dígito apuntador de una regla",
    "technique.death-blossom": "Death Blossom",
    "technique.discontinuous-nice-loop": "Bucle discontinuo (nice loop)",
    "technique.dynamic-block-forcing-chains": "Cadenas forzadas dinámicas de región",
    "technique.dynamic-cell-forcing-chains": "Cadenas forzadas dinámicas de celda",
    "technique.dynamic-forcing-chains": "Cadenas forzadas dinámicas",
    "technique.empty-rectangle": "Rectángulo vacío (empty rectangle)",
    "technique.extended-rectangle-1": "Rectángulo extendido tipo 1",
    "technique.extended-rectangle-2": "Rectángulo extendido tipo 2",
    "technique.extended-rectangle-3": "Rectángulo extendido tipo 3",
    "technique.extended-rectangle-4": "Rectángulo extendido tipo 4",
    "technique.finned-franken-jellyfish": "Franken jellyfish con aleta",
    "technique.finned-franken-leviathan": "Franken leviathan con aleta",
    "technique.finned-franken-squirmbag": "Franken squirmbag con aleta",
    "technique.finned-franken-swordfish": "Franken swordfish con aleta",
    "technique.finned-franken-whale": "Franken whale con aleta",
    "technique.finned-franken-x-wing": "Franken X-Wing con aleta",
    "technique.finned-jellyfish": "Jellyfish con aleta (finned jellyfish)",
    "technique.finned-leviathan": "Leviathan con aleta",
    "technique.finned-mutant-jellyfish": "Mutant jellyfish con aleta",
    "technique.finned-mutant-leviathan": "Mutant leviathan con aleta",
    "technique.finned-mutant-squirmbag": "Mutant squirmbag con aleta",
    "technique.finned-mutant-swordfish": "Mutant swordfish con aleta",
    "technique.finned-mutant-whale": "Mutant whale con aleta",
    "technique.finned-mutant-x-wing": "Mutant X-Wing con aleta",
    "technique.finned-squirmbag": "Squirmbag con aleta",
    "technique.finned-swordfish": "Pez espada con aleta (finned swordfish)",
    "technique.finned-whale": "Whale con aleta",
    "technique.finned-x-wing": "X-Wing con aleta",
    "technique.franken-jellyfish": "Franken jellyfish",
    "technique.franken-leviathan": "Franken leviathan",
    "technique.franken-squirmbag": "Franken squirmbag",
    "technique.franken-swordfish": "Franken swordfish",
    "technique.franken-whale": "Franken whale",
    "technique.franken-x-wing": "Franken X-Wing",
    "technique.full-house": "Última celda",
    "technique.grouped-aic": "Cadena alternante con grupos",
    "technique.grouped-continuous-nice-loop": "Bucle continuo con grupos (nice loop)",
    "technique.grouped-discontinuous-nice-loop": "Bucle discontinuo con grupos (nice loop)",
    "technique.grouped-x-chain": "Cadena X con grupos",
    "technique.hidden-block": "Región oculta (hidden region)",
    "technique.hidden-pair": "Par oculto",
    "technique.hidden-quad": "Cuarteto oculto",
    "technique.hidden-rectangle": "Rectángulo oculto",
    "technique.hidden-single": "Único oculto",
    "technique.hidden-triple": "Trío oculto",
    "technique.innies-and-outies": "Innies y outies",
    "technique.jellyfish": "Jellyfish",
    "technique.law-of-leftovers": "Ley de las sobras (law of leftovers)",
    "technique.line-digits": "Número de fuera o línea dibujada",
    "technique.linked-cells": "Celdas enlazadas",
    "technique.linked-chain": "Cadena de celdas enlazadas",
    "technique.locked-hidden-pair": "Par oculto bloqueado (locked hidden pair)",
    "technique.locked-hidden-triple": "Trío oculto bloqueado (locked hidden triple)",
    "technique.locked-pair": "Par bloqueado (locked pair)",
    "technique.locked-triple": "Trío bloqueado (locked triple)",
    "technique.multi-colours": "Colores múltiples (multi-colours)",
    "technique.mutant-jellyfish": "Mutant jellyfish",
    "technique.mutant-leviathan": "Mutant leviathan",
    "technique.mutant-squirmbag": "Mutant squirmbag",
    "technique.mutant-swordfish": "Mutant swordfish",
    "technique.mutant-whale": "Mutant whale",
    "technique.mutant-x-wing": "Mutant X-Wing",
    "technique.naked-pair": "Par desnudo",
    "technique.naked-quad": "Cuarteto desnudo",
    "technique.naked-single": "Único desnudo",
    "technique.naked-triple": "Trío desnudo",
    "technique.nested-forcing-chains": "Cadenas forzadas anidadas",
    "technique.nishio": "Nishio",
    "technique.no-solution": "Sin solución",
    "technique.pointing": "Candidatos bloqueados, tipo 1",
    "technique.remote-pair": "Par remoto",
    "technique.rule": "Regla",
    "technique.sashimi-jellyfish": "Jellyfish sashimi",
    "technique.sashimi-swordfish": "Pez espada sashimi (sashimi swordfish)",
    "technique.sashimi-x-wing": "X-Wing sashimi",
    "technique.seen-through-rules": "Visto a través de reglas",
    "technique.several-solutions": "Varias soluciones",
    "technique.simple-colours": "Colores simples (simple colours)",
    "technique.skyscraper": "Rascacielos (skyscraper)",
    "technique.sue-de-coq": "Sue de Coq",
    "technique.sum": "Suma de ecuaciones",
    "technique.sum-bounds": "Límites de una suma",
    "technique.swordfish": "Pez espada (swordfish)",
    "technique.thermometer": "Termómetro",
    "technique.turbot-fish": "Turbot fish",
    "technique.twins": "Celdas gemelas",
    "technique.two-string-kite": "Cometa de dos cuerdas (two-string kite)",
    "technique.unique-loop-1": "Bucle único tipo 1",
    "technique.unique-loop-2": "Bucle único tipo 2",
    "technique.unique-loop-3": "Bucle único tipo 3",
    "technique.unique-loop-4": "Bucle único tipo 4",
    "technique.unique-rectangle-1": "Rectángulo único tipo 1",
    "technique.unique-rectangle-2": "Rectángulo único tipo 2",
    "technique.unique-rectangle-3": "Rectángulo único tipo 3",
    "technique.unique-rectangle-4": "Rectángulo único tipo 4",
    "technique.unique-rectangle-5": "Rectángulo único tipo 5",
    "technique.unique-rectangle-6": "Rectángulo único tipo 6",
    "technique.vwxyz-wing": "VWXYZ-Wing",
    "technique.w-wing": "W-Wing",
    "technique.wrong-entry": "Dígito equivocado",
    "technique.wrong-note": "Notas equivocadas",
    "technique.wxyz-wing": "WXYZ-Wing",
    "technique.x-chain": "Cadena X",
    "technique.x-wing": "X-Wing",
    "technique.xy-chain": "Cadena XY",
    "technique.xy-wing": "XY-Wing",
    "technique.xyz-wing": "XYZ-Wing",
    "variant.alldifferent": "celdas todas diferentes",
    "variant.boxindexer": "indexadores de caja",
    "variant.cage-sum": "jaulas de «{word}»",
    "variant.cellcolor": "celdas coloreadas",
    "variant.cells": "dibujos en las celdas",
    "variant.chaosconstruction": "regiones por descubrir",
    "variant.circle": "círculos",
    "variant.clone": "clones",
    "variant.columnindexer": "indexadores de columna",
    "variant.countingcircles": "círculos contadores",
    "variant.difference": "puntos blancos (diferencias)",
    "variant.direction": "marcas de dirección",
    "variant.disjointgroups": "grupos disjuntos",
    "variant.dutchwhispers": "susurros neerlandeses",
    "variant.even": "celdas pares",
    "variant.extraregion": "regiones extra",
    "variant.fog": "niebla (aquí se ven todas las celdas)",
    "variant.fullrank": "filas y columnas ordenadas",
    "variant.given": "varias dadas posibles",
    "variant.givencandidates": "candidatos dados",
    "variant.globalentropy": "entropía global",
    "variant.indexing": "celdas que indexan",
    "variant.line": "líneas dibujadas",
    "variant.littlekillersum": "sumas de diagonales (little killer)",
    "variant.lunchbox": "fiambreras",
    "variant.maxarrow": "flechas hacia el dígito mayor",
    "variant.maximum": "celdas mayores que sus vecinas",
    "variant.minimum": "celdas menores que sus vecinas",
    "variant.negativedifference": "sin más puntos blancos",
    "variant.negativeratio": "sin más puntos negros",
    "variant.negativexv": "sin más X ni V",
    "variant.nfa": "patrones de dígitos",
    "variant.nonconsecutive": "sin vecinos consecutivos",
    "variant.number": "números",
    "variant.numbersmall": "números pequeños",
    "variant.odd": "celdas impares",
    "variant.or": "una regla u otra",
    "variant.other": "«{word}»",
    "variant.overlays": "dibujos sobre el tablero",
    "variant.pair": "reglas entre vecinos",
    "variant.polygon": "polígonos",
    "variant.productarrow": "flechas de producto",
    "variant.ratio": "puntos negros (razones)",
    "variant.rectangle": "rectángulos",
    "variant.region": "regiones",
    "variant.rowindexer": "indexadores de fila",
    "variant.samevalues": "conjuntos con los mismos dígitos",
    "variant.sandwichsum": "sumas sándwich",
    "variant.skyscraper": "rascacielos",
    "variant.sum": "sumas",
    "variant.symbol": "símbolos",
    "variant.text": "textos",
    "variant.underlays": "dibujos bajo el tablero",
    "variant.value": "dadas de «{word}»",
    "variant.wall": "paredes",
    "variant.whispers": "susurros alemanes",
    "variant.xv": "X y V",
    "why.at-once": "{cells} no puede ser {digits}. {reason}",
    "why.later": "{digits} se puede eliminar de {cells} después de {count} pasos.",
    "why.may-be": "Nada descarta {digits} en {cells}.",
    "why.no-digit": "Al final, no quedaría ningún dígito para {base}.",
    "why.no-place": "Al final, no habría lugar para {digits} en {base}.",
    "why.noted": "Cada dígito anotado ahí lleva a una contradicción.",
    "why.others": "Cualquier otro dígito ahí lleva a una contradicción.",
    "why.search": "Una búsqueda por todas las soluciones lo muestra.",
    "why.seen": "{base} ya tiene el {digits}, en {cells}.",
    "why.stands": "{cells} ya es {digits}.",
    "why.unknown": "No se encontraron pasos que descarten {digits} en {cells}.",
    "why.way": "Se concluye en {count} pasos.",
}
SENTENCES.update(rule_sentences(WORDS, GRAMMAR, SHORT, EXACT))
