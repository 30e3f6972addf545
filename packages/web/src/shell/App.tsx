// The page: loads the words and shows the screen of the path.

import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react'
import { focusMain } from '../ui/focusMain.ts'
import { Loading } from '../ui/Loading.tsx'
import { usePath } from '../ui/router.ts'
import { WithWords } from '../words/words.tsx'
import { Boundary } from './bug/Boundary.tsx'
import { UpdateOffer } from './offline/UpdateOffer.tsx'
import { fetchedScreen, isFirst, type Load, type ScreenProps, screenAt } from './screens.ts'
import { firstText, shellText } from './texts.ts'

/** A preloaded screen renders at once; each loader keeps its component. */
const components = new Map<Load, ComponentType<ScreenProps>>()
function componentOf(load: Load): ComponentType<ScreenProps> {
  const component = components.get(load) ?? fetchedScreen(load) ?? lazy(async () => ({ default: await load() }))
  components.set(load, component)
  return component
}

function Shown(): ReactElement {
  const path = usePath()
  const first = useRef(true)
  const screen = path.split(/[?#]/)[0]!
  useEffect(() => {
    if (first.current) first.current = false
    // A new screen moves the focus to its heading, for screen readers.
    else focusMain()
  }, [screen])
  const { load, names } = screenAt(path)
  const Screen = componentOf(load)
  return (
    <Boundary key={screen}>
      {isFirst(path) ? (
        <Screen names={names} path={path} />
      ) : (
        <WithWords text={shellText} meanwhile={<Loading />}>
          <Screen names={names} path={path} />
        </WithWords>
      )}
    </Boundary>
  )
}

export const App = (): ReactElement => (
  <WithWords text={firstText}>
    <Suspense fallback={<Loading />}>
      <Shown />
    </Suspense>
    <UpdateOffer />
  </WithWords>
)
