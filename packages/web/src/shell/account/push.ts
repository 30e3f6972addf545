// Notices of this browser: the server sends them, the browser wakes the page's worker for them.

/** Why there are none here: a message, or nothing. */
export function pushObstacle(): string | undefined {
  if (!isSecureContext) return 'account.notices.push.insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'account.notices.push.unable'
  if (Notification.permission === 'denied') return 'account.notices.push.denied'
  return undefined
}

/** The subscription as the server takes it; nothing when somebody said no. `key`: of the server. */
export async function subscribed(key: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return JSON.stringify(subscription)
}
