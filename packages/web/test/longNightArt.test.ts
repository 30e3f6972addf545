// The pictures of The Long Night: one for everything that can be seen, no two alike, well-formed, without words.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { CROSSROADS_IDS } from '@lastlight/long-night/content/crossroads'
import { EXPERIMENT_IDS } from '@lastlight/long-night/content/experiments'
import { EXPOSURE } from '@lastlight/long-night/content/exposure'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { PLACES } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { runnerImport } from 'vite'
import type * as Pictures from './longNightPictures.tsx'

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

let loaded: typeof Pictures
before(async () => {
  const { module } = await runnerImport<typeof Pictures>(pathOf('longNightPictures.tsx'), {
    root: pathOf('..'),
    configFile: false,
    logLevel: 'error',
  })
  loaded = module
})

const names = (group: ReadonlyMap<string, string>): readonly string[] => [...group.keys()]

describe('everything has its picture', () => {
  test('every survivor, alive and dead', () => {
    assert.deepEqual(names(loaded.pictures.living), SURVIVOR_IDS)
    assert.deepEqual(names(loaded.pictures.dead), SURVIVOR_IDS)
    for (const picture of loaded.pictures.dead.values()) assert.match(picture, /grayscale\(1\)/)
  })
  test('every place, as a tile and as a band', () => {
    assert.deepEqual(names(loaded.pictures.tiles), PLACES)
    assert.deepEqual(names(loaded.pictures.bands), PLACES)
  })
  test('every special zombie, with a red base and red eyes', () => {
    assert.deepEqual(names(loaded.pictures.specials), EXPERIMENT_IDS)
    for (const picture of loaded.pictures.specials.values()) assert.ok(picture.split('var(--blood)').length > 2)
  })
  test('every crossroads card, upright and as a band of the same picture', () => {
    const { crossroads, crossroadsBands } = loaded.pictures
    assert.deepEqual(names(crossroads), CROSSROADS_IDS)
    for (const [card, upright] of crossroads)
      assert.equal(crossroadsBands.get(card), upright.replace('viewBox="0 0 400 570"', 'viewBox="0 180 400 250"'))
  })
  test('every type of item has a glyph and a card, every kind and every objective its own mark, every face of the exposure die a drawing', () => {
    for (const type of ITEM_TYPES) {
      assert.ok(loaded.pictures.glyphs.has(type), type)
      assert.ok(loaded.pictures.cardFaces.has(type), type)
    }
    assert.deepEqual(names(loaded.pictures.items), Object.keys(ITEM_KINDS))
    assert.deepEqual(names(loaded.pictures.objectives), MAIN_OBJECTIVE_IDS)
    for (const face of EXPOSURE.faces) assert.ok(loaded.pictures.exposure.has(face), face)
  })
})

test('no two pictures are equal', () => {
  for (const [group, pictures] of Object.entries(loaded.pictures)) {
    const seen = new Map<string, string>()
    for (const [name, picture] of pictures) {
      assert.equal(seen.get(picture), undefined, `${group}: ${name} looks like another`)
      seen.set(picture, name)
    }
  }
})

/** How many numbers each command of a path takes. */
const NUMBERS: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

