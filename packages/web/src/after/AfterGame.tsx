// After the end: how it went, and what one can do now.

import { type ReactElement, useState } from 'react'
import { Trouble } from '../api/trouble.ts'
import { TableProblem } from '../play/local/shapes.ts'
import type { Table } from '../play/table.ts'
import { replayPath } from '../replay/address.ts'
import { go } from '../shell/router.ts'
import { useDesk } from '../table/desk.ts'
import { problemLine } from '../table/Refusal.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import { useWords } from '../words/words.tsx'
import styles from './AfterGame.module.css'
import { AfterWords } from './AfterWords.tsx'
import { Chart } from './Chart.tsx'
import { sentenceOf, sharedText } from './result.ts'
import { Share } from './Share.tsx'
import { useCurve } from './useCurve.ts'
import { Verify } from './Verify.tsx'

export function AfterGame({ table }: { readonly table: Table }): ReactElement {
  const { nameOf } = useDesk()
  return (
    <AfterWords nameOf={nameOf}>
      <Ended table={table} />
    </AfterWords>
  )
}

function Ended({ table }: { readonly table: Table }): ReactElement | null {
  const words = useWords()
  const { face, sight, nameOf, info } = useDesk()
  const { outcome } = sight
  const curve = useCurve(table, face)
  const [open, setOpen] = useState<'verify' | 'share' | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (outcome === null) return null
  const result = { words, outcome, nameOf }
  const sits = info.seats.some(({ me }) => me)
  const days = curve?.at(-1)?.day ?? 0

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (thrown) {
      const known = thrown instanceof TableProblem || thrown instanceof Trouble
      setProblem(known ? problemLine(words, thrown.key) : words.say('table.problem'))
    }
    setBusy(false)
  }
  const again = (sameDeal: boolean): void => void run(async () => go(await table.rematch(sameDeal)))

  return (
    <section className={styles['after']} aria-labelledby="question" data-testid="after">
      <header>
        <h2 id="question" tabIndex={-1}>
          {words.say('after.title')}
        </h2>
        <p data-testid="sentence">{curve && sentenceOf(result, curve)}</p>
      </header>
      <div className={styles['mid']}>
        {curve === undefined ? (
          <p className={styles['wait']}>{words.say('after.chart.wait')}</p>
        ) : (
          curve.length > 1 && <Chart curve={curve} nameOf={nameOf} />
        )}
        <ul className={styles['acts']}>
          {info.rematch !== null && (
            <li className={styles['first']}>
              <ButtonLink look="go" icon="arrow" href={`/table/${info.rematch}`}>
                {words.say('after.rematch.open')}
              </ButtonLink>
            </li>
          )}
          {sits && info.rematch === null && (
            <>
              <li className={styles['first']}>
                <Button look="go" icon="redo" busy={busy} onClick={() => again(false)}>
                  {words.say('after.rematch')}
                </Button>
              </li>
              <li>
                <Button icon="redo" busy={busy} onClick={() => again(true)}>
                  {words.say('after.sameDeal')}
                </Button>
              </li>
            </>
          )}
          <li>
            <ButtonLink icon="replay" href={replayPath(table.kind, table.id)}>
              {words.say('after.replay')}
            </ButtonLink>
          </li>
          <li>
            <Button icon="verify" onClick={() => setOpen('verify')}>
              {words.say('after.verify')}
            </Button>
          </li>
          <li>
            <Button
              icon="export"
              busy={busy}
              onClick={() =>
                void run(async () => download(`lastlight-${info.game}-${table.id}.json`, await table.exported()))
              }
            >
              {words.say('after.export')}
            </Button>
          </li>
          <li>
            <Button icon="share" onClick={() => setOpen('share')}>
              {words.say('after.share')}
            </Button>
          </li>
          <li>
            <ButtonLink icon="home" href="/">
              {words.say('after.home')}
            </ButtonLink>
          </li>
        </ul>
        <p role="status">{problem}</p>
      </div>
      {open === 'verify' && (
        <Verify file={() => table.exported()} ours={table.kind === 'live'} onClose={() => setOpen(null)} />
      )}
      {open === 'share' && (
        <Share text={sharedText(result, words.say('game.title'), days)} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
