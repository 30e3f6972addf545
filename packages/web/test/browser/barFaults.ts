/** Runs in the page. What is wrong with the bar of a table: it is one row of one height, and holds all that is in it. */
export function barFaults(): readonly string[] {
  const row = document.querySelector('[data-testid="table"] header > div')
  if (!row) return []
  const { height, width, right } = row.getBoundingClientRect()
  const wanted = width > 700 ? 60 : 52
  const faults = height === wanted ? [] : [`the bar is ${height} px high`]
  const parts = [...row.children].filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 0)
  for (const [i, part] of parts.entries()) {
    const box = part.getBoundingClientRect()
    const next = parts[i + 1]?.getBoundingClientRect()
    const name = part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 30)
    if (box.right > right + 1) faults.push(`“${name}” leaves the bar by ${Math.round(box.right - right)} px`)
    if (next && box.right > next.left + 1) faults.push(`“${name}” lies over what follows it in the bar`)
    for (const inner of part.children)
      if (inner.checkVisibility() && inner.getBoundingClientRect().right > box.right + 1)
        faults.push(`“${inner.textContent?.trim().slice(0, 30)}” leaves its part of the bar`)
  }
  return faults
}
