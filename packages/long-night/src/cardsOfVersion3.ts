// The cards of version 3 in the order in which it kept knowledge. Never to be changed: cards that come later are not in
// states of that version.

const ids = (text: string): readonly string[] => text.trim().split(/\s+/)

/** 'police: truncheon*2' stands for police/truncheon:1 and police/truncheon:2. */
function decks(text: string): readonly string[] {
  let home = ''
  return ids(text).flatMap(word => {
    if (word.endsWith(':')) home = word.slice(0, -1)
    const [kind, count = '1'] = word.split('*')
    return word.endsWith(':') ? [] : Array.from({ length: Number(count) }, (_, i) => `${home}/${kind}:${i + 1}`)
  })
}

export const CARDS_OF_VERSION_3 = {
  items: decks(`
    police: shotgun chainsaw assaultRifle huntingRifle truncheon*2 riotShield cutter emptyGun stranger*2 pairAtTheDoor
    family planks tripwire bullhorn drillManual policePlans bandage firstAidTin
    grocery: rations*4 potatoes*2 crackers*2 chocolate dogFood stranger stockroomCrew family bandage painkillers
    sedatives trashBags scrap fuelOrFire*2
    school: rations*2 crackers chocolate atlas libraryPlans workshopManual bedtimeStories bandage*2 firstAidTin*2
    planks sledge keyRing scrap stranger pairAtTheDoor halfAClass*2
    library: atlas*2 groceryPlans hospitalPlans gasPlans scoutHandbook dutyRoster cookbook workshopManual
    bedtimeStories stranger*2 pairAtTheDoor*2 flashlight heavyCurtains crackers coffee fuelOrFire firewood
    hospital: bandage*3 antibiotics*2 painkillers sedatives fieldKit stimulants emptyBottles stranger pairAtTheDoor
    family nightShift rations coffee stretcher keyRing medicalTextbook dutyRoster
    gas: fuelOrFire*6 petrolBomb fullTank emptyCanister crackers rations chocolate coffee floodlight tripwire scrap
    lighter*2 stranger pairAtTheDoor
    start: crackers*3 rations*3 potatoes coffee fuelOrFire*4 firewood bandage*2 painkillers firstAidTin planks*2
    trashBags scrap atlas schoolPlans kitchenKnife cutter
  `),
  people: ids(`
    rocco anita emma elijah kevin gia alfonso blue fatima kumar rosa nadia cyril hedda marek ingrid teodor milena
    dusty wanda
  `),
  crises: ids(`
    shelter coordinatedAttack fuelShortage emptyShelves coughingWard weakFence loudNight lostCount coldStoves
    darkGate hungryMouths ratsInTheFlour wrongMap longTongues feverBed badWater frozenPipes openLockers
    missingPatrol halfBuilt tornFilters coldRooms
  `),
  goals: ids(`
    memoir pantry firstAid tank arms backpack addresses school loner kin unhurt scouts miser armory builder
    almsgiver fullBellies broom undertaker rollCall closeCall workbench acquaintance missingFile hoarder driver
    deserter apothecary raider arsonist warlord famine rot chronicler bandit
  `),
  fates: ids(`
    outlast reckoning secondFire longRoad cleanName
  `),
  roads: ids(`
    onTheHunt bothHands rosaHasTwoPoints oneWarmMeal roccosBrigade anitaIsNotDone theViewFromTheRoof
    teodorsColumns threeBedsAway theStoveOrTheGate overdue sideB thisWillHurtALittle signedForByKumar wandasBoot
    crazyMother elevenParkingTickets finalNotice carAlarm theLastPost witnesses theLastDoor
    theWarmestSpotInTheYard iceCreamInJanuary midnightBroth aVeryLongWord aPairOfBoots handsOnTheGate
    theWrongRucksack theLongProcession onLoan theKnack powerStruggle ratsInTheWalls grass theBoilerRoom aLongWalk
    theEmptyChair theDebtBook theChildrensParcel thirdHelping armsAtTheTable nightSchool protectionMoney
    coatsOfTheDead
  `),
}
