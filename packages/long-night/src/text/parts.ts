// The parts of the texts that only some tables need.

/** Decks are only spoken of where they are put together, so no table needs that part. */
export const PARTS = ['adult', 'modules', 'decks'] as const
export type Part = (typeof PARTS)[number]

/** The settings of a table as a page knows them, or a part of them: a field that is missing has its default. */
interface TextSettings {
  readonly [field: string]: unknown
}

/** LN-SETUP-14, LN-SETUP-01, LN-SCEN: a scenario has texts of its own and those of its module. */
export function partsOf({ adultCrossroads, modules, scenario = 'none' }: TextSettings): readonly Part[] {
  const hasModules = (Array.isArray(modules) && modules.length > 0) || scenario !== 'none'
  return [...(adultCrossroads === true ? (['adult'] as const) : []), ...(hasModules ? (['modules'] as const) : [])]
}
