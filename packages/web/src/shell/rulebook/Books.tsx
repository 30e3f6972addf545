import type { ReactElement } from 'react'
import { Icon } from '../../art/index.ts'
import { GAMES } from '../../games/index.ts'
import { Link } from '../../ui/Link.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Books.module.css'

export function Books(): ReactElement {
  const words = useWords()
  return (
    <>
      <p>{words.say('rules.lead')}</p>
      <ul className={styles['books']}>
        {GAMES.map(({ id }) => (
          <li key={id} data-mood={id} className={styles['book']}>
            <Icon name="rulebook" />
            <h2>
              <Link href={`/rules/${id}`}>{words.say(`home.${id}.title`)}</Link>
            </h2>
            <p>{words.say(`home.${id}.mood`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
