import type { Me } from '@lastlight/protocol'
import { type ReactElement, useState } from 'react'
import { prefs } from '../../prefs/prefs.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { comeIn, whoAmI } from './me.ts'
import { NameForm } from './NameForm.tsx'

interface Somebody {
  /** Who is here, as a guest if need be; nothing when they did not want to say a name. */
  somebody(): Promise<Me | undefined>
  /** To be shown: the question for a name, while it is asked. */
  readonly asking: ReactElement | null
}

/** For whatever needs somebody with a name: nobody is asked who is known, or has told a name on this device. */
export function useSomebody(): Somebody {
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
    async somebody() {
      const person = await whoAmI()
      if (person) return person
      const name = prefs.get().name.trim() || (await askName())
      return name === undefined ? undefined : comeIn(name)
    },
    asking: answer ? (
      <Dialog title={words.say('account.name.ask')} onClose={() => answer(undefined)}>
        <NameForm go={words.say('account.name.go')} onName={answer} />
      </Dialog>
    ) : null,
  }
}
