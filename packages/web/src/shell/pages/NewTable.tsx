import type { GameInfo } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { RequestProblem } from '../../api/requestProblem.ts'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import { Icon, type IconName } from '../../art/index.ts'
import type { TableSetup } from '../../face/manifest.ts'
import { gameOf, hasFace } from '../../games/index.ts'
import { newLocalTable } from '../../play/local/localTable.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { go } from '../../ui/router.ts'
import { Pick as PickOne, Switch } from '../../ui/Switch.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { enterAs } from '../account/me.ts'
import { Chairs } from '../lobby/Chairs.tsx'
import { ConfigGroups } from '../lobby/ConfigGroups.tsx'
import { CLOCKS, clockId, clockWords, DELAYS } from '../lobby/clocks.ts'
import { type Config, loadSetups, numbersOf, settled, usualBot } from '../lobby/games.ts'
import styles from '../lobby/NewTable.module.css'
import {
  type Chair,
  chairsAt,
  chairsFor,
  homeOf,
  localSeats,
  missingMessage,
  PRESETS,
  type Preset,
  resized,
  seatWishes,
  type TableHome,
} from '../lobby/seating.ts'
import type { ScreenProps } from '../screens.ts'

const PICTURES: { readonly [preset in Preset]: IconName } = { friends: 'globe', screen: 'people', solo: 'bot' }
const fetchGames = (): Promise<readonly GameInfo[]> => api.games()

export function NewTable({ names, path }: ScreenProps): ReactElement {
  const words = useWords()
  const { name } = useWatched(prefs)
  const { data: known } = useFetched(loadSetups)
  const { data: served } = useFetched(fetchGames)
  const [picked, setPicked] = useState(names['game'] ?? prefs.get().game)
  if (!known) return <Loading what="table.opening" />
  // A server may run other versions than this page knows.
  const setups = known.map(each => ({ ...each, info: served?.find(({ id }) => id === each.info.id) ?? each.info }))
  const games = setups.map(({ info }) => info)
  const setup = setups.find(({ info }) => info.id === picked) ?? setups[0]!
  const game = setup.info
  return (
    <Page title={words.say('tables.new')} plain wide className={styles['page']}>
      <div className={styles['top']}>
        <h1>{words.say('tables.new')}</h1>
        {games.length > 1 && (
          <PickOne
            legend={words.say('tables.new.game')}
            values={games.map(({ id }) => ({ value: id, label: words.say(`home.${id}.title`) }))}
            value={game.id}
            onChange={setPicked}
          />
        )}
        <p className="note">{words.say('tables.new.lead', { hasName: name.trim() === '' ? 'no' : 'yes' })}</p>
      </div>
      <Form key={game.id} setup={setup} first={path.includes('with=friends') ? 'friends' : 'solo'} />
    </Page>
  )
}

interface Settings {
  readonly preset: Preset | undefined
  readonly home: TableHome
  readonly chairs: readonly Chair[]
  /** The game's settings that are not the usual ones. */
  readonly changed: Config
  readonly open: boolean
  readonly clock: (typeof CLOCKS)[number]
  readonly delay: number
  /** Whether choices may be judged after the game. */
  readonly analysis: boolean
}

function playersOf(game: GameInfo): { readonly min: number; readonly max: number } {
  const field = game.config['players']
  return field?.kind === 'int' ? field : { min: 2, max: 2 }
}

const preset = (game: GameInfo, which: Preset, players: number): Pick<Settings, 'preset' | 'home' | 'chairs'> => ({
  preset: which,
  home: homeOf(which),
  chairs: chairsFor(which, players, usualBot(game)),
})

interface FormProps {
  readonly setup: TableSetup
  readonly first: Preset
}

