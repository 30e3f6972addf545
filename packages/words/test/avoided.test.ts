// Each kind of slip that a reader once found is planted here, beside the sentence that should stand.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { avoided } from '../src/lint.ts'

type Planted = readonly [key: string, slip: string, good: string]

const EN: readonly Planted[] = [
  ['option.lure', 'Lure a zombie here', 'Attract a zombie here'],
  ['log.overrun', 'The dead break through {at}.', 'There is an overrun {at}.'],
  ['colony.dead.gate', 'entrance {n} falls', 'entrance {n} is overrun'],
  ['question.vote', 'The code is right.', 'The code is matched.'],
  ['raxxon.tonight', 'Code complete', 'Code matched'],
  ['log.healed', '{survivor} heals 1 wound.', '1 wound of {survivor} is removed.'],
  ['lasting.effect.kitchen', 'the colony eats 1 food', 'the colony needs 1 food'],
  ['colony.last', '1 more damage kills', '1 more wound kills'],
  ['OUT-ACT-01', 'It has 3 action points.', 'It has 3 actions.'],
  ['OUT-ROOMK-13', '3 seats to staff it', '3 seats to fill'],
  ['face.final.rolled', 'Final: a die is rolled.', 'Can’t be undone: a die is rolled.'],
  ['crossroads.effect.a.b', 'Step 4 adds 1 zombie.', 'Step 4 of the colony phase adds 1 zombie.'],
  ['lasting.effect.a', '1 zombie in each colony phase', '1 zombie in step 4 of the colony phase'],
  ['LN-OBJ-01', 'A survivor that attacks', 'A survivor who attacks'],
  ['LN-SCEN-B1-02', 'The survivor of the lowest influence', 'The survivor with the lowest influence'],
  ['EX-12', 'The bite spreads to the lowest influence.', 'The bite spreads to the survivor at B.'],
  ['analysis.about', 'Judged is the chance to win.', 'This shows the chance to win.'],
  ['sim.note', 'One. Wanted are leaders who win.', 'One. Leaders should win.'],
  ['objective.goal.convoy', 'Under this card lie 3 cards.', '3 cards lie under this card.'],
  ['learn.act.text', 'What needs none stands below.', 'What needs none is shown below.'],
  ['item.effect.a', 'The survivor moves, which is no move.', 'That does not count as a move. There is no roll.'],
  ['term.own', 'own survivors {at}', 'your own survivors, or the player’s own'],
  ['refusal.decks.adult', 'The card has a setting of its own.', 'The card has its own setting.'],
  ['crossroads.effect.a.c', 'Put 3 there, as far as there is space.', 'Put 3 there, or as many as fit.'],
  ['refusal.target.none', 'There are none of these there.', 'There is no zombie there. Choose another target.'],
  ['option.moveIn', 'Move a survivor ({room})', 'Move a survivor {to}'],
  ['log.seated', 'You move 1 survivor (to: {room}).', 'You move 1 survivor {to}.'],
  ['item.flashlight', 'Flashlight', 'Torch'],
  ['item.petrolBomb', 'Bottle of gasoline', 'Bottle of petrol'],
  ['passage.gifts', 'Visitors with a Sled', 'Visitors with a Sledge'],
]

const PL: readonly Planted[] = [
  ['moment.crisis.failed', 'Zagrożenia nie zażegnano.', 'Zagrożeniu nie zapobieżono.'],
  ['colony.night.springs', 'uruchamia się pułapka', 'wybucha pułapka'],
  ['face.about.gate', 'Zombie wyzwala pułapkę.', 'Wybucha pułapka.'],
  ['colony.dead.gate', 'wejście {n} pada', 'wejście {n} opanowane'],
  ['log.overrun', 'Zombie wdzierają się do środka {at}.', 'Zombie opanowują wejście {at}.'],
  ['colony.night.breaks', '{n, plural, other {pęka # barykad}}', '{n, plural, other {pada # barykad}}'],
  ['option.lure', 'Zwab tu zombie', 'Przyciągnij tu zombie'],
  ['LN-BAND-HIDE-01', 'Wydaj kość o wartości 3.', 'Zużyj kość o wyniku 3.'],
  ['lasting.effect.watch', 'w każdej fazie kolonii mniej', 'w kroku 4 fazy kolonii mniej'],
  ['crossroads.effect.a.b', 'w kroku 4 mniej', 'w kroku 4 fazy kolonii mniej'],
  ['LN-SCEN-B1-02', 'Ocalały z najniższymi wpływami', 'Ocalały o najniższych wpływach'],
  ['LN-SCEN-B1-01', 'Usuńcie żetony żywności.', 'Usuńcie znaczniki żywności.'],
  ['LN-PRINT-14', 'przedmioty początkowe', 'przedmioty startowe'],
  ['objective.rule.convoy', 'dowolnie wiele kart, odkrytych', 'dowolną liczbę odkrytych kart'],
  ['crossroads.trigger.a', 'Poruszasz ocalałym.', 'Poruszasz ocalałego.'],
  ['story.change.code', 'Kod powstrzymujący się sprawdza', 'Sprawdza się kod powstrzymujący'],
  ['face.final.seen', 'Nieodwracalne: widzisz kartę.', 'Nie cofniesz tego: widzisz kartę.'],
  ['operator.ban.text', '{name} zostanie wylogowana.', 'Wylogujemy tę osobę: {name}.'],
  ['crossroads.story.a', '„Nie atlas”, mówi Emma.', '„Nie atlas” – mówi Emma.'],
  ['option.board', 'Zabierz ocalonego (dokąd: {to})', 'Zabierz ocalonego {to}'],
  ['log.attracts', '{survivor} przyciąga zombie ({at}).', '{survivor} {at} przyciąga zombie.'],
  ['log.exileCalled', 'wygnaniem. Chodzi o: {player}', 'wygnaniem gracza {player}'],
  ['question.vote.exile', 'Wygnanie ({player}): jak głosujesz?', 'Wygnanie gracza {player}: jak głosujesz?'],
  ['shelter.about.prey', '{n, plural, other {# mięsa}}', '{n, plural, other {# znacznika mięsa}}'],
]

