import type { Messages } from '@lastlight/kernel'

export const rulebook: Messages = {
  'OUT-COMP-01': 'The game has 1 main board, 1 convoy board and 4 shelter boards.',
  'OUT-COMP-02':
    'There are 16 hero pawns: in each of the 4 colours one of strength 5, one of strength 4 and two of strength 3. There are also 4 contamination markers.',
  'OUT-COMP-03':
    'There are 100 survivor tokens and 30 tokens each of microchips, cans, ammo, wood, metal, meat and water.',
  'OUT-COMP-04': 'There are 30 prey tokens in 5 kinds, with resistance 3, 4, 5, 6 and 7, and 6 tokens of each kind.',
  'OUT-COMP-05': 'There are 12 event cards, all different, and 10 leader cards.',
  'OUT-COMP-06': 'There are 40 equipment tiles: 20 kinds, 2 of each.',
  'OUT-COMP-07': 'There are 12 basic room tiles: 3 kinds, one of each per player for 4 players.',
  'OUT-COMP-08': 'There are 38 advanced room tiles: 19 kinds, 2 of each.',
  'OUT-COMP-09':
    'There are 20 search tokens, the same 10 in each city: holy water, food rations, algae tablets, plank, household appliance and scrap heap once each, ammo twice, empty locker twice.',
  'OUT-COMP-10': 'There is 1 algae token with an available side and a used side, and 1 first-player token.',
  'OUT-SETUP-01': 'Take a colour and a shelter. Your contamination marker starts on the space valued 0.',
  'OUT-SETUP-02': 'You have the 3 basic rooms, unbuilt, in the left part of your shelter.',
  'OUT-SETUP-03':
    'You are dealt 6 advanced rooms. Keep 4 of them, unbuilt, in the right part of your shelter and discard the other 2.',
  'OUT-SETUP-04': 'Build exactly 1 of your 7 rooms for free.',
  'OUT-SETUP-05':
    'You take 4 survivors. Split them as you like between the airlock and the room you have just built, as many as fit.',
  'OUT-SETUP-06': 'You are dealt 2 leaders. Keep 1 and discard the other.',
  'OUT-SETUP-07': 'Your leader gives you 4 start areas, start resources and 1 broken equipment tile.',
  'OUT-SETUP-08': 'Your start equipment is one copy taken from the 40 tiles before the equipment stack is shuffled.',
  'OUT-SETUP-09': 'Decide which of your heroes goes to which start area, one hero per area. All heroes start inactive.',
  'OUT-SETUP-10': 'The little map on a leader card has the military base in its top right corner.',
  'OUT-SETUP-11': 'The player with the oldest leader is the first player.',
  'OUT-SETUP-12':
    'Mary Koolpepper has no fixed start resources: with her, draw 2 search tokens in each city, discard 1 and gain what the other 3 show. Empty lockers give nothing; all tokens return to their cities.',
  'OUT-SETUP-13':
    'Draw 6 of the 12 events at random and place one face down on each round space of the convoy board. The other 6 are not used.',
  'OUT-SETUP-14': 'Shuffle the equipment tiles into one face-down stack.',
  'OUT-SETUP-15':
    'Shuffle the prey into 3 face-up stacks at the amusement park, forest and mine, each of 6, 8 or 10 tokens with 2, 3 or 4 players. Remove the rest unseen.',
  'OUT-SETUP-16': 'The algae token lies at the military base. Each city has its own 10 search tokens, face down.',
  'OUT-SETUP-17': 'The areas hold no resources at first. The dawn of round 1 fills them.',
  'OUT-SETUP-18':
    'The table decides whether all players set out their heroes at once or one after another. By default it is at once.',
  'OUT-SETUP-19':
    'You receive your 6 rooms and 2 leaders together, for your eyes only, then choose: 4 rooms, free build with survivors, leader, heroes. Discards stay face down.',
  'OUT-LEAD-01':
    'Solen Livrich, rogue, 32: your heroes start in the forest, on the cargo ship, in the mine and in Blackwood. You take 2 cans and a broken grappling hook.',
  'OUT-LEAD-02':
    'Mary Koolpepper, policewoman, 23: your heroes start in the forest, in Blackwood, on the cargo ship and in the mine. You take what 3 of 4 search tokens show and a broken flashlight.',
  'OUT-LEAD-03':
    'Lily-Rose Wely, geek, 20: your heroes start in Blackwood, in Silent Peak, in the amusement park and in the mine. You take 3 microchips and a broken backpack.',
  'OUT-LEAD-04':
    'Jacob Rowlett, miner, 66: your heroes start at the dam, in Silent Peak, in the amusement park and on the cargo ship. You take 2 metal, 1 microchip and a broken pickaxe.',
  'OUT-LEAD-05':
    'Erin McCarthy, dowser, 17: your heroes start at the dam, in Blackwood, in Silent Peak and on the cargo ship. You take 2 water and a broken jerrycan.',
  'OUT-LEAD-06':
    'Grayson Pigott, brawler, 38: your heroes start in the forest, at the military base, in the amusement park and in the mine. You take 2 ammo, 1 microchip and a broken baseball bat.',
  'OUT-LEAD-07':
    'Kooper Froste, lumberjack, 51: your heroes start in the forest, at the military base, in Blackwood and in Silent Peak. You take 1 ammo, 2 wood and a broken axe.',
  'OUT-LEAD-08':
    'Liza Valentine, soldier, 25: your heroes start at the military base, in Blackwood, in Silent Peak and on the cargo ship. You take 3 ammo and a broken ammo crate.',
  'OUT-LEAD-09':
    'Swifty Bingham, engineer, 19: your heroes start at the dam, at the military base, in the amusement park and on the cargo ship. You take 1 ammo, 2 microchips and a broken thermal sensor.',
  'OUT-LEAD-10':
    'Wilson Frye, hunter, 44: your heroes start in Blackwood, in Silent Peak, on the cargo ship and in the mine. You take 2 meat and a broken shotgun.',
  'OUT-MAP-01':
    'The 8 areas form a ring, clockwise from the top right: military base, Silent Peak, mine, cargo ship, amusement park, Blackwood, forest, dam, and back to the military base.',
  'OUT-MAP-02':
    'Each area has exactly 2 neighbours, so exactly 4 areas lie within 1 or 2 steps. From the military base these are Silent Peak, the mine, the dam and the forest.',
  'OUT-MAP-03': 'The two cities, Blackwood and Silent Peak, lie opposite each other, 4 steps apart.',
  'OUT-ROUND-01': 'A game lasts exactly 6 rounds. Each round is dawn, day and night, in this order.',
  'OUT-ROUND-02':
    'Play goes clockwise from the first player. A change of first player takes effect at the start of the next night.',
  'OUT-ROUND-03':
    'These are hidden: unrevealed events, the search and equipment stacks, prey below the top token, what the Radio Room or thermal sensor showed one player, and the deal at set-up. All else is public.',
  'OUT-DAWN-01':
    'Top up the areas from the general supply, counting leftovers: ammo, wood, metal and microchips to 6, 8 or 10, water to 7, 9 or 11 with 2, 3 or 4 players.',
  'OUT-DAWN-02': 'Turn the algae token to its available side.',
  'OUT-DAWN-03':
    'Every empty survivor space on the cargo ship is filled with 1 survivor, whatever the number of players.',
  'OUT-DAWN-04': 'Each city discards its leftover equipment and reveals 3 new tiles, whatever the number of players.',
  'OUT-DAWN-05': 'If the equipment stack runs out, shuffle its discard pile into a new stack.',
  'OUT-DAWN-06':
    'Each city shuffles all its 10 search tokens face down, then discards 4, 2 or 0 face up for all to see, so 6, 8 or 10 remain with 2, 3 or 4 players.',
  'OUT-DAWN-07': 'Prey stacks are never refilled. An empty one stays empty for the rest of the game.',
  'OUT-DAWN-08':
    'Both cities discard their equipment first; then Blackwood draws, then Silent Peak. If stack and discard pile together are too small, a city shows fewer than 3 tiles.',
  'OUT-DAY-01':
    'Reveal the event of this round. Its effect applies, and so does the effect of every earlier event not yet ended.',
  'OUT-DAY-02': 'An event stays active until a player ends it. Its losses repeat every round.',
  'OUT-DAY-03':
    'Starting with the first player, take turns moving one hero each, until every hero has moved or cannot move.',
  'OUT-DAY-04':
    'On a hero’s turn the hero moves, stands up, puts pressure on others, which is mandatory, takes what entering gives, and then may take actions.',
  'OUT-DAY-05': 'When all turns are over, every hero becomes inactive and stays in its area.',
  'OUT-DAY-06':
    'The new event applies first, then the earlier ones in the order of their rounds. Within an event, players follow turn order.',
  'OUT-MOVE-01': 'Move one of your inactive heroes 1 or 2 areas along the path.',
  'OUT-MOVE-02': 'A hero may not end its move in the area where that move began. In round 1 this is its start area.',
  'OUT-MOVE-03': 'A hero may not end its move in an area with another hero of your colour, active or inactive.',
  'OUT-MOVE-04': 'A hero may pass through an area where another hero of your colour stands or lies.',
  'OUT-MOVE-05':
    'A hero may end its move in an area with any heroes of other colours. On the cargo ship it needs a slot.',
  'OUT-MOVE-06':
    'You may move to the cargo ship only if the hero can take a free slot there. The grappling hook, the Harbour Office and the sandstorm can change this.',
  'OUT-MOVE-07': 'If at least one of your inactive heroes can move, you must move one. You may not pass.',
  'OUT-MOVE-08':
    'A hero with nowhere to go stays where it is this round, inactive and without actions. Your heroes that can move go first.',
  'OUT-MOVE-09':
    'If none of your inactive heroes can move on your turn, you are skipped for the rest of the day. Slots only fill up, so nothing becomes free later.',
  'OUT-MOVE-10':
    'A hero can be stuck only because of the cargo ship: of the 4 areas in reach your other heroes fill at most 3, so at least one is free of them.',
  'OUT-MOVE-11':
    'A hero counts as able to move with the Harbour Office, but not with equipment. If only the grappling hook or exoskeleton would help, use it or be skipped for the rest of the day.',
  'OUT-PRESS-01':
    'On arrival, before any action, your hero puts pressure on every active hero of another colour in the area whose strength is lower than its own.',
  'OUT-PRESS-02':
    'Pressure is the strength of the attacker minus the strength of the victim, counted separately for each victim.',
  'OUT-PRESS-03': 'Pressure costs no action and is mandatory. The attacker must take what is due if the victim has it.',
  'OUT-PRESS-04': 'Inactive heroes are never put under pressure.',
  'OUT-PRESS-05':
    'Pressure hits only heroes already in the area. A weaker hero that arrives suffers nothing, and equal strength has no effect.',
  'OUT-PRESS-06':
    'The victim may spend ammo: 1 ammo cancels 1 pressure. Any amount from 0 up to the pressure is allowed, never more.',
  'OUT-PRESS-07': 'Ammo can never raise pressure.',
  'OUT-PRESS-08':
    'For each pressure left, the victim hands over 1 material or food token from their shelter to the attacker’s. Ammo, survivors and equipment are never taken.',
  'OUT-PRESS-09':
    'The victim chooses which tokens to hand over. If the attacker has a working Interrogation Room, the attacker chooses instead.',
  'OUT-PRESS-10':
    'A victim with fewer tokens than the pressure hands over all their materials and food. With none, nothing happens.',
  'OUT-PRESS-11': 'If there are several victims, resolve them clockwise from the attacker.',
  'OUT-PRESS-12':
    'For each victim: take the strength difference, add the attacker’s baseball bat, apply the victim’s Training Hall or protective vest, then ammo up to what is left, then hand over tokens.',
  'OUT-ACT-01':
    'A hero has as many actions as its strength, to use only in the area it has just entered. Unused actions are lost.',
  'OUT-ACT-02':
    'One action takes 1 resource, 1 search token, 1 equipment tile or the algae. Mix freely among what the area offers.',
  'OUT-ACT-03': 'You cannot take more than lies in the area. Once its pool is empty, it gives nothing more this round.',
  'OUT-ACT-04': 'Tokens you gain go to your shelter at once.',
  'OUT-NIGHT-01':
    'The night has 7 steps in this order: 1 end events, 2 feed, 3 radiation, 4 recruit, 5 build and use rooms, 6 repair, 7 clean up.',
  'OUT-NIGHT-02':
    'Step 1 is played in turn order; in steps 2 to 7 players act independently. They share only the equipment stack and its discard pile, served in the order of the draws.',
  'OUT-NIGHT-EVENT-01':
    'From the first player on, each player in turn ends exactly 1 active event or passes. This goes round until all have passed or no event is active.',
  'OUT-NIGHT-EVENT-02': 'You end one event per turn. There is no limit per night.',
  'OUT-NIGHT-EVENT-03': 'To end an event, pay the resources shown on the card to the general supply and take the card.',
  'OUT-NIGHT-EVENT-04': 'An ended event has no further effect and scores its points for the player who ended it.',
  'OUT-NIGHT-EVENT-05': 'Once you pass, you can end no more events that night.',
  'OUT-NIGHT-FEED-01':
    'Every room with at least 1 survivor costs its full upkeep in food of any kind, even if not all its seats are filled.',
  'OUT-NIGHT-FEED-02': 'Every airlock row with at least 1 survivor costs 1 water, and only water will do.',
  'OUT-NIGHT-FEED-03':
    'The second airlock row is used only when the first is full, so the number of survivors tells how many rows are occupied.',
  'OUT-NIGHT-FEED-04': 'Food that can pay must be used. You may not create a shortage you could avoid.',
  'OUT-NIGHT-FEED-05':
    'Your shortage is the airlock rows you have no water for plus the upkeep your meat, cans and remaining water do not cover. Unspent water of the Cistern counts.',
  'OUT-NIGHT-FEED-06':
    'For each missing token, remove 1 survivor of your choice from the airlock or any room to the general supply.',
  'OUT-NIGHT-FEED-07':
    'Losing survivors while feeding does not lower the bill already due. If you have none left, the rest is ignored and you play on.',
  'OUT-NIGHT-FEED-08': 'You choose which kinds of food pay the upkeep, as long as you cause no avoidable shortage.',
  'OUT-NIGHT-RAD-01': 'Radiation in rounds 1 to 6 is 1, 2, 2, 2, 3 and 3.',
  'OUT-NIGHT-RAD-02':
    'Each survivor in your airlock cancels 1 radiation. For each radiation left, your contamination marker moves up 1 space, towards −11.',
  'OUT-NIGHT-RAD-03': 'Having more airlock survivors than radiation never moves the marker down.',
  'OUT-NIGHT-RECRUIT-01':
    'Pay 1 food token of any kind to put 1 new survivor in the airlock. Recruit as many as your food and free seats allow.',
  'OUT-NIGHT-RECRUIT-02': 'Without a free seat in the airlock you cannot recruit.',
  'OUT-NIGHT-BUILD-01': 'Building a room costs any 3 materials, mixed freely. You may build several rooms in a night.',
  'OUT-NIGHT-BUILD-02':
    'At any moment of the build step you may move survivors from the airlock to free seats of built rooms.',
  'OUT-NIGHT-BUILD-03': 'A survivor in a room never moves again; it can only be lost.',
  'OUT-NIGHT-BUILD-04':
    'Build, move survivors and use room effects in any order; rooms that repair work in this step, too. A room that works now may be used now.',
  'OUT-NIGHT-REPAIR-01':
    'Repairing a broken tile costs the 3 materials printed on it. You may repair several tiles in a night. Before the repair step you can repair only with the help of a room.',
  'OUT-NIGHT-REPAIR-02': 'A repaired tile works from then on, for the rest of the game.',
  'OUT-NIGHT-CLEAN-01': 'Discard all your meat.',
  'OUT-NIGHT-CLEAN-02': 'Keep at most 2 water and discard the rest.',
  'OUT-NIGHT-CLEAN-03': 'Keep all cans, materials and ammo, without limit.',
  'OUT-NIGHT-CLEAN-04': 'All used equipment and rooms are refreshed.',
  'OUT-NIGHT-CLEAN-05': 'After the clean-up the next round begins. After the clean-up of round 6 the game ends.',
  'OUT-BASE-01': 'At the military base, 1 action takes 1 ammo from the area.',
  'OUT-BASE-02':
    'At the military base, 1 action uses the algae: your contamination drops 1 space at once and the token is turned. This works only once per round for all players together.',
  'OUT-GATHER-01':
    'One action takes 1 wood in the forest, 1 metal in the mine or 1 microchip in the amusement park, from what lies in the area.',
  'OUT-HUNT-01': 'A hero may hunt only the top prey token of the stack in its own area.',
  'OUT-HUNT-02': 'Hunting costs as many actions as the resistance of the prey.',
  'OUT-HUNT-03':
    'Each ammo you spend lowers the prey’s resistance, as changed by events, by 1. You may not spend more ammo than that resistance, so a hunt can cost 0 actions.',
  'OUT-HUNT-04': 'A hunt is all or nothing. Actions left over may take materials.',
  'OUT-HUNT-05':
    'Your first prey of a kind gives meat equal to its resistance minus 2, the second minus 1, the third and any later one the full resistance, as the token shows.',
  'OUT-HUNT-06':
    'You keep the token of the prey you hunt. The next token becomes the top one for the heroes that follow.',
  'OUT-HUNT-07': 'A hero may hunt at most 1 prey per turn.',
  'OUT-SHIP-01':
    'The first player to enter the ship in a round takes the first-player token and is first from that night on. If no hero enters, the token stays where it is.',
  'OUT-SHIP-02':
    'The ship has one slot each for strength 3, 4, 5 and 6. The slot gives its reward; it costs no actions.',
  'OUT-SHIP-03':
    'A hero takes the slot equal to its strength, never a lower or higher one. Only the grappling hook and the sandstorm change this.',
  'OUT-SHIP-04': 'A slot holds at most 1 active hero. Inactive heroes on the ship block no slot.',
  'OUT-SHIP-05':
    'If its slot is taken, a hero may not enter the ship. Only the grappling hook or the Harbour Office can help.',
  'OUT-SHIP-06': 'Slot 6 can be reached only with the grappling hook.',
  'OUT-SHIP-07': 'Slots 3, 4, 5 and 6 give 1, 2, 3 and 4 cans from the general supply.',
  'OUT-SHIP-08':
    'The slot also gives its 1 survivor, placed at once in the airlock or a free seat of a built room. Without a free seat, or if you decline, it stays on the ship.',
  'OUT-SHIP-09':
    'Pressure works on the ship as anywhere else. The grappling hook and the sandstorm do not change strength for it.',
  'OUT-DAM-01':
    'Paying 1 microchip, without an action, opens the dam for that hero’s turn. Then each action takes 1 water from the area.',
  'OUT-DAM-02': 'Without paying you cannot take water at the dam. Only the access card spares you the microchip.',
  'OUT-DAM-03':
    'Pressure applies at the dam whether or not you pay. You may pay with a microchip won by that pressure.',
  'OUT-CITY-01': 'In a city, 1 action takes 1 of its face-up equipment tiles. It comes to you broken.',
  'OUT-CITY-02':
    'In a city, 1 action draws the top search token. Resolve it at once and leave it face up beside the city.',
  'OUT-CITY-03': 'You may alternate between taking equipment and searching. Tiles taken are not replaced before dawn.',
  'OUT-CITY-04':
    'From the supply: holy water gives 1 water, rations 1 can, plank 1 wood, scrap heap 1 metal, appliance 1 microchip, ammo 1 ammo. Tablets lower contamination by 1 space; an empty locker gives nothing.',
  'OUT-CITY-05': 'You may not take a tile of a kind you already own, broken or repaired.',
  'OUT-EQ-01':
    'Only repaired equipment works. Each tile works once per round and is then turned until it is refreshed.',
  'OUT-EQ-02':
    'Axe, jerrycan, ammo crate, pickaxe and backpack add tokens from the area’s pool, as many as it holds. The hero must take at least 1 such token there with an action.',
  'OUT-EQ-03':
    'Bow, crowbar, chainsaw, flashlight, purifier, hacksaw and metal detector draw on the general supply, not the area. They work when the hero enters, after pressure: goods come with the move. You may take the flashlight’s survivor until the hero’s turn ends. You may save the chainsaw for a hero who can still reach the other city that day.',
  'OUT-EQ-04': 'You may never own two tiles of one kind. If you draw a duplicate, discard it and draw again.',
  'OUT-EQ-05': 'Repairing a tile always costs the 3 materials printed on it.',
  'OUT-EQ-06':
    'Each tile shows half a symbol, and the 20 kinds form 10 fixed pairs. If you have repaired both halves of a pair, you score 1 extra point.',
  'OUT-EQ-07':
    'Using equipment is optional, even where it alone would let a hero move. Only goods on entering come by themselves, where there is nothing to decide.',
  'OUT-EQ-08':
    'Set drawn duplicates aside until the draw is over, then discard them; if the stack is empty, reshuffle the discard pile. If no kind new to you is left, you gain nothing.',
  'OUT-EQK-01':
    'Axe: +2 wood when a hero takes wood in the forest. Repair for 1 wood and 2 metal; it pairs with the bow.',
  'OUT-EQK-02': 'Bow: 1 meat when a hero enters the forest. Repair for 2 wood and 1 metal; it pairs with the axe.',
  'OUT-EQK-03':
    'Jerrycan: +1 water when a hero takes water at the dam. Repair for 1 wood and 2 metal; it pairs with the access card.',
  'OUT-EQK-04':
    'Access card: a hero needs no microchip for one visit to the dam. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the jerrycan.',
  'OUT-EQK-05':
    'Ammo crate: +2 ammo when a hero takes ammo at the military base. Repair for 2 wood and 1 metal; it pairs with the crowbar.',
  'OUT-EQK-06':
    'Crowbar: 2 microchips when a hero enters the military base. Repair for 3 metal; it pairs with the ammo crate.',
  'OUT-EQK-07':
    'Chainsaw: 2 wood when a hero enters a city. Repair for 1 metal and 2 microchips; it pairs with the flashlight.',
  'OUT-EQK-08':
    'Flashlight: 1 survivor when a hero enters a city, placed in the airlock or a free seat of a built room, if any. Repair for 1 metal and 2 microchips; it pairs with the chainsaw.',
  'OUT-EQK-09':
    'Pickaxe: +2 metal when a hero takes metal in the mine. Repair for 2 wood and 1 metal; it pairs with the purifier.',
  'OUT-EQK-10':
    'Purifier: 1 water when a hero enters the mine. Repair for 1 metal and 2 microchips; it pairs with the pickaxe.',
  'OUT-EQK-11':
    'Grappling hook: a hero counts as 1 stronger for cargo ship slots, the only way to slot 6, but not for pressure. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the hacksaw.',
  'OUT-EQK-12':
    'Hacksaw: 2 metal when a hero enters the cargo ship. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the grappling hook.',
  'OUT-EQK-13':
    'Backpack: +2 microchips when a hero takes microchips in the amusement park. Repair for 3 wood; it pairs with the metal detector.',
  'OUT-EQK-14':
    'Metal detector: 1 can when a hero enters the amusement park. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the backpack.',
  'OUT-EQK-15':
    'Shotgun: +1 strength for one hunt; the bear trap may add to it. Repair for 2 wood and 1 metal; it pairs with the bear trap.',
  'OUT-EQK-16':
    'Bear trap: +1 strength for one hunt; the shotgun may add to it. Repair for 1 wood and 2 metal; it pairs with the shotgun.',
  'OUT-EQK-17':
    'Baseball bat: +1 pressure on each weaker hero when one of your heroes arrives. Repair for 3 wood; it pairs with the protective vest.',
  'OUT-EQK-18':
    'Protective vest: one of your heroes suffers 2 less pressure once, down to 0. Repair for 1 wood and 2 microchips; it pairs with the baseball bat.',
  'OUT-EQK-19':
    'Exoskeleton: one hero’s move has no distance limit; all other movement rules hold. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the thermal sensor.',
  'OUT-EQK-20':
    'Thermal sensor: for a hunt, secretly look through the stack; you may hunt any token, the rest keeps its order. Repair for 1 wood, 1 metal and 1 microchip; it pairs with the exoskeleton.',
  'OUT-ROOM-01': 'A room works only while it is built and every seat is filled. Losing a survivor switches it off.',
  'OUT-ROOM-02': 'Each room effect works once per round unless the room says otherwise.',
  'OUT-ROOM-03':
    'Besides its upkeep, the unbuilt side of a room shows 3, its building cost. The upkeep is the same on both sides.',
  'OUT-ROOM-04': 'The airlock is not a room: it is never built and never scored as one.',
  'OUT-ROOM-05': 'Two copies of the same advanced room are two independent rooms.',
  'OUT-ROOM-06': 'The airlock seats 7 survivors in two rows: 2 in the first and 5 in the second.',
  'OUT-ROOM-07': 'The Nursery works with its 3 printed seats filled. Seats 4 to 8 are filled only by its own effect.',
  'OUT-ROOM-08':
    'Using a room effect is optional. Always on are the Cistern, the Bunker Core, the Ventilation Shaft, the Interrogation Room and the Harbour Office’s right to board.',
  'OUT-ROOMK-01':
    'Foreman’s Office, basic: in the build step, build 1 room for 1 material instead of 3. Upkeep 2, 3 seats.',
  'OUT-ROOMK-02':
    'Workshop, basic: in the build or the repair step, draw 1 equipment tile, broken, redrawing duplicates; then, in either of them, you may repair 1 broken tile for 1 less material. Upkeep 2, 3 seats.',
  'OUT-ROOMK-03':
    'Crisis Room, basic: when you end events, one of them costs you 2 fewer materials or 1 less food; ammo is neither. Upkeep 1, 4 seats.',
  'OUT-ROOMK-04': 'Butchery: during the day, one hunt gives you 2 more meat. Upkeep 3, 3 seats.',
  'OUT-ROOMK-05': 'Pantry: once a day, take 1 more can when you take cans on the cargo ship. Upkeep 1, 4 seats.',
  'OUT-ROOMK-06':
    'Harbour Office: once a day, take 2 more cans on the cargo ship; your heroes may enter even if their slot is taken, for the same reward, and then the survivor comes from the supply. Upkeep 3, 3 seats.',
  'OUT-ROOMK-07': 'Armoury: in the build step, gain 4 ammo. Upkeep 3, 3 seats.',
  'OUT-ROOMK-08':
    'Cistern: each round you have 1 water to spend on events, feeding or recruiting, and it is lost if unused; it is not a token, so pressure, rats and ties ignore it. Upkeep 2, 3 seats.',
  'OUT-ROOMK-09': 'Bunker Core: always on, it lets you ignore all events except shortages. Upkeep 2, 3 seats.',
  'OUT-ROOMK-10':
    'Scrap Cellar: in the build step, discard 1 of your equipment tiles, broken or repaired, and gain the 3 materials printed on it. Upkeep 2, 3 seats.',
  'OUT-ROOMK-11':
    'Washhouse: in the build step, lower your contamination by 1 space; on the lowest space nothing happens. Upkeep 2, 3 seats.',
  'OUT-ROOMK-12':
    'Ventilation Shaft: against radiation it counts as 1 extra airlock survivor, even if the airlock is empty. Upkeep 2, 3 seats.',
  'OUT-ROOMK-13':
    'Nursery: in the build step, put 1 new survivor straight into this room, up to 8 in it; they stay there. Upkeep 2, 3 seats to fill.',
  'OUT-ROOMK-14':
    'Scouts’ Den: once per city and round, draw 2 more search tokens for free if at least 1 action searched; taking equipment does not count. Upkeep 2, 3 seats.',
  'OUT-ROOMK-15':
    'Salvage Store: in the build step, draw 2 equipment tiles, broken, redrawing duplicates. Upkeep 2, 3 seats.',
  'OUT-ROOMK-16':
    'Radio Room: once a day, at any time of the day and also in other players’ turns, look secretly at one search stack without changing its order. Upkeep 1, 4 seats.',
  'OUT-ROOMK-17':
    'Training Hall: once a day, when you say so, one of your strength 3 heroes suffers no pressure for the rest of the day. Upkeep 1, 4 seats.',
  'OUT-ROOMK-18':
    'Night Forge: in the build or the repair step, repair 1 of your broken tiles for free. Upkeep 3, 3 seats.',
  'OUT-ROOMK-19': 'Smokehouse: during the day, one hunt gives you 1 more meat. Upkeep 1, 4 seats.',
  'OUT-ROOMK-20':
    'Interrogation Room: whenever your pressure succeeds, you choose the tokens instead of the victim. Always on during the day; upkeep 1, 4 seats.',
  'OUT-ROOMK-21':
    'Locksmith’s Den: once per city and round, an empty locker you draw in a search gives 1 wood and 1 metal. Upkeep 2, 3 seats.',
  'OUT-ROOMK-22':
    'Tool Store: in the build or the repair step, repair 1 broken tile for 1 of its materials instead of 3. Upkeep 2, 3 seats.',
  'OUT-EVT-01':
    'Exactly five events are shortages: wildfire, falling debris, looters, general shortage and nomads, worth 3 points each. They cut areas or search stacks, and no shelter is immune.',
  'OUT-EVT-02':
    'A shortage lowers how much an area may hold; at the start of each day the surplus returns to the supply. Several cuts on one area add up, never below 0.',
  'OUT-EVT-03': 'Losses from events hit every player. If a loss leaves a choice, the player who suffers it decides.',
  'OUT-EVT-04':
    'With a working Bunker Core your heroes hunt, act and take ship slots as if epidemic, animal mutation and sandstorm were not there.',
  'OUT-EVTK-01': 'Wildfire, 3 points: the forest holds 2, 3 or 4 less wood with 2, 3 or 4 players. End it for 3 water.',
  'OUT-EVTK-02':
    'Falling debris, 3 points: the mine holds 2, 3 or 4 less metal with 2, 3 or 4 players. End it for 7 wood.',
  'OUT-EVTK-03':
    'Looters, 3 points: the amusement park holds 2, 3 or 4 fewer microchips with 2, 3 or 4 players. End it for 5 ammo.',
  'OUT-EVTK-04':
    'General shortage, 3 points: forest, mine and amusement park each hold 1, 2 or 3 fewer materials with 2, 3 or 4 players. End it for 4 cans.',
  'OUT-EVTK-05':
    'Nomads, 3 points: each city’s search stack loses its top 2, 3 or 4 tokens with 2, 3 or 4 players, laid face up beside the city. End it for 4 meat.',
  'OUT-EVTK-06':
    'Radioactive cloud, 4 points: every shelter’s contamination rises 2 spaces; each space past the end of the track costs 1 survivor. End it for 8 microchips.',
  'OUT-EVTK-07':
    'Ice age, 4 points: every shelter loses 1 survivor of its owner’s choice from airlock or room; a shelter with none left loses nothing. End it for 8 wood.',
  'OUT-EVTK-08':
    'Epidemic, 4 points: every hunt gives 1 less meat; even if that is 0, the hunter keeps the token. End it for 5 water.',
  'OUT-EVTK-09':
    'Animal mutation, 4 points: the resistance of all prey is 1 higher; its kind and meat stay the same. End it for 6 ammo.',
  'OUT-EVTK-10':
    'Sandstorm, 5 points: each hero has at most 3 actions and counts as strength 3 for ship slots, 4 with the grappling hook; pressure uses full strength. End it for 9 metal.',
  'OUT-EVTK-11':
    'Rat plague, 5 points: every shelter loses 1 food, or 1 survivor if it has no food; a shelter with neither loses nothing. End it for 6 meat.',
  'OUT-EVTK-12':
    'Hostile clan, 5 points: every shelter loses 2 materials or ammo; with fewer than 2 it keeps them and loses 1 survivor, if it has one. End it for 7 ammo.',
  'OUT-RAD-01':
    'The contamination track has 11 spaces, from best to worst: +3, +1, 0, −1, −2, −3, −4, −6, −7, −9, −11.',
  'OUT-RAD-02':
    'You start on 0, the third space. Rising contamination moves the marker towards −11, falling contamination towards +3; steps are spaces, not points.',
  'OUT-RAD-03': 'On +3, lowering contamination has no effect.',
  'OUT-RAD-04':
    'The value of the space your marker is on counts as points at the end of the game, positive or negative.',
  'OUT-RAD-05':
    'For every step beyond −11 you lose 1 survivor of your choice at once instead, and the marker stays on −11. With no survivor left, nothing happens.',
  'OUT-SCORE-01': 'Score the points printed on the events you ended.',
  'OUT-SCORE-02':
    'Working rooms, built and with every seat filled, without the airlock: 0 to 7 rooms score 0, 0, 1, 2, 4, 7, 11 or 17 points.',
  'OUT-SCORE-03': 'Score the value of your contamination space, which may be negative.',
  'OUT-SCORE-04': 'Score 1 point for each survivor anywhere in your shelter.',
  'OUT-SCORE-05': 'Score 1 point for each repaired equipment tile.',
  'OUT-SCORE-06': 'Score 1 point for each symbol pair of which you have repaired both tiles.',
  'OUT-SCORE-07':
    'Most points win. In a tie, more food tokens win, then more materials and ammo together; if still tied, the win is shared.',
  'OUT-SCORE-08': 'Scoring comes after the clean-up of round 6, so meat and surplus water do not count in a tie.',
  'OUT-SCORE-09': 'Prey tokens, broken equipment and built rooms that do not work score nothing.',
  'OUT-CASE-01':
    'Beige builds the Crisis Room, puts 4 survivors in and keeps Solen. The room works, the airlock is empty; heroes lie in forest, ship, mine and Blackwood, with 2 cans and a broken grappling hook.',
  'OUT-CASE-02':
    'Purple’s 3 leaves the military base while other Purple heroes are in the forest, at the dam and in the mine: only Silent Peak is legal. Only afterwards may the 4 or 5 enter the base.',
  'OUT-CASE-03': 'A hero of strength 5 arrives at an active hero of strength 3: the pressure is 2.',
  'OUT-CASE-04':
    'Against pressure 2, no ammo means 2 tokens to hand over, 1 ammo means 1 token and 2 ammo mean none. Spending 3 is not allowed.',
  'OUT-CASE-05':
    'Red’s 5 enters the dam. Beige’s active 3 suffers 2, Purple’s active 4 suffers 1, Blue’s inactive 3 suffers nothing; Purple spends no ammo and gives Red 1 wood.',
  'OUT-CASE-06':
    'A hero of strength 5 at the military base takes 5 ammo, or 4 ammo and the algae. 5 ammo and the algae would be too much.',
  'OUT-CASE-07':
    'Red’s 4 in the amusement park hunts prey of resistance 6 and spends 3 ammo. The hunt costs 3 actions; the last action takes 1 microchip.',
  'OUT-CASE-08': 'Prey of resistance 6 gives you 4 meat the first time, 5 the second time and 6 the third time.',
  'OUT-CASE-09':
    'Blue’s 5 is first on the ship: 3 cans, 1 survivor and the first-player token, valid from this night. After that Red’s 5 cannot enter, on any slot.',
  'OUT-CASE-10': 'Slot 3 is taken by a 3: another 3 cannot enter. A 4 can never use slot 3.',
  'OUT-CASE-11':
    'Purple’s 3 at the dam pays 1 microchip and takes 3 water with 3 actions. Without the microchip it would take none.',
  'OUT-CASE-12':
    'Red’s 5 in a city takes equipment, 2 search tokens, equipment and 1 search token: 5 actions, 2 broken tiles, 3 tokens face up, and 1 tile left on display.',
  'OUT-CASE-13':
    'The wildfire is active. Red, the first player, passes; the next player pays 3 water and takes the card for 3 points, and the wildfire has no more effect.',
  'OUT-CASE-14':
    'Blue owes 3 food for rooms and 2 water for 3 airlock survivors. Blue pays 2 meat, 1 of 3 cans and the only water, and loses 1 survivor: cans cannot replace water.',
  'OUT-CASE-15': 'In round 5 radiation is 3. Purple has 1 survivor in the airlock, so the marker moves up 2 spaces.',
  'OUT-CASE-16': 'In round 1 radiation is 1. With 3 survivors in the airlock the marker does not move.',
  'OUT-CASE-17':
    'Blue has 2 water and 1 can after feeding and spends 1 water and 1 can: 2 survivors join the airlock, and 1 water is kept for the next round.',
  'OUT-CASE-18':
    'Red builds the Foreman’s Office for 3 materials, moves 3 survivors in, builds a second room for 1, moves 3 more in and may use it this night. A third room costs 3.',
  'OUT-CASE-19': 'Blue pays 2 wood and 1 metal: the pickaxe is repaired and scores 1 point at the end.',
  'OUT-CASE-20': 'In a sandstorm a hero of strength 5 has 3 actions, but its pressure on a 3 is still 2.',
  'OUT-CASE-21':
    'The hostile clan comes and you have 1 material and no ammo: you keep the material and lose 1 survivor.',
  'OUT-CASE-22':
    'With the animal mutation, resistance 3 counts as 4 for the same meat. With the epidemic, prey worth 1 meat gives none, but you keep the token.',
  'OUT-CASE-23':
    'The radioactive cloud with your marker on −9: it moves to −11 and you lose 1 survivor. On −11 it stays there and you lose 2.',
  'OUT-CASE-24':
    'The only area in reach without a hero of yours is the cargo ship, the slot is taken and neither Harbour Office nor equipment helps: the hero stays inactive, without actions.',
  'OUT-CASE-25':
    'Lily-Rose Wely scores 15 for survivors, 5 for one event, 8 for 6 repaired tiles and 2 pairs, 4 for 4 working rooms and −2 for contamination: 30 points in total.',
}
