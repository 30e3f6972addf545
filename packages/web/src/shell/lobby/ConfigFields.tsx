import type { GameInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { SelectField } from '../../ui/Field.tsx'
import { Pick, Switch } from '../../ui/Switch.tsx'
import { useWords } from '../../words/words.tsx'
import type { Config } from './games.ts'

/** Up to this many values stand side by side; more become a list. */
const IN_SIGHT = 6

interface Props {
  readonly game: GameInfo
  readonly config: Config
  readonly onChange: (name: string, value: Config[string]) => void
}

/** The game's settings, except the number of players, which is asked elsewhere. */
export function ConfigFields({ game, config, onChange }: Props): ReactElement {
  const words = useWords()
  const nameOf = (...path: readonly string[]): string => words.say(['config', game.id, ...path].join('.'))
  const fields = Object.entries(game.config).filter(([name, { offered }]) => name !== 'players' && offered !== false)
  return (
    <>
      {fields.map(([name, field]) => {
        const value = config[name] ?? field.default
        if (field.kind === 'flag')
          return (
            <Switch
              key={name}
              label={nameOf(name)}
              note={nameOf(name, 'note')}
              on={value === true}
              onChange={on => onChange(name, on)}
            />
          )
        if (field.kind === 'set') {
          const chosen = value as string[]
          const others = (each: string): string[] => chosen.filter(other => other !== each)
          return field.values.map(each => (
            <Switch
              key={`${name} ${each}`}
              label={nameOf(name, each)}
              note={nameOf(name, each, 'note')}
              on={chosen.includes(each)}
              onChange={on => onChange(name, on ? [...others(each), each] : others(each))}
            />
          ))
        }
        const values =
          field.kind === 'int'
            ? Array.from({ length: field.max - field.min + 1 }, (_, i) => ({
                value: String(field.min + i),
                label: String(field.min + i),
              }))
            : field.values.map(each => ({ value: each, label: nameOf(name, each) }))
        const change = (next: string): void => onChange(name, field.kind === 'int' ? Number(next) : next)
        return values.length <= IN_SIGHT ? (
          <Pick key={name} legend={nameOf(name)} values={values} value={String(value)} onChange={change} />
        ) : (
          <SelectField key={name} label={nameOf(name)} values={values} value={String(value)} onValue={change} />
        )
      })}
    </>
  )
}
