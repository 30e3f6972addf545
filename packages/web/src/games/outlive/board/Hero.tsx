import type { Seat, Viewer } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import { initialOf } from '../../../face/reading.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Pawn, type Strength } from '../art/pawn.tsx'
import { heroThing } from '../display.ts'
import type { HeroSeen, Standing } from '../seen.ts'
import styles from './Hero.module.css'

interface Props {
  readonly viewer: Viewer
  readonly seat: Seat
  readonly hero: Pick<HeroSeen, 'id' | 'strength'>
  readonly stance: 'standing' | 'lying'
  /** One of several that can be chosen side by side: too close for a finger where tiles are small. */
  readonly close?: boolean
}

/** A hero on the board: a named image, and a button while it can be chosen. */
export function Hero({ viewer, seat, hero: { id, strength }, stance, close = false }: Props): ReactElement {
  const words = useWords()
  const { choice, point } = usePointing()
  const { highlighted } = useShown()
  const thing = heroThing(seat, id, viewer)
  const lit = isLit(choice, thing)
  const pointed = choice.pointed.includes(thing)
  const label = words.say(`board.hero.${stance}`, { who: { who: seat }, strength })
  return (
    <span
      className={classes(
        styles['hero'],
        styles[stance],
        styles[`s${strength}`],
        close && styles['close'],
        lit && styles['lit'],
        pointed && styles['pointed'],
        highlighted.has(thing) && styles['highlighted'],
      )}
      data-thing={thing}
      data-piece={`p${seat}:${id}`}
    >
      <Pawn
        strength={strength as Strength}
        stance={stance}
        seat={seat}
        letter={initialOf(words.say('board.who', { who: { who: seat } }))}
        label={lit ? undefined : label}
      />
      {lit && (
        <button
          type="button"
          className={styles['over']}
          aria-label={label}
          aria-pressed={pointed}
          onClick={() => point(thing)}
        />
      )}
    </span>
  )
}

interface HeroesProps extends Pick<Props, 'viewer' | 'stance'> {
  readonly all: readonly Standing[]
}

export const Heroes = ({ all, ...rest }: HeroesProps): readonly ReactElement[] =>
  all.map(({ seat, hero }) => <Hero key={`${seat} ${hero.id}`} seat={seat} hero={hero} {...rest} />)

/** Where the chosen hero would stand. */
export function Ghost({ seat, strength }: { readonly seat: Seat; readonly strength: number }): ReactElement {
  const words = useWords()
  return (
    <span className={classes(styles['hero'], styles['standing'], styles[`s${strength}`])}>
      <Pawn
        ghost
        strength={strength as Strength}
        stance="standing"
        seat={seat}
        label={words.say('board.hero.ghost', { who: { who: seat }, strength })}
      />
    </span>
  )
}
