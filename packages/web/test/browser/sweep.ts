// Tests look at a sample; the workflow of each night looks at everything (LASTLIGHT_SWEEP).

import process from 'node:process'

export const SWEEP = Boolean(process.env['LASTLIGHT_SWEEP'])

/** All of them in a sweep; otherwise every `n`th, beginning with that of this share. */
export const share = <T>(all: readonly T[], n: number, of: number): readonly T[] =>
  SWEEP ? all : all.filter((_, i) => i % n === of % n)
