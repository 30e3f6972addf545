import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { startOffline } from './shell/offline/offline.ts'

export function show(root: HTMLElement): void {
  startOffline()
  // A transition renders in small steps, so that scrolling and typing are not blocked.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
}
