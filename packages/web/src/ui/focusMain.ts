/** Moves the focus to the visible main part: a hidden one may still be in the page. */
export function focusMain(): void {
  const mains = [...document.querySelectorAll('main')]
  mains.find(main => main.checkVisibility())?.focus({ preventScroll: true })
}
