import type { TableInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useFetched } from '../../api/useFetched.ts'
import type { GameConfig } from '../../face/manifest.ts'
import { useWords } from '../../words/words.tsx'
import { chosenIn } from './chosen.ts'
import { loadSetups } from './games.ts'

/** The settings of a table that are not the usual ones: people see them before they take a seat. */
export function ChosenSettings({ info }: { readonly info: Pick<TableInfo, 'game' | 'config'> }): ReactElement | null {
  const words = useWords()
  const { data } = useFetched(loadSetups)
  const setup = data?.find(each => each.info.id === info.game)
  if (!setup) return null
  const fields = setup.groups.flatMap(group => group.fields)
  const labels = chosenIn(fields, setup, info.config as GameConfig, words)
  return labels.length === 0 ? null : <span>{words.list(labels)}</span>
}
