// The service worker: it keeps all built files, so that the page and local games work without a network. It never
// handles requests to the server. It shows pushes of the server as notices.

import { pushedIn, windowFor } from './pushed.ts'

/** Filled in at build time: the path of every file, and the SHA-256 of its content. */
declare const __FILES__: { readonly [path: string]: string }
/** The hash of that list. */
declare const __REVISION__: string

const FILES = __FILES__
const worker = globalThis as unknown as ServiceWorkerGlobalScope
const OURS = 'lastlight '
const CACHE = OURS + __REVISION__
/** Every path of the page is answered with this file. */
const SHELL = '/'
/** Paths that the server itself answers. */
const SERVER = /^\/(?:api|healthz|readyz|metrics|deal-key)(?:\/|$)/

async function printOf(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

const isRight = async (response: Response | undefined, print: string): Promise<boolean> =>
  response?.ok === true && !response.redirected && (await printOf(response.clone())) === print

/**
 * Unchanged files of an older version are not loaded again. A file whose hash differs from the list, as in the middle
 * of a server update, fails the whole.
 */
async function keep(cache: Cache, path: string, print: string): Promise<void> {
  const known = await caches.match(path)
  if (known && (await isRight(known, print))) return cache.put(path, known)
  const loaded = await fetch(path, { cache: 'no-cache' })
  if (!(await isRight(loaded, print))) throw new Error(`${path} is not the file that was built`)
  return cache.put(path, loaded)
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(Object.entries(FILES).map(([path, print]) => keep(cache, path, print)))
}

/** Deletes old caches; the newest of them stays for windows that still show that version. */
async function tidyUp(): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)))
  await worker.clients.claim()
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request)
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, text, lang, path, topic } = pushedIn(data?.text())
  await worker.registration.showNotification(title, {
    body: text,
    lang,
    tag: topic,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  })
}

/** Opens the table, in an existing window where that disturbs nobody. */
async function openAt(path: string): Promise<void> {
  const there = windowFor(await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }), path)
  const url = new URL(path, location.origin)
  if (!there) return void (await worker.clients.openWindow(url))
  await there.focus()
  if (new URL(there.url).pathname === path) return
  // A window of another version cannot be navigated.
  await there.navigate(url).catch(() => worker.clients.openWindow(url))
}

worker.addEventListener('install', event => event.waitUntil(keepAll()))
worker.addEventListener('activate', event => event.waitUntil(tidyUp()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'update') void worker.skipWaiting()
})
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || SERVER.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(kept(SHELL, request))
  else if (Object.hasOwn(FILES, pathname) || pathname.startsWith('/assets/')) event.respondWith(kept(pathname, request))
})
worker.addEventListener('push', event => event.waitUntil(show(event.data)))
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openAt(pushedIn(JSON.stringify({ path: event.notification.data as unknown })).path))
})
