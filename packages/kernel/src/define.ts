// Makes a Game from a language, the shape of its state, and the functions that only the game can provide.

import { CHANCE, type Chance, chanceFrom } from './chance.ts'
import { checkedConfig } from './config.ts'
import type { ConfigFields, Game, Outcome, Reason, Seat, Viewer } from './contract.ts'
import { Refusal } from './contract.ts'
import { FLOW, type Frame, type LocalsCode, newFlow } from './flow/flow.ts'
import type { FreeAct, StateBase } from './flow/machine.ts'
import type { Procedure } from './flow/procedure.ts'
import type { Language } from './language.ts'
import { same } from './same.ts'
import { checked, ShapeError } from './shape/check.ts'
import { copyJson } from './shape/copy.ts'
import { type Fields, type OfFields, record, type Shape, text } from './shape/shape.ts'

/** The shape of a whole state: the game's own fields and the kernel's two. */
export const stateOf = <F extends Fields>(fields: F): Shape<OfFields<F> & StateBase> =>
  record({ ...fields, flow: FLOW, chance: CHANCE })

export interface Definition<S extends StateBase, C extends { players: number }, O, V, E> {
  readonly id: string
  readonly version: string
  readonly configs: ConfigFields<C>
  readonly language: Language<S, E>
  readonly shape: Shape<S>
  /** The emitted copy, and the emitted locals of its procedures. */
  readonly copy: (s: S) => S
  readonly locals?: { readonly [procedure: string]: LocalsCode }
  /** The reason why these values do not go together, if they do not. */
  readonly impossible?: (config: C) => Reason | undefined
  /** The table before anything is dealt. */
  readonly lay: (config: C) => Omit<S, keyof StateBase>
  /** The procedure that is the whole game; dealing is its first step. */
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- it takes no parameters
  readonly root: Procedure<S, unknown, never, Record<never, never>>
  readonly free?: readonly FreeAct<S, O>[]
  /** Explains a wish that no present question names. */
  readonly explain?: (s: S, seat: Seat, wish: unknown) => Reason | undefined
  readonly view: (s: S, viewer: Viewer) => V
  readonly outcome: (s: S) => Outcome
  /**
   * Deals anew, in this copy, what the viewer does not know; by default the cards of all tables.
   * The generator and unopened answers are done already.
   */
  readonly redeal?: (s: S, viewer: Viewer, chance: Chance) => void
  /** Labels that have been renamed, old to new. */
  readonly renamed?: { readonly [label: string]: string }
  /** Older states made new, by the version they come from. */
  readonly upgrades?: { readonly [version: string]: (json: unknown) => unknown }
}

export function defineGame<S extends StateBase, C extends { players: number }, O, V, E>(
  def: Definition<S, C, O, V, E>,
): Game<S, C, O, V, E> {
  const { machine, tables } = def.language
  const redeal = def.redeal ?? def.language.redeal
  machine.link()
  for (const [name, code] of Object.entries(def.locals ?? {}))
    machine.procedures.get(name)?.beginBy(code.begin ?? code.copy)
  machine.free = def.free ?? []
  machine.explain = def.explain

  const frames = (value: unknown, path: string): Frame[] => {
    if (!Array.isArray(value)) throw new ShapeError(path, 'expected a list of frames')
    return value.map((f: unknown, i) => {
      const here = `${path}[${i}]`
      if (typeof f !== 'object' || f === null) throw new ShapeError(here, 'expected a frame')
      const { at, l, into } = f as { at?: unknown; l?: unknown; into?: unknown }
      const old = checked(text, at, `${here}.at`)
      const label = def.renamed?.[old] ?? old
      const node = machine.nodes.get(label)
      if (!node) throw new ShapeError(`${here}.at`, `no rule is called '${old}'`)
      return {
        at: node.label,
        l: checked(node.proc.locals, l, `${here}.l`) as Frame['l'],
        into: checked(text, into, `${here}.into`),
      }
    })
  }

  // The table of the last config is kept. Copying it also gives every state of a game the same hidden classes.
  let last: { readonly config: C; readonly table: S } | undefined
  const laid = (config: C): S => {
    if (last === undefined || !same(last.config, config)) {
      const good = checkedConfig(def.configs, config)
      const problem = def.impossible?.(good)
      if (problem) throw new Refusal(problem)
      const table = { ...def.lay(good), flow: newFlow(good.players), chance: chanceFrom('') } as S
      last = { config: copyJson(config) as C, table: def.copy(table) }
    }
    return def.copy(last.table)
  }

  return {
    id: def.id,
    version: def.version,
    configs: def.configs,
    setup(config, seed, tell) {
      const s = laid(config)
      s.chance = chanceFrom(seed)
      machine.begin(s, def.root, {}, tell)
      return s
    },
    pending: s => machine.pending(s),
    asksInSecret: s => s.flow.secret,
    options: (s, seat) => machine.options(s, seat) as readonly O[],
    kinds: (s, seat) => machine.kinds(s, seat),
    optionsOf: (s, seat, kind) => machine.optionsOf(s, seat, kind) as readonly O[],
    play: (s, seat, option, tell) => machine.play(s, seat, option, tell),
    refusal: (s, seat, wish) => machine.refusal(s, seat, wish),
    view: def.view,
    barrier: (s, seat) => s.flow.barriers[seat] ?? 0,
    outcome: s => (s.flow.stack.length === 0 ? def.outcome(s) : undefined),
    copy: def.copy,
    load(json, fromVersion) {
      let value = json
      if (fromVersion !== def.version) {
        const upgrade = def.upgrades?.[fromVersion]
        if (!upgrade)
          throw new ShapeError('version', `${def.id} ${def.version} cannot read a state of version '${fromVersion}'`)
        try {
          value = upgrade(value)
        } catch (problem) {
          throw new ShapeError('state', `is no state of version '${fromVersion}' (${String(problem)})`)
        }
      }
      const s = checked(def.shape, value, 'state', frames)
      for (const table of tables) table.accept(s)
      return def.copy(s)
    },
    resample(s, viewer, seed) {
      const other = def.copy(s)
      other.chance = chanceFrom(`another world ${seed}`)
      other.flow.barriers.fill(0)
      machine.dropSecretAnswers(other, viewer)
      redeal(other, viewer, chanceFrom(`deal ${seed}`))
      return other
    },
  }
}
