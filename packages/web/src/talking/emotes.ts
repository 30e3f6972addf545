// Table talk without words: a few short codes that everybody reads in their own language.

export const EMOTES = ['wave', 'thanks', 'nice', 'ouch', 'think', 'hurry', 'sorry', 'gg'] as const
export type Emote = (typeof EMOTES)[number]

const CODE = /^:([a-z]+):$/

export const codeOf = (emote: Emote): string => `:${emote}:`

/** The emote that a message is, if it is one. */
export function emoteIn(text: string): Emote | undefined {
  const name = CODE.exec(text.trim())?.[1]
  return EMOTES.find(emote => emote === name)
}
