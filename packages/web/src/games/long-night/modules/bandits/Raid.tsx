// A die is rolled against the hideout or against a bandit: the die, and what it brings.

import { HIDEOUT } from '@lastlight/long-night/content/hideout'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import styles from '../../moments/Moments.module.css'
import type { RaidMoment } from '../../moments/moment.ts'
import { Person } from '../../moments/Person.tsx'
import { resultInWords } from './lineInWords.ts'

export function Raid({ moment: { event, isDead } }: { readonly moment: RaidMoment }): ReactElement {
  const words = useWords()
  return (
    <div className={styles['exposed']}>
      <Person survivor={event.survivor} dead={isDead} />
      <div>
        <p className={styles['eyebrow']}>
          {words.say(event.e === 'raided' ? `moment.raid.${event.how}` : 'moment.raid.bandit')}
        </p>
        <h2 id="moment">
          {words.say('moment.raid.title', {
            survivor: words.say(`survivor.short.${event.survivor}`),
            result: resultOf(event, words),
          })}
        </h2>
      </div>
      <DieFace value={event.rolled} className={styles['thrown']} />
    </div>
  )
}

function resultOf(event: RaidMoment['event'], words: Words): string {
  if (event.e === 'foughtBandit') return words.say(event.hit ? 'moment.raid.hit' : 'moment.raid.miss')
  return resultInWords(HIDEOUT[event.how][event.rolled - 1]!, words)
}
