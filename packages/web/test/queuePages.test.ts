import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReportPage, ReportSummary } from '@lastlight/protocol'
import type { Api } from '../src/api/client.ts'
import { fetchList } from '../src/shell/operator/fetchPages.ts'
import { cardsOf, fetchQueue } from '../src/shell/operator/queuePages.ts'

const report = (id: string, closedAt: number | null = null): ReportSummary => ({
  id,
  at: 1,
  table: 'table',
  tableIs: 'open',
  room: 'table',
  reason: 'spam',
  text: '',
  reporter: 'Ann',
  reporterId: 'ann',
  person: { id: 'bob', name: 'Bob', username: null, banned: false, mutedUntil: null },
  reports: 1,
  closedAt,
  outcome: closedAt === null ? null : 'nothing',
  closing: null,
})

/** The server's pages, by the cursor that leads to them. */
const serverWith = (pages: { readonly [after: string]: ReportPage }): Pick<Api, 'operator'> => ({
  operator: { reports: (after = '') => Promise.resolve(pages[after]!) } as Api['operator'],
})

const SERVER = serverWith({
  '': { reports: [report('a'), report('b')], open: 3, next: 'x' },
  x: { reports: [report('c'), report('d', 5)], open: 3, next: 'y' },
  y: { reports: [report('e', 4)], open: 3, next: null },
})

test('the queue is fetched as far as its reader has opened it', async () => {
  const fetched = async (pages: number) => {
    const queue = await fetchQueue(SERVER, pages)
    return [queue.reports.map(({ id }) => id).join(''), queue.next, queue.pages]
  }
  assert.deepEqual(await fetched(1), ['ab', 'x', 1])
  assert.deepEqual(await fetched(2), ['abcd', 'y', 2])
  assert.deepEqual(await fetched(3), ['abcde', null, 3])
  // Fewer pages are there than a moment ago.
  assert.deepEqual(await fetched(9), ['abcde', null, 3])
})

test('a list is fetched as far as its reader has opened it', async () => {
  const pages: { readonly [after: string]: { readonly of: string[]; readonly next: string | null } } = {
    '': { of: ['a', 'b'], next: 'x' },
    x: { of: ['c'], next: null },
  }
  const fetched = (n: number) =>
    fetchList(
      (after = '') => Promise.resolve(pages[after]!),
      page => page.of,
      n,
    )
  assert.deepEqual(await fetched(1), { entries: ['a', 'b'], next: 'x', pages: 1 })
  assert.deepEqual(await fetched(5), { entries: ['a', 'b', 'c'], next: null, pages: 2 })
})

test('a person who takes a later name between two requests is listed once, by that name', async () => {
  const pages = [
    {
      of: [
        { id: '1', name: 'Ann' },
        { id: '2', name: 'Bob' },
      ],
      next: 'x',
    },
    { of: [{ id: '1', name: 'Zoe' }], next: null },
  ]
  const { entries } = await fetchList(
    after => Promise.resolve(pages[after === undefined ? 0 : 1]!),
    page => page.of,
    2,
    ({ id }) => id,
  )
  assert.deepEqual(
    entries.map(({ name }) => name),
    ['Zoe', 'Bob'],
  )
})

test('a report that is closed between two requests is shown once, and as closed', async () => {
  const server = serverWith({
    '': { reports: [report('a'), report('b')], open: 2, next: 'x' },
    x: { reports: [report('a', 5)], open: 1, next: null },
  })
  const { reports, open } = await fetchQueue(server, 2)
  assert.deepEqual(
    reports.map(({ id, closedAt }) => [id, closedAt]),
    [
      ['a', 5],
      ['b', null],
    ],
  )
  assert.equal(open, 1)
})

test('a report that was closed here stays where it was among the open ones', () => {
  const [a, b, c] = [report('a'), report('b'), report('c')]
  const shown = (open: readonly ReportSummary[]) =>
    cardsOf(open, new Map([['b', b]])).map(({ report: { id }, isOpen }) => `${id} ${isOpen ? 'open' : 'closed'}`)
  assert.deepEqual(shown([a, b, c]), ['a open', 'b open', 'c open'])
  assert.deepEqual(shown([a, c]), ['a open', 'b closed', 'c open'])
})
