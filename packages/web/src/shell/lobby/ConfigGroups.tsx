import type { ConfigField } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import type { GameConfig, TableSetup } from '../../face/manifest.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { Pick, Switch } from '../../ui/Switch.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { type Config, numbersOf, valuesFor } from './games.ts'
import styles from './NewTable.module.css'

interface Props {
  readonly setup: TableSetup
  readonly config: GameConfig
  readonly onChange: (name: string, value: Config[string]) => void
}

/** The game's settings, except the number of players, which is asked elsewhere: each says what it changes. */
export function ConfigGroups({ setup, config, onChange }: Props): ReactElement {
  const words = useWords()
  const set = useWatched(prefs)
  const { info, groups } = setup
  const decided = setup.decided?.(config) ?? {}
  return (
    <>
      {groups.map(({ id, fields, prefs: ofDevice = [] }) => (
        <section key={id} className={`panel ${styles['panel']} ${styles['group']}`} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{words.say(`config.${info.id}.group.${id}`)}</h2>
          {fields.map(name => (
            <FieldOf
              key={name}
              path={`config.${info.id}.${name}`}
              field={info.config[name]!}
              value={decided[name] ?? config[name]}
              players={config.players}
              disabled={decided[name] !== undefined}
              onChange={value => onChange(name, value)}
            />
          ))}
          {ofDevice.map(name => (
            <Switch
              key={name}
              label={words.say(`settings.${name}`)}
              note={words.say(`settings.${name}Note`)}
              on={set[name]}
              onChange={on => setPrefs({ [name]: on })}
            />
          ))}
        </section>
      ))}
    </>
  )
}

interface FieldProps {
  /** The start of the keys of its words. */
  readonly path: string
  readonly field: ConfigField
  readonly value: Config[string] | undefined
  readonly players: number
  readonly disabled: boolean
  readonly onChange: (value: Config[string]) => void
}

function FieldOf({ path, field, value, players, disabled, onChange }: FieldProps): ReactElement {
  const words = useWords()
  const name = words.say(path)
  // The heading of the group and the tiles say enough to the eye.
  const legend = <span className="visually-hidden">{name}</span>
  switch (field.kind) {
    case 'flag':
      return (
        <Switch
          label={name}
          note={words.say(`${path}.note`)}
          on={value === true}
          disabled={disabled}
          onChange={onChange}
        />
      )
    case 'int':
      return (
        <Pick<number>
          legend={legend}
          values={numbersOf(field).map(each => ({ value: each, label: each }))}
          value={Number(value)}
          disabled={disabled}
          onChange={onChange}
        />
      )
    case 'set': {
      const chosen = value as string[]
      const others = (each: string): string[] => chosen.filter(other => other !== each)
      return (
        <>
          {field.values.map(each => (
            <Switch
              key={each}
              label={words.say(`${path}.${each}`)}
              note={words.say(`${path}.${each}.note`)}
              on={chosen.includes(each)}
              disabled={disabled}
              onChange={on => onChange(on ? [...others(each), each] : others(each))}
            />
          ))}
        </>
      )
    }
    case 'choice': {
      const fit = valuesFor(field, players)
      return (
        <Pick
          legend={legend}
          values={field.values.map(each => ({
            value: each,
            label: words.say(`${path}.${each}`),
            note: fit.includes(each)
              ? words.say(`${path}.${each}.note`)
              : words.say('tables.new.notFor', { n: players }),
            disabled: !fit.includes(each),
          }))}
          value={String(value)}
          disabled={disabled}
          onChange={onChange}
        />
      )
    }
  }
}
