"""Spanish: the sentences of the command and of batches, by code."""

from __future__ import annotations

SENTENCES: dict[str, str | dict[str, str]] = {
    "batch.broke": "No se pudo responder a este sudoku: {reason}.",
    "batch.cluster": "{engine} no responde en {address}: {reason}.",
    "batch.columns": "{name} no tiene una columna de sudokus; esa columna se llama {known}.",
    "batch.empty": "La línea {line} de {name} está vacía.",
    "batch.ending": "La extensión de {name} no dice en qué formato escribir; se esperaba {known}.",
    "batch.exists": "{name} ya existe, y un archivo Parquet no se puede continuar.",
    "batch.json": "La línea {line} de {name} no es un objeto JSON con un sudoku.",
    "batch.missing": "{engine} no está instalado aquí; {install} instala lo que falta.",
    "batch.other": (
        "{name} tiene columnas distintas de las que escribe este comando; se esperaba {known}."
    ),
    "batch.parquet": (
        "Parquet necesita pyarrow, que no está instalado aquí; {install} instala lo que falta."
    ),
    "batch.pool": "Los procesos terminan antes de responder: {reason}.",
    "batch.resume": "--resume necesita --output, el archivo que hay que continuar.",
    "batch.start": (
        "Los procesos no pueden iniciarse: {reason}. En un script, ponga el código que los inicia "
        'bajo if __name__ == "__main__".'
    ),
    "batch.there": "{name} ya existe; use --resume para continuarlo.",
    "batch.unlike": "{name} tiene otros sudokus, así que no se puede continuar.",
    "batch.unsent": (
        "Un proceso de trabajo no puede cargar este sudoku: {reason}. Ponga la clase de la regla "
        "en un módulo propio e impórtela desde allí."
    ),
    "batch.unwritten": "No se puede escribir en {name}: {reason}.",
    "batch.whole": "{name} tiene que ser un número entero desde 1, no {found}.",
    "batch.worker": (
        "El proceso que trabajaba en este sudoku terminó, más de una vez, sin respuesta."
    ),
    "cli.another": "Hay otra solución{by}: {grid}",
    "cli.argument": "el argumento",
    "cli.at-least": "al menos {count}",
    "cli.cancelled": "cancelado",
    "cli.cell-digits": "{cells}: {text}",
    "cli.clash": {
        "one": "sin solución: la dada {cells} sola ya no deja solución.",
        "other": "sin solución: las dadas {cells} se contradicen.",
    },
    "cli.clash-beside": {
        "one": "sin solución: la dada {cells} no concuerda con {rules}.",
        "other": "sin solución: las dadas {cells} no concuerdan con {rules}.",
    },
    "cli.clash-fewer": "Tal vez basten menos de ellas.",
    "cli.clash-layout": "sin solución: aun sin dadas, no se puede rellenar este tablero.",
    "cli.clash-rules": "sin solución: aun sin dadas, nada cumple {rules}.",
    "cli.clash-smaller": "Puede que haya un conjunto menor.",
    "cli.compare": "Lo que se leyó tiene exactamente una solución; aun así, compárelo con la foto.",
    "cli.doubtful": "Dudosas: {cells}.",
    "cli.effort": "esfuerzo {effort}",
    "cli.erase": "Borre {choices}.",
    "cli.erase-fewer": "Tal vez basten menos.",
    "cli.erase-more": "Puede haber otras opciones.",
    "cli.erase-one": "{cells} (queda una solución)",
    "cli.erase-or": "{choices}; o {last}",
    "cli.erase-several": "{cells} (quedan varias)",
    "cli.erase-unknown": "Se acabó el tiempo: no se sabe cuáles borrar.",
    "cli.explain": "sudoku explain dice qué dadas y reglas chocan.",
    "cli.file": "No se pudo leer {name}: {reason}.",
    "cli.file-denied": "permiso denegado",
    "cli.file-folder": "es una carpeta",
    "cli.file-missing": "ese archivo o carpeta no existe",
    "cli.graded": "{level}, paso más difícil: {name} ({rating})",
    "cli.graded-stuck": (
        "{level}: no se encontró otro paso; el más difícil hasta aquí: {name} ({rating})"
    ),
    "cli.infeasible": "sin solución",
    "cli.left": {
        "one": "{why}: queda {count} celda vacía",
        "other": "{why}: quedan {count} celdas vacías",
    },
    "cli.lesson-answers": "Respuestas:",
    "cli.lesson-exercise-place": "{number}. ¿Qué celda se puede rellenar?",
    "cli.lesson-exercise-strike": "{number}. ¿Qué candidatos se pueden eliminar?",
    "cli.lesson-practice": "Un sudoku que requiere esta técnica: {puzzle}",
    "cli.level-beginner": "principiante",
    "cli.level-easy": "fácil",
    "cli.level-expert": "experto",
    "cli.level-extreme": "extremo",
    "cli.level-hard": "difícil",
    "cli.level-medium": "medio",
    "cli.limit": "tiempo agotado, sin respuesta",
    "cli.link": "el enlace",
    "cli.lost": "El formato {format} no lleva {names}.",
    "cli.lost-author": "el autor",
    "cli.lost-centre": "las notas del centro",
    "cli.lost-corner": "las notas en las esquinas",
    "cli.lost-entries": "los dígitos rellenados",
    "cli.lost-prose": "las reglas en palabras",
    "cli.lost-solution": "la solución",
    "cli.lost-title": "el título",
    "cli.more": "Puede haber más soluciones; para listarlas, aumente --limit.",
    "cli.more-unknown": "No se sabe, en el límite de tiempo, si hay más soluciones.",
    "cli.narrowest": "punto más estrecho {count}",
    "cli.nearest": "Se acabó el tiempo; no se encontró ninguno más cercano a lo pedido.",
    "cli.no-puzzle": "No hay sudoku en {name}.",
    "cli.no-step": "No hay ningún paso que dibujar.",
    "cli.no-time": "Se acabó el tiempo antes de que hubiera un sudoku.",
    "cli.not-one": "No hay exactamente una solución que dibujar.",
    "cli.not-text": "no es texto en UTF-8",
    "cli.not-valid": "no es válido: {sentences}",
    "cli.one-puzzle": "Un sudoku a la vez; aquí hay {count}.",
    "cli.only": "Esta es la única solución{by}.",
    "cli.only-unknown": "No se sabe si esta es la única solución.",
    "cli.output": "No se puede escribir en la salida estándar: {reason}.",
    "cli.partly": (
        "Algunas de sus reglas no se conocen aquí: el sudoku completo puede tener menos soluciones."
    ),
    "cli.pattern": (
        "Un patrón tiene un carácter para cada una de las {cells} celdas; este tiene {count}."
    ),
    "cli.picture": "{name} es una imagen; sudoku read lee el sudoku de una imagen.",
    "cli.presolved": "El presolve por sí solo ya decide este sudoku: no hay nada que comparar.",
    "cli.progress": "{seconds} s, {nodes} nodos",
    "cli.progress-share": "{seconds} s, {percent} %",
    "cli.proof-none": "tamaño de la demostración: ninguno",
    "cli.proof-size": "tamaño de la demostración {size}",
    "cli.proof-unknown": "tamaño de la demostración desconocido",
    "cli.puzzle": "No se pudo leer un sudoku en {name}: {reason}",
    "cli.puzzles": "sudokus",
    "cli.ready": "disponible aquí",
    "cli.relax-none": "sin solución: ni siquiera en fracciones.",
    "cli.relax-open": {
        "one": "La relajación deja abierta {count} de {total} celdas.",
        "other": "La relajación deja abiertas {count} de {total} celdas.",
    },
    "cli.relax-solves": "La relajación determina todas las celdas: no queda nada que ramificar.",
    "cli.removed": "Elimine estos candidatos: {text}.",
    "cli.rules": "No se pudieron leer las reglas: {reason}",
    "cli.several": "varias soluciones",
    "cli.several-solutions": "Este sudoku tiene varias soluciones.",
    "cli.size-clauses": {
        "one": "{count} cláusula",
        "other": "{count} cláusulas",
    },
    "cli.size-constraints": {
        "one": "{count} restricción",
        "other": "{count} restricciones",
    },
    "cli.size-moves": {
        "one": "{count} movimiento",
        "other": "{count} movimientos",
    },
    "cli.size-nodes": {
        "one": "{count} nodo",
        "other": "{count} nodos",
    },
    "cli.size-variables": {
        "one": "{count} variable",
        "other": "{count} variables",
    },
    "cli.solvable": "Hay una solución.",
    "cli.solved": "resuelto",
    "cli.solved-in": {
        "one": "resuelto en {count} paso, de nota {rating}",
        "other": "resuelto en {count} pasos, el más difícil de nota {rating}",
    },
    "cli.standard-input": "la entrada estándar",
    "cli.status-cancelled": "cancelado",
    "cli.status-infeasible": "sin solución",
    "cli.status-limit": "límite",
    "cli.status-solved": "resuelto",
    "cli.stuck": "no se encontró ningún paso",
    "cli.true-unknown": {
        "one": (
            "{count} candidato no se conoce en el límite de tiempo; lleva un signo de "
            "interrogación."
        ),
        "other": (
            "{count} candidatos no se conocen en el límite de tiempo; llevan un signo de "
            "interrogación."
        ),
    },
    "cli.unsupported": (
        "Este sudoku tiene reglas que aquí no se conocen, o dibujos que pueden ser reglas: "
        "{names}. Para leer el resto sin ellas, añada --leave-out."
    ),
    "cli.usage": "{reason} (más en {command} --help, en inglés)",
    "cli.usage-ambiguous": "opción ambigua: {name} puede ser {names}",
    "cli.usage-argument": "argumento {name}: {reason}",
    "cli.usage-at-least": "indique al menos un valor",
    "cli.usage-choice": "«{value}» no existe. Elija entre {names}",
    "cli.usage-choice-near": "«{value}» no existe. ¿Quiso decir {near}? Elija entre {names}",
    "cli.usage-ignored": "no lleva valor, pero tiene {value}",
    "cli.usage-not-with": "no puede ir junto con {other}",
    "cli.usage-required": "faltan argumentos: {names}",
    "cli.usage-unknown": "argumentos desconocidos: {names}",
    "cli.usage-value": "falta el valor",
    "cli.usage-whole": "se esperaba un número entero, no {value}",
    "cli.valid": "válido",
    "cli.value-box": "{text} no es un tamaño de caja; escriba filas x columnas, por ejemplo 2x3",
    "cli.value-corners": "las esquinas son cuatro puntos, como 9,8;99,8;99,98;9,98, no {text}",
    "cli.value-file": "indique el nombre de un archivo",
    "cli.value-limit": "indique un número entero a partir de 1, no {text}",
    "cli.value-rating": "la nota es un número, o dos como en 4-5.6, no {text}",
    "cli.value-seconds": "el límite de tiempo es un número de segundos a partir de 0, no {text}",
    "cli.which": "Sudoku {number}:",
}
