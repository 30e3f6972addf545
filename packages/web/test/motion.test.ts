// Where nothing moves, an animation takes no time: the screen shows the state that it ends in.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const SRC = join(import.meta.dirname, '../src')
const KEYFRAMES = /@keyframes (?<name>\S+) \{(?<steps>(?:[^{}]|\{[^{}]*\})*)\}/g
/** A frame at the end that differs from the element's own style. */
const HAS_END = /(?:^|\s)(?:to|100%)\s*\{/

/** A rule for the pseudo-elements of some element, and what it says. */
const PSEUDO = /(?<class>\.[\w-]+)::(?<pseudo>before|after) \{(?<says>[^{}]*)\}/g

test('what moves before or after an element has its own rule that switches it off', () => {
  const moving: string[] = []
  for (const path of globSync('**/*.css', { cwd: SRC })) {
    const css = readFileSync(join(SRC, path), 'utf8')
    for (const { groups } of css.matchAll(PSEUDO)) {
      const { class: name, pseudo, says } = groups as { class: string; pseudo: string; says: string }
      const [, property] = /(?:^|\s)(animation|transition): (?!none)/.exec(says) ?? []
      if (property === undefined) continue
      moving.push(`${path} ${name}`)
      const still = new RegExp(`:global\\(\\[data-motion="none"\\]\\) \\${name}::${pseudo} \\{[^}]*${property}: none`)
      assert.match(css, still, path)
    }
  }
  assert.ok(moving.length >= 3, moving.join())
})

test('an animation ends in the style of its element; those that do not are switched off where nothing moves', () => {
  const ending: string[] = []
  for (const path of globSync('**/*.css', { cwd: SRC })) {
    const css = readFileSync(join(SRC, path), 'utf8')
    for (const { groups } of css.matchAll(KEYFRAMES)) if (HAS_END.test(groups!['steps']!)) ending.push(groups!['name']!)
  }
  // What lights up goes back to its own style, because nothing holds it; a barricade that tips over is gone.
  assert.deepEqual([...new Set(ending)].toSorted(), ['lit', 'tip'])
  const base = readFileSync(join(SRC, 'styles/base.css'), 'utf8')
  assert.match(base, /\[data-motion="none"\] \* \{[^}]*animation-duration: 0ms !important/)
  const moments = readFileSync(join(SRC, 'games/long-night/moments/Moments.module.css'), 'utf8')
  assert.match(moments, /\[data-motion="none"\]\) \.slots > \[data-tips\] \{\s*display: none/)
})
