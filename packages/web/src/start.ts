// The page's first script, small and first to run: how the page looks, and everything that the first screen needs, side by side.

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
// What could not be loaded is asked for again when it is shown, and that tells what went wrong.
void Promise.allSettled([
  main,
  firstText.load(locale),
  isFirst(path) || shellText.load(locale),
  fetchScreen(screenAt(path)),
])
  .then(() => main)
  .then(({ show }) => show(document.getElementById('root')!))
