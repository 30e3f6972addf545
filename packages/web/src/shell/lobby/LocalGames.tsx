import { type ReactElement, useState } from 'react'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { useWork } from '../../api/useWork.ts'
import {
  exportLocalTable,
  importLocalTable,
  type LocalSummary,
  localTables,
  problemKey,
  removeLocalTable,
} from '../../play/local/localTable.ts'
import { Button, ButtonLink, FileButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { go } from '../../ui/router.ts'
import { useWords } from '../../words/words.tsx'
import { showAsReplay } from '../replay/openedFile.ts'
import { ChosenSettings } from './ChosenSettings.tsx'
import styles from './list.module.css'
import { whenOf } from './names.ts'
import { phaseLine } from './phaseLine.ts'
import { Seats } from './Seats.tsx'

/** The games on this device: each can be played on, saved as a file or deleted. Files of other devices can be opened. */
export function LocalGames(): ReactElement {
  const words = useWords()
  const { data, look } = useFetched(localTables)
  return (
    <section className={styles['part']} aria-labelledby="here">
      <header>
        <h2 id="here">{words.say('tables.mine.here')}</h2>
        <Import />
      </header>
      {data?.length === 0 && (
        <div className={styles['empty']}>
          <p>{words.say('tables.mine.none')}</p>
          <ButtonLink href="/" says="tables.mine.play" />
        </div>
      )}
      <ul className={styles['tables']}>
        {data?.map(table => (
          <li
            key={table.id}
            className={classes(table.asked.length > 0 && styles['mine'])}
            data-thing={`table:${table.id}`}
          >
            <Entry table={table} onRemoved={() => void look()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ table, onRemoved }: { readonly table: LocalSummary; readonly onRemoved: () => void }): ReactElement {
  const words = useWords()
  const { busy, problem, run } = useWork()
  const [removing, setRemoving] = useState(false)
  const { id, game, outcome } = table
  const title = words.say(`home.${game}.title`)
  const seats = table.seats.map((seat, i) => ({
    seat: i,
    me: false,
    kind: seat.kind,
    name: seat.kind === 'person' ? seat.name : '',
    bot: seat.kind === 'bot' ? seat.level : null,
    ...(outcome && { won: outcome.winners.includes(i), score: outcome.scores?.[i] ?? null }),
  }))
  return (
    <>
      <header>
        <h3>{title}</h3>
        {!outcome && <small className={`note ${styles['moment']}`}>{phaseLine(table, words)}</small>}
        {table.asked.length > 0 && !outcome ? (
          <span className={styles['turn']}>{words.say('tables.yourTurn')}</span>
        ) : (
          <small className="note">
            {words.say(outcome ? 'tables.status.over' : 'tables.status.playing')} ·{' '}
            {whenOf(table.changed, words.locale)}
          </small>
        )}
      </header>
      {table.config && <ChosenSettings game={game} config={table.config} />}
      <Seats seats={seats} />
      <ProblemLine problem={problem} special={{ offline: 'tables.mine.fault' }} />
      <div className={`row ${styles['acts']}`}>
        <ButtonLink
          href={`/here/${id}`}
          look={outcome ? 'plain' : 'go'}
          says={outcome ? 'tables.mine.result' : 'tables.resume'}
        />
        <Button
          look="quiet"
          icon="export"
          busy={busy}
          onClick={() => run(async () => download(`lastlight-${game}-${id}.json`, await exportLocalTable(id)))}
          says="tables.mine.export"
        />
        <Button look="quiet" icon="close" onClick={() => setRemoving(true)} says="tables.mine.remove" />
      </div>
      {removing && (
        <Dialog title={words.say('tables.mine.removeAsk')} onClose={() => setRemoving(false)}>
          <p>{words.say('tables.mine.removeText', { game: title })}</p>
          <div className={`row ${styles['acts']}`}>
            <Button
              look="bad"
              busy={busy}
              onClick={() =>
                run(async () => {
                  await removeLocalTable(id)
                  setRemoving(false)
                  onRemoved()
                })
              }
              says="tables.mine.removeYes"
            />
            <Button onClick={() => setRemoving(false)} says="tables.mine.keep" />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** A game from a server is finished, so it opens as a replay. */
const FROM_SERVER = 'shell.local.file.replay'

/** A file from another device, or from the server. */
function Import(): ReactElement {
  const [problem, setProblem] = useState<string>()
  const open = async (text: string): Promise<void> => {
    setProblem(undefined)
    try {
      go(`/here/${await importLocalTable(text)}`)
    } catch (thrown) {
      const key = problemKey(thrown)
      if (key === FROM_SERVER) showAsReplay(text)
      else setProblem(key)
    }
  }
  return (
    <div>
      <FileButton look="quiet" says="tables.mine.import" onText={text => void open(text)} />
      <ProblemLine problem={problem} />
    </div>
  )
}
