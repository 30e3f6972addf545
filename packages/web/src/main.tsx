import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { startOffline } from './shell/offline/offline.ts'

export function show(root: HTMLElement): void {
  startOffline()
  // In small steps: whoever scrolls or types already is not kept waiting.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
}
