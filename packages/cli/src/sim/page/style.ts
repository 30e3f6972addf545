export const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2329; --soft: #5b6670; --rule: #d9dee3; --flag: #9c2f12;
  --s0: #2f6fb0; --s1: #c4601d; --s2: #2b8a5f; --s3: #8a4fa8; --s4: #8f7410; --s5: #b03a5b }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181c; --ink: #e6eaee; --soft: #a3aeb8; --rule: #353d45; --flag: #ff9d7d;
    --s0: #4f8fcb; --s1: #d47f3c; --s2: #45a87c; --s3: #b07fce; --s4: #b59a35; --s5: #d46f8e }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1 { font-size: 1.6rem; margin: 0 0 1rem }
h2 { font-size: 1.25rem; margin: 3rem 0 .25rem; border-top: 1px solid var(--rule); padding-top: 1rem }
p { margin: .25rem 0 .75rem; color: var(--soft); max-width: 46rem }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: 1.5rem 0 0 }
a { color: inherit }
figure { margin: 1rem 0 1.5rem; max-width: 48rem }
figcaption { font-weight: 600 }
.legend { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; margin: .25rem 0; font-size: .875rem }
.legend svg { width: .8rem; height: .8rem; margin-right: .35rem; vertical-align: -.05rem }
.row { display: grid; grid-template-columns: 14rem minmax(0, 1fr) 3.75rem; column-gap: .5rem; align-items: center;
  font-size: .875rem; line-height: 1.25; margin-top: .4rem }
.name { align-self: center; text-align: right }
.value { font-variant-numeric: tabular-nums }
.track, .histogram { display: block; width: 100%; overflow: visible }
.histogram { width: calc(100% - 2.5rem); margin-left: 2.5rem }
svg text { fill: var(--soft); font-size: 12px; text-anchor: middle }
svg .up { text-anchor: end }
.unsure { opacity: .4 }
.grid { stroke: var(--rule) }
.zero { stroke: var(--soft) }
.whisker { stroke: var(--ink); stroke-width: 1.25 }
.fair { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3 }
.s0 { fill: var(--s0) } .s1 { fill: var(--s1) } .s2 { fill: var(--s2) }
.s3 { fill: var(--s3) } .s4 { fill: var(--s4) } .s5 { fill: var(--s5) }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem; line-height: 1.3; font-variant-numeric: tabular-nums }
caption { text-align: left; color: var(--soft); padding: .25rem 0 }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top }
td { white-space: nowrap }
th { font-weight: 600 }
thead th { vertical-align: bottom; min-width: 5rem }
tbody th, tfoot th, thead th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper);
  min-width: 7rem; max-width: 22rem }
tfoot { border-top: 2px solid var(--soft) }
small { display: block; color: var(--soft); font-size: .8125rem; font-weight: 400 }
td small { white-space: normal }
small span { white-space: nowrap }
th small { overflow-wrap: anywhere }
td.words { color: var(--flag); font-weight: 600; text-align: left }
summary { cursor: pointer; padding: .3rem 0; margin: -.3rem 0 }
code { display: block; width: 18rem; white-space: normal; overflow-wrap: anywhere; text-align: left; user-select: all }
@media (max-width: 40rem) {
  .row { grid-template-columns: minmax(0, 1fr) 3.75rem }
  .name { grid-row: auto !important; grid-column: 1 / -1; text-align: left }
  tbody th, tfoot th, thead th:first-child { max-width: 9.5rem; padding-left: 0 }
  td:has(code) { text-align: left }
  code { width: min(18rem, 60vw) }
  dl { grid-template-columns: minmax(0, 1fr) }
  dd { margin-bottom: .5rem }
}
`
