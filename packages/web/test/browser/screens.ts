// Every screen that is not a table, by its path.

export const SCREENS: readonly string[] = [
  '/',
  '/lobby',
  '/new/outlive',
  '/new/outlive?with=friends',
  '/new/long-night',
  '/join',
  '/games',
  '/settings',
  '/credits',
  '/rules',
  '/rules/outlive',
  '/rules/long-night?edition=cs',
  '/replay',
  '/nowhere',
]
