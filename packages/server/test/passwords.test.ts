// A password is changed by its owner and reset by the operator; either way all other sessions end.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { resetPassword } from '../src/ops/admin.ts'
import { People } from '../src/people/people.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { Client } from './client.ts'
import { Place, STORAGES, withoutStorage } from './process.ts'

const OLD = 'the old password'
const NEW = 'the new password'

for (const storage of STORAGES)
  describe(`passwords with ${storage}`, { skip: withoutStorage(storage) }, () => {
    let place: Place
    let server: RunningServer
    /** The database as an operator's command opens it. */
    let db: Database
    let count = 0

    before(async () => {
      place = await Place.on(storage)
      const env = { DATA_DIR: place.folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' }
      const settings = { ...readSettings(env), databaseUrl: place.databaseUrl }
      server = await startServer(settings, { unlimited: true })
      db = place.open()
    })
    after(async () => {
      await db.close()
      await server.close()
      place.remove()
    })

    const login = (client: Client, username: string, password: string) =>
      client.http('POST', '/login', { username, password })
    const change = (client: Client, username: string, current: string, password: string) =>
      client.http('POST', '/password', { username, current, password })
    const isIn = async (client: Client): Promise<boolean> => (await client.http('GET', '/me')).status === 200
    /** Somebody who is logged in here and elsewhere. */
    const member = async () => {
      const username = `ann.${count++}`
      const here = await new Client(server.url).guest('Ann')
      await here.request('POST', '/me/claim', { username, password: OLD })
      const elsewhere = new Client(server.url)
      await login(elsewhere, username, OLD)
      return { username, here, elsewhere }
    }

    test('a change needs the current password, ends the other sessions and keeps this one', async () => {
      const { username, here, elsewhere } = await member()
      await elsewhere.connect()
      const stolen = new Client(server.url)
      stolen.cookie = here.cookie
      for (const wrong of ['', 'not the password', NEW])
        assert.equal((await change(here, username, wrong, NEW)).status, 401)
      assert.ok(await isIn(elsewhere))
      const { status, body } = await change(here, username.toUpperCase(), OLD, NEW)
      assert.deepEqual([status, (body as { username: string }).username], [200, username])
      assert.deepEqual([await isIn(here), await isIn(elsewhere), await isIn(stolen)], [true, false, false])
      while (elsewhere.isConnected) await elsewhere.news()
      assert.equal((await login(elsewhere, username, OLD)).status, 401)
      assert.equal((await login(elsewhere, username, NEW)).status, 200)
    })

    test('a login with the old password while it is changed or reset does not last', async () => {
      for (const end of [
        (username: string) => new People(db).accounts.changePassword(username, OLD, NEW),
        (username: string) => resetPassword(db, username),
      ]) {
        const { username } = await member()
        // The password is changed right after it was checked.
        const write = db.write.bind(db)
        db.write = async unit => {
          db.write = write
          await end(username)
          return write(unit)
        }
        await assert.rejects(new People(db).accounts.login(username, OLD), /password is wrong/)
        assert.equal(db.write, write)
      }
    })

    test('the new password has to be a good one, and a new one', async () => {
      const { username, here } = await member()
      for (const bad of ['short', OLD, 'x'.repeat(201)])
        assert.equal((await change(here, username, OLD, bad)).status, 400, bad)
      assert.equal((await login(here, username, OLD)).status, 200)
    })

    test('of two changes at once one counts', async () => {
      const { username, here, elsewhere } = await member()
      const ends = await Promise.all([
        change(here, username, OLD, 'first of them'),
        change(elsewhere, username, OLD, 'second of them'),
      ])
      assert.deepEqual(new Set(ends.map(({ status }) => status)), new Set([200, 409]))
      const works = ends[0].status === 200 ? 'first of them' : 'second of them'
      assert.equal((await login(new Client(server.url), username, works)).status, 200)
    })

    test('replies do not tell whether a username exists', async () => {
      const nobody = new Client(server.url)
      const { username } = await member()
      const [there, none] = [await change(nobody, username, 'guess', NEW), await change(nobody, 'nobody', 'guess', NEW)]
      assert.deepEqual(there, none)
      await nobody.guest('Gus')
      assert.equal((await change(nobody, 'gus', '', NEW)).status, 401)
    })

    test('the operator sets a one-time password, which can only be exchanged for a new one', async () => {
      const { username, here, elsewhere } = await member()
      const { token } = await here.request<{ token: string }>('POST', '/me/tokens', { name: 'bot' })
      const { password } = await resetPassword(db, username)
      const program = () => new Client(server.url).http('GET', '/me', undefined, { authorization: `Bearer ${token}` })
      assert.deepEqual([await isIn(here), await isIn(elsewhere), (await program()).status], [false, false, 401])
      assert.equal((await login(here, username, OLD)).status, 401)
      const told = await login(here, username, password)
      assert.deepEqual([told.status, (told.body as { error: string }).error], [403, 'newPassword'])
      assert.ok(!(await isIn(here)))
      assert.equal((await change(here, username, password, password)).status, 400)
      assert.equal((await change(here, username, password, NEW)).status, 200)
      assert.ok(await isIn(here))
      assert.equal((await change(elsewhere, username, password, 'once more')).status, 401)
      assert.equal((await login(elsewhere, username, NEW)).status, 200)
    })

    test('such a password is good for some days only', async () => {
      const { username, here } = await member()
      const { password, until } = await resetPassword(db, username.toUpperCase())
      assert.ok(until > Date.now())
      await db.write([statement('UPDATE people SET one_time_until = $1 WHERE username = $2', Date.now() - 1, username)])
      assert.equal((await change(here, username, password, NEW)).status, 401)
      const again = await resetPassword(db, username)
      assert.equal((await change(here, username, again.password, NEW)).status, 200)
    })

    test('a guest has no password to reset, and an unknown name is an error', async () => {
      await new Client(server.url).guest('Gerda')
      await assert.rejects(resetPassword(db, 'Gerda'), /Gerda is a guest, who has no password/)
      await assert.rejects(resetPassword(db, 'Niemand'), /No person is called 'Niemand'/)
    })
  })
