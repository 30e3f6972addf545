// A command as it is typed into a shell.

const PLAIN = /^[\w@%+=:,./-]+$/
const quoted = (argument: string): string =>
  PLAIN.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`

export const simLine = (args: readonly string[]): string => ['npm run sim --', ...args.map(quoted)].join(' ')
