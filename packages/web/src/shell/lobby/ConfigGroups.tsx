import type { ConfigField } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import type { Decision, GameConfig, TableSetup } from '../../face/manifest.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { Pick, Switch } from '../../ui/Switch.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { chosenIn } from './chosen.ts'
import { Folded } from './Folded.tsx'
import { type Config, numbersOf, valuesFor } from './games.ts'
import styles from './NewTable.module.css'

interface Props {
  readonly setup: TableSetup
  readonly config: GameConfig
  readonly onChange: (name: string, value: Config[string]) => void
  /** Why the settings do not go together, in words. */
  readonly onProblem: (problem: string | undefined) => void
}

/** The game's settings, except the number of players, which is asked elsewhere: each says what it changes. */
export function ConfigGroups({ setup, config, onChange, onProblem }: Props): ReactElement {
  const words = useWords()
  const set = useWatched(prefs)
  const { info, groups } = setup
  const decided = setup.decided?.(config) ?? {}
  const unused = setup.unused?.(config) ?? []
  const because = (decision: Decision | undefined): string => {
    if (!decision) return ''
    const { by } = decision
    return words.say('tables.new.decided', { by: words.say(`config.${info.id}.${by}.${config[by] as string}`) })
  }
  const chosen = (fields: readonly string[]): string => {
    const labels = chosenIn(fields, setup, config, words)
    if (labels.length > 0) return labels.join(', ')
    const data = fields.find(name => info.config[name]?.kind === 'data')
    return words.say(data === undefined ? 'tables.new.allOff' : `config.${info.id}.${data}.usual`)
  }
  return (
    <>
      {groups.map(({ id, fields, prefs: ofDevice = [], isFolded = false, part: Part }) => {
        const title = <h2 id={`group-${id}`}>{words.say(`config.${info.id}.group.${id}`)}</h2>
        const inside = (
          <>
            {fields
              // A server of an older version may not have it.
              .filter(name => info.config[name] && !unused.includes(name))
              .map(name => (
                <FieldOf
                  key={name}
                  path={`config.${info.id}.${name}`}
                  field={info.config[name]!}
                  value={config[name]}
                  decided={decided[name]?.value}
                  because={because(decided[name])}
                  players={config.players}
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
          </>
        )
        return isFolded ? (
          <Folded
            key={id}
            title={title}
            chosen={chosen(fields)}
            more={Part && (() => <Part config={config} onChange={onChange} onProblem={onProblem} />)}
          >
            {inside}
          </Folded>
        ) : (
          <section key={id} className={`panel ${styles['panel']} ${styles['group']}`} aria-labelledby={`group-${id}`}>
            {title}
            {inside}
          </section>
        )
      })}
    </>
  )
}

interface FieldProps {
  /** The start of the keys of its words. */
  readonly path: string
  readonly field: ConfigField
  readonly value: Config[string] | undefined
  /** The value that another setting decides, and that setting in words. */
  readonly decided: Config[string] | undefined
  readonly because: string
  readonly players: number
  readonly onChange: (value: Config[string]) => void
}

function FieldOf({ path, field, value: chosen, decided, because, players, onChange }: FieldProps): ReactElement | null {
  const words = useWords()
  const disabled = decided !== undefined
  const value = decided ?? chosen
  const name = words.say(path)
  // The heading of the group and the tiles say enough to the eye.
  const legend = <span className="visually-hidden">{name}</span>
  switch (field.kind) {
    case 'flag':
      return (
        <Switch
          label={name}
          note={disabled ? because : words.say(`${path}.note`)}
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
      const some = chosen as readonly string[]
      const sure: readonly string[] = Array.isArray(decided) ? decided : []
      const others = (each: string): string[] => some.filter(other => other !== each)
      return (
        <fieldset className={styles['set']}>
          <legend>{name}</legend>
          {field.values.map(each => (
            <Switch
              key={each}
              label={words.say(`${path}.${each}`)}
              note={sure.includes(each) ? because : words.say(`${path}.${each}.note`)}
              on={some.includes(each) || sure.includes(each)}
              disabled={sure.includes(each)}
              onChange={on => onChange(on ? [...others(each), each] : others(each))}
            />
          ))}
        </fieldset>
      )
    }
    case 'choice': {
      const text = value as string
      const values = field.values.includes(text) ? field.values : [text]
      const fit = disabled ? values : valuesFor(field, players)
      return (
        <Pick
          legend={legend}
          values={values.map(each => ({
            value: each,
            label: words.say(`${path}.${each}`),
            note: fit.includes(each)
              ? words.say(`${path}.${each}.note`)
              : words.say('tables.new.notFor', { n: players }),
            disabled: !fit.includes(each),
          }))}
          value={text}
          disabled={disabled}
          onChange={onChange}
        />
      )
    }
    case 'data':
      // The group has a part of its own for it.
      return null
  }
}
