/** The settings of a table, as its page knows them. */
export interface TableConfig {
  readonly [name: string]: unknown
}

/** Whether the table wants the effects of crossroads options to stay hidden until one is chosen. */
export const isHidden = (config: TableConfig): boolean => config['hiddenEffects'] === true
