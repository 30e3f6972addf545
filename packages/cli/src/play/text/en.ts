import type { Messages } from '@lastlight/words'

export const en: Messages = {
  'play.welcome': '{game}, {players} players. You are {who}. Type a number to choose, or help.',
  'play.player': 'Player {n}',
  'play.you': 'Player {n} (you)',
  'play.happened': 'Log',
  'play.question': 'Your choice',
  'play.only': 'This is the only option; an empty line takes it.',
  'play.nothing': 'Nothing yet.',
  'play.over': 'The game is over',
  'play.score': '{who}: {points}',
  'play.winners': 'Won by {winners}.',
  'play.nobodyWins': 'There is no winner.',
  'play.noNumber': 'Type a number from 1 to {last}, or help.',
  'play.unknown': 'There is no command or option “{word}”. Type help.',
  'play.help':
    'Commands:\n' +
    '  a number      takes that option; a range such as 17-34 shows what is folded behind it, all shows everything\n' +
    '  words         take the option that has them, or show all that do: {wish}\n' +
    '  undo, redo    undo your last choice, or redo it\n' +
    '  why WISH      says why something is not available: why {wish}, or an option as JSON, or a number\n' +
    '  coach         the three best options, and how the others differ from the first\n' +
    '  rules WORD    finds rules: rules {word}; with an id the whole rule: rules {rule}\n' +
    '  board, log    the table; the log\n' +
    '  save FILE     saves the game; load FILE continues it\n' +
    '  report [FILE] [WORDS]  writes a file about a fault\n' +
    '  help, quit',
  'play.undone': 'Undone.',
  'play.redone': 'Redone.',
  'play.possible': 'You can do that now: number {number}, {option}.',
  'play.refused': '{reason} (rule {rule})',
  'play.coach': 'The best options with the chance to win, and how the others differ from the first:',
  'play.noDifference': 'No clear difference from the first.',
  'play.advice': '{number}. {option}: {chance, number, percent}',
  'play.noCoach': 'There is no coach for this game.',
  'play.notAsked': 'Ask the coach when it is your turn to choose.',
  'play.whyWhat': 'Say what you would like to do: why {wish}.',
  'play.noRule': 'No rule has “{said}” in it. Try a shorter word, or one from the question.',
  'play.rulesHow': 'Type a word or an id: rules {word}, rules {rule}.',
  'play.rulesFound': '{n, plural, one {# rule has} other {# rules have}} it. An id shows the whole rule:',
  'play.folded': 'A range opens when it is typed: {range}. all shows every option; words find one.',
  'play.several': 'Several options fit; type a number:',
  'play.saved': 'The game is saved in {file}. Continue with: npm run play -- {game} --load {file}',
  'play.loaded': 'Continuing {file}.',
  'play.noFile': 'Name a file.',
  'play.cannot': 'That didn’t work: {problem}',
  'play.reported':
    'Written to {file}. It can be looked at again with: npm run fuzz -- --replay {file}\n' +
    'Make a failing test of it with: npm run play -- {game} --test {file}',
  'play.fault': 'Here the program itself has failed: {problem}',
}
