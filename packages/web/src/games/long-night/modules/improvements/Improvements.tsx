// The improvements: those on offer with their progress, and those that help already.

import type { Option, View } from '@lastlight/long-night'
import type { ImprovementId } from '@lastlight/long-night/content/improvements'
import { editionOf } from '@lastlight/long-night/queries/position'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useOpen } from '../../../../face/open.ts'
import { usePointing } from '../../../../face/pointing.ts'
import { useShown } from '../../../../face/shown.ts'
import { classes } from '../../../../ui/classes.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { useWords } from '../../../../words/words.tsx'
import { Icon } from '../../art/icons.tsx'
import { useLight } from '../../board/lit.ts'
import type { ModuleProps } from '../../board/Modules.tsx'
import { Lantern, litLook, ThingButton, tile } from '../../board/ThingButton.tsx'
import { thing } from '../../thing.ts'
import styles from './Improvements.module.css'
import { PICTURES } from './pictures.ts'
import { effectOf, progressOn, tokensAhead } from './progress.ts'
import { Sockets } from './Sockets.tsx'

const Painted = lazy(async () => ({ default: (await import('../../art/crossroads/Picture.tsx')).Picture }))

export function Improvements({ view }: ModuleProps): ReactElement | null {
  const words = useWords()
  const [read, setRead] = useState<string>()
  if (!view.improvements) return null
  const { offer, built, left } = view.improvements
  return (
    <section className={styles['improvements']} aria-labelledby="improvements">
      <h2 id="improvements">
        {words.say('improvements')}
        <small>
          <Icon name="deck" />{' '}
          {editionOf(view).improvementsRefill
            ? words.say('improvements.left', { n: left })
            : words.say('improvements.last')}
        </small>
      </h2>
      {offer.length === 0 ? (
        <p className={styles['note']}>{words.say('improvements.none')}</p>
      ) : (
        <ul role="list" className={styles['offer']} aria-label={words.say('improvements.offer')}>
          {offer.map(({ id }) => (
            <OnOffer key={id} view={view} id={id} onRead={() => setRead(id)} />
          ))}
        </ul>
      )}
      {built.length > 0 && <Built built={built} />}
      {read !== undefined && <Read view={view} id={read} onClose={() => setRead(undefined)} />}
    </section>
  )
}

interface OnOfferProps {
  readonly view: View
  readonly id: string
  /** Opens a dialog about it. */
  readonly onRead: () => void
}

function OnOffer({ view, id, onRead }: OnOfferProps): ReactElement {
  const words = useWords()
  const { choice, point } = usePointing<Option>()
  const { highlighted, changed } = useShown()
  const { setSheet } = useOpen()
  const own = thing('improvement', id)
  const light = useLight(own)
  const isBuilt = choice.offers.some(({ option }) => option.do === 'build' && option.improvement === id)
  const build = (): void => {
    if (!light.pointed) point(own)
    setSheet('hand')
  }
  return (
    <li
      className={classes(tile, styles['work'], litLook(light), highlighted.has(own) && styles['highlighted'])}
      data-thing={own}
    >
      <Picture id={id} />
      <h3>
        <ThingButton thing={own} about={`${id}-about`} onOpen={isBuilt ? build : onRead}>
          {words.say(`lasting.${id}`)}
        </ThingButton>
        {changed.has(own) && <i className={styles['changed']} />}
        <Lantern light={light} />
      </h3>
      <p id={`${id}-about`}>{effectOf(id, words)}</p>
      <Sockets {...progressOn(view, id)} ahead={tokensAhead(choice, id)} />
    </li>
  )
}

const Picture = ({ id }: { readonly id: string }): ReactElement => (
  <span className={styles['picture']} aria-hidden="true">
    <Suspense fallback={null}>
      <Painted row={PICTURES[id as ImprovementId]} wide />
    </Suspense>
  </span>
)

/** A finished one says its effect, not its name only. */
function Built({ built }: { readonly built: readonly string[] }): ReactElement {
  const words = useWords()
  return (
    <>
      <h3 id="improvements-built" className={styles['title']}>
        {words.say('improvements.built')}
      </h3>
      <ul role="list" className={styles['built']} aria-labelledby="improvements-built">
        {built.map(id => (
          <li key={id} data-thing={thing('improvement', id)}>
            <span className={styles['done']} aria-hidden="true">
              <Icon name="check" />
            </span>
            <b>{words.say(`lasting.${id}`)}</b>
            <span>{effectOf(id, words)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Read({
  view,
  id,
  onClose,
}: {
  readonly view: View
  readonly id: string
  readonly onClose: () => void
}): ReactElement {
  const words = useWords()
  const { have, need } = progressOn(view, id)
  return (
    <Dialog title={words.say(`lasting.${id}`)} onClose={onClose}>
      <div className={styles['read']}>
        <Picture id={id} />
        <p>
          <i>{words.say(`improvement.story.${id}`)}</i>
        </p>
        <p>
          {words.say('improvements.becomes', { n: have, of: need })} {effectOf(id, words)}
        </p>
        <p className={styles['note']}>{words.say('improvements.note')}</p>
      </div>
    </Dialog>
  )
}
