import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import type { Offer } from '../face/choice.ts'
import { ABOUT_GAP } from '../face/pointing.ts'
import { useTable } from '../face/table.ts'
import { classes } from '../ui/classes.ts'
import { isSecondPress } from '../ui/secondPress.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import { Heads } from './Heads.tsx'
import styles from './Options.module.css'
import { Sheets } from './Sheets.tsx'
import { Times } from './Times.tsx'
import { useShortcut } from './useShortcut.ts'

/** All options as buttons with words; the one that ends the turn stands apart. */
export function Options(): ReactElement {
  const words = useWords()
  const { list, unlisted, listAll, ending, apart, heads, rest, restTitle, direct, choice } = useChoosing()
  const end = choice.offers.find(({ option }) => option === ending)
  return (
    <div className={classes(styles['options'], rest.length > 0 && styles['tight'])}>
      {list.length > 0 && (
        <ul aria-label={words.say('table.options')}>
          {list.map((offer, i) => (
            <li key={JSON.stringify(offer.option)}>
              <Option offer={offer} number={i < 9 ? i + 1 : undefined} />
              <Times option={offer.option} />
            </li>
          ))}
        </ul>
      )}
      {list.length === 0 && unlisted === 0 && heads.length > 0 && (
        <p className="note">{words.say('table.heads.first')}</p>
      )}
      {unlisted > 0 && (
        <button
          type="button"
          className={styles['more']}
          data-testid="more"
          onClick={event => {
            if (!isSecondPress(event)) listAll()
          }}
        >
          {words.say('table.more', { n: unlisted })}
        </button>
      )}
      <Sheets />
      {rest.length + direct.length > 0 && <h3 className="label">{restTitle}</h3>}
      {direct.map(offer => (
        <Option key={JSON.stringify(offer.option)} offer={offer} number={undefined} />
      ))}
      {rest.length > 0 && <Heads things={rest} title={restTitle} />}
      {end && (
        <div className={styles['end']}>
          <Option offer={end} number={undefined} />
        </div>
      )}
      {apart.map(offer => (
        <div key={JSON.stringify(offer.option)} className={styles['apart']} data-apart>
          <Option offer={offer} number={undefined} />
        </div>
      ))}
    </div>
  )
}

interface Props {
  readonly offer: Offer
  /** The key that chooses it. */
  readonly number: number | undefined
}

function Option({ offer: { option, price, things }, number }: Props): ReactElement {
  const { saying, sight, face } = useTable()
  const { choice, heads, free, choose, ending, labelOf, timesOf } = useChoosing()
  const then = saying.consequence(option, sight.view, sight.viewer, timesOf(option))
  const ends = option === ending
  const endKey = useShortcut('end')
  return (
    <button
      type="button"
      className={styles['option']}
      data-testid="option"
      data-about={things.join(ABOUT_GAP)}
      aria-pressed={option === choice.chosen}
      aria-keyshortcuts={ends ? endKey : number?.toString()}
      data-ending={ends || undefined}
      aria-disabled={!free}
      onClick={event => {
        if (!isSecondPress(event)) choose(option)
      }}
    >
      <i aria-hidden="true">{ends ? <Icon name="check" size="16px" /> : (number ?? '·')}</i>
      <b>{heads.length > 0 && saying.act ? saying.act(option, sight.view) : labelOf(option)}</b>
      {price !== undefined && face.Price && (
        <span className={styles['price']}>
          <face.Price price={price} />
        </span>
      )}
      {then !== '' && <small>{then}</small>}
    </button>
  )
}
