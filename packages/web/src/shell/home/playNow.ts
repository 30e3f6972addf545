import type { Manifest } from '../../face/manifest.ts'
import { newLocalTable } from '../../play/local/localTable.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'

/** Makes a table against bots, dealt ready to play, and returns its path. `guided` shows the lesson even to somebody who has had it. */
export async function playNow({ id: game, table }: Manifest, you: string, guided = false): Promise<string> {
  if (!table) throw new Error(`${game} has no table in the browser yet`)
  setPrefs({ game })
  if (guided) setPrefs({ learned: prefs.get().learned.filter(each => each !== game) })
  const { config, bots } = table.quick
  const id = await newLocalTable({
    game,
    config,
    seats: [
      { kind: 'person', name: prefs.get().name.trim() || you },
      ...bots.map(level => ({ kind: 'bot', level }) as const),
    ],
  })
  return `/here/${id}`
}
