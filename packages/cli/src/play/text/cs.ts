import type { Messages } from '@lastlight/words'

export const cs: Messages = {
  'play.welcome': '{game}, počet hráčů: {players}. Tvoje místo: {who}. Napiš číslo možnosti, nebo help.',
  'play.player': 'Hráč {n}',
  'play.you': 'Hráč {n} (ty)',
  'play.happened': 'Co se stalo',
  'play.question': 'Tvoje volba',
  'play.only': 'Jiná možnost není; prázdný řádek ji přijme.',
  'play.nothing': 'Zatím nic.',
  'play.over': 'Konec hry',
  'play.score': '{who} má {points}',
  'play.winners': 'Vítězí: {winners}.',
  'play.nobodyWins': 'Nikdo nevyhrál.',
  'play.noNumber': 'Napiš číslo od 1 do {last}, nebo help.',
  'play.unknown': 'Příkaz ani možnost „{word}“ neexistuje. Napiš help.',
  'play.help':
    'Příkazy:\n' +
    '  číslo         zvolí tuto možnost; rozsah, třeba 17-34, ukáže, co je za ním, all ukáže všechno\n' +
    '  slova         zvolí možnost, která je obsahuje, nebo ukážou všechny takové: {wish}\n' +
    '  undo, redo    vezme poslední volbu zpět, nebo ji zopakuje\n' +
    '  why PŘÁNÍ     řekne, proč něco nejde: why {wish}, možnost jako JSON, nebo číslo\n' +
    '  coach         tři nejlepší možnosti a čím se ostatní liší od první\n' +
    '  rules SLOVO   hledá v pravidlech: rules {word}; s id ukáže celé pravidlo: rules {rule}\n' +
    '  board, log    stůl; všechno, co se stalo\n' +
    '  save SOUBOR   uloží hru; load SOUBOR v ní pokračuje\n' +
    '  report [SOUBOR] [SLOVA]  zapíše soubor o chybě\n' +
    '  help, quit',
  'play.undone': 'Vzato zpět.',
  'play.redone': 'Zopakováno.',
  'play.possible': 'To teď jde: číslo {number}, {option}.',
  'play.refused': '{reason} (pravidlo {rule})',
  'play.coach': 'Nejlepší možnosti s nadějí na výhru; u ostatních to, čím se liší od první:',
  'play.noDifference': 'Bez zřetelného rozdílu proti první.',
  'play.advice': '{number}. {option} ({chance, number, percent})',
  'play.noCoach': 'Tato hra trenéra nemá.',
  'play.notAsked': 'Trenér radí, když je volba na tobě.',
  'play.whyWhat': 'Napiš, co chceš udělat: why {wish}.',
  'play.noRule': '„{said}“ není v žádném pravidle. Zkus kratší slovo nebo slovo z otázky.',
  'play.rulesHow': 'Uveď slovo nebo id: rules {word}, rules {rule}.',
  'play.rulesFound':
    'Je {n, plural, one {v # pravidle} few {ve # pravidlech} many {v # pravidla} other {v # pravidlech}}. Id ukáže celé pravidlo:',
  'play.folded': 'Rozsah se otevře, když ho napíšeš: {range}. Příkaz all ukáže všechny možnosti; najdou je i slova.',
  'play.several': 'Hodí se víc možností; napiš číslo:',
  'play.saved': 'Hra je uložena v {file}. Pokračování: npm run play -- {game} --load {file}',
  'play.loaded': 'Pokračuje hra ze souboru {file}.',
  'play.noFile': 'Uveď jméno souboru.',
  'play.cannot': 'To se nepovedlo: {problem}',
  'play.reported':
    'Zapsáno do {file}. Znovu se na to podívá: npm run fuzz -- --replay {file}\n' +
    'Selhávající test vytvoří: npm run play -- {game} --test {file}',
  'play.fault': 'Tady selhal sám program: {problem}',
}
