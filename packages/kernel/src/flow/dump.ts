import type { Flow, Frame } from './flow.ts'

const line = (f: Frame): string => `  ${f.at} ${JSON.stringify(f.l)}${f.into === '' ? '' : ` into ${f.into}`}`

/** Thrown when rules run too long without asking anybody. */
export class Runaway extends Error {
  constructor(flow: Flow) {
    super(`this never comes to a question\n${dump(flow)}`)
    this.name = 'Runaway'
  }
}

/** The position in the rules, for a person to read. */
export function dump(flow: Flow): string {
  const main = ['main, innermost last:', ...flow.stack.map(line)]
  const lanes = flow.lanes.flatMap(lane => [
    `lane of seat ${lane.seat}${lane.done ? ' (done)' : ''}:`,
    ...lane.stack.map(line),
  ])
  return [...main, ...lanes].join('\n')
}
