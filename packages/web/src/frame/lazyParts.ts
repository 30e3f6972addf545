// Parts that are loaded when they are first needed.

import { lazy } from 'react'

export const BugReport = lazy(async () => ({ default: (await import('./bug/BugReport.tsx')).BugReport }))
export const ReportPart = lazy(async () => ({ default: (await import('./after/ReportPart.tsx')).ReportPart }))
export const AfterGame = lazy(async () => ({ default: (await import('./after/AfterGame.tsx')).AfterGame }))
