import type { Messages } from '@lastlight/kernel'

export const log: Messages = {
  'log.dealt': '{whoMe, select, yes {You are} other {{who} is}} dealt rooms ({rooms}) and leaders ({leaders}).',
  'log.settled':
    '{whoMe, select, yes {You are} other {{who} is}} led by {leader} and {whoMe, select, yes {keep} other {keeps}} these rooms: {rooms}. Built: {built}, with {inside, plural, one {# survivor} other {# survivors}} inside.',
  'log.stands': '{whoMe, select, yes {You} other {{who}}}: {hero} starts {at}.',
  'log.mary': '{whoMe, select, yes {You draw} other {{who} draws}} search tokens: {tokens}.',
  'log.maryDiscards': '{whoMe, select, yes {You return} other {{who} returns}} one search token: {token}.',
  'log.firstPlayer': '{whoMe, select, yes {You hold} other {{who} holds}} the first-player token ({cause}).',
  'log.round': 'Round {round} begins.',
  'log.topUp': 'New {at}: {goods}.',
  'log.shown': 'On display {at}: {items}.',
  'log.shown.none': 'Nothing on display {at}.',
  'log.discarded': 'Out of today’s search {at}: {tokens}.',
  'log.newEvent': 'A new event: {event}.',
  'log.cut': '{event}: at most {goods} {at}.',
  'log.cutSearch': '{event}: gone from the search {at}: {items}.',
  'log.cutSearch.none': '{event}: there is nothing left to take {at}.',
  'log.contamination':
    '{whoMe, select, yes {Your contamination} other {{who}: contamination}} is now {value} ({cause}).',
  'log.lost': '{whoMe, select, yes {You lose} other {{who} loses}} 1 survivor {from} ({cause}).',
  'log.gained': '{whoMe, select, yes {You gain} other {{who} gains}} {goods} ({cause}).',
  'log.paid': '{whoMe, select, yes {You pay} other {{who} pays}} {goods} ({cause}).',
  'log.gaveUp': '{whoMe, select, yes {You lose} other {{who} loses}} {goods} ({cause}).',
  'log.moved': '{whoMe, select, yes {You move} other {{who} moves}} {hero} {to}.',
  'log.moved.slot': '{whoMe, select, yes {You move} other {{who} moves}} {hero} {to}, slot {slot}.',
  'log.skipped': '{whoMe, select, yes {You move} other {{who} moves}} no other hero today ({cause}).',
  'log.used': '{whoMe, select, yes {You use} other {{who} uses}} {what}.',
  'log.immune': '{whoMe, select, yes {You} other {{who}}}: {hero} suffers no pressure for the rest of the day.',
  'log.pressure':
    '{whoMe, select, yes {You put} other {{who} puts}} {value} pressure on {victimMe, select, yes {you} other {{victim}}}.',
  'log.defended': '{whoMe, select, yes {You spend} other {{who} spends}} {ammo} in defence.',
  'log.handedOver':
    '{toMe, select, yes {You take} other {{to} takes}} {goods} from {fromMe, select, yes {you} other {{from}}} (pressure).',
  'log.hunted': '{whoMe, select, yes {You hunt} other {{who} hunts}} {prey}, worth {meat}.',
  'log.prey': 'Next prey {at}: {prey}.',
  'log.prey.none': 'There is no prey left {at}.',
  'log.algae': '{whoMe, select, yes {You use} other {{who} uses}} the algae.',
  'log.survivor': '{whoMe, select, yes {You bring} other {{who} brings}} 1 survivor {to} ({cause}).',
  'log.searched':
    '{whoMe, select, yes {You search} other {{who} searches}} {at} and {whoMe, select, yes {find} other {finds}}: {token}.',
  'log.tookTile': '{whoMe, select, yes {You take} other {{who} takes}} {tile}.',
  'log.drewTile': '{whoMe, select, yes {You draw} other {{who} draws}} {tile} ({cause}).',
  'log.duplicate':
    '{whoMe, select, yes {You draw} other {{who} draws}} {tile} ({cause}), already {whoMe, select, yes {have} other {has}} one and {whoMe, select, yes {draw} other {draws}} again.',
  'log.reshuffled': 'The discarded equipment is shuffled into a new stack.',
  'log.peeked': '{whoMe, select, yes {You look} other {{who} looks}} at the search stack {at} in secret.',
  'log.peeked.seen':
    '{whoMe, select, yes {You look} other {{who} looks}} at the search stack {at}, from the top: {items}.',
  'log.sensed': '{whoMe, select, yes {You look} other {{who} looks}} through the prey {at} in secret.',
  'log.sensed.seen':
    '{whoMe, select, yes {You look} other {{who} looks}} through the prey {at}, from the top: {items}.',
  'log.turnOver': '{whoMe, select, yes {You are} other {{who} is}} done with this hero.',
  'log.night': 'Night falls.',
  'log.endedEvent':
    '{whoMe, select, yes {You end} other {{who} ends}} the event “{event}”: {points, plural, one {# point} other {# points}}.',
  'log.passed': '{whoMe, select, yes {You end} other {{who} ends}} no more events tonight.',
  'log.recruited': '{whoMe, select, yes {You recruit} other {{who} recruits}} 1 survivor.',
  'log.built': '{whoMe, select, yes {You build} other {{who} builds}} {room}.',
  'log.seated': '{whoMe, select, yes {You move} other {{who} moves}} 1 survivor from the airlock {to}.',
  'log.dismantled': '{whoMe, select, yes {You scrap} other {{who} scraps}} {tile}.',
  'log.repaired': '{whoMe, select, yes {You repair} other {{who} repairs}} {tile}.',
  'log.cleaned': '{whoMe, select, yes {You throw} other {{who} throws}} away {goods}: it does not keep.',
  'log.over': 'The game is over. Points: {scores}.',
  'log.score': '{whoMe, select, yes {you} other {{who}}} with {points}',
}
