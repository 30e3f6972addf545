// What was on the pages when a test failed: a picture, the tree as a screen reader has it, and the latest messages.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { whilePainted } from './drawing.ts'
import type { Visitor } from './house.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** npm test empties it before it begins. */
const FOLDER = join(ROOT, '.lastlight/failures')

const LATEST = 60
const LONGEST = 600
/** A page that hangs must not take the picture's time from the others. */
const PATIENCE = 5000

/** The browser's own message about a missing network or server. */
const WITHOUT_NETWORK =
  /Failed to load resource|WebSocket connection|(?:An unknown error occurred|response code \(503\) was received) when fetching the script/

export interface Heard {
  readonly problems: string[]
  readonly happened: string[]
}

/** Keeps errors, and the latest messages of the console, of sockets, and of requests that failed. */
export function listen(page: Page, heard: () => Heard): void {
  const note = (line: string): void => {
    const { happened } = heard()
    happened.push(line.slice(0, LONGEST))
    if (happened.length > LATEST) happened.shift()
  }
  page.on('console', message => {
    const text = message.text()
    note(`console ${message.type()}: ${text}`)
    if (message.type() === 'error' && !WITHOUT_NETWORK.test(text)) heard().problems.push(text)
  })
  page.on('pageerror', problem => {
    note(`error: ${problem.stack ?? String(problem)}`)
    heard().problems.push(String(problem))
  })
  page.on('requestfailed', request => note(`failed: ${request.method()} ${request.url()}`))
  page.on('response', reply => {
    if (reply.status() >= 400) note(`${reply.status()}: ${reply.request().method()} ${reply.url()}`)
  })
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => note(`-> ${payload.toString()}`))
    socket.on('framereceived', ({ payload }) => note(`<- ${payload.toString()}`))
    socket.on('close', () => note('the socket was closed'))
  })
}

/** `because it failed`, or what there is instead. */
const orWhy = (asked: Promise<string>): Promise<string> => asked.catch((problem: unknown) => String(problem))

async function pictureOf(page: Page, path: string): Promise<string> {
  await page.screenshot({ path, timeout: PATIENCE })
  return ''
}

export async function showFailure(t: TestContext, visitors: readonly Visitor[]): Promise<void> {
  const folder = join(FOLDER, t.fullName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(-120))
  mkdirSync(folder, { recursive: true })
  for (const [i, { page, problems, happened }] of visitors.entries()) {
    const tree = await orWhy(page.locator('body').ariaSnapshot({ timeout: PATIENCE }))
    const picture = await orWhy(whilePainted(page, () => pictureOf(page, join(folder, `${i + 1}.png`))))
    const parts = [page.url(), picture, tree, ...problems, ...happened]
    writeFileSync(join(folder, `${i + 1}.txt`), parts.filter(part => part !== '').join('\n\n'))
  }
  t.diagnostic(`what was on ${visitors.length} pages: ${relative(process.cwd(), folder)}`)
}
