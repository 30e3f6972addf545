// One rulebook: its contents, a search, and every rule under its id.

import {
  type KeyboardEvent,
  type ReactElement,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../art/index.ts'
import type { Differences, Manifest } from '../../face/manifest.ts'
import { GAMES } from '../../games/index.ts'
import { Difference, editionName } from '../../showing/Difference.tsx'
import { rulePath } from '../../showing/RuleWords.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { asked, go } from '../../ui/router.ts'
import { useLoaded, useWords } from '../../words/words.tsx'
import styles from './Book.module.css'
import { type Chapter, chaptersOf } from './chapters.ts'
import { found, termsOf } from './finding.ts'
import { RuleLine } from './RuleLine.tsx'

const ROOM_FOR_BOTH = '(min-width: 1000px)'

interface Props {
  readonly game: Manifest
  readonly rule: string | undefined
  readonly path: string
}

const NONE: Differences = {}
const noDifferences = (): Promise<Differences> => Promise.resolve(NONE)

export function Book({ game: manifest, rule, path }: Props): ReactElement {
  const { id: game, rulebook, chapters: plan, differences = noDifferences } = manifest
  const words = useWords()
  const book = useLoaded(rulebook)
  const plans = useLoaded(plan)
  const differ = useLoaded(differences) ?? NONE
  const editions = manifest.table?.info.config['edition']
  /** The edition of the table that the reader comes from: an address may name anything. */
  const edition =
    editions?.kind === 'choice' ? editions.values.find(each => each === asked(path).get('edition')) : undefined
  const [query, setQuery] = useState(asked(path).get('q') ?? '')
  const chapters = useMemo(() => (book && plans ? chaptersOf(plans, book) : undefined), [plans, book])
  const terms = useMemo(() => termsOf(query), [query])
  const shown = useMemo(() => chapters && found(chapters, terms), [chapters, terms])
  const page = useRef<HTMLDivElement>(null)
  const isThere = chapters !== undefined && book !== undefined && rule !== undefined && Object.hasOwn(book, rule)

  useEffect(() => {
    if (!isThere) return
    const line = document.getElementById(rule)
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [isThere, rule])

  /** The arrow keys go from one found rule to the next. */
  function walk(event: KeyboardEvent): void {
    if (terms.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    const stops = [...(page.current?.querySelectorAll<HTMLElement>('input[type="search"], [data-rule] > a') ?? [])]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  if (!chapters || !shown) return <p role="status">{words.say('rules.opening')}</p>
  const first = shown[0]?.rules[0]
  return (
    <div ref={page} className={styles['book']} data-mood={game} onKeyDown={walk}>
      <div className={styles['side']}>
        <Search
          query={query}
          onChange={setQuery}
          onGo={() => first && go(rulePath(game, first.id, edition))}
          count={terms.length === 0 ? undefined : shown.reduce((sum, { rules }) => sum + rules.length, 0)}
        />
        <Contents game={game} chapters={shown} />
        <Ways game={game} />
      </div>
      <div className={styles['chapters']}>
        {edition !== undefined && (
          <p className="note" role="note">
            {words.say('rules.atTable', { edition: editionName(words, game, edition) })}{' '}
            {words.say('rules.atTable.note')}
          </p>
        )}
        {rule !== undefined && !isThere && <p role="status">{words.say('rules.missing')}</p>}
        {shown.map(chapter => (
          <section key={chapter.id} aria-labelledby={chapter.id} className={styles['chapter']}>
            <h2 id={chapter.id} tabIndex={-1}>
              {words.say(`rules.${game}.${chapter.id}`)}
            </h2>
            <ol role="list">
              {chapter.rules.map(each => (
                <RuleLine
                  key={each.id}
                  game={game}
                  rule={each}
                  terms={terms}
                  edition={edition}
                  isLinked={each.id === rule}
                >
                  {book && differ[each.id] !== undefined && (
                    <Difference game={game} book={book} rule={differ[each.id]!} edition={edition} />
                  )}
                </RuleLine>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

interface SearchProps {
  readonly query: string
  /** The number of rules found; undefined without a query. */
  readonly count: number | undefined
  readonly onChange: (query: string) => void
  readonly onGo: () => void
}

function Search({ query, count, onChange, onGo }: SearchProps): ReactElement {
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    keep()
    if (query.trim() !== '') onGo()
  }
  /** Keeps the query in the address for the way back; not at each letter, because browsers limit such changes. */
  const keep = (): void => {
    const params = new URLSearchParams(location.search)
    if (query.trim() === '') params.delete('q')
    else params.set('q', query.trim())
    const search = params.size === 0 ? '' : `?${params}`
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search)
  }
  const clear = (): void => {
    onChange('')
    field.current?.focus()
  }
  return (
    <form role="search" className={styles['search']} onSubmit={send}>
      <label htmlFor={id}>{words.say('rules.search')}</label>
      <div className={styles['field']}>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={`${id}-hint`}
          onChange={event => onChange(event.target.value)}
          onBlur={keep}
          onKeyDown={event => {
            if (event.key === 'Escape' && query !== '') onChange('')
          }}
        />
        {query !== '' && <IconButton icon="close" label={words.say('rules.clear')} onClick={clear} />}
      </div>
      <p role="status" className={styles['count']}>
        {count === undefined ? '' : words.say('rules.found', { n: count })}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        {words.say('rules.searchHint')}
      </p>
    </form>
  )
}

interface ContentsProps {
  readonly game: string
  readonly chapters: readonly Chapter[]
}

/** The table of contents, closed on small screens. */
function Contents({ game, chapters }: ContentsProps): ReactElement {
  const words = useWords()
  const [open] = useState(() => matchMedia(ROOM_FOR_BOTH).matches)
  return (
    <details className={`panel ${styles['contents']}`} open={open}>
      <summary>
        <h2>{words.say('rules.contents')}</h2>
        <Icon name="chevron" />
      </summary>
      <nav aria-label={words.say('rules.contents')}>
        <ol role="list">
          {chapters.map(({ id, rules }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {words.say(`rules.${game}.${id}`)} <span>{rules.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

function Ways({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  return (
    <div className="row">
      {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
        <ButtonLink key={id} href={`/rules/${id}`} icon="rulebook">
          {words.say('rules.other', { game: words.say(`home.${id}.title`) })}
        </ButtonLink>
      ))}
      <Button onClick={() => print()} says="rules.print" />
    </div>
  )
}
