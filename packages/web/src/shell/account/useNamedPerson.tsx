import type { Me } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { prefs } from '../../prefs/prefs.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { currentPerson, enterAs } from './me.ts'
import { NameForm } from './NameForm.tsx'

interface NamedPerson {
  /** The person at this page, a guest if need be; undefined when they did not give a name. */
  namedPerson(): Promise<Me | undefined>
  /** The dialog that asks for a name, while it is open. */
  readonly nameDialog: ReactElement | null
}

/** Provides a named person: only people without a known name are asked. */
export function useNamedPerson(): NamedPerson {
  const words = useWords()
  const [answer, setAnswer] = useState<(name: string | undefined) => void>()
  const askName = async (): Promise<string | undefined> => {
    const name = await new Promise<string | undefined>(resolve => {
      setAnswer(() => resolve)
    })
    setAnswer(undefined)
    return name
  }
  return {
    async namedPerson() {
      const person = await currentPerson()
      if (person) return person
      const name = prefs.get().name.trim() || (await askName())
      return name === undefined ? undefined : enterAs(name)
    },
    nameDialog: answer ? (
      <Dialog title={words.say('account.name.ask')} onClose={() => answer(undefined)}>
        <NameForm go={words.say('account.name.go')} onName={answer} />
      </Dialog>
    ) : null,
  }
}
