import type { Seat } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/outlive'
import { CITIES } from '@lastlight/outlive/content/areas'
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { BASIC_ROOMS, seatsOfRoom } from '@lastlight/outlive/content/rooms'
import { START_SURVIVORS } from '@lastlight/outlive/content/tables'
import type { ReactElement, ReactNode } from 'react'
import { times } from '../../../art/random.ts'
import { usePointing } from '../../../face/pointing.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useTable } from '../../../face/table.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { startsOf } from '../seen.ts'
import { Crew } from '../shelter/Crew.tsx'
import { useLight } from '../shelter/lit.ts'
import { RoomCard } from '../shelter/RoomCard.tsx'
import { cardLook, Lantern, ThingButton } from '../shelter/ThingButton.tsx'
import { LeaderCard } from './LeaderCard.tsx'
import styles from './Setup.module.css'
import { Starts } from './Starts.tsx'
import { roomsAt, type Stage, stageOf, toDrop } from './stage.ts'
import { TokenCard } from './TokenCard.tsx'

interface Props {
  readonly view: View
  readonly seat: Seat
}

/** Settling in before the first day: rooms, people, a leader, and where the heroes start. */
export function Setup({ view, seat }: Props): ReactElement {
  const words = useWords()
  const { choice } = usePointing<Option>()
  // Where nothing can be chosen, as at a table that was given up, no question is shown.
  const stage = choice.offers.length > 0 ? stageOf(view) : 'wait'
  // Nobody is asked anything at a table that was given up.
  const isGivenUp = useTable().info.status === 'abandoned'
  const isReady = stage === 'wait' && !isGivenUp
  const { own } = view
  const { leader } = view.players[seat]!
  const chosen = own?.settling?.leader || leader
  const starts = startsOf(view, seat)
  return (
    <article className={classes('panel raised', styles['setup'])} style={seatStyle(seat)}>
      <h2>{words.say(isGivenUp ? 'table.over.short' : isReady ? 'shelter.setup.ready' : 'shelter.setup')}</h2>
      {isReady && <p className={styles['wait']}>{words.say('shelter.setup.wait')}</p>}
      {stage === 'discard' && <Found view={view} leader={leader} />}
      {stage === 'lead' && own && <Leaders leaders={own.leaders} title="shelter.setup.lead" />}
      {stage === 'stand' && starts && <Starts starts={starts} seat={seat} />}
      {own && own.rooms.length > 0 && <Rooms stage={stage} own={own} />}
      {own && own.leaders.length > 0 && stage !== 'lead' && (
        <Leaders
          leaders={chosen === '' ? own.leaders : [chosen]}
          title={chosen === '' ? 'shelter.setup.leaders' : 'shelter.setup.lead'}
        />
      )}
    </article>
  )
}

interface PartProps {
  readonly title: string
  readonly fact?: string
  readonly children: ReactNode
}

const Part = ({ title, fact, children }: PartProps): ReactElement => (
  <section className={styles['part']} aria-label={title}>
    <h3>
      {title}
      {fact && <small>{fact}</small>}
    </h3>
    {children}
  </section>
)

function Rooms({ stage, own }: { readonly stage: Stage; readonly own: NonNullable<View['own']> }): ReactElement {
  const words = useWords()
  const { dropped = [], built = '', inside = 0 } = own.settling ?? {}
  const dropping = stage === 'drop'
  return (
    <>
      {stage === 'inside' && <Inside room={built} />}
      <Part
        title={words.say(dropping ? 'shelter.setup.dealt' : 'shelter.setup.kept')}
        fact={dropping ? words.say('shelter.setup.drop', { n: toDrop(own) }) : words.say('shelter.setup.free')}
      >
        <ul className={styles['rooms']}>
          {roomsAt(stage, own).map(id => (
            <RoomCard
              key={id}
              room={{ id, built: id === built, people: id === built ? inside : 0, used: 0 }}
              own
              full
              dropped={dropped.includes(id)}
              note={noteOf(
                dropped.includes(id) ? 'dropped' : BASIC_ROOMS.some(basic => basic === id) ? 'basic' : undefined,
              )}
            />
          ))}
        </ul>
      </Part>
    </>
  )

  function noteOf(note: 'dropped' | 'basic' | undefined): string | undefined {
    return note && words.say(`shelter.setup.${note}`)
  }
}

/** How the first survivors are split between the room and the airlock. */
function Inside({ room }: { readonly room: string }): ReactElement {
  const words = useWords()
  return (
    <Part title={words.say('shelter.setup.inside')}>
      <ul className={styles['splits']}>
        {times(Math.min(START_SURVIVORS, seatsOfRoom(room)) + 1, n => (
          <Split key={n} room={room} n={n} />
        ))}
      </ul>
    </Part>
  )
}

function Split({ room, n }: { readonly room: string; readonly n: number }): ReactElement {
  const words = useWords()
  const thing = `people:${n}`
  const light = useLight(thing, true)
  const said = words.say('shelter.setup.split', { room: n, airlock: START_SURVIVORS - n })
  return (
    <li className={`${cardLook(light)} ${styles['split']}`}>
      <ThingButton thing={thing} own light={light}>
        {said}
      </ThingButton>
      <Crew
        taken={n}
        seats={seatsOfRoom(room)}
        label={words.say('shelter.seats.taken', { n, of: seatsOfRoom(room) })}
      />
      <Lantern light={light} />
    </li>
  )
}

function Leaders({ leaders, title }: { readonly leaders: readonly string[]; readonly title: string }): ReactElement {
  const words = useWords()
  return (
    <Part title={words.say(title)} fact={words.say('shelter.setup.oldest')}>
      <ul className={styles['leaders']}>
        {leaders.map(leader => (
          <LeaderCard key={leader} leader={leader as LeaderId} />
        ))}
      </ul>
    </Part>
  )
}

/** Search tokens that a leader has drawn, one of which goes back. */
function Found({ view, leader }: { readonly view: View; readonly leader: string }): ReactElement {
  const words = useWords()
  return (
    <Part
      title={words.say('shelter.setup.tokens', { leader: words.say(`leader.${leader}`) })}
      fact={words.say('shelter.setup.giveBack')}
    >
      <ul className={styles['tokens']}>
        {CITIES.flatMap(city => view.search[city].drawn).map(token => (
          <TokenCard key={token} token={token} />
        ))}
      </ul>
    </Part>
  )
}
