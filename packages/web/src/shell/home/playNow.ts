import { newLocalTable } from '../../play/local/localTable.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'

/** Outlive against two bots, dealt ready to play; gives the path of the table. With a guide even for whoever has had one. */
export async function playNow(you: string, guided = false): Promise<string> {
  if (guided) setPrefs({ learned: prefs.get().learned.filter(each => each !== 'outlive') })
  const id = await newLocalTable({
    game: 'outlive',
    config: { players: 3, quick: true, heroes: 'together' },
    seats: [
      { kind: 'person', name: prefs.get().name.trim() || you },
      { kind: 'bot', level: 'casual' },
      { kind: 'bot', level: 'greedy' },
    ],
  })
  return `/here/${id}`
}
