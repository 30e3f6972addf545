import type { Seat } from '@lastlight/kernel'
import { HERO_IDS, type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import type { ReactElement } from 'react'
import { initialOf } from '../../../face/reading.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { AreaScene } from '../art/areas.tsx'
import { Pawn, type Strength } from '../art/pawn.tsx'
import type { Starts as StartsSeen } from '../seen.ts'
import { useLight } from '../shelter/lit.ts'
import { cardLook, Lantern, ThingButton } from '../shelter/ThingButton.tsx'
import styles from './Starts.module.css'

interface Props {
  readonly starts: StartsSeen
  readonly seat: Seat
}

/** The four start areas in their order with who lies there, and the heroes that are still to be placed. */
export function Starts({ starts: { areas, placed, next }, seat }: Props): ReactElement {
  const words = useWords()
  return (
    <section aria-label={words.say('shelter.setup.stand')}>
      <h3 className={styles['title']}>{words.say('shelter.setup.stand')}</h3>
      <ol className={styles['areas']}>
        {areas.map((area, i) => (
          <li key={area} className={classes(area === next && styles['next'])}>
            <AreaScene area={area} />
            <span className={styles['name']}>
              {words.say(`area.${area}`)}
              {area === next && <small>{words.say('shelter.setup.next')}</small>}
            </span>
            {placed[i] !== undefined && <Lying hero={placed[i] as HeroId} seat={seat} />}
          </li>
        ))}
      </ol>
      <ul className={styles['heroes']}>
        {HERO_IDS.filter(hero => !placed.includes(hero)).map(hero => (
          <Waiting key={hero} hero={hero} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

interface HeroProps {
  readonly hero: HeroId
  readonly seat: Seat
}

function Lying({ hero, seat }: HeroProps): ReactElement {
  const words = useWords()
  return (
    <Pawn
      strength={STRENGTH[hero] as Strength}
      stance="lying"
      seat={seat}
      letter={initialOf(words.say('board.who', { who: { who: seat } }))}
      label={words.say(`hero.${hero}`)}
    />
  )
}

function Waiting({ hero, seat }: HeroProps): ReactElement {
  const words = useWords()
  const thing = `hero:${hero}`
  const light = useLight(thing, true)
  return (
    <li className={classes(cardLook(light), styles['hero'])}>
      <Pawn strength={STRENGTH[hero] as Strength} stance="standing" seat={seat} />
      <ThingButton thing={thing} own light={light}>
        {words.say(`hero.${hero}`)}
      </ThingButton>
      <Lantern light={light} />
    </li>
  )
}
