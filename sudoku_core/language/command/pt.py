"""Brazilian Portuguese: the sentences of the command and of batches, by code."""

from __future__ import annotations

SENTENCES: dict[str, str | dict[str, str]] = {
    "batch.broke": "Não foi possível responder a este sudoku: {reason}.",
    "batch.cluster": "{engine} não responde em {address}: {reason}.",
    "batch.columns": "{name} não tem coluna de sudokus; essa coluna se chama {known}.",
    "batch.empty": "A linha {line} de {name} está vazia.",
    "batch.ending": "A extensão de {name} não diz em que formato escrever; esperava-se {known}.",
    "batch.exists": "{name} já existe, e um arquivo Parquet não pode ser continuado.",
    "batch.json": "A linha {line} de {name} não é um objeto JSON com um sudoku.",
    "batch.missing": "{engine} não está instalado aqui; {install} instala o que falta.",
    "batch.other": (
        "{name} tem colunas diferentes das que este comando escreve; o esperado era {known}."
    ),
    "batch.parquet": (
        "Parquet precisa de pyarrow, que não está instalado aqui; {install} instala o que falta."
    ),
    "batch.pool": "Os processos terminam antes de responder: {reason}.",
    "batch.resume": "--resume precisa de --output, o arquivo a continuar.",
    "batch.start": (
        "Os processos não conseguem iniciar: {reason}. Em um script, ponha o código que os inicia "
        'sob if __name__ == "__main__".'
    ),
    "batch.there": "{name} já existe; use --resume para continuar.",
    "batch.unlike": "{name} tem outros sudokus, por isso não pode ser continuado.",
    "batch.unsent": (
        "Um processo de trabalho não consegue carregar este sudoku: {reason}. Ponha a classe da "
        "regra em um módulo próprio e importe-a de lá."
    ),
    "batch.unwritten": "Não foi possível gravar {name}: {reason}.",
    "batch.whole": "{name} tem de ser um número inteiro a partir de 1, não {found}.",
    "batch.worker": (
        "O processo que trabalhava neste sudoku terminou, mais de uma vez, sem resposta."
    ),
    "cli.another": "Há outra solução{by}: {grid}",
    "cli.argument": "o argumento",
    "cli.at-least": "pelo menos {count}",
    "cli.cancelled": "cancelado",
    "cli.cell-digits": "{cells}: {text}",
    "cli.clash": {
        "one": "sem solução: a dada {cells}, sozinha, já não deixa solução.",
        "other": "sem solução: as dadas {cells} se contradizem.",
    },
    "cli.clash-beside": {
        "one": "sem solução: a dada {cells} não combina com {rules}.",
        "other": "sem solução: as dadas {cells} não combinam com {rules}.",
    },
    "cli.clash-fewer": "Talvez menos delas já bastem.",
    "cli.clash-layout": "sem solução: mesmo sem dadas, não é possível preencher este tabuleiro.",
    "cli.clash-rules": "sem solução: mesmo sem dadas, nada satisfaz {rules}.",
    "cli.clash-smaller": "Talvez haja um conjunto menor.",
    "cli.compare": "O que foi lido tem exatamente uma solução; mesmo assim, compare com a foto.",
    "cli.doubtful": "Duvidosas: {cells}.",
    "cli.effort": "esforço {effort}",
    "cli.erase": "Apague {choices}.",
    "cli.erase-fewer": "Talvez bastem menos.",
    "cli.erase-more": "Pode haver outras opções.",
    "cli.erase-one": "{cells} (resta uma solução)",
    "cli.erase-or": "{choices}; ou {last}",
    "cli.erase-several": "{cells} (restam várias)",
    "cli.erase-unknown": "O tempo acabou: não se sabe quais apagar.",
    "cli.explain": "sudoku explain diz quais dadas e regras se contradizem.",
    "cli.file": "Não foi possível ler {name}: {reason}.",
    "cli.file-denied": "permissão negada",
    "cli.file-folder": "é uma pasta",
    "cli.file-missing": "esse arquivo ou pasta não existe",
    "cli.graded": "{level}, passo mais difícil: {name} ({rating})",
    "cli.graded-stuck": (
        "{level}: não se encontrou outro passo; o mais difícil até aqui: {name} ({rating})"
    ),
    "cli.infeasible": "sem solução",
    "cli.left": {
        "one": "{why}: resta {count} célula vazia",
        "other": "{why}: restam {count} células vazias",
    },
    "cli.lesson-answers": "Respostas:",
    "cli.lesson-exercise-place": "{number}. Qual célula pode ser preenchida?",
    "cli.lesson-exercise-strike": "{number}. Quais candidatos podem ser removidos?",
    "cli.lesson-practice": "Um sudoku que exige esta técnica: {puzzle}",
    "cli.level-beginner": "iniciante",
    "cli.level-easy": "fácil",
    "cli.level-expert": "experiente",
    "cli.level-extreme": "extremo",
    "cli.level-hard": "difícil",
    "cli.level-medium": "médio",
    "cli.limit": "tempo esgotado, sem resposta",
    "cli.link": "o link",
    "cli.lost": "O formato {format} não leva {names}.",
    "cli.lost-author": "o autor",
    "cli.lost-centre": "as notas do centro",
    "cli.lost-corner": "as notas nos cantos",
    "cli.lost-entries": "os dígitos preenchidos",
    "cli.lost-prose": "as regras em palavras",
    "cli.lost-solution": "a solução",
    "cli.lost-title": "o título",
    "cli.more": "Pode haver mais soluções; para listá-las, aumente --limit.",
    "cli.more-unknown": "Não se sabe, no limite de tempo, se há mais soluções.",
    "cli.narrowest": "ponto mais estreito {count}",
    "cli.nearest": "O tempo acabou; não se encontrou nenhum mais próximo do pedido.",
    "cli.no-puzzle": "Não há sudoku em {name}.",
    "cli.no-step": "Não há passo para desenhar.",
    "cli.no-time": "O tempo acabou antes de haver um sudoku.",
    "cli.not-one": "Não há exatamente uma solução para desenhar.",
    "cli.not-text": "não é texto em UTF-8",
    "cli.not-valid": "não é válido: {sentences}",
    "cli.one-puzzle": "Um sudoku por vez; aqui há {count}.",
    "cli.only": "Esta é a única solução{by}.",
    "cli.only-unknown": "Não se sabe se esta é a única solução.",
    "cli.output": "Não é possível escrever na saída padrão: {reason}.",
    "cli.partly": (
        "Algumas de suas regras não são conhecidas aqui: o sudoku completo pode ter menos soluções."
    ),
    "cli.pattern": (
        "Um padrão tem um caractere para cada uma das {cells} células; este tem {count}."
    ),
    "cli.picture": "{name} é uma imagem; sudoku read lê o sudoku de uma imagem.",
    "cli.presolved": "O presolve sozinho já decide este sudoku: não há o que comparar.",
    "cli.progress": "{seconds} s, {nodes} nós",
    "cli.progress-share": "{seconds} s, {percent}%",
    "cli.proof-none": "tamanho da prova: nenhum",
    "cli.proof-size": "tamanho da prova {size}",
    "cli.proof-unknown": "tamanho da prova desconhecido",
    "cli.puzzle": "Não foi possível ler um sudoku em {name}: {reason}",
    "cli.puzzles": "sudokus",
    "cli.ready": "disponível aqui",
    "cli.relax-none": "sem solução: nem mesmo em frações.",
    "cli.relax-open": {
        "one": "A relaxação deixa {count} de {total} células em aberto.",
        "other": "A relaxação deixa {count} de {total} células em aberto.",
    },
    "cli.relax-solves": "A relaxação determina todas as células: não sobra nada para ramificar.",
    "cli.removed": "Remova estes candidatos: {text}.",
    "cli.rules": "Não foi possível ler as regras: {reason}",
    "cli.several": "várias soluções",
    "cli.several-solutions": "Este sudoku tem várias soluções.",
    "cli.size-clauses": {
        "one": "{count} cláusula",
        "other": "{count} cláusulas",
    },
    "cli.size-constraints": {
        "one": "{count} restrição",
        "other": "{count} restrições",
    },
    "cli.size-moves": {
        "one": "{count} movimento",
        "other": "{count} movimentos",
    },
    "cli.size-nodes": {
        "one": "{count} nó",
        "other": "{count} nós",
    },
    "cli.size-variables": {
        "one": "{count} variável",
        "other": "{count} variáveis",
    },
    "cli.solvable": "Há uma solução.",
    "cli.solved": "resolvido",
    "cli.solved-in": {
        "one": "resolvido em {count} passo, de nota {rating}",
        "other": "resolvido em {count} passos, o mais difícil de nota {rating}",
    },
    "cli.standard-input": "a entrada padrão",
    "cli.status-cancelled": "cancelado",
    "cli.status-infeasible": "sem solução",
    "cli.status-limit": "limite",
    "cli.status-solved": "resolvido",
    "cli.stuck": "não se encontrou nenhum passo",
    "cli.true-unknown": {
        "one": (
            "{count} candidato não é conhecido no limite de tempo; tem um ponto de interrogação."
        ),
        "other": (
            "{count} candidatos não são conhecidos no limite de tempo; têm um ponto de "
            "interrogação."
        ),
    },
    "cli.unsupported": (
        "Este sudoku tem regras que não se conhecem aqui, ou desenhos que podem ser regras: "
        "{names}. Para ler o resto sem elas, acrescente --leave-out."
    ),
    "cli.usage": "{reason} (mais em {command} --help, em inglês)",
    "cli.usage-ambiguous": "opção ambígua: {name} pode ser {names}",
    "cli.usage-argument": "argumento {name}: {reason}",
    "cli.usage-at-least": "informe ao menos um valor",
    "cli.usage-choice": "“{value}” não existe. Escolha entre {names}",
    "cli.usage-choice-near": "“{value}” não existe. Você quis dizer {near}? Escolha entre {names}",
    "cli.usage-ignored": "não leva valor, mas tem {value}",
    "cli.usage-not-with": "não pode vir junto com {other}",
    "cli.usage-required": "faltam argumentos: {names}",
    "cli.usage-unknown": "argumentos desconhecidos: {names}",
    "cli.usage-value": "falta o valor",
    "cli.usage-whole": "esperava-se um número inteiro, não {value}",
    "cli.valid": "válido",
    "cli.value-box": "{text} não é um tamanho de caixa; escreva linhas x colunas, por exemplo 2x3",
    "cli.value-corners": "os cantos são quatro pontos, como 9,8;99,8;99,98;9,98, não {text}",
    "cli.value-file": "informe o nome de um arquivo",
    "cli.value-limit": "informe um número inteiro a partir de 1, não {text}",
    "cli.value-rating": "a nota é um número, ou dois como em 4-5.6, não {text}",
    "cli.value-seconds": "o limite de tempo é um número de segundos a partir de 0, não {text}",
    "cli.which": "Sudoku {number}:",
}
