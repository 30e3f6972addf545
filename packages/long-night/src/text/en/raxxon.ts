// Raxxon: experiments, encounters, pills and side effects.

import type { Messages } from '@lastlight/kernel'

export const raxxon: Messages = {
  'experiment.claw': 'Claw',
  'experiment.hunter': 'Hunter',
  'experiment.collector': 'Collector',
  'experiment.frostwalker': 'Frostwalker',
  'experiment.tank': 'Tank',
  'experiment.howler': 'Howler',
  'experiment.carrier': 'Carrier',
  'experiment.hydra': 'Hydra',
  'experiment.reaper': 'Reaper',
  'experiment.spitter': 'Spitter',
  'experiment.stinker': 'Stinker',
  'experiment.siren': 'Siren',
  'experiment.story.claw':
    'Day four. We asked for nails that grow back. They grow. What they do not do is stop, and subject 12 has opened the door of the ward, which had no handle on his side.',
  'experiment.story.hunter':
    'Test group 481. Dogs do not catch it, so we borrowed some dog. They still fetch. We have stopped throwing things.',
  'experiment.story.collector':
    'It hides whatever is put down near it, and it knows where. Yesterday my glasses, today the night nurse. The shelf in the corner is very tidy.',
  'experiment.story.frostwalker':
    'The idea was tissue that does not mind the cold. It minds the warm. Somebody please tell the director why the heating in wing B is off, and that it stays off.',
  'experiment.story.tank':
    'Growth factor nine, two doses by mistake. He used to be a porter and still goes where the doors are. We no longer call them doors.',
  'experiment.story.howler':
    'They breathe in for a whole minute. Then you hear it in your teeth. The strange part is what you hear afterwards, from the town: an answer.',
  'experiment.story.carrier':
    'She is polite and never bites. She only coughs. We sent three people to take her temperature, and now there are three more to take.',
  'experiment.story.hydra':
    'Cut one off and file the report. Cut two off and there is nobody left to file it. Recommendation: do not cut.',
  'experiment.story.reaper':
    'We gave them blades for arms because the grant said agriculture. They are good at rows. They do not ask what grows there.',
  'experiment.story.spitter':
    'The saliva eats steel in eleven seconds and gloves in two. Range: further than the tape measure, which is also gone.',
  'experiment.story.stinker':
    'Nothing wrong with the subjects except the air. Two technicians have resigned through the window. On the ground floor, luckily.',
  'experiment.story.siren':
    'It hums. Everybody on the corridor remembers the tune from home, and everybody from a different home. Wear the ear plugs. I have taken mine out only to check.',
  'encounter.claw.low': 'It is faster than your second thought. The attacker takes 1 wound.',
  'encounter.claw.mid':
    'It hooks your bag and keeps it. The attacker’s player puts 1 card of their choice from their hand on the waste pile, if they have one.',
  'encounter.claw.high': 'Nails are useless to a thing without a head. Remove this Claw.',
  'encounter.hunter.low': 'That only made it angry. The attacker takes 1 wound.',
  'encounter.hunter.mid': 'It growls and is off between the cars. Put this Hunter at a random location.',
  'encounter.hunter.high':
    'It goes down like any other dog, and you will show the scar at parties. The attacker takes 1 wound. Remove this Hunter.',
  'encounter.collector.low':
    'It has your things, and it is counting them. The attacker’s player puts 2 cards of their choice from their hand on the waste pile (as many as they have, if fewer).',
  'encounter.collector.mid':
    'It takes one thing and leaves with it. The attacker’s player puts 1 card of their choice from their hand on the waste pile, if they have one. Put this Collector at a random location.',
  'encounter.collector.high':
    'Under the coat there are forty spoons and something useful. Remove this Collector. The attacker’s player draws 1 card from the deck of this location.',
  'encounter.frostwalker.low': 'You hit it, and your hand stays there a moment. The attacker takes 1 frostbite.',
  'encounter.frostwalker.mid':
    'It breaks like a jug, all over you. The attacker takes 1 frostbite. Remove the Frostwalker.',
  'encounter.frostwalker.high': 'One good blow and it is ice on the road. Remove the Frostwalker.',
  'encounter.tank.low': 'It did not notice. You did. The attacker takes 2 wounds.',
  'encounter.tank.mid': 'It swings at you once, to be polite. The attacker takes 1 wound.',
  'encounter.tank.high': 'It looks surprised, for the first time since April. Remove the Tank.',
  'encounter.howler.low': 'It gets its breath out first. Put 2 noise tokens here and add 1 zombie here.',
  'encounter.howler.mid':
    'It runs and howls in one go, towards home. Add 1 zombie to the colony. Put this Howler at a random location.',
  'encounter.howler.high': 'The last howl is a short one. Remove this Howler. Put 1 noise token here.',
  'encounter.carrier.low': 'She coughs, and you breathe in. Make another exposure roll for the attacker.',
  'encounter.carrier.mid': 'She apologises and scratches. The attacker takes 1 wound.',
  'encounter.carrier.high':
    'She lies down as if she had waited for it. Remove the Carrier. Make another exposure roll for the attacker.',
  'encounter.hydra.low': 'Both halves get up. Add 2 zombies here.',
  'encounter.hydra.mid': 'One half gets up and bites. The attacker takes 1 wound. Add 1 zombie here.',
  'encounter.hydra.high': 'You burn the piece that moves most. Remove the Hydra. Add 1 zombie here.',
  'encounter.reaper.low': 'Left to right, as taught. The attacker takes 2 wounds.',
  'encounter.reaper.mid':
    'It nicks you and moves to the next row. The attacker takes 1 wound. Put this Reaper at a random location.',
  'encounter.reaper.high': 'You step inside its reach, where it has never had to look. Remove this Reaper.',
  'encounter.spitter.low':
    'It sweeps the street like a hose. Spread 2 wounds over the survivors here, as evenly as possible.',
  'encounter.spitter.mid':
    'It hits your sleeve and backs off. The attacker takes 1 wound. Put this Spitter at a random location.',
  'encounter.spitter.high': 'You stuff the hose back where it came from. Remove this Spitter.',
  'encounter.stinker.low': 'You can taste it in your sleep. The attacker takes 1 despair.',
  'encounter.stinker.mid':
    'Whatever lay around here is spoilt. Put the top 2 cards of this location’s deck on the waste pile.',
  'encounter.stinker.high':
    'It falls, and the smell stays for a week. Remove this Stinker. Put the top card of this location’s deck on the waste pile.',
  'encounter.siren.low': 'You know the second verse. The attacker takes 2 despair.',
  'encounter.siren.mid':
    'It stops in the middle and walks away. The attacker takes 1 despair. Put the Siren at a random location.',
  'encounter.siren.high': 'Silence, and then only the wind, out of tune. Remove the Siren.',
  'experiment.place.random':
    'Places {n, plural, one {# special zombie at a random location} other {# special zombies, each at its own random location}}',
  'experiment.place.at': 'Places {n, plural, one {# special zombie} other {# special zombies}} {at}',
  'experiment.code': 'containment code {a} and {b}',

  'sideEffect.owlEyes': 'Owl eyes',
  'sideEffect.ironPulse': 'Iron pulse',
  'sideEffect.sleepless': 'Sleepless',
  'sideEffect.shakes': 'The shakes',
  'sideEffect.whiteNoise': 'White noise',
  'sideEffect.ravenous': 'Ravenous',
  'sideEffect.effect.owlEyes': 'this survivor’s search value is 1 lower',
  'sideEffect.effect.ironPulse': 'this survivor’s attack value is 1 lower',
  'sideEffect.effect.sleepless': 'this survivor’s player rolls 1 more die every round',
  'sideEffect.effect.shakes': 'this survivor’s attack value is 1 higher',
  'sideEffect.effect.whiteNoise': 'this survivor’s search value is 1 higher',
  'sideEffect.effect.ravenous': 'the colony needs 1 more food token in step 1 of the colony phase',
  'sideEffect.story.owlEyes': 'The pupils no longer close. Candles hurt, but cellars are as bright as shops.',
  'sideEffect.story.ironPulse': 'Forty beats a minute, whatever comes through the door.',
  'sideEffect.story.sleepless': 'Nine days awake, and only the handwriting has changed.',
  'sideEffect.story.shakes': 'The soup arrives on the spoon about half of the time.',
  'sideEffect.story.whiteNoise': 'A radio between two stations, somewhere behind the left ear.',
  'sideEffect.story.ravenous': 'Three bowls, and eyes on the fourth. The glue on the envelopes is gone, too.',

  'item.redPill': 'Red pills',
  'item.acc.redPill': 'red pills',
  'item.effect.redPill':
    'EVENT: Choose one of your survivors and roll a die. 1–2: the side effect “The shakes”. 3–4: remove 1 wound or frostbite. 5–6: the side effect “Iron pulse”.',
  'item.whitePill': 'White pills',
  'item.acc.whitePill': 'white pills',
  'item.effect.whitePill':
    'EVENT: Choose one of your survivors and roll a die. 1–2: the side effect “White noise”. 3–4: remove 1 wound or frostbite. 5–6: the side effect “Owl eyes”.',
  'item.yellowPill': 'Yellow pills',
  'item.acc.yellowPill': 'yellow pills',
  'item.effect.yellowPill':
    'EVENT: Choose one of your survivors and roll a die. 1–2: the side effect “Ravenous”. 3–4: remove up to 2 wounds or frostbites. 5–6: the side effect “Sleepless”.',
  'item.raxxonPlans': 'Plan of Raxxon',
  'item.acc.raxxonPlans': 'a plan of Raxxon',
  'item.effect.raxxonPlans': 'EQUIP: When this survivor searches Raxxon, keep 1 more of the drawn cards.',

  'option.attackMutant': '{survivor} attacks a special zombie {at}: {what} (die {die})',
  'option.code': 'Put a die on the Raxxon card (die {die})',
  'option.foe': 'Special zombie {at}: {what}',
  'option.foe.zombie': 'A zombie {at}',
  'option.vote.contain': 'Vote to discard the experiment: nothing gets out',
  'option.vote.release': 'Vote to let it out: 3 fewer zombies where the first player chooses',
  'question.foe': 'What is the next target of this attack?',
  'question.vote.code': 'The code is matched. What about the experiment {card}?',
  'question.fewer': 'Where will 3 fewer zombies come tonight?',
  'refusal.attack.mutantFirst': 'There is a special zombie here. It must be attacked first.',
  'refusal.foe.notYet': 'The first target must be a special zombie.',
  'refusal.code.nobody': 'None of your survivors is at Raxxon.',
  'log.experiment': 'The top audio log of Raxxon: {what}, {code}. {place}. “{story}”',
  'log.codeDie': '{whoMe, select, yes {You put} other {{who} puts}} a die on the Raxxon card: {die}.',
  'log.code': 'Raxxon: the dice match the code of the experiment {what}.',
  'log.code.missed': 'Raxxon: the dice do not match the code of the experiment {what}.',
  'log.contained': 'The experiment {what} is discarded. Nothing gets out.',
  'log.experimentOver': 'The card of the experiment {what} is discarded.',
  'log.fewer': '{n, plural, one {# fewer zombie} other {# fewer zombies}} than expected {at}.',
  'log.mutantCame': 'A special zombie appears {at}: {what}{why}.',
  'log.mutantBarred': 'A special zombie finds no space {at}: {what}{why}.',
  'log.mutantLeft': 'A special zombie moves away {from}: {what}.',
  'log.mutantGone': '{survivor} gets rid of a special zombie {at}: {what}.',
  'log.encounter': '{survivor} meets a special zombie: {what}. The die shows {rolled}. {text}',
  'log.dosed': '{survivor} swallows a pill. The die shows {rolled}{why}.',
  'log.sideEffect': '{survivor} has a side effect from now on: {what} ({effect}){why}.',
  'why.encounter': 'special zombie: {what}',
  'why.code': 'containment code',
  'table.raxxon': 'Raxxon: top log {what}, {code}; dice there: {dice}; {n, plural, one {# card} other {# cards}} below',
  'table.raxxon.empty': 'Raxxon: no experiments are left; dice there: {dice}',
  'table.mutants': 'special zombies: {what}',
  'table.sideEffects': 'side effects: {what}',
}
