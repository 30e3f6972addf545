/**
 * Runs in the page. Buttons of the question, of an open sheet and of a moment that a person cannot see or press, by theme.
 * Lists around them are scrolled to them; the page itself is at its top, and for the pinned ones at its end, too.
 */
export async function unreachable(themes: readonly string[]): Promise<{ readonly [theme: string]: readonly string[] }> {
  const LEAST = 44
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element): string =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1
  const listOf = (element: Element): Element | undefined => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (scrolls(each)) return each
    return undefined
  }
  /** The part around it that stays in sight while the list scrolls over it. */
  const stickyOf = (element: Element): Element | undefined => {
    const list = listOf(element)
    if (!list) return undefined
    for (let each: Element | null = element; each && each !== list; each = each.parentElement)
      if (getComputedStyle(each).position === 'sticky') return each
    return undefined
  }

  function faultsIn(part: Element): readonly string[] {
    const faults: string[] = []
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
    const buttons = [...part.querySelectorAll('button')].filter(isShown)
    const question = part.querySelector('#question')
    const pinned = [...(question ? [question] : []), ...buttons].filter(element => !listOf(element))
    scrollTo(0, 0)
    for (const button of buttons) {
      const list = listOf(button)
      if (list) {
        // A part that sticks to the edge of the list stands in another one, which is scrolled to.
        const { top, height } = (stickyOf(button)?.parentElement ?? button).getBoundingClientRect()
        const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(list)
        const free =
          list.clientHeight + (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
        list.scrollTop += top + height / 2 - list.getBoundingClientRect().top - free / 2
        if (list.clientHeight < LEAST) faults.push(`the list of ${nameOf(button)} is ${list.clientHeight} px high`)
      }
      look(button, 'top')
    }
    for (const hidden of part.querySelectorAll<HTMLElement>('.visually-hidden')) {
      const list = listOf(hidden)
      if (list && !list.contains(hidden.offsetParent))
        faults.push(`${nameOf(hidden)} is not placed in its list, so the page may become longer than its frame`)
    }
    const confirm = buttons.find(button => button.matches('[data-testid="confirm"]'))
    if (confirm && !pinned.includes(confirm) && !stickyOf(confirm)) faults.push('the confirm button scrolls')
    scrollTo(0, document.documentElement.scrollHeight)
    for (const element of pinned) look(element, 'end')
    scrollTo(0, 0)
    return faults
  }

  // The page reads its new size when it is painted.
  await new Promise(done => {
    requestAnimationFrame(() => setTimeout(done))
  })
  const [ask, sheet, moment] = ['ask', 'sheet', 'moment'].map(id => document.querySelector(`[data-testid="${id}"]`))
  // A moment that is as wide as the window takes the place of the question.
  const isCovered =
    moment && !moment.contains(ask!) && !moment.hasAttribute('data-small') && moment.clientWidth >= innerWidth - 20
  const parts = [isCovered ? null : ask, sheet, moment].flatMap(part => part ?? [])
  const root = document.documentElement
  return Object.fromEntries(
    themes.map(theme => {
      root.dataset['theme'] = theme
      return [theme, [...new Set(parts.flatMap(faultsIn))]]
    }),
  )
}
