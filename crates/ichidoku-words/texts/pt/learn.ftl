# O que diz o caminho de lições.

learn-progress = { $count } de { $total } lições dominadas
learn-next = Próxima lição
learn-begin = Começar a lição
learn-go-on = Praticar
learn-all-done = Você domina todas as lições.
learn-review = { $count ->
    [0] Nenhuma lição para revisar hoje
    [1] 1 lição para revisar hoje
   *[other] { $count } lições para revisar hoje
}
learn-review-begin = Revisar agora
learn-review-none = Nada para revisar hoje.
learn-review-about = Dois exercícios por lição, no máximo dez ao todo.
learn-seen = Dos seus jogos
learn-seen-about = Você pediu dicas destas técnicas.
learn-pages = Todas as páginas de técnicas
learn-missing = Não foi possível baixar as lições. Verifique sua conexão e recarregue a página.
learn-forget = Apagar o progresso
learn-forgotten = Progresso apagado.
learn-remember = Desfazer
learn-number = Lição { $number }
state-new = Nova
state-begun = Iniciada
state-mastered = Dominada
state-due = Para revisar
lesson-checkpoint = Teste
lesson-all = Todas as lições
lesson-error = Erro comum
lesson-known = Já conheço
lesson-known-about = Três respostas certas seguidas, de primeira, e você domina uma lição que já conhece.
lesson-exercises = Exercícios
lesson-explanation = Explicação
lesson-following = Próxima lição
card-of = { $at } de { $count }
card-back = Voltar
card-on = Continuar
drill-loading = Preparando um exercício…
drill-check = Conferir
drill-next = Próximo
drill-in-view = à vista
drill-skip = Pular
drill-keys = As setas movem, os dígitos preenchem ou marcam, Enter confere, H dá uma dica, N continua.
drill-claims = Opções
drill-one = Marque só um candidato.
drill-offer-place = Uma dica pode dizer onde olhar.
drill-offer-pattern = Uma dica pode marcar o padrão.
drill-taught = Os primeiros exercícios mostram o padrão; ainda não contam para dominar a lição.
drill-shown = Com tanta ajuda, não conta para dominar a lição.
drill-right-count = { $at } de { $count } certas
drill-mastered = Você domina esta lição.
drill-set = Série completa. Continue o quanto quiser.
drill-unknown = Não exatamente. Pratique aqui, no seu ritmo.
drill-again = O que você errou volta no fim, girado e com outros dígitos.
drill-coming = { $title }: { $days ->
    [0] revisão hoje.
    [1] próxima revisão amanhã.
   *[other] próxima revisão em { $days } dias.
}
drill-review = Revisão
drill-left = { $count ->
    [0] Nenhum exercício restante
    [1] Falta 1 exercício
   *[other] Faltam { $count } exercícios
}
drill-review-over = Revisão concluída.
scan-time = Dez células em { $seconds } s.
scan-median = Sua mediana até agora é de { $seconds } s.
