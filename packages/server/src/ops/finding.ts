// What a checkup finds.

export interface Finding {
  readonly name: string
  /** A warning does not keep the server from running. */
  readonly state: 'good' | 'warning' | 'bad'
  readonly says: string
}

export const good = (name: string, says: string): Finding => ({ name, state: 'good', says })
export const warning = (name: string, says: string): Finding => ({ name, state: 'warning', says })
export const bad = (name: string, says: string): Finding => ({ name, state: 'bad', says })
