import { Refusal } from '@lastlight/kernel'
import type { Config } from '@lastlight/long-night/config'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { deckFileName, deckFileText, decksFromText } from '@lastlight/long-night/content/deckFile'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import type { MixedDecks } from '@lastlight/long-night/content/mixedDecks'
import { modulesWith } from '@lastlight/long-night/content/scenarios'
import { mixingProblem } from '@lastlight/long-night/queries/mixing'
import { refusalPhrase } from '@lastlight/long-night/text'
import { type ReactElement, useEffect, useState } from 'react'
import type { GroupPart, Setting } from '../../../face/manifest.ts'
import { Button, FileButton } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { TextField } from '../../../ui/Field.tsx'
import { useWords } from '../../../words/words.tsx'
import { AddedCards } from './AddedCards.tsx'
import styles from './Decks.module.css'
import { CHOOSABLE_CROSSROADS, mixedOf } from './mixing.ts'
import { Ticks } from './Ticks.tsx'

const NAME_LENGTH = 60

/** LN-SETUP-04: which main objectives and crossroads cards are in play, and which item cards are added; kept as a file. */
export function Decks({ config, onChange, onProblem }: GroupPart): ReactElement {
  const words = useWords()
  const settings = config as unknown as Config
  const { decks } = settings
  const [name, setName] = useState(() => decks?.name ?? words.say('decks.name.usual'))
  const [notOpened, setNotOpened] = useState('')
  const modules = modulesWith(settings.scenario, settings.modules)
  const refused = mixingProblem(settings)
  const problem = refused && words.saying(refusalPhrase(refused))
  useEffect(() => onProblem(problem), [onProblem, problem])

  const put = (value: MixedDecks | null): void => onChange('decks', value as unknown as Setting)
  const change = (some: Omit<MixedDecks, 'name'>): void => put(mixedOf(name, { ...decks, ...some }))
  const rename = (text: string): void => {
    setName(text)
    if (decks) put({ ...decks, name: text })
  }
  /** A bad file changes nothing. */
  const open = (text: string): void => {
    try {
      const opened = decksFromText(text)
      setName(opened.name)
      setNotOpened('')
      put(mixedOf(opened.name, opened))
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      setNotOpened(words.say('decks.notOpened', { why: words.saying(refusalPhrase(thrown)) }))
    }
  }

  return (
    <div className={styles['decks']}>
      <p className="note">{words.say('decks.lead')}</p>
      <Ticks
        title={words.say('decks.objectives')}
        all={MAIN_OBJECTIVE_IDS}
        chosen={decks?.objectives ?? MAIN_OBJECTIVE_IDS}
        nameOf={id => words.say(`objective.${id}`)}
        onChange={objectives => change({ objectives })}
      />
      <Ticks
        title={words.say('decks.crossroads')}
        note={words.say('decks.crossroads.note')}
        all={CHOOSABLE_CROSSROADS}
        chosen={decks?.crossroads ?? CHOOSABLE_CROSSROADS}
        nameOf={id => words.say(`crossroads.${id}`)}
        noteOf={id => {
          const { mark } = crossroadsRow(id)
          return mark && words.say(`setting.modules.${mark}`)
        }}
        onChange={crossroads => change({ crossroads })}
      />
      <AddedCards cards={decks?.cards ?? {}} modules={modules} onChange={cards => change({ cards })} />
      <TextField label={words.say('decks.name')} value={name} maxLength={NAME_LENGTH} onText={rename} />
      <p role="status" className={styles['problem']}>
        {problem ?? notOpened}
      </p>
      <div className="row">
        <Button
          icon="export"
          disabled={decks === null || refused?.key === 'decks.name'}
          onClick={() => download(deckFileName(decks!), deckFileText(decks!))}
          says="decks.save"
        />
        <FileButton look="quiet" says="decks.open" onText={open} />
        <Button look="quiet" disabled={decks === null} onClick={() => put(null)} says="decks.printed" />
      </div>
    </div>
  )
}
