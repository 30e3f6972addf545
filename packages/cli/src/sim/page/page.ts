// The whole report: one page that needs nothing else.

import type { Words } from '@lastlight/words'
import { element, raw } from './markup.ts'
import { numbersOf } from './numbers.ts'
import type { Section } from './section.ts'
import { sectionMarkup } from './sectionMarkup.ts'
import { STYLE } from './style.ts'
import type { Replay } from './table.ts'

export interface Page {
  readonly title: string
  /** Facts about the run: pairs of a name and a value. */
  readonly facts: readonly (readonly [name: string, text: string])[]
  readonly sections: readonly Section[]
  readonly replay: Replay
}

export function pageOf({ title, facts, sections, replay }: Page, words: Words): string {
  const numbers = numbersOf(words.locale)
  const ids = sections.map((_, i) => `part${i + 1}`)
  const html = element(
    'html',
    { lang: words.locale },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'unsafe-inline'",
      }),
      element('title', {}, title),
      element('style', {}, raw(STYLE)),
    ),
    element(
      'body',
      {},
      element(
        'main',
        {},
        element('h1', {}, title),
        element('dl', {}, ...facts.flatMap(([name, text]) => [element('dt', {}, name), element('dd', {}, text)])),
        element('h2', {}, words.say('sim.reading')),
        ...['intervals', 'method', replay ? 'replay' : 'clock'].map(part =>
          element('p', {}, words.say(`sim.reading.${part}`)),
        ),
        element(
          'nav',
          { 'aria-label': words.say('sim.contents') },
          element(
            'ul',
            {},
            ...sections.map((each, i) => element('li', {}, element('a', { href: `#${ids[i]}` }, each.title))),
          ),
        ),
        ...sections.map((each, i) => sectionMarkup(each, ids[i]!, words, numbers, replay)),
      ),
    ),
  )
  return `<!doctype html>\n${html.markup}\n`
}
