// The cards of version 2 in the order in which it kept knowledge. Never to be changed: cards that come later are not in
// states of that version.

const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const copies = (count: number, kinds: readonly string[]): readonly string[] =>
  kinds.flatMap(kind => Array.from({ length: count }, (_, i) => `${kind}:${i + 1}`))

const tokensOf = (city: string): readonly string[] =>
  words('holyWater:1 rations:1 tablets:1 plank:1 appliance:1 scrap:1 ammo:1 ammo:2 emptyLocker:1 emptyLocker:2').map(
    token => `${city}/${token}`,
  )

export const CARDS_OF_VERSION_2 = {
  events: words(`
    wildfire fallingDebris looters generalShortage nomads radioactiveCloud iceAge epidemic animalMutation sandstorm
    ratPlague hostileClan
  `),
  equipment: copies(
    2,
    words(`
      axe bow jerrycan accessCard ammoCrate crowbar chainsaw flashlight pickaxe purifier grapplingHook hacksaw backpack
      metalDetector shotgun bearTrap baseballBat protectiveVest exoskeleton thermalSensor
    `),
  ),
  prey: copies(6, ['r3', 'r4', 'r5', 'r6', 'r7']),
  blackwood: tokensOf('blackwood'),
  silentPeak: tokensOf('silentPeak'),
  rooms: copies(
    2,
    words(`
      hunt2 cargoCans1 cargoCans2 ammo4 waterReserve eventImmunity dismantle decontaminate ventilation nursery search2
      drawEquip2 peekSearch hero3Immune autoRepair hunt1 pressureChoice emptyLocker repairDiscount
    `),
  ),
  leaders: words('solen mary lilyRose jacob erin grayson kooper liza swifty wilson'),
}
