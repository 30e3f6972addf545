/** Where a value comes from: printed in a rulebook, read off other public material, or proposed by us. */
export type Source = 'printed' | 'external' | 'proposed'
