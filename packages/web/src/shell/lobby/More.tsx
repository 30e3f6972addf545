import { type ReactElement, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Under a list of which another page follows. */
export function More({ onMore }: { readonly onMore: () => void }): ReactElement {
  return (
    <div>
      <Button onClick={onMore} says="tables.more" />
    </div>
  )
}

/** How many pages of a list are shown. */
export function usePages(): readonly [pages: number, more: () => void] {
  const [pages, setPages] = useState(1)
  return [pages, () => setPages(before => before + 1)]
}
