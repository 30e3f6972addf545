// What tonight brings, in a sign and a word: the sentence for a screen reader says it in full.

import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import styles from './Coming.module.css'
import type { Forecast, PlaceForecast } from './forecast.ts'

const SIGNS: { readonly [what in Forecast['what']]: IconName | undefined } = {
  quiet: undefined,
  come: 'zombie',
  breaks: 'barricade',
  springs: 'trap',
  falls: 'skull',
  driven: 'bandit',
}

export function Coming({ forecast }: { readonly forecast: Forecast }): ReactElement {
  const words = useWords()
  const { what } = forecast
  return (
    <Sign icon={SIGNS[what]} look={what}>
      {what === 'come' ? words.say('colony.short.come', { n: forecast.n }) : words.say(`colony.short.${what}`)}
    </Sign>
  )
}

/** At a location noise makes the difference between what is certain and what is possible. */
export function ComingTo({ sure, least, most, feared }: PlaceForecast & object): ReactElement | null {
  const words = useWords()
  if (sure.what === 'falls')
    return (
      <Sign icon="skull" look="falls">
        {words.say('colony.short.dies')}
      </Sign>
    )
  if (most > least && feared.length > 0)
    return (
      <Sign icon="skull" look="feared">
        {words.say('colony.short.upTo', { n: least, most })}
      </Sign>
    )
  if (sure.what === 'breaks' || sure.what === 'springs' || sure.what === 'driven') return <Coming forecast={sure} />
  if (most === 0) return null
  return (
    <Sign icon="zombie" look="come">
      {words.say(most > least ? 'colony.short.upTo' : 'colony.short.come', { n: least, most })}
    </Sign>
  )
}

interface SignProps {
  readonly icon: IconName | undefined
  readonly look: Forecast['what'] | 'feared'
  readonly children: string
}

const Sign = ({ icon, look, children }: SignProps): ReactElement => (
  <span className={classes(styles['coming'], styles[look])} aria-hidden="true">
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </span>
)
