// Web Push: the server sends notices, and the browser wakes the page's service worker for them.

/** The message why this browser gets no notices; null where it can. */
export function pushObstacle(): string | undefined {
  if (!isSecureContext) return 'account.notices.push.insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'account.notices.push.unable'
  if (Notification.permission === 'denied') return 'account.notices.push.denied'
  return undefined
}

/** The push subscription for the server; undefined when the person refused. `key`: the server's. */
export async function subscribed(key: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return JSON.stringify(subscription)
}
