import type { GameInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { SeatMark } from '../../art/index.ts'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { NAME_LENGTH } from '../account/NameForm.tsx'
import styles from './Chairs.module.css'
import { botsOf, usualBot } from './games.ts'
import { type Chair, kindsFor, type TableHome } from './seating.ts'

interface Props {
  readonly game: GameInfo
  readonly chairs: readonly Chair[]
  readonly home: TableHome
  /** The name of the person who makes the table. */
  readonly name: string
  readonly onName: (name: string) => void
  readonly onChange: (seat: number, chair: Chair) => void
}

/** One line for each seat: who is to sit there. */
export function Chairs({ game, chairs, home, name, onName, onChange }: Props): ReactElement {
  const words = useWords()
  const kinds = kindsFor(home)
  const chairOf = (kind: Chair['kind']): Chair =>
    kind === 'bot' ? { kind, level: usualBot(game) } : kind === 'person' ? { kind, name: '' } : { kind }
  const levels = [...new Set(chairs.flatMap(chair => (chair.kind === 'bot' ? [chair.level] : [])))]
  return (
    <>
      <ol className={styles['chairs']}>
        {chairs.map((chair, seat) => (
          <li key={seat} data-kind={chair.kind}>
            <SeatMark seat={seat} letter={String(seat + 1)} />
            <SelectField
              bare
              label={words.say('tables.seat', { n: seat + 1 })}
              value={chair.kind}
              values={kinds.map(kind => ({ value: kind, label: words.say(`tables.chair.${kind}`) }))}
              onValue={kind => onChange(seat, chairOf(kind))}
            />
            <Detail
              game={game}
              chair={chair}
              seat={seat}
              name={name}
              onName={onName}
              onChange={next => onChange(seat, next)}
            />
          </li>
        ))}
      </ol>
      {levels.length > 0 && (
        <ul className={styles['levels']}>
          {levels.map(level => (
            <li key={level}>
              <b>{words.say(`tables.bot.${level}`)}</b> {words.say(`tables.bot.${level}.note`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface DetailProps {
  readonly game: GameInfo
  readonly chair: Chair
  readonly seat: number
  readonly name: string
  readonly onName: (name: string) => void
  readonly onChange: (chair: Chair) => void
}

/** Further fields of a chair. */
function Detail({ game, chair, seat, name, onName, onChange }: DetailProps): ReactElement {
  const words = useWords()
  switch (chair.kind) {
    case 'me':
      return (
        <TextField
          bare
          label={words.say('tables.new.myName')}
          placeholder={words.say('tables.new.myName')}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onText={onName}
        />
      )
    case 'person':
      return (
        <TextField
          bare
          label={words.say('tables.new.theirName', { n: seat + 1 })}
          placeholder={words.say('tables.player', { n: seat + 1 })}
          value={chair.name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onText={text => onChange({ kind: 'person', name: text })}
        />
      )
    case 'open':
      return <p className={styles['note']}>{words.say('tables.chair.open.note')}</p>
    case 'bot':
      return (
        <SelectField
          bare
          label={words.say('tables.new.level', { n: seat + 1 })}
          value={chair.level}
          values={botsOf(game).map(level => ({ value: level, label: words.say(`tables.bot.${level}`) }))}
          onValue={level => onChange({ kind: 'bot', level })}
        />
      )
  }
}
