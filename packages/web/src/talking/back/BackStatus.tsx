// What everybody reads about going back: who wants it, to which moment, and how the vote ended.

import type { ReactElement } from 'react'
import { useTable } from '../../face/table.ts'
import type { OpenMotion, Verdict } from '../../play/table.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { Matter } from '../Matter.tsx'
import { momentWords, usePastMoment } from './moment.ts'
import { ShowMoment } from './Picture.tsx'

type RewindMotion = Extract<OpenMotion, { readonly about: 'rewind' }>
type RewindVerdict = Extract<Verdict, { readonly about: 'rewind' }>

interface WishProps {
  readonly wish: RewindMotion
  /** Undefined for people without a vote. */
  readonly onVote: ((yes: boolean) => void) | undefined
}

export function WishToGoBack({ wish, onVote }: WishProps): ReactElement {
  const words = useWords()
  const at = useTable()
  const { version, by, agreed } = wish
  const past = usePastMoment(version)
  const what = past ? momentWords(past, words, at) : '…'
  const isShared = at.table.kind === 'local'
  return (
    <Matter
      about="rewind"
      text={words.say('table.back.asks', { who: { who: by }, what })}
      note={isShared ? words.say('table.back.shared') : agreed ? words.say('table.motion.agreed') : undefined}
    >
      {past && <ShowMoment moment={past} />}
      {onVote &&
        (agreed ? (
          <Button onClick={() => onVote(false)} says="table.motion.withdraw" />
        ) : (
          <>
            <Button onClick={() => onVote(true)} says="table.yes" />
            <Button onClick={() => onVote(false)} says="table.no" />
          </>
        ))}
    </Matter>
  )
}

interface VerdictProps {
  readonly verdict: RewindVerdict
  readonly onClose: () => void
}

export function BackVerdict({ verdict, onClose }: VerdictProps): ReactElement {
  const words = useWords()
  const at = useTable()
  const { version, by, result } = verdict
  const past = usePastMoment(version)
  const what = past ? momentWords(past, words, at) : '…'
  return (
    <Matter about={`rewind-${result}`} text={words.say(`table.back.${result}`, { who: { who: by }, what })}>
      {past && result === 'accepted' && <ShowMoment moment={past} />}
      <IconButton icon="close" label={words.say('shell.close')} onClick={onClose} />
    </Matter>
  )
}
