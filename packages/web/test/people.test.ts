import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TablePerson } from '@lastlight/protocol'
import { requestProblemKey } from '../src/api/requestProblem.ts'
import type { TableInfo } from '../src/play/table.ts'
import { listedAt, stateOf } from '../src/talking/people/listed.ts'
import { Server, Somebody } from './server.ts'

const seat = (n: number, kind: 'person' | 'open' | 'bot', name: string, me = false): TableInfo['seats'][number] => ({
  seat: n,
  kind,
  me,
  name,
  bot: kind === 'bot' ? 'greedy' : null,
  away: false,
  presence: null,
  keptUntil: null,
  saltCommitment: null,
})

const SEATS = [seat(0, 'person', 'Ann', true), seat(1, 'person', 'Bob'), seat(2, 'bot', 'Iga'), seat(3, 'open', '')]

const known = (name: string, more: Partial<TablePerson> = {}): TablePerson => ({
  mark: `mark of ${name}`,
  name,
  seat: null,
  removed: false,
  muted: false,
  removal: 'now',
  ...more,
})

test('everybody finds the other people who sit there, the host also those who watch or were removed', () => {
  const shown = (people: readonly TablePerson[]) =>
    listedAt({ seats: SEATS }, people).map(each => [each.name, each.seat, each.known?.mark, stateOf(each)])
  assert.deepEqual(shown([]), [['Bob', 1, undefined, undefined]])
  assert.deepEqual(
    shown([known('Bob', { seat: 1, muted: true }), known('Eve'), known('Dan', { removed: true, muted: true })]),
    [
      ['Bob', 1, 'mark of Bob', 'table.people.muted'],
      ['Eve', undefined, 'mark of Eve', 'table.people.watches'],
      ['Dan', undefined, 'mark of Dan', 'table.people.removed'],
    ],
  )
})

test('a person who is muted or comes from a blocked network is told so in words of their own', () => {
  for (const kind of ['muted', 'banned', 'blocked']) assert.equal(requestProblemKey(kind), `tables.problem.${kind}`)
})

test('the page reports, mutes and removes over the routes of the server', async t => {
  const server = await Server.start()
  t.after(() => server.remove())
  const ann = await Somebody.named(server.url, 'Ann')
  const bob = await Somebody.named(server.url, 'Bob')
  const { id, code } = await ann.api.makeTable({
    game: 'outlive',
    config: { players: 2, quick: true, heroes: 'together' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    open: false,
    clock: { kind: 'none' },
    delay: 0,
  })
  await bob.api.join(id, { code })
  await bob.api.report(id, { seat: 0 }, 'spam', 'again')
  const [first] = await ann.api.people(id)
  assert.deepEqual([first?.name, first?.seat, first?.removed, first?.removal], ['Bob', 1, false, 'now'])
  await ann.api.setTableMuted(id, first!.mark, true)
  assert.deepEqual(await ann.api.setRemoved(id, first!.mark, true), { carried: true })
  assert.deepEqual(
    (await ann.api.people(id)).map(({ removed, muted }) => [removed, muted]),
    [[true, true]],
  )
  await assert.rejects(bob.api.table(id))
  await assert.rejects(ann.api.operator.reports(), { kind: 'notFound' })
})
