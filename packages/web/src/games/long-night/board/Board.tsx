// The colony and the locations in words.

import type { View } from '@lastlight/long-night'
import { isLocation, MOST_NOISE, type Place } from '@lastlight/long-night/content/places'
import { PLACES_IN_PLAY, survivorsAt } from '@lastlight/long-night/queries/people'
import { placeOf } from '@lastlight/long-night/queries/position'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useWords } from '../../../words/words.tsx'
import { atEntrance, explain, progressOf } from '../explain.ts'
import { byInfluence } from '../seen.ts'
import { ThingButton } from './ThingButton.tsx'

export function Board({ view }: FaceProps<View>): ReactElement {
  const words = useWords()
  return (
    <div className="panel">
      <p>
        {words.say('table.state', {
          morale: view.morale,
          food: view.food,
          waste: words.say('count.card', { n: view.waste.length }),
          who: { who: view.first },
        })}
      </p>
      <p>
        <ThingButton thing="objective">{words.say(`objective.${view.objective}`)}</ThingButton>{' '}
        {progressOf(view, words).join('; ')}
      </p>
      {view.crisis !== null && (
        <p>
          <ThingButton thing="crisis">{words.say(`crisis.${view.crisis}`)}</ThingButton>{' '}
          {explain('crisis', view, words)?.text}
        </p>
      )}
      {PLACES_IN_PLAY.map(at => (
        <PlaceLine key={at} view={view} at={at} />
      ))}
    </div>
  )
}

function PlaceLine({ view, at }: { readonly view: View; readonly at: Place }): ReactElement {
  const words = useWords()
  const { entrances, noise } = placeOf(view, at)
  return (
    <section aria-label={words.say(`place.${at}`)}>
      <h3>
        <ThingButton thing={`place:${at}`}>{words.say(`place.${at}`)}</ThingButton>
      </h3>
      <p>
        {byInfluence(survivorsAt(view, at)).map(({ id }) => (
          <ThingButton key={id} thing={`person:${id}`}>
            {words.say(`survivor.short.${id}`)}
          </ThingButton>
        ))}
      </p>
      <p>
        {at === 'colony'
          ? entrances.map((entrance, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entrances are known by their number.
              <ThingButton key={i} thing={`gate:${i + 1}`}>
                {words.say('table.door', { n: i + 1, what: atEntrance(entrance, words) })}
              </ThingButton>
            ))
          : words.say('table.entrance', { what: atEntrance(entrances[0]!, words) })}
      </p>
      {isLocation(at) && (
        <p>
          {words.say('table.deck', { cards: words.say('count.card', { n: view.decks[at].length }) })};{' '}
          {words.say('table.noise', { n: noise, most: MOST_NOISE })}
        </p>
      )}
    </section>
  )
}
