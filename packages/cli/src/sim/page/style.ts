export const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2329; --soft: #5b6670; --rule: #d9dee3; --flag: #9c2f12;
  --s0: #2f6fb0; --s1: #c4601d; --s2: #2b8a5f; --s3: #8a4fa8; --s4: #8f7410; --s5: #b03a5b }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181c; --ink: #e6eaee; --soft: #a3aeb8; --rule: #353d45; --flag: #ff9d7d;
    --s0: #6ea8e0; --s1: #f09a5b; --s2: #62c298; --s3: #c493dd; --s4: #d1b64d; --s5: #ea83a1 }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 0 1rem }
h2 { font-size: 1.25rem; margin: 3rem 0 .25rem; border-top: 1px solid var(--rule); padding-top: 1rem }
p { margin: .25rem 0 .75rem; color: var(--soft); max-width: 46rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: 1.5rem 0 0 }
a { color: inherit }
figure { margin: 1rem 0; max-width: 48rem }
figcaption { font-weight: 600 }
.legend { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; margin: .25rem 0; font-size: .875rem }
.legend svg { width: .8rem; height: .8rem; margin-right: .35rem; vertical-align: -.05rem }
figure > svg { display: block; width: 100%; height: auto }
svg text { fill: var(--ink); font-size: 12px }
svg .name { text-anchor: end }
svg .axis text, svg .tick { fill: var(--soft); text-anchor: middle; font-size: 11px }
svg .axis .name { text-anchor: end }
svg .value { font-size: 11px; paint-order: stroke; stroke: var(--paper); stroke-width: 3px }
svg .unsure { opacity: .35 }
svg .axis line { stroke: var(--rule) }
svg .axis .zero { stroke: var(--soft) }
svg .whisker { fill: none; stroke: var(--ink); stroke-width: 1.2 }
svg .fair { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3 }
.s0 { fill: var(--s0) } .s1 { fill: var(--s1) } .s2 { fill: var(--s2) }
.s3 { fill: var(--s3) } .s4 { fill: var(--s4) } .s5 { fill: var(--s5) }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
caption { text-align: left; color: var(--soft); padding: .25rem 0 }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap }
th { font-weight: 600; vertical-align: bottom }
thead th { white-space: normal; min-width: 5rem }
tbody th, thead th:first-child { text-align: left }
td.words { color: var(--flag); font-weight: 600; text-align: left }
`
