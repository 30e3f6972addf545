// Every message of this tree, whatever package or screen it belongs to, keeps to the agreed words.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES, type Messages } from '@lastlight/kernel'
import { avoided } from '../src/lint.ts'

const packages = join(import.meta.dirname, '../..')
const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string')

/** 'outlive', from the folder of its texts; nothing for texts of no game. */
const gameOf = (path: string): string => /(?:^|games\/)(outlive|long-night)\//.exec(path)?.[1] ?? ''

for (const locale of LOCALES) {
  test(`every text in '${locale}' keeps to the agreed words`, async () => {
    const paths = globSync(`*/src/**/{text,kernel}/{${locale},${locale}/*}.ts`, { cwd: packages })
    assert.ok(paths.length > 50, String(paths.length))
    const findings = await Promise.all(
      paths.map(async path => {
        const module = (await import(join(packages, path))) as { readonly [name: string]: unknown }
        return Object.values(module)
          .filter(isMessages)
          .flatMap(messages => avoided({ [locale]: messages }, gameOf(path)))
      }),
    )
    assert.deepEqual([...new Set(findings.flat())], [])
  })
}