function pathFault(d: string): string | undefined {
  if (!/^[Mm]/.test(d)) return `does not begin with a move: ${d}`
  if (!/^[-+\d.\sMLHVCSQTAZmlhvcsqtaz]*$/.test(d)) return `has a strange letter: ${d}`
  for (const [, command = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const wanted = NUMBERS[command.toLowerCase()]!
    const given = numbers.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
    if (wanted === 0 ? given > 0 : given === 0 || given % wanted > 0) return `${command}${numbers} in ${d}`
  }
  return undefined
}

function faults(picture: string): readonly string[] {
  const found: string[] = []
  const open: string[] = []
  let end = 0
  for (const tag of picture.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (picture.slice(end, tag.index).trim() !== '') found.push(`text: ${picture.slice(end, tag.index)}`)
    end = tag.index + tag[0].length
    const [, closing, name = '', attributes = '', selfClosing] = tag
    if (name === 'text') found.push('a text element')
    if (closing) {
      if (open.pop() !== name) found.push(`${name} closed out of order`)
    } else if (!selfClosing) open.push(name)
    for (const [, attribute, value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (/NaN|undefined|null|\[object/.test(value)) found.push(`${attribute}="${value}"`)
      const fault = attribute === 'd' ? pathFault(value) : undefined
      if (fault !== undefined) found.push(fault)
      const light = /^url\(#(.*)\)$/.exec(value)?.[1]
      if (light !== undefined && !picture.includes(`id="${light}"`)) found.push(`nothing is called ${light}`)
    }
  }
  if (open.length > 0 || end !== picture.length) found.push('not closed')
  return found
}

test('every picture is well-formed, has no words and is hidden from screen readers', () => {
  for (const [group, pictures] of Object.entries(loaded.pictures))
    for (const [name, picture] of pictures) {
      assert.deepEqual(faults(picture), [], `${group}: ${name}`)
      assert.match(picture, /^<svg aria-hidden="true"/, `${group}: ${name}`)
    }
})

test('a picture with a label is spoken', () => {
  assert.match(loaded.named, /^<svg role="img" aria-label="Kevin"/)
})

test('the pictures of crossroads cards are loaded when one is shown, and not before', () => {
  assert.match(loaded.waiting, /viewBox="0 180 400 250"/)
  const art = pathOf('../src/games/long-night')
  const outside = globSync('**/*.{ts,tsx}', { cwd: art }).filter(
    // Passages and improvements have pictures of the same kind, and their parts are loaded with their modules.
    path => !path.includes('crossroads/') && !/^modules\/(?:scenario|improvements)\//.test(path),
  )
  assert.ok(outside.length > 10)
  for (const path of outside)
    assert.doesNotMatch(readFileSync(`${art}/${path}`, 'utf8'), /from '[^']*crossroads\//, path)
})

test('a crossroads card is drawn in the file that its table loads', () => {
  for (const [drawn, cards] of loaded.files) assert.deepEqual(new Set(drawn), new Set(cards))
})

describe('colours', () => {
  /** The colours of the mood and of the shell by theme. */
  const sheet = ['../src/styles/tokens.css', '../src/games/long-night/mood.css']
    .map(path => readFileSync(pathOf(path), 'utf8'))
    .join('\n')
  const coloursOf = (theme: 'dark' | 'light'): ReadonlyMap<string, string> => {
    const blocks = [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(
      ([, selector = '']) => theme === 'light' || !selector.includes('light'),
    )
    return new Map(
      blocks.flatMap(([, , body = '']) =>
        [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name = '', value = '']) => [name, value] as const),
      ),
    )
  }
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a: string, b: string): number => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The figure, its ground, and the least contrast: 3 for figures, 4.5 for marks and for words. */
  const PAIRS: readonly (readonly [string, string, number])[] = [
    ...['trod', 'snow-2'].flatMap(ground =>
      ['dead', 'living', 'rebel', 'slot-edge'].map(figure => [figure, ground, 3] as const),
    ),
    ['dead-ink', 'dead', 4.5],
    ['living-ink', 'living', 4.5],
    ['rebel-ink', 'rebel', 4.5],
    ['die-ink', 'die', 4.5],
    ['dread-ink', 'dread', 4.5],
    ...['card', 'card-crisis', 'card-road', 'card-goal', 'card-secret', 'card-person'].map(
      ground => ['bone', ground, 4.5] as const,
    ),
    ...[...ITEM_TYPES, 'crisis', 'crossroads', 'objective', 'secret'].map(
      kind => [`card-${kind}-tone`, 'bg-2', 4.5] as const,
    ),
  ]
  for (const theme of ['dark', 'light'] as const)
    test(`${theme}: figures and marks stand out from their ground`, () => {
      const colours = coloursOf(theme)
      const faint = PAIRS.map(([figure, ground, least]) => {
        const [a, b] = [colours.get(figure), colours.get(ground)]
        assert.ok(a && b, `${figure} on ${ground}`)
        return { pair: `${figure} on ${ground}`, ratio: contrast(a, b), least }
      }).filter(({ ratio, least }) => ratio < least)
      assert.deepEqual(faint, [])
    })
})
