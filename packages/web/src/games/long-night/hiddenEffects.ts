/** Whether the table wants the effects of crossroads options to stay hidden until one is chosen. */
export const isHidden = (config: { readonly [name: string]: unknown }): boolean => config['hiddenEffects'] === true
