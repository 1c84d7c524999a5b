"""Texts of the lessons in Spanish: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Busque una fila, columna o caja con una sola celda vacía.",
        "Cada dígito aparece en ella una vez, así que la celda recibe el que falta.",
    ),
    "hidden-single": (
        "Elija un dígito y una fila, columna o caja que aún no lo tenga. Tache las celdas que ven"
        " ese dígito: ¿queda solo una?",
        "El dígito tiene que ir en algún lugar de esa fila, columna o caja, y solo cabe en esa "
        "celda.",
    ),
    "naked-single": (
        "Busque una celda cuya fila, columna y caja, juntas, ya tengan todos los dígitos menos "
        "uno.",
        "Toda celda tiene un dígito, y a esta solo le queda uno.",
    ),
    "thermometer": (
        "Cuente a lo largo del termómetro: ¿cuántas celdas hay antes de una celda y cuántas "
        "después?",
        "Los dígitos crecen desde el bulbo, así que cada celda tiene que dejar dígitos menores a "
        "las anteriores y mayores a las siguientes.",
    ),
    "linked-cells": (
        "Mire dos celdas unidas por una pista, como un punto. Para cada dígito de una, busque en "
        "la otra un dígito que cumpla la pista.",
        "Los dos dígitos tienen que cumplir la pista, así que un dígito que no tiene pareja en la "
        "otra celda se puede eliminar.",
    ),
    "counted-digits": (
        "Busque una regla que diga cuántas veces debe aparecer un dígito en ciertas celdas, y "
        "cuente las celdas donde todavía cabe.",
        "La regla exige el dígito en esas celdas, así que todas lo tienen si no sobra ninguna, "
        "una celda que las ve todas no puede tenerlo, y las demás tampoco cuando la regla ya no "
        "permite otro.",
    ),
    "sum-bounds": (
        "Sume los dígitos más pequeños que caben en las otras celdas de una suma, y luego los más"
        " grandes.",
        "La última celda completa la suma, así que tiene como máximo lo que dejan los dígitos más "
        "pequeños de las otras y como mínimo lo que dejan los más grandes.",
    ),
    "cage": (
        "Haga una lista de los conjuntos de dígitos que dan la suma de una jaula.",
        "Uno de esos conjuntos llena la jaula, así que un dígito que ninguno de ellos pone en una "
        "celda no puede estar allí.",
    ),
    "cage-pointing": (
        "Busque un dígito que toda combinación de una jaula use, y una celda de fuera que vea "
        "todos sus lugares en la jaula.",
        "Uno de esos lugares tiene el dígito, así que una celda que los ve todos no puede tenerlo.",
    ),
    "pointing": (
        "En una caja, busque un dígito cuyos lugares estén todos en una sola fila o columna.",
        "La caja tiene el dígito en esa fila o columna, así que el resto de la fila o columna no "
        "puede tenerlo.",
    ),
    "claiming": (
        "En una fila o columna, busque un dígito cuyos lugares estén todos en una sola caja.",
        "La fila o columna tiene el dígito en esa caja, así que el resto de la caja no puede "
        "tenerlo.",
    ),
    "common-peer": (
        "Busque un dígito con pocos lugares en una fila, columna o región, y una celda de fuera "
        "que los vea todos.",
        "Uno de esos lugares tiene el dígito, así que una celda que los ve todos no puede tenerlo.",
    ),
    "law-of-leftovers": (
        "Compare algunas filas o columnas con otras tantas regiones que cubran casi las mismas "
        "celdas.",
        "Ambos lados tienen cada dígito las mismas veces, así que las celdas que solo tiene un "
        "lado contienen los mismos dígitos que las que solo tiene el otro.",
    ),
    "innies-and-outies": (
        "Sume las jaulas que casi llenan una fila, columna o caja, o que sobresalen un poco de "
        "ella.",
        "Los dígitos de una fila, columna o caja tienen una suma conocida, así que la diferencia "
        "entre ella y la suma de las jaulas es la suma de las pocas celdas que faltan o que "
        "sobresalen.",
    ),
    "seen-through-rules": (
        "Elija un candidato y una celda, o los lugares de un dígito, que las reglas enlazan con "
        "él. ¿Cada opción de allí descarta el candidato?",
        "Una de esas opciones es verdadera, y todas descartan el candidato.",
    ),
    "linked-chain": (
        "Suponga un dígito en una celda y siga las celdas enlazadas con ella, una tras otra.",
        "Toda celda tiene un dígito, así que, si alguna del camino se queda sin ninguno, el "
        "dígito supuesto no puede estar en la primera celda.",
    ),
    "cages-together": (
        "Tome una fila, columna o caja con una jaula dentro y enumere las combinaciones de la "
        "jaula. Suponga un dígito en una celda: ¿qué combinaciones quedan, y qué dígitos para "
        "las otras celdas?",
        "La fila, columna o caja tiene cada dígito una vez, así que el dígito supuesto no puede "
        "estar en su celda si toda combinación deja alguna otra sin dígito.",
    ),
    "line-digits": (
        "Haga una lista de los casos que un número de fuera o una línea permite aún. En una suma "
        "sándwich: ¿dónde caben el menor y el mayor dígito, y qué dígitos van entre "
        "ellos? En un rascacielos: ¿dónde cabe el dígito mayor?",
        "Uno de esos casos es verdadero, así que un dígito que una celda no tiene en ninguno de "
        "ellos se puede eliminar de ella.",
    ),
    "combinations": (
        "Haga una lista de las combinaciones que una suma o regla permite aún en sus celdas, "
        "contando con las filas, columnas y cajas en que están.",
        "Una de esas combinaciones llena las celdas, así que un dígito que una celda no tiene en "
        "ninguna de ellas se puede eliminar de ella.",
    ),
    "rule": (
        "Tome una regla del sudoku, como una línea dibujada, y recorra todas las formas de "
        "llenar sus celdas.",
        "Una de esas formas es la correcta, así que un dígito que una celda no tiene en ninguna "
        "de ellas se puede eliminar de ella.",
    ),
    "hidden-pair": (
        "En una fila, columna o caja, busque dos dígitos que solo quepan en las mismas dos celdas.",
        "Los dos dígitos ocupan esas dos celdas, así que los demás candidatos de esas celdas se "
        "pueden eliminar.",
    ),
    "hidden-triple": (
        "En una fila, columna o caja, busque tres dígitos que solo quepan en las mismas tres "
        "celdas.",
        "Los tres dígitos ocupan esas tres celdas, así que los demás candidatos de esas celdas se"
        " pueden eliminar.",
    ),
    "hidden-quad": (
        "En una fila, columna o caja, busque cuatro dígitos que solo quepan en las mismas cuatro "
        "celdas.",
        "Los cuatro dígitos ocupan esas cuatro celdas, así que los demás candidatos de esas "
        "celdas se pueden eliminar.",
    ),
    "naked-pair": (
        "Busque dos celdas que se vean y tengan los mismos dos candidatos, y ningún otro.",
        "Las dos celdas se quedan con los dos dígitos, así que las celdas que ven ambas no pueden"
        " tenerlos.",
    ),
    "naked-triple": (
        "En una fila, columna o caja, busque tres celdas que juntas tengan solo tres candidatos "
        "distintos.",
        "Las tres celdas se quedan con los tres dígitos, así que las demás de la fila, columna o "
        "caja no pueden tenerlos.",
    ),
    "naked-quad": (
        "En una fila, columna o caja, busque cuatro celdas que juntas tengan solo cuatro "
        "candidatos distintos.",
        "Las cuatro celdas se quedan con los cuatro dígitos, así que las demás de la fila, "
        "columna o caja no pueden tenerlos.",
    ),
    "locked-subset": (
        "Busque un par o un trío, desnudo u oculto, con sus celdas en una sola caja y también en "
        "una sola fila o columna.",
        "Sus dígitos van en esas celdas para las dos, así que ninguna otra celda de la caja ni de"
        " la fila o columna puede tenerlos.",
    ),
    "x-wing": (
        "Elija un dígito. Busque dos filas en las que solo tenga dos lugares en cada una, en las "
        "mismas dos columnas; o dos columnas en las que solo tenga dos lugares en cada una, en "
        "las mismas dos filas.",
        "El dígito está en dos esquinas opuestas, como los extremos de un trazo de la X, así que "
        "las dos columnas (o filas) ya lo tienen ahí, y sus demás celdas no pueden tenerlo.",
    ),
    "swordfish": (
        "Como un X-Wing con tres filas: busque un dígito cuyos lugares en tres filas estén todos "
        "en las mismas tres columnas (o cambiando filas y columnas).",
        "Las tres filas necesitan el dígito tres veces, y cada una de las tres columnas tiene "
        "sitio para él una sola vez, así que se puede eliminar de las demás celdas de las "
        "columnas.",
    ),
    "jellyfish": (
        "Como un X-Wing con cuatro filas: busque un dígito cuyos lugares en cuatro filas estén "
        "todos en las mismas cuatro columnas (o cambiando filas y columnas).",
        "Las cuatro filas necesitan el dígito cuatro veces, y cada una de las cuatro columnas "
        "tiene sitio para él una sola vez, así que se puede eliminar de las demás celdas de las "
        "columnas.",
    ),
    "finned-fish": (
        "Busque un X-Wing o un pez espada al que solo le sobran uno o dos lugares del dígito en "
        "una caja, la aleta.",
        "O la aleta tiene el dígito, o el pez es válido, así que una celda en la que ambos casos "
        "descartan el dígito no puede tenerlo.",
    ),
    "franken-fish": (
        "Busque un pez formado también con cajas o regiones: por ejemplo, un dígito cuyos lugares "
        "en dos columnas y una caja estén todos en tres filas.",
        "Las dos columnas y la caja necesitan el dígito tres veces, y cada una de las tres filas "
        "tiene sitio para él una sola vez, así que se puede eliminar de las demás celdas de las "
        "filas.",
    ),
    "skyscraper": (
        "Elija un dígito. Busque dos filas en las que solo tenga dos lugares en cada una, uno de "
        "ellos en la misma columna para ambas filas (o cambiando filas y columnas).",
        "La columna común solo tiene el dígito una vez, así que al menos uno de los otros dos "
        "lugares lo tiene, y las celdas que ven esos dos no pueden tenerlo.",
    ),
    "two-string-kite": (
        "Busque un dígito con solo dos lugares en una fila y solo dos en una columna, con un "
        "lugar de cada una en la misma caja.",
        "La caja solo tiene el dígito una vez, así que al menos uno de los dos extremos lejanos "
        "lo tiene, y las celdas que ven ambos extremos no pueden tenerlo.",
    ),
    "turbot-fish": (
        "Busque dos filas, columnas o cajas en las que un dígito solo tenga dos lugares en cada "
        "una, con un lugar de una que vea un lugar de la otra.",
        "Los dos lugares que se ven no pueden tener ambos el dígito, así que al menos uno de los "
        "dos extremos lejanos lo tiene, y las celdas que ven ambos extremos no pueden tenerlo.",
    ),
    "empty-rectangle": (
        "Busque una caja donde los lugares de un dígito formen una cruz, en una fila y una "
        "columna. Después, una fila o columna con solo dos lugares de él, uno de ellos alineado "
        "con un brazo de la cruz.",
        "Si la celda alineada con el otro lugar y con el otro brazo tuviera el dígito, el primer "
        "lugar también lo tendría, y en la caja no quedaría lugar para él.",
    ),
    "simple-colours": (
        "Elija un dígito. Coloree sus lugares alternando dos colores, donde una fila, columna o "
        "caja solo tenga dos.",
        "Todas las celdas de uno de los colores tienen el dígito, así que una celda que ve ambos "
        "colores no puede tenerlo, y un color con dos celdas que se ven es el falso.",
    ),
    "multi-colours": (
        "Coloree dos cadenas separadas de un dígito, cada una con dos colores, y mire dónde un "
        "color de una ve un color de la otra.",
        "Dos colores que se ven no pueden ser ambos verdaderos, así que al menos uno de sus "
        "opuestos lo es, y una celda que ve ambos opuestos no puede tener el dígito.",
    ),
    "unique-rectangle": (
        "Busque cuatro celdas en dos filas, dos columnas y dos cajas que tengan en común los "
        "mismos dos candidatos.",
        "Si las cuatro celdas solo tuvieran esos dos dígitos, estos podrían cambiar de lugar y "
        "habría dos soluciones, pero un sudoku solo tiene una, así que uno de los demás "
        "candidatos de esas celdas es verdadero.",
    ),
    "hidden-rectangle": (
        "Busque cuatro celdas en dos filas, dos columnas y dos cajas con dos candidatos en común, "
        "y una esquina en cuya fila y columna uno de los dos no tenga lugar fuera de las cuatro "
        "celdas.",
        "El otro dígito en esa esquina forzaría un rectángulo cuyos dígitos podrían cambiar de "
        "lugar, y habría dos soluciones, pero un sudoku solo tiene una, así que se puede eliminar "
        "de esa esquina.",
    ),
    "avoidable-rectangle": (
        "Busque un rectángulo de dos dígitos, en dos filas, dos columnas y dos cajas, con tres "
        "esquinas que haya rellenado usted.",
        "Si el rectángulo se completara, sus dígitos podrían cambiar de lugar, pues ninguna de "
        "las esquinas es una dada, y habría dos soluciones, pero un sudoku solo tiene una, así "
        "que la cuarta esquina tiene otro dígito.",
    ),
    "x-chain": (
        "Elija un dígito. De un lugar, vaya al único otro de su fila, columna o caja; luego, a "
        "cualquier lugar que este vea; y así sucesivamente, alternando.",
        "Si el primer lugar es falso, la alternancia hace que el último sea verdadero, así que al "
        "menos uno de los dos extremos tiene el dígito, y las celdas que ven ambos no pueden "
        "tenerlo.",
    ),
    "xy-chain": (
        "Siga celdas con dos candidatos que se vean, cada una con un dígito en común con la "
        "siguiente. La primera y la última tienen en común otro dígito más.",
        "Si la primera celda no tiene ese dígito, tiene el otro, y siguiendo la cadena la última "
        "tiene ese dígito, así que las celdas que ven ambos extremos no pueden tenerlo.",
    ),
    "grouped-x-chain": (
        "Siga un dígito como en la cadena X, pero cuente como uno solo dos o tres lugares de una "
        "caja en la misma fila o columna.",
        "Si un extremo de la cadena es falso, el otro es verdadero, así que al menos uno de los "
        "dos tiene el dígito, y las celdas que ven ambos por entero no pueden tenerlo.",
    ),
    "aic": (
        "Forme una cadena de candidatos, alternando: si este es falso, aquel es verdadero; si "
        "aquel es verdadero, el siguiente es falso.",
        "Si un extremo de la cadena es falso, el otro es verdadero, así que al menos uno de los "
        "dos es verdadero, y un candidato que ambos descartan se puede eliminar.",
    ),
    "grouped-aic": (
        "Forme una cadena alternante en la que dos o tres lugares de un dígito en una caja puedan"
        " formar juntos un eslabón.",
        "Si un extremo de la cadena es falso, el otro es verdadero, así que al menos uno de los "
        "dos es verdadero, y un candidato que ambos descartan se puede eliminar.",
    ),
    "bug": (
        "Busque un tablero en el que todas las celdas vacías, salvo una o unas pocas, tengan solo "
        "dos candidatos.",
        "Si toda celda vacía tuviera dos candidatos, y cada dígito dos lugares donde todavía "
        "falta, habría dos soluciones o ninguna, pero un sudoku solo tiene una, así que uno de "
        "los candidatos de más es verdadero.",
    ),
    "sue-de-coq": (
        "Considere dos o tres celdas donde una caja cruza una fila o columna y, en cada una de "
        "las dos, celdas de al lado con los mismos dígitos.",
        "Hay tantos dígitos como celdas, y ninguno se puede repetir, así que cada dígito queda "
        "agotado en la caja, o en la fila o columna.",
    ),
    "xy-wing": (
        "Busque una celda con los candidatos X e Y, el pivote, que vea una celda con X y Z y otra"
        " con Y y Z, las pinzas.",
        "Si el pivote es X, la primera pinza es Z, y si es Y, lo es la segunda, así que las "
        "celdas que ven ambas pinzas no pueden ser Z.",
    ),
    "xyz-wing": (
        "Busque una celda con los candidatos X, Y y Z, el pivote, que vea una celda con X y Z y "
        "otra con Y y Z.",
        "Sea cual sea el dígito del pivote, este o una de las otras dos celdas es Z, así que las "
        "celdas que ven las tres no pueden ser Z.",
    ),
    "w-wing": (
        "Busque dos celdas con los mismos dos candidatos, y una fila, columna o caja donde uno de"
        " esos dígitos solo tenga dos lugares, cada uno visto por una de las celdas.",
        "Si las dos celdas tuvieran ese dígito, no le quedaría lugar en la fila, columna o caja, "
        "así que una de ellas tiene el otro, y las celdas que ven ambas no pueden tenerlo.",
    ),
    "remote-pair": (
        "Siga una cadena de cuatro o más celdas con los mismos dos candidatos, en la que cada una"
        " vea la siguiente; el número de celdas tiene que ser par.",
        "Los dos dígitos se alternan a lo largo de la cadena, así que cada extremo tiene uno "
        "distinto, y las celdas que ven ambos extremos no pueden tener ninguno de los dos.",
    ),
    "wxyz-wing": (
        "Busque cuatro celdas con cuatro candidatos en total, donde los lugares de cada dígito, "
        "salvo uno, se vean todos entre sí.",
        "Los otros tres dígitos solo pueden aparecer una vez cada uno, así que una de las cuatro "
        "celdas tiene el cuarto dígito, y las celdas que ven todos sus lugares allí no pueden "
        "tenerlo.",
    ),
    "als-xz": (
        "Busque dos grupos de celdas, cada uno con un candidato más que celdas, que tengan en "
        "común los dígitos X y Z. Todos los lugares de X en ambos tienen que verse.",
        "Solo uno de los grupos puede tener X, así que el otro se queda con todos sus demás "
        "dígitos, también Z, y las celdas que ven todas las Z de ambos no pueden ser Z.",
    ),
    "als-xy-wing": (
        "Busque tres grupos, cada uno con un candidato más que celdas. El del medio tiene en "
        "común con cada uno de los otros un dígito que solo uno de los dos puede tener; los dos "
        "de fuera tienen en común otro dígito, Z.",
        "El grupo del medio tiene uno de esos dígitos, así que uno de los dos de fuera se queda "
        "sin él y tiene Z, y las celdas que ven todas las Z de ambos no pueden ser Z.",
    ),
    "als-chain": (
        "Siga grupos con un candidato más que celdas, cada uno con un dígito en común con el "
        "siguiente que solo uno de los dos puede tener. El primero y el último tienen en común "
        "otro dígito, Z.",
        "Sin Z, el primer grupo tiene sus demás dígitos, el siguiente queda sin uno, y así hasta "
        "el último, que tiene Z, por lo que las celdas que ven todas las Z de ambos no pueden ser "
        "Z.",
    ),
    "als-aic": (
        "Forme una cadena alternante en la que un grupo con un candidato más que celdas pueda ser"
        " un eslabón: si un dígito no está en él, están todos los demás.",
        "Si un extremo de la cadena es falso, el otro es verdadero, así que al menos uno de los "
        "dos es verdadero, y un candidato que ambos descartan se puede eliminar.",
    ),
    "nishio": (
        "Suponga que una celda tiene un dígito y siga solo ese dígito: táchelo de las celdas que "
        "ven esa celda. Donde a una fila, columna o caja solo le quede un lugar para él, también "
        "está allí, y así sucesivamente.",
        "Toda fila, columna y caja tiene el dígito, así que, si alguna se queda sin lugar para "
        "él, la primera celda no puede tenerlo.",
    ),
    "forcing-chains": (
        "Suponga uno por uno los candidatos de una celda, o los lugares de un dígito en una fila,"
        " columna o caja, y compare lo que resulta.",
        "Uno de los casos es verdadero, así que lo que resulta en todos es verdadero.",
    ),
    "death-blossom": (
        "Busque una celda, el tallo, y para cada uno de sus candidatos un grupo con un candidato "
        "más que celdas que pierda ese dígito si el tallo lo tiene. Todos los grupos tienen en "
        "común otro dígito, Z.",
        "Sea cual sea el dígito del tallo, el grupo que se queda sin él tiene Z, así que las "
        "celdas que ven todas las Z de los grupos no pueden ser Z.",
    ),
    "unique-loop": (
        "Busque un bucle de celdas con los mismos dos candidatos, dos en cada fila, columna y "
        "caja por las que pasa.",
        "Si el bucle solo tuviera esos dos dígitos, estos podrían cambiar de lugar y habría dos "
        "soluciones, pero un sudoku solo tiene una, así que uno de los demás candidatos de esas "
        "celdas es verdadero.",
    ),
    "extended-rectangle": (
        "Busque dos filas de las mismas cajas y tres o más columnas cuyos cruces tengan solo "
        "tantos candidatos como columnas hay (o cambiando filas y columnas).",
        "Si los cruces solo tuvieran esos dígitos, las dos filas podrían intercambiar los suyos y "
        "habría dos soluciones, pero un sudoku solo tiene una, así que uno de los demás "
        "candidatos de allí es verdadero.",
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
