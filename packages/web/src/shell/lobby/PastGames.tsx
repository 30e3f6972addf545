import type { PastGames as Page, Statistics } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useWork } from '../../api/useWork.ts'
import { hasFace } from '../../games/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { download } from '../../ui/download.ts'
import { useWords } from '../../words/words.tsx'
import { ChosenSettings } from './ChosenSettings.tsx'
import styles from './list.module.css'
import { whenOf } from './names.ts'
import { Seats } from './Seats.tsx'

interface Props {
  readonly first: Page
  readonly statistics: Statistics
}

/** Finished games on the server, each with its result, replay and file, and the totals of all of them. */
export function PastGames({ first, statistics }: Props): ReactElement {
  const words = useWords()
  const [later, setLater] = useState<readonly Page[]>([])
  const { busy, problem, run } = useWork()
  const pages = [first, ...later]
  const next = pages.at(-1)!.next
  return (
    <section className={styles['part']} aria-labelledby="past">
      <h2 id="past">{words.say('tables.past')}</h2>
      <dl className={styles['figures']}>
        <div>
          <dt>{words.say('tables.past.played')}</dt>
          <dd>{statistics.games}</dd>
        </div>
        <div>
          <dt>{words.say('tables.past.won')}</dt>
          <dd>{statistics.won}</dd>
        </div>
      </dl>
      <ul className={styles['tables']}>
        {pages
          .flatMap(({ games }) => games)
          .map(game => (
            <li key={game.id} data-thing={`table:${game.id}`}>
              <header>
                <h3>{words.say(`home.${game.game}.title`)}</h3>
                <small className="note">
                  {words.say(game.abandoned ? 'tables.status.abandoned' : 'tables.status.over')} ·{' '}
                  {whenOf(game.at, words.locale)}
                </small>
              </header>
              <ChosenSettings game={game.game} config={game.config} />
              <Seats seats={game.seats} />
              <div className={`row ${styles['acts']}`}>
                {hasFace(game.game) && (
                  <>
                    <ButtonLink href={`/table/${game.id}`} says="tables.mine.result" />
                    <ButtonLink look="quiet" icon="replay" href={`/replay/${game.id}`} says="tables.mine.replay" />
                  </>
                )}
                <Button
                  look="quiet"
                  icon="export"
                  busy={busy}
                  onClick={() =>
                    run(async () =>
                      download(`lastlight-${game.game}-${game.id}.json`, JSON.stringify(await api.exported(game.id))),
                    )
                  }
                  says="tables.mine.export"
                />
              </div>
            </li>
          ))}
      </ul>
      <ProblemLine problem={problem} />
      {next !== null && (
        <div>
          <Button
            busy={busy}
            onClick={() =>
              run(async () => {
                const page = await api.myGames(next)
                setLater(before => [...before, page])
              })
            }
            says="tables.past.more"
          />
        </div>
      )}
    </section>
  )
}
