import { EQUIPMENT_KINDS, equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { MATERIALS } from '@lastlight/outlive/content/resources'
import { isJoined, pairsOf } from '@lastlight/outlive/queries/tiles'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { EquipmentTile } from '../art/cards.tsx'
import type { TileSeen } from '../seen.ts'
import { Coin } from './Goods.tsx'
import { useLight } from './lit.ts'
import type { Preview } from './preview.ts'
import { cardLook, Lantern, ThingButton } from './ThingButton.tsx'
import styles from './Tiles.module.css'

interface Props {
  readonly tiles: readonly TileSeen[]
  readonly own: boolean
  readonly preview: Preview
}

/** Broken and repaired equipment; halves of one symbol lie side by side. */
export function Tiles({ tiles, own, preview }: Props): ReactElement {
  const words = useWords()
  const repaired = tiles.filter(tile => tile.repaired).length
  // A tile that would be repaired counts as repaired, so that the halves are seen to join.
  const seen = tiles.map(tile => (tile.id === preview.tile ? { ...tile, repaired: true } : tile))
  return (
    <section className={styles['tiles']} aria-label={words.say('shelter.equipment')}>
      <h3>
        {words.say('shelter.equipment')}
        <small>{words.say('shelter.equipment.facts', { n: repaired })}</small>
      </h3>
      {tiles.length === 0 && <p className={styles['none']}>{words.say('shelter.equipment.none')}</p>}
      <ul className={styles['pairs']}>
        {pairsOf({ equipment: seen }).map(pair => (
          <li
            key={pair.symbol}
            className={classes(
              styles['pair'],
              pair.tiles.length > 1 && styles['both'],
              isJoined(pair) && styles['joined'],
            )}
          >
            {pair.tiles.toSorted(leftFirst).map(half => (
              <Tile
                key={half.id}
                tile={tiles.find(({ id }) => id === half.id)!}
                own={own}
                spared={preview.tile === half.id ? preview.spared : []}
              />
            ))}
            {isJoined(pair) && <p className={styles['join']}>{words.say('shelter.tile.pair')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = ({ id }: TileSeen): number => EQUIPMENT_KINDS.indexOf(equipmentKind(id))
const leftFirst = (a: TileSeen, b: TileSeen): number => placeOf(a) - placeOf(b)

interface TileProps {
  readonly tile: TileSeen
  readonly own: boolean
  readonly spared: readonly number[]
}

function Tile({ tile, own, spared }: TileProps): ReactElement {
  const words = useWords()
  const kind = equipmentKind(tile.id)
  const thing = `tile:${tile.id}`
  const light = useLight(thing, own)
  const { cost } = equipmentRow(kind)
  const goods = MATERIALS.flatMap(each => {
    const n = cost.filter(other => other === each).length
    return n > 0 ? [words.say(`count.acc.${each}`, { n })] : []
  })
  const state = !tile.repaired ? 'broken' : tile.used ? 'used' : 'ready'
  return (
    <div className={classes(cardLook(light), styles['tile'], styles[state])}>
      <EquipmentTile kind={kind} broken={!tile.repaired} />
      <div className={styles['text']}>
        <h4>
          <ThingButton thing={thing} own={own} light={light}>
            {words.say(`equipment.${kind}`)}
          </ThingButton>
          <small>{words.say(`shelter.tile.${state}`)}</small>
        </h4>
        <p>{words.say(`equipment.effect.${kind}`)}</p>
        {!tile.repaired && (
          <p className={styles['cost']}>
            <span className="visually-hidden">{words.say('shelter.tile.repair', { goods: words.list(goods) })}</span>
            {cost.map((material, i) => (
              // The printed materials never change their places.
              <Coin key={`${material}${i}`} kind={material} spared={spared.includes(i)} />
            ))}
          </p>
        )}
      </div>
      <Lantern light={light} />
    </div>
  )
}
