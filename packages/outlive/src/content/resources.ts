export const FOOD = ['meat', 'water', 'cans'] as const
export const MATERIALS = ['wood', 'metal', 'microchip'] as const
export const RESOURCES = [...FOOD, ...MATERIALS, 'ammo'] as const

export type Food = (typeof FOOD)[number]
export type Material = (typeof MATERIALS)[number]
export type Resource = (typeof RESOURCES)[number]
/** The tokens that pressure can take: ammo is neither food nor material. */
export type Takeable = Food | Material
export const TAKEABLE: readonly Takeable[] = [...FOOD, ...MATERIALS]

export const isFood = (kind: Resource): kind is Food => (FOOD as readonly string[]).includes(kind)
export const isMaterial = (kind: Resource): kind is Material => (MATERIALS as readonly string[]).includes(kind)
