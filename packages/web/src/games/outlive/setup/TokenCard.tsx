import { TOKENS, tokenKind } from '@lastlight/outlive/content/search'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { GoodsIcon } from '../shelter/Goods.tsx'
import { useLight } from '../shelter/lit.ts'
import { cardLook, Lantern, ThingButton } from '../shelter/ThingButton.tsx'
import styles from './TokenCard.module.css'

export function TokenCard({ token }: { readonly token: string }): ReactElement {
  const words = useWords()
  const thing = `token:${token}`
  const light = useLight(thing, true)
  const kind = tokenKind(token)
  const { gives } = TOKENS[kind]
  return (
    <li className={classes(cardLook(light), styles['token'])}>
      {gives === undefined ? (
        <Icon name="lock" />
      ) : gives === 'tablet' ? (
        <Icon name="algae" />
      ) : (
        <GoodsIcon kind={gives} />
      )}
      <ThingButton thing={thing} own light={light}>
        {words.say(`token.${kind}`)}
      </ThingButton>
      <Lantern light={light} />
    </li>
  )
}
