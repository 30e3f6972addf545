import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { houseOf, type Visitor } from './house.ts'
import { openTable } from './making.ts'
import { Player } from './player.ts'
import { WORDS } from './said.ts'

const house = houseOf({ withWindows: true })

const LOOK_MS = 50
const LOOKS = 1200
const LOOKS_UNTIL_AGAIN = 200

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

interface Notice {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  readonly data: unknown
}

let coming: Promise<Visitor> | undefined
/** A person whose device keeps the page: that takes a moment, so both tests use her. */
const ola = (): Promise<Visitor> => (coming ??= comes())

async function comes(): Promise<Visitor> {
  const visitor = await house().visitor({ serviceWorkers: 'allow', locale: 'pl-PL', stays: true })
  await visitor.context.grantPermissions(['notifications'])
  await openTable(new Player(visitor.page, { locale: 'pl' }), { name: 'Ola', others: ['bot'] })
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  return visitor
}

/** The browser's own name for the worker of this page. */
async function registrationOf(session: CDPSession): Promise<string> {
  let known: string | undefined
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    known = registrations[0]?.registrationId ?? known
  })
  for (let look = 0; look < LOOKS; look++) {
    // The browser tells what it knows each time the watching begins.
    if (look % LOOKS_UNTIL_AGAIN === 0) {
      await session.send('ServiceWorker.disable')
      await session.send('ServiceWorker.enable')
    }
    if (known !== undefined) return known
    await setTimeout(LOOK_MS)
  }
  throw new Error('The browser knows no worker of the page.')
}

const noticesOn = (page: Page): Promise<readonly Notice[]> =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications()
    return notices.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data: data as unknown }))
  })

/**
 * The shown notices, as soon as there are so many. A browser on a busy machine drops a push now and then; a notice with
 * the same tag takes the place of the one before, so pushing again changes nothing else.
 */
async function noticesAfter(push: () => Promise<void>, page: Page, count: number): Promise<readonly Notice[]> {
  for (let look = 0; look < LOOKS; look++) {
    if (look % LOOKS_UNTIL_AGAIN === 0) await push()
    const shown = await noticesOn(page)
    if (shown.length === count) return shown
    await setTimeout(LOOK_MS)
  }
  return noticesOn(page)
}

/** The server's answer about a person. */
const languageOf = async (context: BrowserContext): Promise<string> =>
  ((await (await context.request.get('/api/v1/me')).json()) as { locale: string }).locale

test('a browser finds nothing that keeps the page from being installed', async () => {
  const { page, context } = await ola()
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test's window is private: that is no fault of the page.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  )
  const manifest = JSON.parse(data ?? '') as Manifest
  assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ['Lastlight', '/', 'standalone'])
  for (const purpose of ['any', 'maskable'])
    assert.ok(manifest.icons.some(icon => icon.purpose === purpose && icon.sizes === '512x512'))
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async path => {
      const image = new Image()
      image.src = path
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') assert.equal(size, sizes, src)
  }
})

test('a push is shown in the language somebody reads, and leads to its table', async () => {
  const { page, context, problems } = await ola()
  assert.equal(await languageOf(context), 'pl')
  await page.goto('/settings')
  await page.getByRole('heading', { name: WORDS.pl.say('account.notices'), exact: true }).waitFor()
  const heard = page.waitForResponse(
    reply => reply.url().endsWith('/api/v1/me') && reply.request().method() === 'PATCH',
  )
  await page.getByRole('radio', { name: 'Čeština' }).check({ force: true })
  await heard
  assert.equal(await languageOf(context), 'cs', 'the server writes to her in it from now on')

  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const push = (data: object): Promise<unknown> =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: house().url,
      registrationId,
      data: JSON.stringify(data),
    })
  const said = { title: 'Lastlight', text: 'Jsi na tahu.', lang: 'cs', path: '/table/x7', topic: 'x7' }
  const pushAll = async (): Promise<void> => {
    await push(said)
    await push({ ...said, text: 'Hra skončila.' })
    await push({ ...said, path: 'https://elsewhere.example/', topic: 'y8' })
  }
  const shown = (await noticesAfter(pushAll, page, 2)).toSorted((a, b) => a.tag.localeCompare(b.tag))
  assert.deepEqual(shown, [
    { title: 'Lastlight', body: 'Hra skončila.', lang: 'cs', tag: 'x7', data: '/table/x7' },
    { title: 'Lastlight', body: 'Jsi na tahu.', lang: 'cs', tag: 'y8', data: '/' },
  ])
  assert.deepEqual(problems, [])
})
