/** Takes the focus to what is on the page now: what is only hidden may still stand beside it. */
export function focusMain(): void {
  const mains = [...document.querySelectorAll('main')]
  mains.find(main => main.checkVisibility())?.focus({ preventScroll: true })
}
