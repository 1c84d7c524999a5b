"""Texts of the lessons in Spanish: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Busque una fila, columna o caja con una sola celda vacía.",
        "Cada dígito aparece en ella una vez, así que la celda recibe el que falta.",
    ),
    "hidden-single": (
        "Elija un dígito y una fila, columna o caja. Tache las celdas que ya ven ese dígito.",
        "El dígito debe estar en alguna parte de ella, y solo queda una celda.",
    ),
    "naked-single": (
        "Busque una celda cuya fila, columna y caja ya tienen todos los dígitos menos uno.",
        "Toda celda tiene un dígito, y a esta solo le queda uno.",
    ),
    "thermometer": (
        "Cuente a lo largo del termómetro: ¿cuántas celdas hay antes de una celda y cuántas "
        "después?",
        "Los dígitos crecen desde el bulbo, y cada celda deja sitio a las demás.",
    ),
    "linked-cells": (
        "Mire dos celdas con una pista entre ellas. Pruebe cada dígito de una en la otra.",
        "Un dígito sin pareja que cumpla la condición no puede estar en su celda.",
    ),
    "counted-digits": (
        "Busque una regla que diga cuántas veces aparece un dígito y cuente sus lugares.",
        "Si solo hay los lugares necesarios, todos lo tienen; cuando ya están todos, las demás "
        "celdas lo pierden. "
        "Las celdas que ven todos sus lugares lo pierden.",
    ),
    "sum-bounds": (
        "Sume los dígitos menores, o mayores, que caben en las otras celdas de una suma.",
        "Lo que queda de la suma es lo máximo, o lo mínimo, que puede tener la última celda.",
    ),
    "cage": (
        "Haga la lista de los conjuntos de dígitos distintos que dan la suma de una jaula.",
        "Un dígito que ninguno de esos conjuntos pone en la celda no puede estar allí.",
    ),
    "cage-pointing": (
        "Busque un dígito que toda combinación de la jaula usa, y celdas que ven todos sus "
        "lugares.",
        "El dígito está en una de esas celdas de la jaula; las que las ven todas lo pierden.",
    ),
    "pointing": (
        "En una caja, busque un dígito cuyos lugares estén todos en una fila o columna.",
        "La caja necesita el dígito en esa fila o columna, así que el resto de ella no lo tiene.",
    ),
    "claiming": (
        "En una fila o columna, busque un dígito cuyos lugares estén todos en una caja.",
        "La fila o columna necesita el dígito en esa caja, así que el resto de la caja no lo "
        "tiene.",
    ),
    "common-peer": (
        "Busque un dígito con pocos lugares en una región y una celda de fuera que los ve todos.",
        "Uno de esos lugares tiene el dígito, así que una celda que los ve todos no puede tenerlo.",
    ),
    "law-of-leftovers": (
        "Compare regiones con otras tantas filas o columnas que cubren casi las mismas celdas.",
        "Ambos lados tienen los mismos dígitos, y también las celdas que sobran de cada lado.",
    ),
    "innies-and-outies": (
        "Sume las jaulas que casi llenan una fila, columna o caja.",
        "La suma de la fila, columna o caja se conoce; la diferencia es la de las otras celdas.",
    ),
    "seen-through-rules": (
        "Busque una celda cuyo dígito choca con toda elección en una celda enlazada.",
        "Si cada lugar de un dígito excluye un candidato, el candidato nunca es posible.",
    ),
    "linked-chain": (
        "Siga celdas enlazadas por condiciones, una tras otra.",
        "Un dígito que no llega al final de la cadena no puede estar en su comienzo.",
    ),
    "cages-together": (
        "Mire dos jaulas, o una jaula y una fila, columna o caja con celdas en común.",
        "Juntas dejan menos combinaciones que cada una sola.",
    ),
    "line-digits": (
        "Mire todos los dígitos de una línea dibujada y pruebe lo que permite su regla.",
        "Un dígito que no aparece en ningún relleno de la línea no es posible allí.",
    ),
    "combinations": (
        "Haga la lista de las combinaciones que una suma o regla permite aún en sus celdas.",
        "Un dígito que no forma parte de ninguna no puede estar allí.",
    ),
    "rule": (
        "Recorra todas las formas de llenar las celdas de una regla.",
        "Un dígito que no aparece en ninguna de esas formas no puede estar allí.",
    ),
    "hidden-pair": (
        "En una fila, columna o caja, busque dos dígitos que solo caben en las mismas dos celdas.",
        "Los dos dígitos ocupan las dos celdas, así que ningún otro cabe en ellas.",
    ),
    "hidden-triple": (
        "En una fila, columna o caja, busque tres dígitos que solo caben en tres celdas.",
        "Los tres dígitos ocupan las tres celdas, así que ningún otro cabe en ellas.",
    ),
    "hidden-quad": (
        "En una fila, columna o caja, busque cuatro dígitos que solo caben en cuatro celdas.",
        "Los cuatro dígitos ocupan las cuatro celdas, así que ningún otro cabe en ellas.",
    ),
    "naked-pair": (
        "Busque dos celdas que se ven y tienen los mismos dos candidatos.",
        "Las dos celdas gastan ambos dígitos, así que las que ven las dos los pierden.",
    ),
    "naked-triple": (
        "En una fila, columna o caja, busque tres celdas con tres candidatos en total.",
        "Las tres celdas gastan los tres dígitos, así que las demás los pierden.",
    ),
    "naked-quad": (
        "En una fila, columna o caja, busque cuatro celdas con cuatro candidatos en total.",
        "Las cuatro celdas gastan los cuatro dígitos, así que las demás los pierden.",
    ),
    "locked-subset": (
        "Busque un par o un trío en la parte que una caja comparte con una fila o columna.",
        "Sus dígitos se gastan en la caja y en la línea, así que ambas los pierden en el resto.",
    ),
    "x-wing": (
        "Tome un dígito. Busque dos filas en las que solo tenga dos lugares en cada una, en las "
        "mismas dos columnas; o dos columnas así, con filas y columnas cambiadas.",
        "Sea cual sea la columna en la que la primera fila pone el dígito, la segunda se queda con "
        "la otra. Las dos posibilidades son las diagonales de una X, y ninguna deja sitio para el "
        "dígito en el resto de las dos columnas. Con filas y columnas cambiadas, vale lo mismo.",
    ),
    "swordfish": (
        "Busque un dígito cuyos lugares en tres filas estén todos en las mismas tres columnas (o "
        "con filas y columnas cambiadas).",
        "Las tres filas llenan las tres columnas con el dígito; el resto de ellas no lo tiene.",
    ),
    "jellyfish": (
        "Busque un dígito cuyos lugares en cuatro filas estén todos en las mismas cuatro columnas "
        "(o con filas y columnas cambiadas).",
        "Las cuatro filas llenan las cuatro columnas con el dígito; el resto no lo tiene.",
    ),
    "finned-fish": (
        "Busque un X-Wing o un pez espada que uno o dos lugares de más, la aleta, estropean.",
        "O la aleta tiene el dígito o el pez vale; una celda que ambos excluyen lo pierde.",
    ),
    "franken-fish": (
        "Busque un pez cuyas líneas no son solo filas o solo columnas: también hay cajas, o "
        "ambas mezcladas.",
        "Cada una de ellas necesita el dígito una vez, y las que las cruzan solo tienen lugar "
        "para esos: en el resto de ellas el dígito sale.",
    ),
    "skyscraper": (
        "Busque un dígito con solo dos lugares en cada una de dos filas, donde dos de esos "
        "lugares están en la misma columna.",
        "La columna común tiene a lo sumo uno de ellos, así que uno de los otros dos lugares "
        "tiene el dígito; las celdas que ven ambos lo pierden.",
    ),
    "two-string-kite": (
        "Busque un dígito con dos lugares en una fila y dos en una columna, unidos en una caja.",
        "La caja tiene a lo sumo uno de los unidos, así que uno de los extremos lejanos lo es.",
    ),
    "turbot-fish": (
        "Busque dos filas, columnas o cajas con dos lugares de un dígito, dos de los cuales "
        "se ven.",
        "A lo sumo uno de los dos que se ven es el dígito, así que uno de los extremos lo es.",
    ),
    "empty-rectangle": (
        "Busque una caja donde los lugares de un dígito forman una cruz, y una fila o columna "
        "con solo dos lugares, uno de ellos alineado con la cruz.",
        "Sea cual sea el brazo de la cruz con el dígito, la celda alineada con el otro brazo y "
        "con el otro lugar no puede tenerlo.",
    ),
    "simple-colours": (
        "Coloree alternando los lugares de un dígito donde una fila, columna o caja tiene "
        "solo dos.",
        "Uno de los dos colores es verdadero, así que una celda que ve ambos no lo tiene.",
    ),
    "multi-colours": (
        "Coloree dos cadenas separadas de un dígito y mire dónde se encuentran los colores.",
        "Dos colores que se ven no valen ambos, así que vale uno de sus opuestos.",
    ),
    "unique-rectangle": (
        "Busque cuatro celdas en dos filas, dos columnas y dos cajas con los mismos dos "
        "candidatos.",
        "Con solo esos dos dígitos se podrían intercambiar y habría otra solución; por eso vale "
        "un candidato que lo impide.",
    ),
    "hidden-rectangle": (
        "Busque cuatro celdas en dos filas, dos columnas y dos cajas con dos candidatos en "
        "común, donde en la fila y la columna de una esquina un dígito tiene solo dos lugares.",
        "El otro dígito en esa esquina forzaría un rectángulo que se puede intercambiar, y "
        "habría otra solución; por eso sale.",
    ),
    "avoidable-rectangle": (
        "Busque un rectángulo de dos dígitos con tres esquinas que usted mismo rellenó.",
        "Si ninguna es dada, los dos dígitos se podrían intercambiar y habría otra solución; por "
        "eso la cuarta esquina es otro dígito.",
    ),
    "x-chain": (
        "Siga un dígito: de un lugar al único otro de la línea o caja, y luego a uno que este ve.",
        "Uno de los dos extremos es el dígito, así que las celdas que ven ambos lo pierden.",
    ),
    "xy-chain": (
        "Siga celdas con dos candidatos, cada una con un dígito en común con la siguiente.",
        "Uno de los dos extremos es el dígito común; las celdas que ven ambos lo pierden.",
    ),
    "grouped-x-chain": (
        "Siga un dígito como en la cadena X, con dos o tres lugares de una caja como un eslabón.",
        "Uno de los dos extremos es el dígito, así que las celdas que ven ambos lo pierden.",
    ),
    "aic": (
        "Arme una cadena de candidatos: si este no vale, vale aquel; si aquel vale, el "
        "siguiente no.",
        "Un extremo de la cadena vale, así que lo que ambos excluyen no es posible.",
    ),
    "grouped-aic": (
        "Arme una cadena alternada con varios lugares de un dígito en una caja como eslabones.",
        "Un extremo de la cadena vale, así que lo que ambos excluyen no es posible.",
    ),
    "bug": (
        "Busque un tablero en que casi toda celda vacía tiene dos candidatos.",
        "Si todas tuvieran dos, no habría solución o habría dos; por eso un candidato de más es "
        "verdadero.",
    ),
    "sue-de-coq": (
        "Mire donde una caja cruza una línea: celdas de allí y de al lado que comparten dígitos.",
        "Hay tantos dígitos como celdas, así que cada dígito se gasta en la caja o en la línea.",
    ),
    "xy-wing": (
        "Busque una celda con dos candidatos que vea otras dos con dos: XY, XZ e YZ.",
        "Sea cual sea el dígito del pivote, una de las pinzas es Z, así que las celdas que ven "
        "ambas pierden Z.",
    ),
    "xyz-wing": (
        "Busque una celda XYZ que ve dos celdas XZ e YZ.",
        "Una de las tres celdas es Z, así que las que ven las tres pierden Z.",
    ),
    "w-wing": (
        "Busque dos celdas con los mismos dos candidatos, unidas por una fila, columna o caja con "
        "solo dos lugares de uno de ellos.",
        "El dígito que las une no está en ambas, así que una de ellas es el otro dígito.",
    ),
    "remote-pair": (
        "Siga una cadena de celdas que tienen todas los mismos dos candidatos.",
        "Los dígitos se alternan: los extremos de una cadena par difieren, y las celdas que ven "
        "ambos los pierden.",
    ),
    "wxyz-wing": (
        "Busque cuatro celdas con cuatro candidatos en total, donde los lugares de cada dígito, "
        "salvo uno, se ven todos.",
        "Los otros dígitos llenan a lo sumo tres celdas, así que una celda es este dígito.",
    ),
    "als-xz": (
        "Busque dos grupos de celdas, cada uno con un candidato más que celdas, que comparten los "
        "dígitos X y Z; todos los lugares de X en ambos se ven.",
        "Solo un grupo puede tener X; el otro queda lleno, y uno de ellos tiene Z.",
    ),
    "als-xy-wing": (
        "Busque tres grupos con un candidato de más cada uno: el del medio comparte un dígito "
        "restringido con cada uno de los otros, y estos comparten otro dígito, Z.",
        "Ceda lo que ceda el grupo del medio, uno de los otros dos tiene Z.",
    ),
    "als-chain": (
        "Siga grupos con un candidato de más, cada uno con un dígito restringido común con el "
        "siguiente, y los dos extremos con otro dígito común, Z.",
        "Uno de los extremos de la cadena tiene Z; las celdas que ven todo Z de ambos lo pierden.",
    ),
    "als-aic": (
        "Arme una cadena alternada con grupos de un candidato de más como eslabones.",
        "Un extremo de la cadena vale, así que lo que ambos excluyen no es posible.",
    ),
    "nishio": (
        "Suponga un candidato y siga ese dígito hasta que no le quede lugar.",
        "La suposición deja el dígito sin lugar, así que el candidato es falso.",
    ),
    "forcing-chains": (
        "Pruebe cada candidato de una celda, o cada lugar de un dígito, y compare lo que resulta.",
        "Uno de los casos vale, así que lo que resulta en todos vale.",
    ),
    "death-blossom": (
        "Busque una celda, el tallo, en que cada candidato apunte a un grupo con un candidato de "
        "más; todos los grupos comparten otro dígito, Z.",
        "Sea cual sea el dígito del tallo, un grupo tiene Z; las celdas que ven todo Z lo pierden.",
    ),
    "unique-loop": (
        "Busque un bucle de celdas con los mismos dos candidatos, dos en cada fila, columna y "
        "caja.",
        "Con solo dos dígitos el bucle se podría intercambiar y habría otra solución; por eso "
        "vale un candidato que lo impide.",
    ),
    "extended-rectangle": (
        "Busque dos filas de tres celdas (o más) con los mismos candidatos, en otras tantas cajas.",
        "Con solo esos dígitos las filas se podrían intercambiar y habría otra solución; por eso "
        "vale un candidato que lo impide.",
    ),
}

TITLES = {
    "cage": "Combinaciones de la jaula",
    "locked-subset": "Conjunto bloqueado",
    "franken-fish": "Pez franken y mutante",
    "finned-fish": "Pez con aleta y sashimi",
    "unique-rectangle": "Rectángulo único",
    "unique-loop": "Bucle único",
    "avoidable-rectangle": "Rectángulo evitable",
    "extended-rectangle": "Rectángulo extendido",
    "bug": "BUG",
    "forcing-chains": "Cadenas forzadas",
}
"""Titles of the lessons that no single technique has the name of."""
