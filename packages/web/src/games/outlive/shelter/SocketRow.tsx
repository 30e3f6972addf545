import type { ReactElement } from 'react'
import { times } from '../../../art/random.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { GoodsIcon } from './Goods.tsx'
import type { Sockets } from './places.ts'
import styles from './SocketRow.module.css'

interface Props {
  readonly sockets: Sockets
  readonly kind: 'cans' | 'water'
}

/** One socket for each token that is due: filled when it is paid or laid out for it, red when it will stay empty. */
export function SocketRow({ sockets: { due, paid, laid, short }, kind }: Props): ReactElement {
  const words = useWords()
  const open = due - paid - laid.length
  const fed = open === 0
  const said = fed
    ? words.say(kind === 'water' ? 'shelter.socket.drinks' : 'shelter.socket.fed')
    : short
      ? words.say('shelter.socket.dry')
      : words.say('shelter.socket.due', { n: open })
  return (
    <p className={classes(styles['sockets'], short && !fed && styles['short'])}>
      {times(due, i => {
        const meant = laid[i - paid]
        const filled = i < paid ? kind : meant
        return (
          <span
            key={i}
            className={classes(styles['socket'], i < paid && styles['paid'], meant && styles['laid'])}
            aria-hidden="true"
          >
            {filled && <GoodsIcon kind={filled} />}
          </span>
        )
      })}
      <em>{said}</em>
    </p>
  )
}
