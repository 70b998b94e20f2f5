# O que o aplicativo diz no módulo que ele carrega quando é preciso pela primeira vez.

## O menu de uma célula

menu-place = Colocar { $digit }
menu-clear = { $count ->
    [1] Apagar a célula
   *[other] Apagar estas células
}
menu-same = Selecionar todos os { $digit }

## Estatísticas

statistics-empty = Ainda não há estatísticas. Elas começam com o primeiro sudoku que você resolver.
statistics-streak = Dias seguidos: { $days }. Sudokus resolvidos: { $count }.
statistics-count = Resolvidos
statistics-best = Recorde sem dicas
statistics-mean = Média
statistics-trend = Últimos 5
statistics-history = Sudokus resolvidos

## Uma tabela de muitos sudokus

batch-empty = Solte um arquivo de sudokus nesta página ou cole alguns. Não importa quantos: eles viram uma tabela.
batch-reading = Lendo…
batch-status = Sudokus: { $count }. Uma solução: { $one }, várias: { $several }, nenhuma: { $none }. Mostrados: { $shown }. Avaliados: { $rated }.
batch-number = N.º
batch-clues = Pistas
batch-solutions = Soluções
batch-rating = Avaliação
batch-technique = Técnica mais difícil
batch-all = Todos
batch-one = Uma
batch-several = Várias
batch-none = Nenhuma
batch-text = Dígitos, técnica ou nome
batch-rate = Avaliar os mostrados
batch-rating-stop = Parar a avaliação
batch-csv = Baixar CSV
batch-json = Baixar JSON
batch-unreadable = { $count ->
    [one] { $count } registro não pôde ser lido
    [many] { $count } de registros não puderam ser lidos
   *[other] { $count } registros não puderam ser lidos
}
batch-line = Linha { $line }:
batch-more = Mostrar mais
batch-open = Abrir o sudoku { $number }

## Os passos de um caminho

steps-all = Todas as técnicas
steps-only = Técnicas mostradas
steps-list = Passos do caminho da solução
steps-play = Reproduzir todos os passos
steps-pause = Pausa

## Rever um jogo

back-title = Rever
back-waits = Onde o tempo foi gasto
back-wait = { $time } antes do { $digit } em { $cell }
back-helped = O que teria ajudado: { $technique } ({ $moves }).
back-show = Mostrar no tabuleiro
back-even = Você nunca parou por muito tempo.
back-untimed = Não foram guardados tempos deste jogo.
back-entries = Seus dígitos e o caminho da solução
back-number = N.º
back-entry = Seu dígito
back-took = Tempo
back-path = Caminho da solução
back-step = Passo { $number }: { $technique }
