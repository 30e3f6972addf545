import type { Seat, Viewer } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/outlive'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { isStaffed, survivors } from '@lastlight/outlive/queries/shelter'
import { nightCost } from '@lastlight/outlive/queries/tonight'
import type { ReactElement } from 'react'
import { usePointing } from '../../../face/pointing.ts'
import { SeatPresence } from '../../../face/SeatPresence.tsx'
import { seatStyle } from '../../../face/seatStyle.ts'
import { classes } from '../../../ui/classes.ts'
import { printed } from '../../../ui/printed.ts'
import { useWords } from '../../../words/words.tsx'
import { Sky } from '../art/sky.tsx'
import { Portrait } from '../Portrait.tsx'
import type { PlayerSeen } from '../seen.ts'
import { AirlockPart } from './AirlockPart.tsx'
import { Gauge } from './Gauge.tsx'
import { Loss } from './Loss.tsx'
import { foodMeant, lossOf, roomSockets, type Sockets } from './places.ts'
import { type Preview, previewOf } from './preview.ts'
import { RoomCard } from './RoomCard.tsx'
import styles from './ShelterCard.module.css'
import { Stores } from './Stores.tsx'
import { Tiles } from './Tiles.tsx'
import { TonightLine } from './TonightLine.tsx'
import { Trophies } from './Trophies.tsx'
import { isAhead } from './warning.ts'

interface Props {
  readonly view: View
  readonly viewer: Viewer
  readonly seat: Seat
}

export function ShelterCard({ view, viewer, seat }: Props): ReactElement {
  const words = useWords()
  const { choice, laidOut } = usePointing<Option>()
  const player = view.players[seat]!
  const own = seat === viewer
  const preview = previewOf(own ? choice.chosen : undefined, player)
  const asked = (name: string): boolean => own && choice.offers.some(({ option }) => option.do === name)
  const losing = asked('lose')
  const feeding = view.due?.for === 'feed' && asked('pay') ? view.due : undefined
  const noteOf = (place: string, people: number): string | undefined =>
    losing && people > 0 ? `${people} → ${people - 1}: ${lossOf(player, place, words)}` : undefined
  const dark = view.phase === 'night' || view.phase === 'events'
  return (
    <article
      className={classes('panel raised', styles['den'], dark && styles['dark'])}
      style={seatStyle(seat)}
      aria-labelledby={`den-${seat}`}
    >
      {dark && <Sky time="night" className={styles['sky']} />}
      <header className={styles['head']}>
        <span className={styles['face']}>
          <Portrait view={view} seat={seat} />
        </span>
        <h2 id={`den-${seat}`}>
          {own ? words.say('shelter.yours') : words.say('shelter.of', { who: { who: seat } })}
          <small>
            <Facts player={player} />
          </small>
        </h2>
        <SeatPresence seat={seat} />
        {(!own || view.phase === 'over') && <Stores view={view} seat={seat} own={own} />}
      </header>
      {isAhead(view) && <TonightLine view={view} seat={seat} viewer={viewer} />}
      {losing && view.due && <Loss due={view.due} />}
      <div className={styles['plan']}>
        <AirlockPart
          player={player}
          own={own}
          dry={feeding?.short}
          change={changeAt(preview, 'airlock')}
          note={noteOf('airlock', player.airlock)}
        />
        <Rooms
          player={player}
          own={own}
          preview={preview}
          sockets={feeding && roomSockets(player, feeding.left, foodMeant(laidOut, choice.chosen))}
          noteOf={noteOf}
        />
      </div>
      <Tiles tiles={player.equipment} own={own} preview={preview} />
      <Gauge
        space={player.contamination}
        tonight={isAhead(view) ? nightCost(player, view.round).space : player.contamination}
        chosen={markerAfter(player.contamination, -preview.falls).space}
        own={own}
      />
      <Trophies view={view} player={player} />
    </article>
  )
}

const changeAt = (preview: Preview, place: string): 'comes' | 'leaves' | 'lost' | undefined => {
  if (preview.comes === place) return 'comes'
  if (preview.leaves === place) return 'leaves'
  return preview.lost === place ? 'lost' : undefined
}

function Facts({ player }: { readonly player: PlayerSeen }): ReactElement {
  const words = useWords()
  const n = scoreOf(player).total
  return (
    <>
      <span>{player.leader === '' ? words.say('shelter.leaderless') : words.say(`leader.${player.leader}`)}</span>
      <span>{words.say('count.survivor', { n: survivors(player) })}</span>
      <span>{words.say('shelter.now', { n, shown: printed(n) })}</span>
    </>
  )
}

interface RoomsProps {
  readonly player: PlayerSeen
  readonly own: boolean
  readonly preview: Preview
  /** By room, while the shelter is fed. */
  readonly sockets: ReadonlyMap<string, Sockets> | undefined
  noteOf(place: string, people: number): string | undefined
}

function Rooms({ player, own, preview, sockets, noteOf }: RoomsProps): ReactElement {
  const words = useWords()
  return (
    <section className={styles['rooms']} aria-label={words.say('shelter.rooms')}>
      <h3>
        {words.say('shelter.rooms')}
        <small>
          {words.say('shelter.rooms.facts', {
            built: player.rooms.filter(room => room.built).length,
            all: player.rooms.length,
            work: player.rooms.filter(isStaffed).length,
          })}
        </small>
      </h3>
      <ul>
        {player.rooms.map(room => {
          const change = changeAt(preview, room.id)
          return (
            <RoomCard
              key={room.id}
              room={room}
              own={own}
              change={change === 'leaves' ? undefined : change}
              cost={preview.cost}
              sockets={sockets?.get(room.id)}
              note={noteOf(room.id, room.people)}
            />
          )
        })}
      </ul>
    </section>
  )
}
