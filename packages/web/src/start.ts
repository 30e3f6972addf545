// The page's first script: it applies the preferences, and loads everything that the first screen needs in parallel.

import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/dusk.css'
import { dress, prefs } from './prefs/prefs.ts'
import { fetchScreen, isFirst, screenAt } from './shell/screens.ts'
import { firstText, shellText } from './shell/texts.ts'

// The colours of every game: a card or a rulebook shows them long before its table is opened.
import.meta.glob('./games/*/mood.css', { eager: true })

dress(document.documentElement)
const { locale } = prefs.get()
const path = location.pathname
const main = import('./main.tsx')
// A load that fails here is retried when the screen needs it, and that shows the error.
void Promise.allSettled([
  main,
  firstText.load(locale),
  isFirst(path) || shellText.load(locale),
  fetchScreen(screenAt(path)),
])
  .then(() => main)
  .then(({ show }) => show(document.getElementById('root')!))
