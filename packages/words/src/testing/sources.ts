// Finds message keys in source files.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule, and its message key. */
export interface Named {
  readonly rule: string
  readonly key: string
}

/** The text of all files in a folder that fit a pattern. */
export const sourcesIn =
  (folder: string) =>
  (pattern: string): string =>
    globSync(pattern, { cwd: folder })
      .map(path => readFileSync(join(folder, path), 'utf8'))
      .join('\n')

/** The matches of a pattern's first group, each once. */
export const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(match => match[1]!)),
]

/** Every id behind every one of these beginnings. */
export const each = (ids: readonly string[], ...forms: readonly string[]): string[] =>
  forms.flatMap(form => ids.map(id => form + id))

/** The refusals in the rules: limits and written-out reasons, except those for the end of a game. */
export function reasonsIn(rules: string): readonly Named[] {
  const named = (pattern: RegExp): Named[] =>
    [...rules.matchAll(pattern)].map(([, rule, key]) => ({ rule: rule!, key: key! }))
  return [
    ...named(/(?:limit|reason)\(\s*'([^']+)',\s*'([^']+)'/g),
    ...named(/rule: '([^']+)',\s*key: '([^']+)'/g).filter(({ key }) => !key.startsWith('over.')),
  ]
}
