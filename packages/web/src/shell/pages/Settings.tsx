import { LOCALES, type Locale } from '@lastlight/kernel'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { type Prefs, prefs, setPrefs } from '../../prefs/prefs.ts'
import { Button } from '../../ui/Button.tsx'
import { LANGUAGES } from '../../ui/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { Pick, Switch } from '../../ui/Switch.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { Account } from '../account/Account.tsx'
import { Install } from '../offline/Install.tsx'
import styles from './Settings.module.css'
import { SettingsKeys } from './SettingsKeys.tsx'

type Choices = { readonly [K in keyof Prefs]?: readonly Prefs[K][] }

const CHOICES = {
  theme: ['system', 'dark', 'light'],
  text: [1, 1.25, 1.5],
  motion: ['system', 'full', 'none'],
  speed: [0.5, 1, 2, 0],
} as const satisfies Choices

const SEAT_LOOKS = [0, 1, 2, 3, 4, 5] as const

export function Settings(): ReactElement {
  const words = useWords()
  const set = useWatched(prefs)
  const pick = (name: keyof typeof CHOICES): ReactElement => (
    <Pick<string | number>
      legend={words.say(`settings.${name}`)}
      value={set[name]}
      values={CHOICES[name].map(value => ({
        value,
        label: words.say(`settings.${name}.${value}`),
      }))}
      onChange={value => setPrefs({ [name]: value })}
    />
  )
  const flip = (
    name: 'sound' | 'vibration' | 'aloud' | 'screenSeen' | 'onePress' | 'autoEnd' | 'confirm' | 'keys',
    note?: string,
  ): ReactElement => (
    <Switch
      label={words.say(`settings.${name}`)}
      {...(note && { note: words.say(note) })}
      on={set[name]}
      onChange={on => setPrefs({ [name]: on })}
    />
  )
  return (
    <Page title={words.say('settings.title')}>
      <Group title="settings.look">
        <Pick<Locale>
          legend={words.say('settings.language')}
          value={set.locale}
          values={LOCALES.map(value => ({ value, label: <span lang={value}>{LANGUAGES[value]}</span> }))}
          onChange={locale => setPrefs({ locale })}
        />
        {pick('theme')}
        {pick('text')}
        {pick('motion')}
        {pick('speed')}
        {flip('screenSeen', 'settings.screenSeenNote')}
      </Group>
      <Group title="settings.hear">
        {flip('sound', 'settings.soundNote')}
        <Volume />
        {flip('vibration')}
        {flip('aloud', 'settings.aloudNote')}
      </Group>
      <Group title="settings.choosing">
        {flip('onePress', 'settings.onePressNote')}
        {flip('confirm', 'settings.confirmNote')}
        {flip('autoEnd', 'settings.autoEndNote')}
      </Group>
      <Group title="settings.key.title">
        {flip('keys', 'settings.keysNote')}
        <SettingsKeys />
      </Group>
      <Group title="settings.seat">
        <Name />
        <Pick<number>
          legend={words.say('settings.colour')}
          value={set.colour}
          values={SEAT_LOOKS.map(value => ({
            value,
            label: value === 0 ? words.say('settings.colour.0') : <Swatch n={value} />,
          }))}
          onChange={colour => setPrefs({ colour })}
        />
        <Pick<number>
          legend={words.say('settings.pattern')}
          value={set.pattern}
          values={SEAT_LOOKS.map(value => ({ value, label: words.say(`settings.pattern.${value}`) }))}
          onChange={pattern => setPrefs({ pattern })}
        />
      </Group>
      <Group title="settings.again">
        <LearnAgain />
      </Group>
      <Group title="settings.device">
        <Install />
      </Group>
      <Group title="settings.account">
        <Account />
      </Group>
    </Page>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const words = useWords()
  return (
    <section className={`panel ${styles['group']}`}>
      <h2>{words.say(title)}</h2>
      {children}
    </section>
  )
}

/** A colour with its number, for people who cannot tell colours apart. */
function Swatch({ n }: { readonly n: number }): ReactElement {
  const words = useWords()
  return (
    <>
      <i className={styles['swatch']} style={{ background: `var(--hue-${n})` }} />
      {words.say('settings.colour.n', { n })}
    </>
  )
}

function Volume(): ReactElement {
  const words = useWords()
  const id = useId()
  const { sound, volume } = useWatched(prefs)
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{words.say('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        disabled={!sound}
        onChange={event => setPrefs({ volume: event.target.valueAsNumber })}
      />
    </div>
  )
}

function Name(): ReactElement {
  const words = useWords()
  const id = useId()
  const { name } = useWatched(prefs)
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{words.say('settings.name')}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={event => setPrefs({ name: event.target.value })}
      />
    </div>
  )
}

function LearnAgain(): ReactElement {
  const words = useWords()
  const [told, setTold] = useState(false)
  const again = (): void => {
    setPrefs({ learned: [] })
    setTold(true)
  }
  return (
    <>
      <Button onClick={again} says="settings.relearn" />
      <p role="status">{told ? words.say('settings.relearned') : ''}</p>
    </>
  )
}
