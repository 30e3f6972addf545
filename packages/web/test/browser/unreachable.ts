/**
 * Runs in the page. Buttons of the question that a person cannot see or press, by theme. Lists inside its panel are
 * scrolled to them; the page itself is at its top, and for the pinned ones at its end, too.
 */
export async function unreachable(themes: readonly string[]): Promise<{ readonly [theme: string]: readonly string[] }> {
  const LEAST = 44
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element): string =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`

  function faultsAt(ask: Element): readonly string[] {
    const faults: string[] = []
    const listOf = (element: Element): Element | undefined => {
      for (let each = element.parentElement; each && each !== ask; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
      return undefined
    }
    const look = (element: Element, where: string): void => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const edges = [left, top, right, bottom].map(Math.round).join(' ')
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`${nameOf(element)} leaves the window at the ${where} of the page: ${edges}`)
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!element.contains(hit))
        faults.push(
          `${nameOf(element)} lies under ${hit?.tagName} ${hit?.getAttribute('class')} at the ${where} of the page`,
        )
    }
    const buttons = [...ask.querySelectorAll('button')].filter(isShown)
    const pinned = [ask.querySelector('#question')!, ...buttons.filter(button => !listOf(button))]
    scrollTo(0, 0)
    for (const button of buttons) {
      const list = listOf(button)
      if (list) {
        const { top, height } = button.getBoundingClientRect()
        const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0
        list.scrollTop += top + height / 2 - list.getBoundingClientRect().top - (covered + list.clientHeight) / 2
        if (list.clientHeight < LEAST) faults.push(`the list of ${nameOf(button)} is ${list.clientHeight} px high`)
      }
      look(button, 'top')
    }
    const confirm = ask.querySelector('[data-testid="confirm"]')
    if (confirm && !pinned.includes(confirm)) faults.push('the confirm button scrolls')
    scrollTo(0, document.documentElement.scrollHeight)
    for (const element of pinned) look(element, 'end')
    scrollTo(0, 0)
    return faults
  }

  // The page reads its new size when it is painted.
  await new Promise(done => {
    requestAnimationFrame(() => setTimeout(done))
  })
  const ask = document.querySelector('[data-testid="ask"]')
  const root = document.documentElement
  return Object.fromEntries(
    themes.map(theme => {
      root.dataset['theme'] = theme
      return [theme, ask ? faultsAt(ask) : []]
    }),
  )
}
