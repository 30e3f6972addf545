// The whole table at any moment of a finished game.

import { type ReactElement, useMemo, useRef, useState } from 'react'
import { Logo } from '../../art/index.ts'
import type { AnyFace } from '../../face/face.ts'
import { readerOf } from '../../face/table.ts'
import { DeskProvider } from '../../frame/Desk.tsx'
import frames from '../../frame/Frame.module.css'
import { Parts } from '../../frame/Parts.tsx'
import { SeatStyles } from '../../frame/SeatStyles.tsx'
import { Tabs } from '../../frame/Tabs.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import type { Replay, ReplayMoment } from '../../play/local/openReplay.ts'
import type { Source } from '../../play/replayAddress.ts'
import { Explainer } from '../../showing/Explainer.tsx'
import { Log } from '../../showing/Log.tsx'
import { Recap } from '../../showing/Recap.tsx'
import { Rule } from '../../showing/Rule.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Tools } from '../../ui/Tools.tsx'
import { useTitle } from '../../ui/title.ts'
import { MoreWords, useLocale, useWords } from '../../words/words.tsx'
import { useFaceWords } from '../table/TableScreen.tsx'
import { Problem } from './Problem.tsx'
import styles from './ReplayTable.module.css'
import { Time } from './Time.tsx'
import { type Playback, usePlayback } from './usePlayback.ts'
import { useReplayDesk } from './useReplayDesk.ts'
import { useReplayKeys } from './useReplayKeys.ts'

interface Props {
  readonly replay: Replay
  readonly text: string
  /** Where the game is kept. */
  readonly source: Source
  readonly path: string
}

export function ReplayTable({ replay, text, source, path }: Props): ReactElement {
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const spoken = useFaceWords(replay, locale, tries)
  const playback = usePlayback(replay, path)
  const nameOf = useMemo(() => {
    const { names } = replay
    return (seat: number): string => names[seat] ?? String(seat + 1)
  }, [replay])
  const nameless = replay.names.indexOf(useWords().say('home.you'))
  if (spoken === 'failed' || playback.failed)
    return <Problem problem="table.failed.text" onRetry={() => setTries(tries + 1)} />
  if (spoken === undefined || playback.moment === undefined) return <Loading what="replay.opening" />
  // A game of somebody without a name is their own, so that its log says "You take" and not "You takes".
  const me = readerOf(playback.moment.sight) ?? (nameless < 0 ? undefined : nameless)
  return (
    <MoreWords messages={spoken.messages} locale={spoken.locale} nameOf={nameOf} me={me}>
      <Shown
        replay={replay}
        text={text}
        source={source}
        playback={playback}
        moment={playback.moment}
        face={spoken.face}
      />
    </MoreWords>
  )
}

interface ShownProps extends Omit<Props, 'path'> {
  readonly playback: Playback
  readonly moment: ReplayMoment
  readonly face: AnyFace
}

function Shown({ replay, text, source, playback, moment, face }: ShownProps): ReactElement {
  const words = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const desk = useReplayDesk({ replay, text, moment, face })
  const { sight, me } = desk.at
  const { tab, open, setOpen, rule, closeRule } = desk.opened
  const { title } = face.timeline(sight.view, words)
  const game = words.say('game.title')
  useTitle(words.say('replay.of', { game }))
  useKeys(desk, frame)
  useReplayKeys(playback, replay.length)
  return (
    <DeskProvider desk={desk}>
      <SeatStyles own={me}>
        <div ref={frame} className={frames['frame']} data-mood={face.id} data-tab={tab} data-testid="replay">
          <a className="skip-link" href="#question">
            {words.say('replay.skip')}
          </a>
          <header className={styles['bar']}>
            <Link href="/" className={styles['home']} aria-label={`Lastlight: ${words.say('table.home')}`}>
              <Logo />
            </Link>
            <h1>{words.say('replay.of', { game })}</h1>
            <Tools />
          </header>
          <main id="main" tabIndex={-1} className={frames['table']}>
            <Parts panels={face.panels} />
            <aside className={frames['rail']} aria-label={words.say('replay.rail')}>
              <Time replay={replay} playback={playback} text={text} source={source} title={title} />
              <Log />
            </aside>
          </main>
          <Tabs />
          <Explainer frame={frame} />
          {open === 'recap' && (
            <Dialog title={words.say('table.recap')} onClose={() => setOpen(null)}>
              <Recap />
            </Dialog>
          )}
          {rule !== null && <Rule rule={rule} onClose={closeRule} />}
        </div>
      </SeatStyles>
    </DeskProvider>
  )
}