const CS: readonly Planted[] = [
  ['secret.act.contribute', 'Na krizi', 'Ke krizi'],
  ['LN-SKILL-05', 'ke kořisti banditů', 'k lupu banditů'],
  ['LN-ZKILL-01', 'Normální zombie zemře.', 'Obyčejná zombie zemře.'],
  ['log.dosed', '{survivor} polyká pilulku.', '{survivor} polyká lék z Raxxonu.'],
  ['LN-BAND-LEAD-04', '1 kartu podle výběru', '1 kartu podle své volby'],
  ['raxxon.tonight.spares', 'Na jedno místo přijde zombie.', 'Do jedné lokace přijde zombie.'],
  ['LN-BITE-06', 'Smrt stojí 1 morálku.', 'Morálka klesne o 1.'],
  ['face.about.food', 'Kolonie sní: {need}.', 'Kolonie potřebuje: {need}.'],
  ['log.overrun', 'Zombie pronikají dovnitř {at}.', 'Zombie prolamují vstup {at}.'],
  ['lasting.effect.watch', 'v každé fázi kolonie méně', 'v kroku 4 fáze kolonie méně'],
  ['crossroads.effect.a.b', 'v kroku 4 méně', 'v kroku 4 fáze kolonie méně'],
  ['LN-RANDLOC-01', 'Hoďte šestistěnnou kostkou.', 'Hoďte hrací kostkou.'],
  ['coach.others.more', 'Přeživších ostatních je víc.', 'Postav ostatních je víc.'],
  ['OUT-EQ-07', 'zboží za příchod', 'žetony za příchod'],
  ['LN-ATTACK-01', 's hodnotou aspoň jejího čísla', 's hodnotou rovnou jejímu číslu nebo vyšší'],
  ['face.token.stays', 'rozhoduje remízy', 'rozhoduje při rovnosti hlasů'],
  ['learn.secret.text', 'až ti do obrazovky nikdo neuvidí', 'až ti na obrazovku nikdo neuvidí'],
  ['board.wait.acting', 'jedná s hrdinou', 'hraje s hrdinou'],
  ['moment.night', '{n, plural, other {Přichází # zombie.}}', '{n, plural, other {Přichází # zombií.}}'],
  ['operator.ban.text', '{name} bude odhlášen(a).', '{name} přijde o přihlášení.'],
  ['panel.group', 'Moji', 'Tvoje postavy'],
  ['log.seated', 'Přesouváš 1 přeživšího (cíl: {room}).', 'Přesouváš 1 přeživšího {to}.'],
  ['log.crossroads', 'Karta osudu ({who}):', 'Karta osudu hráče {who}:'],
]

for (const [locale, rows] of Object.entries({ en: EN, pl: PL, cs: CS }))
  describe(`words given up in '${locale}'`, () => {
    for (const [key, slip, good] of rows)
      test(slip, () => {
        assert.equal(avoided({ [locale]: { [key]: slip } }).length, 1)
        assert.deepEqual(avoided({ [locale]: { [key]: good } }), [])
      })
  })

test('a word that only one game has given up is found in its messages alone', () => {
  const said = { cs: { 'learn.goal': 'Body dávají přeživší.' } }
  assert.equal(avoided(said, 'long-night').length, 1)
  assert.deepEqual(avoided(said, 'outlive'), [])
})
