import type { TableInfo } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { RequestProblem } from '../../api/requestProblem.ts'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { SeatMark } from '../../art/index.ts'
import { KnownDeal } from '../../frame/KnownDeal.tsx'
import { pageSalts } from '../../play/live/serverAccess.ts'
import type { Answer, Table, TableState } from '../../play/table.ts'
import { TablePeople } from '../../talking/people/TablePeople.tsx'
import { useReportMessage } from '../../talking/people/useReportMessage.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { Page } from '../../ui/Page.tsx'
import { PresenceSign } from '../../ui/PresenceSign.tsx'
import { go } from '../../ui/router.ts'
import { Switch } from '../../ui/Switch.tsx'
import { useAwake, useLargeType } from '../../ui/sharedScreen.ts'
import { problemLine } from '../../words/problemLine.ts'
import { useWords } from '../../words/words.tsx'
import { useNamedPerson } from '../account/useNamedPerson.tsx'
import { ChosenSettings } from './ChosenSettings.tsx'
import { clockWords } from './clocks.ts'
import { botsOf, KNOWN_GAMES } from './games.ts'
import { Invite } from './Invite.tsx'
import { initialOf, nameOfSeat } from './names.ts'
import styles from './WaitingRoom.module.css'

type SeatInfo = TableInfo['seats'][number]

interface Props {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly shared: boolean
}

/** The table before the game: its seats, the missing people, and how to invite them. */
export function WaitingRoom({ table, state, info, shared }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const { namedPerson, nameDialog } = useNamedPerson()
  const controls = table.controls!
  useAwake(shared)
  useLargeType(shared)
  const free = info.seats.filter(({ kind }) => kind === 'open').length
  const people = info.seats.filter(({ kind }) => kind === 'person')
  const sits = info.seats.some(({ me }) => me)

  const must = (answer: Promise<Answer>): void =>
    run(async () => {
      const said = await answer
      if (!said.ok) throw new RequestProblem('problem' in said ? said.problem.replace(/^.*\./, '') : 'refused', '')
    })
  const sit = (seat: number): void =>
    run(async () => {
      const person = await namedPerson()
      if (person) await api.join(info.id, { seat, code: info.code, name: person.name, ...pageSalts().joining(info) })
    })

  return (
    <Page title={words.say('tables.wait')} wide={shared}>
      <p className={styles['what']}>
        <b>{words.say(`home.${info.game}.title`)}</b>
        <span>{words.say(info.open ? 'tables.public' : 'tables.private')}</span>
        {info.spectators > 0 && (
          <span data-testid="spectators">{words.say('table.spectators', { n: info.spectators })}</span>
        )}
        {info.clock.kind !== 'none' && <span>{words.saying(clockWords(info.clock))}</span>}
        <ChosenSettings game={info.game} config={info.config} />
      </p>
      <KnownDeal info={info} />
      {state.link === 'lost' && <p role="status">{words.say('tables.wait.lost')}</p>}
      {(free > 0 || info.owner || shared) && <Invite code={info.code} shared={shared} isFull={free === 0} />}
      <section className={`panel ${styles['panel']}`} aria-labelledby="seats">
        <h2 id="seats">{words.say('tables.wait.seats')}</h2>
        {info.open && <p className="note">{words.say('tables.oneSeat')}</p>}
        {people.length > 1 && (
          <p role="status" data-testid="come">
            {words.say('tables.wait.come', {
              n: people.filter(({ presence }) => presence === 'here').length,
              of: people.length,
            })}
          </p>
        )}
        <ol className={styles['seats']}>
          {info.seats.map(seat => (
            <SeatLine
              key={seat.seat}
              info={info}
              seat={seat}
              busy={busy || info.dealing !== null}
              shared={shared}
              onSit={() => sit(seat.seat)}
              onLeave={() => must(controls.leave(seat.seat))}
              onBot={level => must(controls.setBot(seat.seat, level))}
            />
          ))}
        </ol>
      </section>
      {!info.open && (info.owner || info.watching) && !shared && (
        <section className={`panel ${styles['panel']}`}>
          {info.owner && (
            <Switch
              label={words.say('tables.watching')}
              note={words.say('tables.watching.note')}
              on={info.watching}
              onChange={allowed => must(controls.setWatching(allowed))}
            />
          )}
          {info.watching && (
            <CopyField label={words.say('tables.watching.link')} text={`${location.origin}/table/${info.id}`} />
          )}
        </section>
      )}
      <ProblemLine problem={problem} special={{ conflict: 'tables.wait.taken' }} />
      <div className="start">
        {info.owner && !shared && (
          <Button
            look="go"
            big
            busy={busy || info.dealing !== null}
            disabled={free > 0}
            aria-describedby="lacks"
            onClick={() => must(controls.start())}
            says="tables.wait.start"
          />
        )}
        <p id="lacks" role="status">
          {info.dealing
            ? words.say('tables.wait.dealing', { names: namesAt(info, info.dealing.missing, words) })
            : words.say(
                shared ? (free > 0 ? 'tables.wait.phone' : 'tables.wait.owner') : whatIsMissing(info, sits, free),
                { n: free },
              )}
        </p>
        {!info.dealing && info.calledOff.times > 0 && (
          <p role="status" data-testid="called-off">
            {words.say('tables.wait.calledOff', {
              n: info.calledOff.times,
              names: namesAt(info, info.calledOff.missing, words),
            })}
          </p>
        )}
      </div>
      {!shared && (info.owner || sits) && <Talk table={table} state={state} info={info} />}
      {!shared && (
        <p>
          <ButtonLink look="quiet" icon="eye" href={`/table/${info.id}?screen=shared`} says="tables.wait.shared" />
        </p>
      )}
      {info.owner && !shared && !info.dealing && <CloseTable id={info.id} />}
      {nameDialog}
    </Page>
  )
}

