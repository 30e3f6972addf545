// The page without a network: whether it is cached, whether a newer version waits, and whether it can be installed.

import { watchNetwork } from '../../ui/network.ts'
import { newStore, type Watched } from '../../ui/store.ts'

/** The browser's offer to install the page; not all browsers make one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const HOUR = 3_600_000
/** The first visit belongs to the page itself; it is cached for offline use after this time. */
const SETTLED = 4000
/** The delay before a failed registration is tried again. */
const AGAIN = 30_000

const ready = newStore(false)
const offer = newStore<InstallOffer | null>(null)

/** Whether a newer version waits: `update()` shows it now, otherwise the next start does. */
export const updateReady: Watched<boolean> = ready
export const canInstall: Watched<boolean> = { get: () => offer.get() !== null, subscribe: offer.subscribe }

/** A message of the shell: why the page is not kept for use without a network; null where it is. */
export const whyNotKept = (): string | null => {
  if (!isSecureContext) return 'shell.offline.insecure'
  return 'serviceWorker' in navigator ? null : 'shell.offline.unsupported'
}

/** Asks the browser to install the page; true when the person agreed. */
export async function install(): Promise<boolean> {
  const asking = offer.get()
  offer.set(null)
  return (await asking?.prompt())?.outcome === 'accepted'
}

/** Only this window reloads: others keep their version. */
export async function update(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  registration.waiting.postMessage('update')
}

/** Called once, when the page starts. */
export function startOffline(): void {
  watchNetwork()
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer.set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => offer.set(null))
  if (!import.meta.env.PROD || whyNotKept() !== null) return
  void keepPage().catch(() => undefined)
}

const isLoaded = (): Promise<void> =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const after = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

const isBack = (): Promise<void> =>
  new Promise(resolve => {
    if (navigator.onLine) resolve()
    else addEventListener('online', () => resolve(), { once: true })
  })

/** Registers the service worker; without a network it is tried again when the network is back. */
async function registered(): Promise<ServiceWorkerRegistration> {
  for (;;) {
    await isBack()
    try {
      return await navigator.serviceWorker.register('/sw.js')
    } catch {
      await after(AGAIN)
    }
  }
}

async function keepPage(): Promise<void> {
  // An update that was left for the next start: this is that start.
  const before = await navigator.serviceWorker.getRegistration()
  if (before?.waiting && navigator.serviceWorker.controller) return update()
  await isLoaded()
  await after(SETTLED)
  const registration = await registered()
  const watchNewer = (): void => {
    const newer = registration.installing
    newer?.addEventListener('statechange', () => {
      if (newer.state === 'installed' && navigator.serviceWorker.controller) ready.set(true)
    })
  }
  watchNewer()
  registration.addEventListener('updatefound', watchNewer)
  setInterval(() => void registration.update().catch(() => undefined), HOUR)
}
