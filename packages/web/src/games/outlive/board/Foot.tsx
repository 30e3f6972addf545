// The goods of an area in signs: pool, prey, search tokens, equipment, slots of the ship.

import type { Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import {
  type Area,
  type City,
  isCity,
  isPool,
  isWild,
  POOL_RESOURCE,
  type PoolArea,
  type Wild,
} from '@lastlight/outlive/content/areas'
import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { preyKind } from '@lastlight/outlive/content/prey'
import { SHIP_CANS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { capOf, cutsOf } from '@lastlight/outlive/queries/events'
import { isAboard } from '@lastlight/outlive/queries/ship'
import { memo, type ReactElement } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { RESOURCE_COLOURS } from '../colours.ts'
import { onSlot, resistanceFor, searchCapOf, topPrey } from '../seen.ts'
import styles from './Foot.module.css'
import { isEmptyYet } from './facts.ts'
import { Heroes } from './Hero.tsx'
import { Spot } from './Spot.tsx'

interface Props {
  readonly view: View
  readonly viewer: Viewer
}

export const Foot = memo(function Foot({ view, viewer, area }: Props & { readonly area: Area }): ReactElement {
  const { choice } = usePointing()
  if (area === 'cargoShip') return <Slots view={view} viewer={viewer} />
  const peeking = isLit(choice, `peek:${area}`)
  const crowded = isPool(area) && isWild(area) && cutsOf(view.events.active, area, view.players.length).length > 0
  return (
    <div
      className={classes(
        styles['foot'],
        crowded && styles['crowded'],
        peeking && styles['peeking'],
        isEmptyYet(view) && styles['empty'],
      )}
    >
      {isPool(area) && <Pool view={view} area={area} />}
      {area === 'dam' && <Locked />}
      {area === 'militaryBase' && !isEmptyYet(view) && <Algae there={view.algae} />}
      {isWild(area) && !isEmptyYet(view) && <Prey view={view} viewer={viewer} area={area} />}
      {isCity(area) && <Finds view={view} city={area} />}
    </div>
  )
})

function Pool({ view, area }: { readonly view: View; readonly area: PoolArea }): ReactElement {
  const words = useWords()
  const kind = POOL_RESOURCE[area]
  const cap = capOf(view.events.active, area, view.players.length)
  return (
    <>
      <Spot
        thing={`goods:${kind}`}
        within={`area:${area}`}
        label={words.say(`resource.${kind}`)}
        className={styles['goods']}
      >
        <span className={styles['sign']} style={{ color: RESOURCE_COLOURS[kind] }}>
          <Icon name={kind} />
        </span>
        <span>
          {isEmptyYet(view) ? (
            <b>{words.say('board.upTo', { n: cap })}</b>
          ) : (
            <>
              <b>{view.pools[area]}</b>
              <small>/{cap}</small>
            </>
          )}{' '}
          <span className={styles['word']}>{words.say(`resource.${kind}`)}</span>
          <span className={styles['code']}>{words.say(`board.code.${kind}`)}</span>
        </span>
      </Spot>
      {cutsOf(view.events.active, area, view.players.length).map(({ event, by }) => (
        <span key={event} className={styles['cut']} aria-hidden="true">
          <Icon name={event} />
          <span>−{by}</span>
        </span>
      ))}
    </>
  )
}

function Locked(): ReactElement {
  const words = useWords()
  return (
    <span className={classes(styles['aside'], styles['price'])} aria-hidden="true">
      <span className={styles['word']}>{words.say('board.open')}</span>
      <span style={{ color: RESOURCE_COLOURS.microchip }}>
        <Icon name="microchip" />
      </span>
    </span>
  )
}

function Algae({ there }: { readonly there: boolean }): ReactElement {
  const words = useWords()
  return (
    <Spot
      thing="goods:algae"
      within="area:militaryBase"
      label={words.say('board.algae')}
      className={classes(styles['goods'], styles['aside'])}
    >
      <span className={classes(styles['sign'], !there && styles['gone'])} style={{ color: 'var(--r-algae)' }}>
        <Icon name="algae" />
      </span>
      <span>
        <b>{there ? 1 : 0}</b> <span className={styles['word']}>{words.say('board.algae')}</span>
      </span>
    </Spot>
  )
}

function Prey({ view, viewer, area }: Props & { readonly area: Wild }): ReactElement | null {
  const words = useWords()
  const prey = topPrey(view, area)
  if (prey === null) return null
  const player = viewer === 'public' ? undefined : view.players[viewer]
  return (
    <Spot
      thing={`prey:${prey}`}
      within={`area:${area}`}
      label={words.say(`prey.${preyKind(prey)}`)}
      className={styles['aside']}
    >
      <span className={styles['prey']}>
        <Icon name="prey" />
        <b>{resistanceFor(view, player, prey)}</b>
      </span>
      <span className={styles['word']}>{words.say('board.left.stack', { n: view.prey[area].length })}</span>
    </Spot>
  )
}

function Finds({ view, city }: { readonly view: View; readonly city: City }): ReactElement {
  const words = useWords()
  const { stack, tiles } = view.search[city]
  return (
    <>
      <Spot
        thing={`search:${city}`}
        within={`area:${city}`}
        label={words.say('board.toSearch')}
        className={styles['goods']}
      >
        <span className={styles['sign']}>
          <Icon name="search" />
        </span>
        <span>
          {isEmptyYet(view) ? (
            <b>{words.say('board.upTo', { n: searchCapOf(view) })}</b>
          ) : (
            <>
              <b>{stack.length}</b>
              <small>/{searchCapOf(view)}</small>
            </>
          )}{' '}
          <span className={styles['word']}>{words.say('board.toSearch')}</span>
        </span>
      </Spot>
      <Peek city={city} />
      <span className={classes(styles['tiles'], styles['aside'])}>
        {tiles.map(tile => (
          <Spot
            key={tile}
            thing={`tile:${tile}`}
            within={`area:${city}`}
            label={words.say(`equipment.${equipmentKind(tile)}`)}
            className={styles['tile']}
          >
            <Icon name={equipmentKind(tile)} />
          </Spot>
        ))}
      </span>
    </>
  )
}

/** The eye of a player who may look at the stack secretly. */
function Peek({ city }: { readonly city: City }): ReactElement | null {
  const words = useWords()
  const { choice } = usePointing()
  const thing = `peek:${city}`
  return isLit(choice, thing) ? (
    <Spot
      thing={thing}
      label={words.say('option.peek', { at: words.say(`area.in.${city}`) })}
      className={styles['tile']}
    >
      <Icon name="eye" />
    </Spot>
  ) : null
}

function Slots({ view, viewer }: Props): ReactElement {
  const words = useWords()
  return (
    <div className={classes(styles['foot'], styles['slots'])}>
      {SHIP_SLOTS.map(slot => {
        const there = onSlot(view, slot)
        const [owner] = there
        return (
          <span
            key={slot}
            className={classes(styles['slot'], slot === 6 && styles['hook'], owner && styles['taken'])}
            style={owner && seatStyle(owner.seat)}
          >
            {owner && (
              <span className={styles['aboard']}>
                <Heroes viewer={viewer} all={there} stance="standing" />
              </span>
            )}
            <Spot
              thing={`slot:${slot}`}
              within="area:cargoShip"
              label={words.say('board.fact.slot', { slot, cans: words.say('count.cans', { n: SHIP_CANS[slot].cans }) })}
              className={styles['berth']}
            >
              <b>{slot}</b>
              <span className={styles['word']} style={{ color: RESOURCE_COLOURS.cans }}>
                <Icon name="cans" />
              </span>
              <span className={styles['word']}>{SHIP_CANS[slot].cans}</span>
              <span
                className={classes(styles['word'], !isAboard(view, slot) && styles['gone'])}
                style={{ color: 'var(--r-survivor)' }}
              >
                <Icon name="survivor" />
              </span>
            </Spot>
          </span>
        )
      })}
    </div>
  )
}
