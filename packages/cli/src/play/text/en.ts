import type { Messages } from '@lastlight/words'

export const en: Messages = {
  'play.welcome': '{game}, {players} players. You are {who}. Type a number to choose, or help.',
  'play.player': 'Player {n}',
  'play.you': 'Player {n} (you)',
  'play.happened': 'What has happened',
  'play.question': 'Your choice',
  'play.only': 'This is the only choice; an empty line takes it.',
  'play.nothing': 'Nothing yet.',
  'play.over': 'The game is over',
  'play.score': '{who}: {points}',
  'play.winners': 'Won by {winners}.',
  'play.nobodyWins': 'Nobody has won.',
  'play.noNumber': 'Type a number from 1 to {last}, or help.',
  'play.unknown': 'There is no command or choice “{word}”. Type help.',
  'play.help':
    'Commands:\n' +
    '  a number      takes that choice; a range such as 17-34 shows what is folded behind it, all shows everything\n' +
    '  words         take the choice that has them, or show all that do: {wish}\n' +
    '  undo, redo    takes your last choice back, or makes it again\n' +
    '  why WISH      says why something is not possible: why {wish}, or an option as JSON, or a number\n' +
    '  coach         the three best choices and what speaks for them\n' +
    '  rules WORD    finds rules: rules {word}; with an id the whole rule: rules {rule}\n' +
    '  board, log    the table; everything that has happened\n' +
    '  save FILE     keeps the game; load FILE goes on with it\n' +
    '  report [FILE] [WORDS]  writes a file about a fault\n' +
    '  help, quit',
  'play.undone': 'Taken back.',
  'play.redone': 'Made again.',
  'play.possible': 'That is possible now: number {number}, {option}.',
  'play.refused': '{reason} (rule {rule})',
  'play.coach':
    'The best choices, with the chance to win and what each leads to on average, compared with the others looked at:',
  'play.advice': '{number}. {option}: {chance, number, percent}',
  'play.noCoach': 'There is no coach for this game.',
  'play.notAsked': 'The coach speaks when the choice is yours.',
  'play.whyWhat': 'Say what you would like to do: why {wish}.',
  'play.noRule': 'No rule has “{said}” in it. Try a shorter word, or one from the question.',
  'play.rulesHow': 'Type a word or an id: rules {word}, rules {rule}.',
  'play.rulesFound': '{n, plural, one {# rule has} other {# rules have}} it. An id shows the whole rule:',
  'play.folded': 'A range opens when it is typed: {range}. all shows every choice; words find one.',
  'play.several': 'Several choices fit; type a number:',
  'play.saved': 'The game is kept in {file}. Go on with: npm run play -- {game} --load {file}',
  'play.loaded': 'Going on with {file}.',
  'play.noFile': 'Name a file.',
  'play.cannot': 'That did not work: {problem}',
  'play.reported':
    'Written to {file}. It can be looked at again with: npm run fuzz -- --replay {file}\n' +
    'Make a failing test of it with: npm run play -- {game} --test {file}',
  'play.fault': 'Here the program itself has failed: {problem}',
}