function Form({ setup, first }: FormProps): ReactElement {
  const game = setup.info
  const words = useWords()
  const { name } = useWatched(prefs)
  const { busy, problem, run } = useWork()
  const { min, max } = playersOf(game)
  const [set, setAll] = useState<Settings>(() => ({
    ...preset(game, first, gameOf(game.id)?.table?.quick.config.players ?? max),
    changed: {},
    open: false,
    clock: CLOCKS[0]!,
    delay: 0,
    analysis: true,
  }))
  const [refused, setRefused] = useState<string>()
  const change = (some: Partial<Settings>): void => setAll({ ...set, ...some })
  const config = settled(game.config, set.changed, set.chairs.length)
  const lacks = hasFace(game.id)
    ? missingMessage(set.chairs, set.home, name, set.home === 'online' && set.open)
    : 'home.soon'
  const online = set.home === 'online'

  const nameOf = (seat: number): string => words.say('tables.player', { n: seat + 1 })
  /** Several people at one device need names or numbers to be told apart. */
  const alone = (): string => (set.chairs.some(({ kind }) => kind === 'person') ? '' : words.say('home.you'))
  const make = async (): Promise<void> => {
    setPrefs({ game: game.id })
    if (!online) {
      const seats = localSeats(set.chairs, name.trim() || alone(), nameOf)
      const id = await newLocalTable({ game: game.id, config, seats, analysis: set.analysis }).catch(
        (problem: unknown) => {
          // The form offers nothing that the rules refuse, so the fault is the device's.
          throw new RequestProblem('conflict', String(problem))
        },
      )
      return go(`/here/${id}`)
    }
    await enterAs(name.trim())
    const seats = seatWishes(set.chairs, name, nameOf)
    const { open, clock, delay, analysis } = set
    const { id } = await api.makeTable({ game: game.id, config, seats, open, clock, delay, analysis })
    go(`/table/${id}`)
  }

  return (
    <form
      className={styles['form']}
      data-mood={game.id}
      onSubmit={event => {
        event.preventDefault()
        if (lacks === undefined && refused === undefined) run(make)
      }}
    >
      <div className={styles['columns']}>
        <div className={styles['seats']}>
          <Presets picked={set.preset} onPick={each => change(preset(game, each, set.chairs.length))} />
          <section className={`panel ${styles['panel']}`} aria-labelledby="who">
            <div className={styles['who']}>
              <h2 id="who">{words.say('tables.new.who')}</h2>
              <PickOne<number>
                legend={<span className="visually-hidden">{words.say('tables.new.players')}</span>}
                values={numbersOf({ min, max }).map(value => ({ value, label: value }))}
                value={set.chairs.length}
                onChange={players => change({ chairs: chairsAt(resized(set.chairs, players), set.home) })}
              />
            </div>
            <Chairs
              game={game}
              chairs={set.chairs}
              home={set.home}
              name={name}
              onName={text => setPrefs({ name: text })}
              onChange={(seat, chair) =>
                change({
                  preset: chair.kind === set.chairs[seat]?.kind ? set.preset : undefined,
                  chairs: set.chairs.map((each, i) => (i === seat ? chair : each)),
                })
              }
            />
          </section>
          <details className={`panel ${styles['panel']}`}>
            <summary>
              <h2>{words.say('tables.new.more')}</h2>
            </summary>
            <div className={styles['more']}>
              <PickOne<TableHome>
                legend={words.say('tables.new.kept')}
                values={[
                  { value: 'here', label: words.say('tables.kept.here') },
                  { value: 'online', label: words.say('tables.kept.online') },
                ]}
                value={set.home}
                onChange={home => change({ preset: undefined, home, chairs: chairsAt(set.chairs, home) })}
              />
              {online && <OnlineSettings set={set} onChange={change} />}
              <Switch
                label={words.say('tables.new.analysis')}
                note={words.say('tables.new.analysis.note')}
                on={set.analysis}
                onChange={analysis => change({ analysis })}
              />
            </div>
          </details>
        </div>
        <div className={styles['fields']}>
          <ConfigGroups
            setup={setup}
            config={config}
            onChange={(field, value) => change({ changed: { ...set.changed, [field]: value } })}
            onProblem={setRefused}
          />
        </div>
      </div>

      <ProblemLine problem={problem} special={{ conflict: 'tables.new.deviceFull', bad: 'tables.new.bad' }} />
      <div className={`panel raised ${styles['bar']}`}>
        <dl>
          <div>
            <dt>{words.say('tables.new.at')}</dt>
            <dd>{atTable(set.chairs, words)}</dd>
          </div>
          {setup.sums?.(config, words).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['go']}>
          <p id="lacks" role="status">
            {refused ?? words.say(lacks ?? (online ? 'tables.new.make.note' : 'tables.new.start.note'))}
          </p>
          <Button
            type="submit"
            look="go"
            big
            busy={busy}
            disabled={lacks !== undefined || refused !== undefined}
            aria-describedby="lacks"
            says={online ? 'tables.new.make' : 'tables.new.start'}
          />
        </div>
      </div>
    </form>
  )
}

/** How many people and how many bots. */
function atTable(chairs: readonly Chair[], words: Words): string {
  const bots = chairs.filter(({ kind }) => kind === 'bot').length
  const people = words.say('tables.new.people', { n: chairs.length - bots })
  return bots === 0 ? people : words.say('tables.new.peopleAndBots', { people, n: bots })
}

interface PresetsProps {
  readonly picked: Preset | undefined
  readonly onPick: (preset: Preset) => void
}

function Presets({ picked, onPick }: PresetsProps): ReactElement {
  const words = useWords()
  return (
    <fieldset className={styles['presets']}>
      <legend>{words.say('tables.new.how')}</legend>
      <div>
        {PRESETS.map(each => (
          <label key={each}>
            <input
              className="cover"
              type="radio"
              name="preset"
              checked={picked === each}
              aria-labelledby={`preset-${each}`}
              aria-describedby={`preset-${each}-note`}
              onChange={() => onPick(each)}
            />
            <span>
              <Icon name={PICTURES[each]} />
              <b id={`preset-${each}`}>{words.say(`tables.preset.${each}`)}</b>
              <small id={`preset-${each}-note`} className="note">
                {words.say(`tables.preset.${each}.note`)}
              </small>
            </span>
          </label>
        ))}
      </div>
      {picked && (
        <p className="note" aria-hidden="true">
          {words.say(`tables.preset.${picked}.note`)}
        </p>
      )}
    </fieldset>
  )
}

function OnlineSettings({
  set,
  onChange,
}: {
  readonly set: Settings
  readonly onChange: (some: Partial<Settings>) => void
}): ReactElement {
  const words = useWords()
  return (
    <>
      <PickOne
        legend={words.say('tables.new.clock')}
        values={CLOCKS.map(clock => ({ value: clockId(clock), label: words.saying(clockWords(clock)) }))}
        value={clockId(set.clock)}
        onChange={id => onChange({ clock: CLOCKS.find(clock => clockId(clock) === id)! })}
      />
      <Switch
        label={words.say('tables.new.open')}
        note={words.say('tables.new.open.note')}
        on={set.open}
        onChange={open => onChange({ open })}
      />
      {set.open && (
        <PickOne<number>
          legend={words.say('tables.new.delay')}
          values={DELAYS.map(seconds => ({
            value: seconds,
            label: words.say(seconds === 0 ? 'tables.delay.none' : 'tables.delay', { n: seconds }),
          }))}
          value={set.delay}
          onChange={delay => onChange({ delay })}
        />
      )}
    </>
  )
}
