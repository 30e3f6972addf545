import type { Block } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import { ListHead } from './ListHead.tsx'
import styles from './Operator.module.css'
import { useListWork } from './useListWork.ts'

interface Props {
  readonly blocks: readonly Block[]
  readonly onChange: () => Promise<void>
}

const LONGEST = { network: 60, note: 200 }

/** Ranges of addresses from which nobody comes in, and a form for another one. */
export function BlockedNetworks({ blocks, onChange }: Props): ReactElement {
  const words = useWords()
  const { busy, problem, said, heading, add, remove } = useListWork(onChange)
  const [network, setNetwork] = useState('')
  const [note, setNote] = useState('')
  return (
    <section className={styles['part']} aria-labelledby="blocks">
      <ListHead id="blocks" title={words.say('operator.blocks')} heading={heading} said={said} />
      <p className="note">{words.say('operator.blocks.text')}</p>
      {blocks.length === 0 && <p>{words.say('operator.blocks.none')}</p>}
      <ul className={styles['list']} data-testid="blocks">
        {blocks.map(each => (
          <li key={each.network}>
            <div className={styles['head']}>
              <b>{each.network}</b>
              <small className="note">
                {[whenOf(each.at, words.locale), ...(each.note === '' ? [] : [each.note])].join(' · ')}
              </small>
            </div>
            <Button
              busy={busy}
              onClick={() =>
                remove(
                  () => api.operator.setBlock(each.network, false),
                  words.say('operator.did.unblock', { target: each.network }),
                )
              }
            >
              {words.say('operator.unblock')}
              <span className="visually-hidden">{each.network}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault()
          add(
            async () => {
              await api.operator.setBlock(network.trim(), true, note.trim())
              setNetwork('')
              setNote('')
            },
            words.say('operator.did.block', { target: network.trim() }),
          )
        }}
      >
        <TextField
          label={words.say('operator.block.network')}
          note={words.say('operator.block.network.note')}
          value={network}
          maxLength={LONGEST.network}
          autoComplete="off"
          spellCheck={false}
          required
          onText={setNetwork}
        />
        <TextField
          label={words.say('operator.block.why')}
          value={note}
          maxLength={LONGEST.note}
          autoComplete="off"
          onText={setNote}
        />
        <div>
          <Button type="submit" busy={busy} disabled={network.trim() === ''} icon="lock" says="operator.block" />
        </div>
      </form>
      <ProblemLine
        problem={problem}
        special={{ bad: 'operator.block.bad', conflict: 'operator.block.own', notFound: 'operator.late' }}
      />
    </section>
  )
}
