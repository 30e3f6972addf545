// Four cells: what the night costs as things stand. The crisis is never guessed.

import type { View } from '@lastlight/long-night'
import { HEAP } from '@lastlight/long-night/queries/colony'
import { placesOutside } from '@lastlight/long-night/queries/people'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import type { LongNightThing } from '../thing.ts'
import { fallingGate, tonightInWords } from './facts.ts'
import { isAhead, nightOf, placeForecast } from './forecast.ts'
import { useLight } from './lit.ts'
import { litLook, ThingButton, tile } from './ThingButton.tsx'
import styles from './Tonight.module.css'

interface Cell {
  readonly icon: IconName
  readonly n: number
  readonly title: string
  readonly line: string
  /** The morale that it costs; a question mark where nobody knows; nothing while the night is not ahead. */
  readonly costs: number | '?' | undefined
  readonly isBad: boolean
  readonly thing?: LongNightThing
  readonly onOpen?: () => void
}

interface Props {
  readonly view: View
  /** Shows the piles. */
  readonly onAlso: () => void
  readonly onCrisis: () => void
}

export function Tonight({ view, onAlso, onCrisis }: Props): ReactElement {
  const words = useWords()
  const { food, waste, crisis, zombies } = nightOf(view)
  const deaths = zombies.victims.length + zombies.helpless
  const gate = fallingGate(view)
  const isFeared = placesOutside(view).some(at => placeForecast(view, at).feared.length > 0)
  const cells: readonly Cell[] = [
    {
      icon: 'food',
      n: view.food,
      title: words.say('colony.food'),
      line:
        food.short > 0
          ? words.say('colony.food.short', { n: food.need, short: food.short })
          : words.say('colony.food.eats', { n: food.need }),
      costs: food.morale,
      isBad: food.short > 0,
      thing: 'food',
      onOpen: onAlso,
    },
    {
      icon: 'waste',
      n: waste.cards,
      title: words.say('colony.waste'),
      line: words.say(waste.morale > 0 ? 'colony.waste.costs' : 'colony.waste.from', { n: HEAP }),
      costs: waste.morale,
      isBad: waste.morale > 0,
      thing: 'waste',
      onOpen: onAlso,
    },
    {
      icon: 'deck',
      n: crisis.cards,
      title: words.say('colony.crisis'),
      line:
        view.crisis === null
          ? words.say('colony.crisis.none')
          : words.say('colony.crisis.in', { cards: crisis.cards, need: crisis.need }),
      costs: view.crisis === null ? 0 : '?',
      isBad: false,
      ...(view.crisis !== null && { thing: 'crisis', onOpen: onCrisis }),
    },
    {
      icon: 'zombie',
      n: zombies.coming,
      title: words.say('colony.dead'),
      line:
        gate > 0 && deaths === 1
          ? words.say('colony.dead.gate', { n: gate })
          : deaths === 0 && isFeared
            ? words.say('colony.dead.noise')
            : words.say('colony.dead.n', { n: deaths }),
      costs: zombies.morale,
      isBad: deaths > 0,
    },
  ]
  const ahead = isAhead(view)
  const said = ahead ? tonightInWords(view, words) : cells.map(({ title, n }) => `${title}: ${n}.`)
  return (
    <section
      className={classes(tile, styles['tonight'])}
      aria-labelledby="tonight"
      aria-describedby="tonight-said"
      data-part="tonight"
      tabIndex={-1}
    >
      <h2 id="tonight">
        <Icon name="tonight" />
        <span>{words.say('colony.tonight')}</span>
      </h2>
      <ol id="tonight-said" role="list">
        {cells.map((cell, i) => (
          <TonightCell
            key={cell.icon}
            {...cell}
            {...(!ahead && { line: '', costs: undefined, isBad: false })}
            said={said[i]!}
          />
        ))}
      </ol>
    </section>
  )
}

function TonightCell({
  icon,
  n,
  title,
  line,
  costs,
  isBad,
  thing,
  onOpen,
  said,
}: Cell & { readonly said: string }): ReactElement {
  const light = useLight(thing ?? 'morale')
  return (
    <li
      className={classes(styles['cell'], isBad && styles['bad'], thing && litLook(light))}
      {...(thing && { 'data-thing': thing })}
    >
      <span className={styles['number']} aria-hidden="true">
        <Icon name={icon} />
        <b>{n}</b>
      </span>
      <span className={styles['words']} aria-hidden="true">
        <b>{title}</b>
        <span>{line}</span>
      </span>
      <Cost costs={costs} />
      {thing && onOpen ? (
        <ThingButton thing={thing} className={styles['open']} onOpen={onOpen}>
          <span className="visually-hidden">{said}</span>
        </ThingButton>
      ) : (
        <span className="visually-hidden">{said}</span>
      )}
    </li>
  )
}

const Cost = ({ costs }: Pick<Cell, 'costs'>): ReactElement | null => {
  if (costs === undefined) return null
  if (costs === '?')
    return (
      <span className={classes(styles['cost'], styles['unknown'])} aria-hidden="true">
        ?
      </span>
    )
  return costs === 0 ? (
    <span className={classes(styles['cost'], styles['fine'])} aria-hidden="true">
      <Icon name="check" />
    </span>
  ) : (
    <span className={styles['cost']} aria-hidden="true">
      <Icon name="morale" />−{costs}
    </span>
  )
}
