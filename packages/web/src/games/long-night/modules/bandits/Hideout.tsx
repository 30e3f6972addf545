// What stands against the hideout: both of its tables, the stash, and the leader of the bandits.

import type { Event, View } from '@lastlight/long-night'
import { RAIDS, type RaidKind } from '@lastlight/long-night/content/hideout'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { banditLeader } from '@lastlight/long-night/queries/position'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { tonightOf } from '@lastlight/long-night/queries/tonight'
import { valuesOf } from '@lastlight/long-night/queries/values'
import type { ReactElement } from 'react'
import { usePointing } from '../../../../face/pointing.ts'
import { useTold } from '../../../../face/table.ts'
import { classes } from '../../../../ui/classes.ts'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import { Icon } from '../../art/icons.tsx'
import { isAhead } from '../../board/forecast.ts'
import { useLight } from '../../board/lit.ts'
import type { ModuleProps } from '../../board/Modules.tsx'
import { litLook, ThingButton, tile } from '../../board/ThingButton.tsx'
import { Portrait } from '../../Portrait.tsx'
import type { SurvivorSeen } from '../../seen.ts'
import { thing } from '../../thing.ts'
import styles from './Hideout.module.css'
import { lineInWords } from './lineInWords.ts'
import { type RaidLine, raiderOf, raidLines } from './raid.ts'

export function Hideout({ view, viewer }: ModuleProps): ReactElement {
  return (
    <>
      <Against view={view} viewer={viewer} />
      <Stash view={view} />
    </>
  )
}

/** The roll of the last raid, in the turn in which it was made. */
function rolledNow(told: readonly Event[]): Extract<Event, { readonly e: 'raided' }> | undefined {
  const last = told.findLast(({ e }) => e === 'raided' || e === 'turnOver' || e === 'round')
  return last?.e === 'raided' ? last : undefined
}

function Against({ view, viewer }: ModuleProps): ReactElement {
  const words = useWords()
  const { choice } = usePointing()
  const rolled = rolledNow(useTold<Event>())
  const survivor = raiderOf(view, viewer, choice.pointed)
  const name = survivor && words.say(`survivor.short.${survivor.id}`)
  const isDeadly = RAIDS.some(how => raidLines(how, survivor).some(({ kills }) => kills))
  return (
    <section className={classes(tile, styles['panel'])} aria-labelledby="against">
      <h3 id="against">
        {name === undefined ? words.say('bandits.against') : words.say('bandits.against.who', { survivor: name })}
      </h3>
      <div className={styles['tables']}>
        {RAIDS.map(how => (
          <Table
            key={how}
            how={how}
            view={view}
            survivor={survivor}
            rolled={rolled?.how === how ? rolled.rolled : undefined}
          />
        ))}
      </div>
      <p className={styles['note']}>
        {words.say('bandits.note')} {isDeadly && words.say('bandits.note.kills', { survivor: name ?? '' })}
      </p>
    </section>
  )
}

interface TableProps {
  readonly how: RaidKind
  readonly view: View
  readonly survivor: SurvivorSeen | undefined
  readonly rolled: number | undefined
}

function Table({ how, view, survivor, rolled }: TableProps): ReactElement {
  const words = useWords()
  const value = survivor && valuesOf(view, survivor.id)?.[how]
  return (
    <div>
      <h4 id={`against-${how}`}>
        <Icon name={how} />
        {words.say(`bandits.${how}`)}
        {value !== undefined && <small>{value}+</small>}
      </h4>
      <ol role="list" aria-labelledby={`against-${how}`}>
        {raidLines(how, survivor).map(line => {
          const isRolled = rolled !== undefined && line.faces.includes(rolled)
          const said = lineInWords(line, survivor, words)
          return (
            <li
              key={line.faces[0]}
              className={classes(
                line.cards > 0 && line.wounds === 0 && styles['good'],
                line.wounds > 0 && line.cards === 0 && styles['bad'],
                isRolled && styles['rolled'],
              )}
            >
              <span className={styles['faces']} aria-hidden="true">
                {line.faces.map(face => (
                  <DieFace key={face} value={face} />
                ))}
              </span>
              <Result line={line} />
              <span className="visually-hidden">{isRolled ? words.say('bandits.rolled', { line: said }) : said}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Result({ line: { wounds, cards, kills } }: { readonly line: RaidLine }): ReactElement {
  const words = useWords()
  return (
    <span className={styles['result']} aria-hidden="true">
      {Array.from({ length: wounds }, (_, i) => (
        // Wounds are alike.
        <Icon key={i} name="wound" className={styles['hurts']} />
      ))}
      {kills && <Icon name="skull" className={styles['hurts']} />}
      {cards > 0 && (
        <span className={styles['takes']}>
          <Icon name="hand" />
          {words.say('bandits.take', { n: cards })}
        </span>
      )}
      {wounds === 0 && cards === 0 && words.say('bandits.nothing')}
    </span>
  )
}

function Stash({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const { stash = [], lasting } = view
  const { looted } = tonightOf(view, SEEN)
  const leader = banditLeader(view)
  return (
    <section className={classes(tile, styles['panel'])} data-wide={!view.raxxon || undefined} aria-labelledby="stash">
      <h3 id="stash">
        {words.say('bandits.stash')}
        {stash.length > 0 && <small className={styles['tag']}>{words.say('bandits.stash.open')}</small>}
      </h3>
      {stash.length === 0 ? (
        <p className={styles['note']}>{words.say('bandits.stash.empty')}</p>
      ) : (
        <ul className={styles['cards']}>
          {stash.map(card => (
            <StashCard key={card} card={card} />
          ))}
        </ul>
      )}
      <div className={styles['aside']}>
        {isAhead(view) && looted > 0 && (
          <p className={styles['note']}>
            <Icon name="tonight" /> {words.say('bandits.robs', { n: looted })}
          </p>
        )}
        {lasting.includes('banditsHunted') && (
          <p className={styles['note']}>
            <Icon name="lasting" />{' '}
            {words.say('colony.also.lasting', {
              what: words.say('lasting.banditsHunted'),
              effect: words.say('lasting.effect.banditsHunted'),
            })}
            .
          </p>
        )}
        {leader >= 0 && (
          <p className={styles['leader']}>
            <Portrait seat={leader} view={view} />
            <span>
              <b>{words.say('bandits.leads', { who: { who: leader } })}</b> {words.say('bandits.leads.text')}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

function StashCard({ card }: { readonly card: string }): ReactElement {
  const words = useWords()
  const own = thing('card', card)
  const light = useLight(own)
  const name = words.say(`item.${kindOf(card)}`)
  return (
    <li className={classes(styles['card'], litLook(light))} data-thing={own}>
      <span className={styles['symbol']} aria-hidden="true">
        <Icon name={typeOf(card)} />
      </span>
      {light.lit ? <ThingButton thing={own}>{name}</ThingButton> : <b>{name}</b>}
    </li>
  )
}
