# Lo que dice el camino de lecciones.

learn-progress = { $count } de { $total } lecciones dominadas
learn-next = Siguiente lección
learn-begin = Empezar la lección
learn-go-on = Practicar
learn-all-done = Dominas todas las lecciones.
learn-review = { $count ->
    [1] 1 lección para repasar hoy
   *[other] { $count } lecciones para repasar hoy
}
learn-review-begin = Repasar ahora
learn-review-none = Hoy no hay nada que repasar.
learn-review-about = Dos ejercicios por lección, diez en total como mucho.
learn-seen = De tus partidas
learn-seen-about = Pediste pistas de estas técnicas.
learn-pages = Todas las páginas de técnicas
learn-missing = No se pudieron descargar las lecciones. Comprueba tu conexión y vuelve a cargar la página.
learn-forget = Borrar el progreso
learn-forgotten = Progreso borrado.
learn-remember = Deshacer
learn-number = Lección { $number }
state-new = Nueva
state-begun = Empezada
state-mastered = Dominada
state-due = Para repasar
lesson-checkpoint = Control
lesson-all = Todas las lecciones
lesson-error = Error frecuente
lesson-known = Ya la conozco
lesson-known-about = Tres respuestas correctas seguidas, a la primera, y dominas una lección que ya conoces.
lesson-exercises = Ejercicios
lesson-explanation = Explicación
lesson-following = Siguiente lección
card-of = { $at } de { $count }
card-back = Atrás
card-on = Continuar
drill-loading = Preparando un ejercicio…
drill-check = Comprobar
drill-next = Siguiente
drill-in-view = a la vista
drill-skip = Saltar
drill-keys = Las flechas mueven, las cifras rellenan o marcan, Intro comprueba, H da una pista, N sigue.
drill-claims = Opciones
drill-one = Marca un solo candidato.
drill-offer-place = Una pista puede decirte dónde mirar.
drill-offer-pattern = Una pista puede marcar el patrón.
drill-taught = Los primeros ejercicios te muestran el patrón; aún no cuentan para dominar la lección.
drill-shown = Con tanta ayuda, no cuenta para dominar la lección.
drill-right-count = { $at } de { $count } correctas
drill-mastered = Dominas esta lección.
drill-set = Serie completa. Sigue todo lo que quieras.
drill-unknown = No del todo. Practícala aquí, a tu ritmo.
drill-again = Lo que fallaste vuelve al final, girado y con otras cifras.
drill-coming = { $title }: { $days ->
    [1] próximo repaso mañana.
   *[other] próximo repaso en { $days } días.
}
drill-review = Repaso
drill-left = { $count ->
    [1] Queda 1 ejercicio
   *[other] Quedan { $count } ejercicios
}
drill-review-over = Repaso terminado.
scan-time = Diez celdas en { $seconds } s.
scan-median = Tu mediana hasta ahora es de { $seconds } s.
