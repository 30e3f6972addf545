// Words that make a sentence of a document vague or foreign. Decision records are history and stay as they were written.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/*.md']
/** Two pages list words that are not used. */
const LISTS = /^docs\/(?:words|architecture)\.md$/

const VAGUE =
  /\b(?:whoever|(?:some|any|every|no)body|of (?:its|their|one's|your) own(?=[.,;:)]|$| \||\s+that\b)|in force|wanted are)\b/gi

/** Words in code and in quotations are not looked at. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`|"[^"]*?"|“[^”]*?”|<!--.*?-->/g, '')

export function vagueWords(path: string, text: string): string[] {
  const prose = withoutQuotes(text)
    .split('\n')
    .filter(line => !LISTS.test(path) || !line.startsWith('|'))
    .join('\n')
  return [...prose.matchAll(VAGUE)].map(([word]) => `${path}: “${word}”, say who it is or whose`)
}

export const vagueDocuments = (root: string): string[] =>
  DOCUMENTS.flatMap(pattern => globSync(pattern, { cwd: root })).flatMap(path =>
    vagueWords(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')),
  )
