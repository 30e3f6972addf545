// The cards of version 3 in the order in which it kept knowledge. Never to be changed: cards that come later are not in
// states of that version.

const ids = (text: string): readonly string[] => text.trim().split(/\s+/)

export const CARDS_OF_VERSION_3 = {
  items: ids(`
    police/shotgun:1 police/chainsaw:1 police/assaultRifle:1 police/huntingRifle:1 police/truncheon:1
    police/truncheon:2 police/riotShield:1 police/cutter:1 police/emptyGun:1 police/stranger:1 police/stranger:2
    police/pairAtTheDoor:1 police/family:1 police/planks:1 police/tripwire:1 police/bullhorn:1
    police/drillManual:1 police/policePlans:1 police/bandage:1 police/firstAidTin:1 grocery/rations:1
    grocery/rations:2 grocery/rations:3 grocery/rations:4 grocery/potatoes:1 grocery/potatoes:2
    grocery/crackers:1 grocery/crackers:2 grocery/chocolate:1 grocery/dogFood:1 grocery/stranger:1
    grocery/stockroomCrew:1 grocery/family:1 grocery/bandage:1 grocery/painkillers:1 grocery/sedatives:1
    grocery/trashBags:1 grocery/scrap:1 grocery/fuelOrFire:1 grocery/fuelOrFire:2 school/rations:1
    school/rations:2 school/crackers:1 school/chocolate:1 school/atlas:1 school/libraryPlans:1
    school/workshopManual:1 school/bedtimeStories:1 school/bandage:1 school/bandage:2 school/firstAidTin:1
    school/firstAidTin:2 school/planks:1 school/sledge:1 school/keyRing:1 school/scrap:1 school/stranger:1
    school/pairAtTheDoor:1 school/halfAClass:1 school/halfAClass:2 library/atlas:1 library/atlas:2
    library/groceryPlans:1 library/hospitalPlans:1 library/gasPlans:1 library/scoutHandbook:1
    library/dutyRoster:1 library/cookbook:1 library/workshopManual:1 library/bedtimeStories:1 library/stranger:1
    library/stranger:2 library/pairAtTheDoor:1 library/pairAtTheDoor:2 library/flashlight:1
    library/heavyCurtains:1 library/crackers:1 library/coffee:1 library/fuelOrFire:1 library/firewood:1
    hospital/bandage:1 hospital/bandage:2 hospital/bandage:3 hospital/antibiotics:1 hospital/antibiotics:2
    hospital/painkillers:1 hospital/sedatives:1 hospital/fieldKit:1 hospital/stimulants:1 hospital/emptyBottles:1
    hospital/stranger:1 hospital/pairAtTheDoor:1 hospital/family:1 hospital/nightShift:1 hospital/rations:1
    hospital/coffee:1 hospital/stretcher:1 hospital/keyRing:1 hospital/medicalTextbook:1 hospital/dutyRoster:1
    gas/fuelOrFire:1 gas/fuelOrFire:2 gas/fuelOrFire:3 gas/fuelOrFire:4 gas/fuelOrFire:5 gas/fuelOrFire:6
    gas/petrolBomb:1 gas/fullTank:1 gas/emptyCanister:1 gas/crackers:1 gas/rations:1 gas/chocolate:1 gas/coffee:1
    gas/floodlight:1 gas/tripwire:1 gas/scrap:1 gas/lighter:1 gas/lighter:2 gas/stranger:1 gas/pairAtTheDoor:1
    start/crackers:1 start/crackers:2 start/crackers:3 start/rations:1 start/rations:2 start/rations:3
    start/potatoes:1 start/coffee:1 start/fuelOrFire:1 start/fuelOrFire:2 start/fuelOrFire:3 start/fuelOrFire:4
    start/firewood:1 start/bandage:1 start/bandage:2 start/painkillers:1 start/firstAidTin:1 start/planks:1
    start/planks:2 start/trashBags:1 start/scrap:1 start/atlas:1 start/schoolPlans:1 start/kitchenKnife:1
    start/cutter:1
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
