import type { Resource } from '@lastlight/outlive/content/resources'

export const RESOURCE_COLOURS: { readonly [kind in Resource]: string } = {
  meat: 'var(--r-meat)',
  water: 'var(--r-water)',
  cans: 'var(--r-can)',
  wood: 'var(--r-wood)',
  metal: 'var(--r-metal)',
  microchip: 'var(--r-chip)',
  ammo: 'var(--r-ammo)',
}
