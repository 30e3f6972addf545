// The people at a table on the server: everybody can mute and report them, and the host can mute and remove them for all.

import type { TablePerson } from '@lastlight/protocol'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import type { Answer, TableControls, TableInfo } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { problemLine } from '../../words/problemLine.ts'
import { useWords } from '../../words/words.tsx'
import { type Listed, listedAt, stateOf } from './listed.ts'
import styles from './People.module.css'
import { RemoveDialog } from './RemoveDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

interface Props {
  readonly controls: TableControls
  readonly info: TableInfo
}

export function TablePeople({ controls, info }: Props): ReactElement | null {
  const words = useWords()
  const [muted, setMuted] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const [reported, setReported] = useState<Listed>()
  const [toRemove, setToRemove] = useState<TablePerson>()
  const { people, look } = useHostsList(controls, info)
  useEffect(() => {
    controls.muted().then(
      seats => setMuted(new Set(seats)),
      () => undefined,
    )
  }, [controls])

  function mute(seat: number): void {
    const off = !muted.has(seat)
    setMuted(new Set(off ? [...muted, seat] : [...muted].filter(each => each !== seat)))
    void controls.mute(seat, off)
  }
  async function decide(work: Promise<Answer>): Promise<void> {
    const answer = await work
    setSaid(answer.ok ? '' : problemLine(words, 'problem' in answer ? answer.problem : 'table.problem'))
    await look()
  }
  async function remove({ mark }: TablePerson, removed: boolean): Promise<void> {
    setToRemove(undefined)
    const answer = await controls.setRemoved(mark, removed)
    if (answer.ok) setSaid(answer.carried ? '' : words.say('table.host.asked'))
    else setSaid(problemLine(words, 'problem' in answer ? answer.problem : 'table.problem'))
    await look()
  }

  const listed = listedAt(info, people)
  if (listed.length === 0) return null
  return (
    <section className={styles['people']}>
      <h3 className="label">{words.say('table.people')}</h3>
      <ul>
        {listed.map(each => {
          const { key, name, seat, known } = each
          const state = stateOf(each)
          const isMuted = seat !== undefined && muted.has(seat)
          const whom = <span className="visually-hidden">{name}</span>
          return (
            <li key={key}>
              <b>{name}</b>
              {state !== undefined && <small className="note">{words.say(state)}</small>}
              <div className={styles['acts']}>
                {seat !== undefined && (
                  <>
                    <Button
                      look="quiet"
                      aria-pressed={isMuted}
                      icon={isMuted ? 'soundOff' : 'soundOn'}
                      onClick={() => mute(seat)}
                    >
                      {words.say(isMuted ? 'table.unmute.who' : 'table.mute.who', { name })}
                    </Button>
                    <Button look="quiet" icon="warning" onClick={() => setReported(each)}>
                      {words.say('table.report')}
                      {whom}
                    </Button>
                  </>
                )}
                {known && (
                  <>
                    <Button
                      look="quiet"
                      icon={known.muted ? 'soundOff' : 'soundOn'}
                      onClick={() => void decide(controls.setTableMuted(known.mark, !known.muted))}
                    >
                      {words.say(known.muted ? 'table.host.unmute' : 'table.host.mute')}
                      {whom}
                    </Button>
                    <Button
                      look="quiet"
                      icon={known.removed ? 'plus' : 'close'}
                      onClick={() => (known.removed ? void remove(known, false) : setToRemove(known))}
                    >
                      {words.say(known.removed ? 'table.host.letIn' : 'table.host.remove')}
                      {whom}
                    </Button>
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p role="status">{said}</p>
      {reported?.seat !== undefined && (
        <ReportDialog
          controls={controls}
          about={{ seat: reported.seat }}
          name={reported.name}
          onClose={() => setReported(undefined)}
        />
      )}
      {toRemove && (
        <RemoveDialog
          name={toRemove.name}
          removal={(people.find(({ mark }) => mark === toRemove.mark) ?? toRemove).removal}
          onRemove={() => void remove(toRemove, true)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </section>
  )
}

/** The host's list, read again whenever somebody comes or goes. */
function useHostsList(
  controls: TableControls,
  { owner, seats, spectators, status }: TableInfo,
): { readonly people: readonly TablePerson[]; readonly look: () => Promise<void> } {
  const [people, setPeople] = useState<readonly TablePerson[]>([])
  const look = useCallback(async () => {
    if (!owner) return
    try {
      setPeople(await controls.people())
    } catch {
      // The list is read again with the next change of the table.
    }
  }, [controls, owner])
  const seating = JSON.stringify([seats.map(({ name, kind, away }) => [name, kind, away]), spectators, status])
  // Who is there decides when the list is old.
  useEffect(() => void look(), [look, seating])
  return { people, look }
}
