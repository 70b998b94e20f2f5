# Lo que dice la aplicación en el módulo que carga cuando hace falta por primera vez.

## El menú de una celda

menu-place = Colocar { $digit }
menu-clear = { $count ->
    [1] Borrar la celda
   *[other] Borrar estas celdas
}
menu-same = Seleccionar todos los { $digit }

## Estadísticas

statistics-empty = Aún no hay estadísticas. Empiezan con el primer sudoku que resuelvas.
statistics-streak = Días seguidos: { $days }. Sudokus resueltos: { $count }.
statistics-count = Resueltos
statistics-best = Récord sin pistas
statistics-mean = Promedio
statistics-trend = Últimos 5
statistics-history = Sudokus resueltos

## Una tabla de muchos sudokus

batch-empty = Suelta un archivo de sudokus en esta página o pega algunos. Sean cuantos sean, forman una tabla.
batch-reading = Leyendo…
batch-status = Sudokus: { $count }. Una solución: { $one }, varias: { $several }, ninguna: { $none }. Mostrados: { $shown }. Evaluados: { $rated }.
batch-number = N.º
batch-clues = Iniciales
batch-solutions = Soluciones
batch-rating = Evaluación
batch-technique = Técnica más difícil
batch-all = Todos
batch-one = Una
batch-several = Varias
batch-none = Ninguna
batch-text = Cifras, técnica o nombre
batch-rate = Evaluar los mostrados
batch-rating-stop = Detener la evaluación
batch-csv = Descargar CSV
batch-json = Descargar JSON
batch-unreadable = { $count ->
    [one] No se pudo leer { $count } registro
    [many] No se pudieron leer { $count } de registros
   *[other] No se pudieron leer { $count } registros
}
batch-line = Línea { $line }:
batch-more = Mostrar más
batch-open = Abrir el sudoku { $number }

## Los pasos de un camino

steps-all = Todas las técnicas
steps-only = Técnicas mostradas
steps-list = Pasos del camino de solución
steps-play = Reproducir todos los pasos
steps-pause = Pausa

## Repasar una partida

back-title = Repaso
back-waits = Adónde se fue el tiempo
back-wait = { $time } antes del { $digit } en { $cell }
back-helped = Lo que habría ayudado: { $technique } ({ $moves }).
back-show = Mostrar en el tablero
back-even = Nunca te detuviste mucho tiempo.
back-untimed = No se guardaron tiempos de esta partida.
back-entries = Tus cifras y el camino de solución
back-number = N.º
back-entry = Tu cifra
back-took = Tiempo
back-path = Camino de solución
back-step = Paso { $number }: { $technique }
