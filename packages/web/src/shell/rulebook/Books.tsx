import type { ReactElement } from 'react'
import { Icon } from '../../art/index.ts'
import { Link } from '../../ui/Link.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Books.module.css'
import { BOOK_IDS } from './books.ts'

/** Which book to open. */
export function Books(): ReactElement {
  const words = useWords()
  return (
    <>
      <p>{words.say('rules.lead')}</p>
      <ul className={styles['books']}>
        {BOOK_IDS.map(game => (
          <li key={game} data-mood={game} className={styles['book']}>
            <Icon name="rulebook" />
            <h2>
              <Link href={`/rules/${game}`}>{words.say(`home.${game}.title`)}</Link>
            </h2>
            <p>{words.say(`home.${game}.mood`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
