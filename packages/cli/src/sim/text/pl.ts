import type { Messages } from '@lastlight/words'

export const pl: Messages = {
  'sim.title': '{game}: {n, plural, one {# gra botów} few {# gry botów} many {# gier botów} other {# gry botów}}',
  'sim.contents': 'Spis treści',
  'sim.chart': 'Wykres. {title}. Liczby są w tabeli poniżej.',
  'sim.table': '{title}: liczby',
  'sim.fair': 'równy udział',
  'sim.won': 'wygrane gry',
  'sim.winners': 'udział we wszystkich wygranych',
  'sim.points': 'średni wynik',
  'sim.points.min': 'najniższy wynik',
  'sim.points.max': 'najwyższy wynik',
  'sim.fact.game': 'Gra',
  'sim.fact.players.n': '{n, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'sim.fact.lineUp': 'Skład',
  'sim.fact.budget': 'Namysł',
  'sim.fact.budget.ms': '{ms} ms na wybór, dla botów, które myślą',
  'sim.fact.budget.iterations':
    '{n, plural, one {# próba} few {# próby} many {# prób} other {# próby}} na wybór, dla botów, które myślą',
  'sim.fact.sample': 'Próba',
  'sim.fact.sample.n':
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}; ukończone: {finished, number}, nieudane: {failures, number}.',
  'sim.fact.sample.deals':
    'Każde rozdanie jest rozgrywane {n, plural, one {# raz} few {# razy} many {# razy} other {# raza}}, ze zmianą miejsc.',
  'sim.fact.stopped': 'Zatrzymano',
  'sim.fact.stopped.above': 'Wykazano, że {bot} wygrywa więcej niż {rate} swoich gier.',
  'sim.fact.stopped.below': 'Wykazano, że {bot} wygrywa mniej niż {rate} swoich gier.',
  'sim.fact.stopped.games':
    'Rozegrano wszystkie gry; nie wykazano, czy {bot} wygrywa więcej, czy mniej niż {rate} swoich gier.',
  'sim.fact.time': 'Czas',
  'sim.fact.time.n': '{seconds, number} s, liczba gier na sekundę: {rate, number}',
  'sim.fact.seed': 'Ziarno',
  'sim.fact.command': 'Polecenie',
  'sim.fact.written': 'Zapisano',
  'sim.bots': 'Wygrane według botów',
  'sim.bots.note':
    'Gra liczy się botowi, gdy wygrywa jedno z jego miejsc; wspólna wygrana liczy się każdemu. Nawiasy i wąsy to przedziały 95%.',
  'sim.bot': 'Bot',
  'sim.lead': 'Przewaga jednego bota nad drugim',
  'sim.lead.note':
    'O ile częściej wygrywa miejsce pierwszego niż miejsce drugiego. Wszystkie ustawienia jednego rozdania to jedna próbka.',
  'sim.lead.pair': 'Boty',
  'sim.lead.over': '{of} nad {over}',
  'sim.lead.mean': 'przewaga',
  'sim.lead.deals': 'rozdania',
  'sim.seats': 'Wygrane według miejsc',
  'sim.seat': 'Miejsce',
  'sim.seat.number': 'miejsce {n}',
  'sim.length': 'Długość gry',
  'sim.length.note': 'Decyzje to pytania z co najmniej dwiema odpowiedziami.',
  'sim.length.decisions': 'Decyzje',
  'sim.length.games': 'gry',
}
