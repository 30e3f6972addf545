// Everything else one can do at a table.

import { LOCALES } from '@lastlight/kernel'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { IconName } from '../art/index.ts'
import { useChoosing } from '../choosing/choosing.ts'
import { Standing } from '../choosing/Standing.tsx'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import type { Answer, OpenMotion, TableControls } from '../play/table.ts'
import { prefs, setPrefs } from '../prefs/prefs.ts'
import { editionOf, rulePath } from '../showing/RuleWords.tsx'
import { GoBack } from '../talking/back/GoBack.tsx'
import { goneOf } from '../talking/gone.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { LANGUAGES } from '../ui/languages.ts'
import { Pick, Switch } from '../ui/Switch.tsx'
import { useWatched } from '../ui/store.ts'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import { saveAs } from './exporting.ts'
import { KnownDeal } from './KnownDeal.tsx'
import styles from './Menu.module.css'

interface Props {
  readonly give: ((seat: number) => void) | undefined
}

export function Menu({ give }: Props): ReactElement {
  const words = useWords()
  const { sight, table, info, saying, me } = useTable()
  const { free, undo, redo } = useChoosing()
  const { setOpen } = useOpen()
  const { speed, sound, volume, locale } = useWatched(prefs)
  const [said, setSaid] = useState('')
  const [isGoingBack, setGoingBack] = useState(false)
  const canGoBack = me !== undefined && info.status === 'playing' && sight.outcome === null && sight.version > 0
  const close = (): void => setOpen(null)

  async function keep(asked: Promise<Answer>, done?: string): Promise<void> {
    const answer = await asked
    // A vote is shown to the whole table, so the menu closes without a message.
    if (answer.ok && done === undefined) close()
    else if (answer.ok) setSaid(words.say(done!))
    else setSaid('problem' in answer ? problemLine(words, answer.problem) : saying.refusal(answer.reason))
  }

  return (
    <div className={styles['menu']}>
      <Group title={words.say('table.menu.game')}>
        <Item icon="undo" disabled={!free || !sight.undo} onClick={() => (undo(), close())} says="table.undo" />
        <Item icon="redo" disabled={!free || !sight.redo} onClick={() => (redo(), close())} says="table.redo" />
        {table.back && canGoBack && (
          <>
            <Item
              icon="replay"
              aria-expanded={isGoingBack}
              onClick={() => setGoingBack(!isGoingBack)}
              says="table.rewind"
            />
            {isGoingBack && <GoBack back={table.back} keep={keep} />}
          </>
        )}
        <Item icon="trophy" onClick={() => setOpen('score')} says="table.forecast" />
        <Item icon="replay" onClick={() => setOpen('recap')} says="table.recap" />
        {table.say && <Item icon="chat" onClick={() => setOpen('chat')} says="table.chat" />}
        {table.controls && me !== undefined && <Item icon="log" onClick={() => setOpen('notes')} says="table.notes" />}
        <ButtonLink
          look="quiet"
          icon="rulebook"
          href={rulePath(info.game, undefined, editionOf(info))}
          target="_blank"
          says="table.rulebook"
        />
        <Item icon="info" onClick={() => setOpen('keys')} says="table.keys" />
        <Standing />
      </Group>
      {give && (
        <Group title={words.say('table.menu.give')}>
          {info.seats
            .filter(seat => seat.me && seat.kind === 'person' && seat.seat !== me)
            .map(({ seat, name }) => (
              <Item key={seat} icon="people" onClick={() => give(seat)}>
                {words.say('table.pass', { name })}
              </Item>
            ))}
        </Group>
      )}
      <Group title={words.say('table.menu.show')}>
        <Pick
          legend={words.say('table.speed')}
          value={speed}
          onChange={value => setPrefs({ speed: value })}
          values={([0.5, 1, 2, 0] as const).map(value => ({ value, label: words.say(`table.speed.${value * 10}`) }))}
        />
        <Switch label={words.say('table.sound')} on={sound} onChange={on => setPrefs({ sound: on })} />
        <label className={styles['volume']}>
          {words.say('table.volume')}
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            value={volume}
            disabled={!sound}
            onChange={event => setPrefs({ volume: Number(event.target.value) })}
          />
        </label>
        <Pick
          legend={words.say('shell.language')}
          value={locale}
          onChange={value => setPrefs({ locale: value })}
          values={LOCALES.map(value => ({ value, label: LANGUAGES[value] }))}
        />
        <ButtonLink look="quiet" icon="settings" href="/settings" says="shell.settings" />
      </Group>
      <ServerTable keep={keep} />
      <Group title={words.say('table.menu.more')}>
        <Item icon="export" onClick={() => void saveAs(table, info)} says="table.export" />
        <Item icon="bug" onClick={() => setOpen('bug')} says="table.bug" />
        <ButtonLink look="quiet" icon="home" href="/" says="table.home" />
      </Group>
      <KnownDeal info={info} />
      {info.commitment !== '' && !info.knownDeal && (
        <p className={styles['sealed']}>{words.say('table.sealed', { commitment: info.commitment })}</p>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

/** Sends a request to the server; with a message for success the menu stays open and shows it. */
type Keep = (asked: Promise<Answer>, done?: string) => Promise<void>

/** Actions of people at a table on the server besides playing. */
function ServerTable({ keep }: { readonly keep: Keep }): ReactElement | null {
  const words = useWords()
  const { table, info, me } = useTable()
  const [sure, setSure] = useState<'abandon' | 'leave' | null>(null)
  const { controls } = table
  if (!controls || me === undefined || info.status !== 'playing') return null
  const gone = goneOf(info)
  const isAsked = (about: OpenMotion['about']): boolean => info.motions.some(motion => motion.about === about)
  const toggle = (what: typeof sure) => () => setSure(sure === what ? null : what)
  return (
    <Group title={words.say('table.menu.table')}>
      {info.spectators > 0 && <p>{words.say('table.spectators', { n: info.spectators })}</p>}
      <Passes controls={controls} seat={me} keep={keep} />
      {info.owner && !info.open && (
        <Switch
          label={words.say('tables.watching')}
          note={words.say('tables.watching.note')}
          on={info.watching}
          onChange={allowed => void keep(controls.setWatching(allowed), `tables.watching.${allowed ? 'on' : 'off'}`)}
        />
      )}
      {info.paused && <Item icon="play" onClick={() => void keep(controls.resume())} says="table.resume" />}
      {!info.paused && !isAsked('pause') && (
        <Item icon="pause" onClick={() => void keep(controls.vote('pause', true))} says="table.pause" />
      )}
      {info.owner &&
        gone.map(({ seat, name }) => (
          <Item key={seat} icon="bot" onClick={() => void keep(controls.setBot(seat, 'greedy'), 'table.bot.done')}>
            {words.say('table.bot', { name })}
          </Item>
        ))}
      {!isAsked('abandon') && (
        <Item icon="close" aria-expanded={sure === 'abandon'} onClick={toggle('abandon')} says="table.abandon" />
      )}
      {sure === 'abandon' && (
        <div className={styles['sure']}>
          <p>{words.say('table.abandon.text')}</p>
          <Button look="bad" onClick={() => void keep(controls.vote('abandon', true))} says="table.abandon.yes" />
        </div>
      )}
      {info.seats[me]?.away ? (
        <Item icon="play" onClick={() => void keep(controls.comeBack(me))} says="table.back" />
      ) : (
        <Item icon="arrow" aria-expanded={sure === 'leave'} onClick={toggle('leave')} says="table.leave" />
      )}
      {sure === 'leave' && (
        <div className={styles['sure']}>
          <p>{words.say('table.leave.text')}</p>
          <Button look="bad" onClick={() => void keep(controls.leave(me))} says="table.leave.yes" />
        </div>
      )}
    </Group>
  )
}

interface PassesProps {
  readonly controls: TableControls
  readonly seat: number
  readonly keep: Keep
}

/** A standing answer: a person with nothing to choose need not be there to pass. */
function Passes({ controls, seat, keep }: PassesProps): ReactElement {
  const words = useWords()
  const [on, setOn] = useState<boolean>()
  useEffect(() => {
    void controls.passes(seat).then(setOn, () => undefined)
  }, [controls, seat])
  return (
    <Switch
      label={words.say('table.passes')}
      note={words.say('table.passes.note')}
      on={on === true}
      disabled={on === undefined}
      onChange={wish => {
        setOn(wish)
        void keep(controls.setPasses(seat, wish), wish ? 'table.passes.on' : 'table.passes.off')
      }}
    />
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <section className={styles['group']}>
    <h3 className="label">{title}</h3>
    {children}
  </section>
)

interface ItemProps {
  readonly icon: IconName
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly says?: string
  readonly children?: ReactNode
  readonly 'aria-expanded'?: boolean
}

const Item = (props: ItemProps): ReactElement => <Button look="quiet" {...props} />
