// One area of the ring: a button with its scenery, its heroes and its goods.

import type { Viewer } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { type ReactElement, useId } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { AreaScene } from '../art/areas.tsx'
import { Icon } from '../art/icons.tsx'
import { capital } from '../capital.ts'
import { heroesAt, type Starts } from '../seen.ts'
import { moveWish } from '../wishes.ts'
import styles from './AreaTile.module.css'
import { whyClosed } from './closedAreas.ts'
import { Foot } from './Foot.tsx'
import { factsOf } from './facts.ts'
import { Ghost, Heroes } from './Hero.tsx'
import { PLACES } from './ring.ts'
import { Setting } from './Setting.tsx'

export interface Plan {
  /** The own hero that is pointed at. */
  readonly hero: HeroId | undefined
  /** Where it would go. */
  readonly to: Area | undefined
  /** Where it is. */
  readonly from: Area | undefined
  readonly starts: Starts | undefined
}

interface Props {
  readonly view: View
  readonly viewer: Viewer
  readonly area: Area
  readonly plan: Plan
}

export function AreaTile({ view, viewer, area, plan }: Props): ReactElement {
  const words = useWords()
  const { choice, point, why, keyOf } = usePointing<Option>()
  const { highlighted, changed } = useShown()
  const id = useId()
  const thing = `area:${area}`
  const lit = isLit(choice, thing)
  const picked = choice.pointed.includes(thing)
  const from = plan.from === area && viewer !== 'public'
  const [row, column] = PLACES[area]

  function tap(): void {
    const own = heroesAt(view, area).find(({ seat }) => seat === viewer)
    const hero = own && `hero:${own.hero.id}`
    if (!lit && hero && isLit(choice, hero)) return point(hero)
    const moving = choice.offers.some(({ option }) => option.do === 'move')
    const wish = moving && viewer !== 'public' && !lit ? moveWish(view, viewer, area, plan.hero) : undefined
    if (wish) why(wish)
    else point(thing)
  }

  return (
    <li
      className={classes(
        styles['area'],
        lit && styles['lit'],
        picked && styles['picked'],
        from && styles['from'],
        highlighted.has(thing) && styles['highlighted'],
      )}
      style={{ gridArea: `${row} / ${column}`, ...(viewer === 'public' ? {} : seatStyle(viewer)) }}
      data-thing={thing}
    >
      <AreaScene area={area} events={view.events.active} className={styles['scene']} />
      <header className={styles['head']}>
        <button
          type="button"
          className={classes('hit', styles['name'])}
          aria-pressed={picked}
          aria-describedby={`${id}-state ${id}-facts ${id}-heroes`}
          data-area={area}
          onClick={tap}
        >
          {capital(words.say(`area.${area}`), words.locale)}
        </button>
        <span id={`${id}-state`} className={styles['state']}>
          <State view={view} viewer={viewer} area={area} plan={plan} lit={lit} number={keyOf(thing)} />
          {changed.has(thing) && <i className={styles['changed']} />}
        </span>
      </header>
      <div id={`${id}-heroes`} className={styles['ground']}>
        <Ground view={view} viewer={viewer} area={area} plan={plan} />
      </div>
      <p id={`${id}-facts`} className="visually-hidden">
        {capital(
          `${factsOf(view, area, words, viewer === 'public' ? undefined : view.players[viewer]).join('; ')}.`,
          words.locale,
        )}
      </p>
      <Foot view={view} viewer={viewer} area={area} />
    </li>
  )
}

interface StateProps extends Props {
  readonly lit: boolean
  readonly number: number | undefined
}

/** The corner of a tile: its key, a start mark, or the reason why it is closed. */
function State({ view, viewer, area, plan, lit, number }: StateProps): ReactElement | null {
  const words = useWords()
  if (lit)
    return (
      <span className={classes(styles['key'], number !== undefined && styles['numbered'])}>
        <Icon name="lantern" />
        {number !== undefined && <span aria-hidden="true">{number}</span>}
        <span className="visually-hidden">{words.say('board.lit')}</span>
      </span>
    )
  if (plan.from === area && plan.hero)
    return <span className={styles['note']}>{words.say('board.from', { strength: STRENGTH[plan.hero] })}</span>
  if (plan.starts?.areas.includes(area) === true)
    return (
      <span className={styles['note']}>
        {words.say(plan.starts.next === area ? 'board.start.next' : 'board.start')}
      </span>
    )
  const shut = viewer === 'public' || !plan.hero ? undefined : whyClosed(view, viewer, plan.hero, area)
  return shut ? (
    <span className={styles['shut']}>
      <Icon name="lock" />
      <span>{words.saying(shut)}</span>
    </span>
  ) : null
}

/** Who stands here, then who lies here; on the ship, standing ones are on their slots. */
function Ground({ view, viewer, area, plan }: Props): ReactElement {
  const all = heroesAt(view, area)
  const standing = area === 'cargoShip' ? [] : all.filter(({ hero }) => hero.active)
  const ghost = plan.to === area && plan.hero && viewer !== 'public' ? plan.hero : undefined
  return (
    <>
      <span className={styles['standing']}>
        <Heroes viewer={viewer} all={standing} stance="standing" />
        {ghost && viewer !== 'public' && <Ghost seat={viewer} strength={STRENGTH[ghost]} />}
      </span>
      <span className={styles['lying']}>
        <Heroes viewer={viewer} all={all.filter(({ hero }) => !hero.active)} stance="lying" />
        {viewer !== 'public' && plan.starts && (
          <Setting
            viewer={viewer}
            area={area}
            starts={plan.starts}
            shown={view.players[viewer]!.heroes.map(hero => hero.id)}
          />
        )}
      </span>
    </>
  )
}
