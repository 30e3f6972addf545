import type { Messages } from '@lastlight/words'

export const pl: Messages = {
  'play.welcome': '{game}, liczba graczy: {players}. Twoje miejsce: {who}. Wpisz numer, aby wybrać, albo help.',
  'play.player': 'Gracz {n}',
  'play.you': 'Gracz {n} (ty)',
  'play.happened': 'Co się wydarzyło',
  'play.question': 'Twój wybór',
  'play.only': 'To jedyna opcja; pusty wiersz ją wybiera.',
  'play.nothing': 'Jeszcze nic.',
  'play.over': 'Koniec gry',
  'play.score': '{who} – {points}',
  'play.winners': 'Zwycięstwo: {winners}.',
  'play.nobodyWins': 'Nikt nie wygrywa.',
  'play.noNumber': 'Wpisz numer od 1 do {last} albo help.',
  'play.unknown': 'Nie ma polecenia ani opcji „{word}”. Wpisz help.',
  'play.help':
    'Polecenia:\n' +
    '  numer         wybiera tę opcję; zakres, np. 17-34, pokazuje opcje z tego zakresu, all pokazuje wszystko\n' +
    '  słowa         wybierają opcję, która je zawiera, albo pokazują wszystkie takie: {wish}\n' +
    '  undo, redo    cofa ostatni wybór albo go powtarza\n' +
    '  why ŻYCZENIE  mówi, dlaczego coś jest niemożliwe: why {wish}, opcja jako JSON albo numer\n' +
    '  coach         trzy najlepsze opcje i czym pozostałe różnią się od pierwszej\n' +
    '  rules SŁOWO   szuka w zasadach: rules {word}; z id pokazuje całą zasadę: rules {rule}\n' +
    '  board, log    stół; wszystko, co się wydarzyło\n' +
    '  save PLIK     zapisuje grę; load PLIK wczytuje ją\n' +
    '  report [PLIK] [SŁOWA]  zapisuje plik o błędzie\n' +
    '  help, quit',
  'play.undone': 'Cofnięto.',
  'play.redone': 'Powtórzono.',
  'play.possible': 'To jest teraz możliwe: numer {number}, {option}.',
  'play.refused': '{reason} (zasada {rule})',
  'play.coach': 'Najlepsze opcje z szansą wygranej; pod pozostałymi to, czym różnią się od pierwszej:',
  'play.noDifference': 'Bez wyraźnej różnicy w porównaniu z pierwszą.',
  'play.advice': '{number}. {option} – {chance, number, percent}',
  'play.noCoach': 'W tej grze nie ma trenera.',
  'play.notAsked': 'Trener doradza wtedy, gdy to ty wybierasz.',
  'play.whyWhat': 'Napisz, co chcesz zrobić: why {wish}.',
  'play.noRule': 'Żadna zasada nie zawiera „{said}”. Spróbuj krótszego słowa albo słowa z pytania.',
  'play.rulesHow': 'Podaj słowo albo id: rules {word}, rules {rule}.',
  'play.rulesFound':
    'Zawiera to {n, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}. Id pokazuje całą zasadę:',
  'play.folded':
    'Zakres otwiera się po wpisaniu: {range}. Polecenie all pokazuje wszystko; opcję znajdziesz też słowami.',
  'play.several': 'Pasuje kilka opcji; wpisz numer:',
  'play.saved': 'Grę zapisano w pliku {file}. Dalej: npm run play -- {game} --load {file}',
  'play.loaded': 'Gramy dalej z pliku {file}.',
  'play.noFile': 'Podaj nazwę pliku.',
  'play.cannot': 'Nie udało się: {problem}',
  'play.reported':
    'Zapisano w {file}. Można to obejrzeć jeszcze raz: npm run fuzz -- --replay {file}\n' +
    'Test, który zawodzi, powstaje tak: npm run play -- {game} --test {file}',
  'play.fault': 'Tu zawiódł sam program: {problem}',
}
