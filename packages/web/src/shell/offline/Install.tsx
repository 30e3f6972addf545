import type { ReactElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import { canInstall, install, whyNotKept } from './offline.ts'

/** Whether the page is kept on this device; where the browser offers it, it can be installed like a program. */
export function Install(): ReactElement {
  const words = useWords()
  const can = useWatched(canInstall)
  return (
    <>
      <p>{words.say(whyNotKept() ?? 'shell.offline.kept')}</p>
      {can && <Button icon="install" onClick={() => void install()} says="shell.offline.install" />}
    </>
  )
}