/** The host gives the table up before its game has begun. */
function CloseTable({ id }: { readonly id: string }): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const [asks, setAsks] = useState(false)
  const close = (): void =>
    run(async () => {
      await api.closeTable(id)
      go('/games')
    })
  return (
    <p>
      <Button look="quiet" icon="close" onClick={() => setAsks(true)} says="tables.close" />
      {asks && (
        <Dialog title={words.say('tables.close.ask')} onClose={() => setAsks(false)}>
          <p>{words.say('tables.close.text')}</p>
          <ProblemLine problem={problem} special={{ conflict: 'tables.wait.taken' }} />
          <div className="row">
            <Button look="bad" busy={busy} onClick={close} says="tables.close" />
            <Button onClick={() => setAsks(false)} says="tables.mine.keep" />
          </div>
        </Dialog>
      )}
    </p>
  )
}

/** Names the seats too: a name may belong to somebody else by now. */
const namesAt = (info: TableInfo, seats: readonly number[], words: Words): string =>
  seats.map(seat => `${nameOfSeat(info.seats[seat]!, words)} (${words.say('tables.seat', { n: seat + 1 })})`).join(', ')

function whatIsMissing({ owner }: TableInfo, sits: boolean, free: number): string {
  if (owner) return free > 0 ? 'tables.wait.free' : 'tables.wait.ready'
  if (!sits && free > 0) return 'tables.wait.sit'
  return free > 0 ? 'tables.wait.others' : 'tables.wait.owner'
}

/** At a public table each person has one seat; friends at one device share a private table. */
const maySit = ({ open, seats }: TableInfo): boolean => !open || !seats.some(({ me }) => me)

interface LineProps {
  readonly info: TableInfo
  readonly seat: SeatInfo
  readonly busy: boolean
  readonly shared: boolean
  readonly onSit: () => void
  readonly onLeave: () => void
  /** An empty level clears the seat. */
  readonly onBot: (level: string) => void
}

