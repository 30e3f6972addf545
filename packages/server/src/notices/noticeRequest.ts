// Writes a notice as the HTTP request that each kind of target understands.

import type { Me } from '@lastlight/protocol'
import webPush from 'web-push'
import type { Settings } from '../settings.ts'
import type { NoticeRequest } from './post.ts'
import { subscriptionOf, type Target } from './targets.ts'
import { TITLE } from './words.ts'

export interface Message {
  readonly text: string
  readonly lang: Me['locale']
  /** The path of the table: a service worker knows the rest of the address. */
  readonly path: string
  /** The full address, if PUBLIC_URL is set. */
  readonly link: string | null
  /** A newer notice about the same topic replaces an older one that was not seen. */
  readonly topic: string
}

/** A notice is useless after a day. */
const TTL_SECONDS = 86_400

/** Where a notice goes to. */
export const addressOf = ({ kind, target }: Target): string =>
  kind === 'push' ? subscriptionOf(target).endpoint : target

/** Undefined when this server cannot send to this kind of target. */
export function requestTo(
  { kind, target }: Target,
  message: Message,
  vapid: Settings['vapid'],
): NoticeRequest | undefined {
  const { text, lang, path, link, topic } = message
  switch (kind) {
    case 'discord':
      return {
        url: target,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: TITLE,
          content: link === null ? text : `${text} <${link}>`,
          allowed_mentions: { parse: [] },
        }),
      }
    case 'ntfy':
      return {
        url: target,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          title: TITLE,
          ...(link === null ? {} : { click: link }),
        },
        body: text,
      }
    case 'push': {
      if (!vapid) return undefined
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        subscriptionOf(target),
        JSON.stringify({ title: TITLE, text, lang, path, topic }),
        { vapidDetails: vapid, TTL: TTL_SECONDS, topic },
      )
      return { url: endpoint, headers, body: body ?? '' }
    }
  }
}
