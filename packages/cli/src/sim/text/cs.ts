import type { Messages } from '@lastlight/words'

export const cs: Messages = {
  'sim.title': '{game}: {n, plural, one {# hra botů} few {# hry botů} many {# hry botů} other {# her botů}}',
  'sim.contents': 'Obsah',
  'sim.chart': 'Graf. {title}. Čísla jsou v tabulce níže.',
  'sim.table': '{title}: čísla',
  'sim.fair': 'rovný podíl',
  'sim.won': 'vyhrané hry',
  'sim.winners': 'podíl na všech výhrách',
  'sim.points': 'průměrný výsledek',
  'sim.points.min': 'nejnižší výsledek',
  'sim.points.max': 'nejvyšší výsledek',
  'sim.fact.game': 'Hra',
  'sim.fact.players.n': '{n, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}',
  'sim.fact.lineUp': 'Sestava',
  'sim.fact.budget': 'Přemýšlení',
  'sim.fact.budget.ms': '{ms} ms na volbu, u botů, kteří přemýšlejí',
  'sim.fact.budget.iterations':
    '{n, plural, one {# pokus} few {# pokusy} many {# pokusu} other {# pokusů}} na volbu, u botů, kteří přemýšlejí',
  'sim.fact.sample': 'Vzorek',
  'sim.fact.sample.n':
    '{games, plural, one {# hra} few {# hry} many {# hry} other {# her}}; dohráno: {finished, number}, selhalo: {failures, number}.',
  'sim.fact.sample.deals':
    'Každé rozdání se hraje {n, plural, one {#krát} few {#krát} many {#krát} other {#krát}}, pokaždé na jiných místech.',
  'sim.fact.stopped': 'Zastaveno',
  'sim.fact.stopped.above': 'Je prokázáno, že {bot} vyhrává víc než {rate} svých her.',
  'sim.fact.stopped.below': 'Je prokázáno, že {bot} vyhrává méně než {rate} svých her.',
  'sim.fact.stopped.games':
    'Odehrály se všechny hry; není prokázáno, zda {bot} vyhrává víc, nebo méně než {rate} svých her.',
  'sim.fact.time': 'Doba',
  'sim.fact.time.n': '{seconds, number} s, her za sekundu: {rate, number}',
  'sim.fact.seed': 'Semínko',
  'sim.fact.command': 'Příkaz',
  'sim.fact.written': 'Zapsáno',
  'sim.bots': 'Výhry podle botů',
  'sim.bots.note':
    'Hra se botovi počítá, když vyhraje některé z jeho míst; společná výhra se počítá každému. Závorky a úsečky jsou 95% intervaly.',
  'sim.bot': 'Bot',
  'sim.lead': 'Náskok jednoho bota před druhým',
  'sim.lead.note':
    'O kolik častěji vyhrává místo prvního než místo druhého. Všechna rozsazení jednoho rozdání jsou jeden vzorek.',
  'sim.lead.pair': 'Dvojice botů',
  'sim.lead.over': '{of} před {over}',
  'sim.lead.mean': 'náskok',
  'sim.lead.deals': 'počet rozdání',
  'sim.seats': 'Výhry podle míst',
  'sim.seat': 'Místo',
  'sim.seat.number': 'místo {n}',
  'sim.length': 'Délka hry',
  'sim.length.note': 'Rozhodnutí jsou otázky s nejméně dvěma odpověďmi.',
  'sim.length.decisions': 'Rozhodnutí',
  'sim.length.games': 'hry',
}