function SeatLine({ info, seat, busy, shared, onSit, onLeave, onBot }: LineProps): ReactElement {
  const words = useWords()
  const name = nameOfSeat(seat, words)
  const n = seat.seat + 1
  return (
    <li data-thing={`seat:${seat.seat}`}>
      <SeatMark size="36px" seat={seat.seat} letter={seat.kind === 'open' ? String(n) : initialOf(name)} />
      <div className={styles['name']}>
        <b>{name}</b>
        <small className="note">
          {info.host.seat === seat.seat && `${words.say('tables.isHost')} · `}
          {seat.presence !== null && (shared || !seat.me) ? (
            <PresenceSign presence={seat.presence} />
          ) : (
            words.say(stateOf(seat))
          )}
        </small>
      </div>
      {!shared && (
        <div className="row">
          {seat.kind === 'open' && maySit(info) && (
            <Button disabled={busy} onClick={onSit}>
              {words.say('tables.wait.sitHere')}
              <span className="visually-hidden">{words.say('tables.seat', { n })}</span>
            </Button>
          )}
          {seat.kind === 'open' && info.owner && <AddBot game={info.game} n={n} busy={busy} onBot={onBot} />}
          {seat.me && <Button look="quiet" disabled={busy} onClick={onLeave} says="tables.wait.leave" />}
          {info.owner && !seat.me && seat.kind !== 'open' && (
            <IconButton
              icon="close"
              label={words.say('tables.wait.remove', { name })}
              disabled={busy}
              onClick={() => onBot('')}
            />
          )}
        </div>
      )}
    </li>
  )
}

function stateOf({ kind }: SeatInfo): string {
  if (kind === 'open') return 'tables.wait.isFree'
  return kind === 'bot' ? 'tables.wait.isBot' : 'tables.wait.isYou'
}

const fetchGames = (): ReturnType<typeof api.games> => api.games()

function AddBot({
  game,
  n,
  busy,
  onBot,
}: {
  readonly game: string
  readonly n: number
  readonly busy: boolean
  readonly onBot: (level: string) => void
}): ReactElement | null {
  const words = useWords()
  const { data = KNOWN_GAMES } = useFetched(fetchGames)
  const info = data.find(({ id }) => id === game)
  if (!info) return null
  return (
    <SelectField
      bare
      label={words.say('tables.wait.bot', { n })}
      value=""
      disabled={busy}
      values={[
        { value: '', label: words.say('tables.wait.addBot') },
        ...botsOf(info).map(level => ({ value: level, label: words.say(`tables.bot.${level}`) })),
      ]}
      onValue={level => {
        if (level !== '') onBot(level)
      }}
    />
  )
}

const LINE_LENGTH = 500

interface TalkProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
}

function Talk({ table, state, info }: TalkProps): ReactElement {
  const words = useWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const report = useReportMessage(table.controls)
  const { busy, run } = useWork()
  return (
    <section className={`panel ${styles['panel']}`} aria-labelledby="talk">
      <h2 id="talk">{words.say('tables.talk')}</h2>
      <div className={styles['lines']} role="log" aria-labelledby="talk" tabIndex={0}>
        <ul>
          {state.chat.length === 0 && <li>{words.say('tables.talk.none')}</li>}
          {state.chat.map(line => (
            <li key={line.id}>
              <span>
                <b>{line.name}</b> {line.text}
              </span>
              {report.buttonFor(line)}
            </li>
          ))}
        </ul>
      </div>
      <form
        className={styles['say']}
        onSubmit={event => {
          event.preventDefault()
          if (text.trim() === '') return
          run(async () => {
            const answer = await table.say!(text)
            if (answer.ok) setText('')
            setProblem(answer.ok ? '' : problemLine(words, 'problem' in answer ? answer.problem : 'table.problem'))
          })
        }}
      >
        <TextField
          bare
          label={words.say('tables.talk.line')}
          placeholder={words.say('tables.talk.line')}
          value={text}
          maxLength={LINE_LENGTH}
          autoComplete="off"
          onText={setText}
        />
        <Button type="submit" busy={busy} says="tables.talk.say" />
      </form>
      <p role="status">{problem}</p>
      <TablePeople controls={table.controls!} info={info} />
      {report.dialog}
    </section>
  )
}
