import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { go } from './router.ts'

/** A link inside the page: opens in a new tab like any other when it is asked to. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (rest.target === '_blank') return
    event.preventDefault()
    go(href)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the rest
  return <a href={href} onClick={follow} {...rest} />
}
