import { useEffect } from 'react'

/** The title of the window, for as long as this is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Lastlight' : `${title} · Lastlight`
  }, [title])
}
