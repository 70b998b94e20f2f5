# O que fica em volta do texto da página de uma técnica. O texto está na pasta pages, um arquivo por página.

page-why = Por que é verdade
page-how = Como encontrar
page-kinds = As variantes
page-outline = Em resumo
page-other-words = Em outras palavras
page-near-miss = Falha por pouco
page-relatives = Técnicas relacionadas
page-references = Referências
page-example = Exemplo
page-example-of = Exemplo: { $technique }
page-untranslated = O texto desta página ainda não foi traduzido. Ele segue em inglês.
page-column-name = técnica
page-column-aliases = outros nomes
page-column-difficulty = dificuldade
page-difficulty = { $technique }: dificuldade { $count }
page-exercises = Exercícios
page-answer = Mostrar a resposta
page-on-board = Experimentar no tabuleiro
