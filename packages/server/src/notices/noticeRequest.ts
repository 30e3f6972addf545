// A notice in the form that each kind of receiver understands.

import type { Me } from '@lastlight/protocol'
import webPush from 'web-push'
import type { Settings } from '../settings.ts'
import type { NoticeRequest } from './post.ts'
import { subscriptionOf, type Target } from './targets.ts'
import { TITLE } from './words.ts'

export interface Message {
  readonly text: string
  readonly lang: Me['locale']
  /** Where the table is on the page: a browser that was told by push knows the rest. */
  readonly path: string
  /** The whole address, when the server knows its own. */
  readonly link: string | null
  /** A newer one about the same takes the place of an older one that has not been seen. */
  readonly topic: string
}

/** After a day nobody has to know. */
const TTL_SECONDS = 86_400

/** Undefined when this server cannot send such a thing. */
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
