// LN-CARD-10: marks on cards. Cards of a module that is not in play stay out of the decks.

export const MODULES = ['improvements', 'bandits', 'raxxon'] as const
export type Module = (typeof MODULES)[number]

export interface Marked {
  readonly mark?: Module
  /** LN-SCEN-B0-02: only a scenario brings this card in. */
  readonly scenario?: true
  /** LN-VAR-COOP-03 */
  readonly noCooperation?: true
}

/** LN-SETUP-02, LN-VAR-COOP-03 */
export const poolOf = (
  ids: readonly string[],
  row: (id: string) => Marked,
  modules: readonly Module[],
  cooperative: boolean,
): readonly string[] =>
  ids.filter(id => {
    const { mark, scenario, noCooperation } = row(id)
    return !scenario && (mark === undefined || modules.includes(mark)) && !(cooperative && noCooperation)
  })
