import { type ReactElement, useState } from 'react'
import { Icon, type IconName } from '../../art/index.ts'
import { type Check, openProof } from '../../play/local/openProof.ts'
import { TableProblem } from '../../play/local/shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { dealKey } from './dealKey.ts'
import { listSeen } from './listSeen.ts'
import { useIsOpen } from './useIsOpen.ts'
import styles from './Verify.module.css'
import { type Proven, stepsOf, verdictOf } from './verifying.ts'

interface Props {
  readonly file: () => Promise<string>
  /** Whether this server should have signed it. */
  readonly ours: boolean
  readonly onClose: () => void
}

type State = 'idle' | 'running' | 'done'

const ICONS: { readonly [proven in Proven]: IconName } = { fits: 'check', fails: 'close', unknown: 'why' }

/** Proves the deal of a game on this very device; before that it claims nothing. */
export function Verify({ file, ours, onClose }: Props): ReactElement {
  const words = useWords()
  const [state, setState] = useState<State>('idle')
  const [checks, setChecks] = useState<readonly Check[]>([])
  const [problem, setProblem] = useState<string>()
  const [steps, setSteps] = useState<readonly string[]>(stepsOf(ours))
  const isOpen = useIsOpen()

  async function run(): Promise<void> {
    setState('running')
    setChecks([])
    setProblem(undefined)
    try {
      const text = await file()
      const proof = await openProof(text, ours ? await dealKey() : undefined, listSeen(text))
      const expected = stepsOf(proof.exported)
      const found: Check[] = []
      for (let check = await proof.next(); check !== null; check = await proof.next()) {
        if (!isOpen.current) return
        found.push(check)
        setChecks([...found])
        setSteps([...new Set([...found.map(({ name }) => name), ...expected])])
        await new Promise(resolve => {
          setTimeout(resolve, PAUSE)
        })
      }
      setSteps(found.map(({ name }) => name))
    } catch (thrown) {
      setProblem(thrown instanceof TableProblem ? thrown.key : 'verify.problem')
    }
    setState('done')
  }

  return (
    <Dialog title={words.say('verify.title')} onClose={onClose}>
      <p>{words.say(ours ? 'verify.about.server' : 'verify.about.here')}</p>
      <ol className={styles['steps']} data-testid="checks">
        {steps.map(name => (
          <Step key={name} name={name} check={checks.find(each => each.name === name)} />
        ))}
      </ol>
      <p role="status" className={styles['verdict']} data-testid="verdict">
        {state === 'running' && words.say('verify.running')}
        {state === 'done' && words.say(problem ?? verdictOf(checks))}
      </p>
      <Button
        look={state === 'done' ? 'plain' : 'go'}
        icon="verify"
        busy={state === 'running'}
        onClick={() => void run()}
        says={state === 'done' ? 'verify.again' : 'verify.run'}
      />
    </Dialog>
  )
}

/** A pause, so that each result can be read as it comes. */
const PAUSE = 120

function Step({ name, check }: { readonly name: string; readonly check: Check | undefined }): ReactElement {
  const words = useWords()
  const proven: Proven | undefined = check && (check.ok === null ? 'unknown' : check.ok ? 'fits' : 'fails')
  return (
    <li data-proven={proven}>
      <i aria-hidden="true">{proven && <Icon name={ICONS[proven]} size="16px" />}</i>
      <div>
        <b>{words.say(`verify.step.${name}`)}</b>
        <span className="note">
          {check ? (
            <>
              <strong>{words.say(`verify.is.${proven!}`)}</strong>{' '}
              {words.say(`verify.${name}.${check.finding}`, check.args)}
            </>
          ) : (
            words.say('verify.is.open')
          )}
        </span>
      </div>
    </li>
  )
}
