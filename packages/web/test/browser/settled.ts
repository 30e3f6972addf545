import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** The page when nothing changes any more: sizes are measured, and announcements have been heard. */
export async function settled(page: Page): Promise<void> {
  for (let last = await page.content(); ; ) {
    await pause(600)
    const now = await page.content()
    if (now === last) return
    last = now
  }
}
