// Raxxon: experimenty, střety s mutanty, léky a vedlejší účinky.

import type { Messages } from '@lastlight/kernel'

export const raxxon: Messages = {
  'experiment.claw': 'Dráp',
  'experiment.hunter': 'Lovec',
  'experiment.collector': 'Sběratel',
  'experiment.frostwalker': 'Sněhulák',
  'experiment.tank': 'Obr',
  'experiment.howler': 'Hejkal',
  'experiment.carrier': 'Nositelka',
  'experiment.hydra': 'Hydra',
  'experiment.reaper': 'Zmije',
  'experiment.spitter': 'Chrlič',
  'experiment.stinker': 'Smraďoch',
  'experiment.siren': 'Siréna',
  'experiment.story.claw':
    'Den čtvrtý. Chtěli jsme nehty, které dorůstají. Dorůstají. Jen s tím nepřestávají a pokusná osoba 12 si otevřela dveře oddělení, které z její strany neměly kliku.',
  'experiment.story.hunter':
    'Testovací skupina 481. Psi to nechytají, a tak jsme si kousek psa vypůjčili. Pořád aportují. Přestali jsme házet.',
  'experiment.story.collector':
    'Schová všechno, co kdo odloží, a ví kam. Včera moje brýle, dnes noční sestru. Police v koutě je moc hezky srovnaná.',
  'experiment.story.frostwalker':
    'Měla to být tkáň, které nevadí mráz. Vadí jí teplo. Ať někdo řekne řediteli, proč se v křídle B netopí a proč se tam topit nebude.',
  'experiment.story.tank':
    'Růstový faktor devět, omylem dvě dávky. Býval vrátný a pořád chodí tam, kde jsou dveře. My už tomu dveře neříkáme.',
  'experiment.story.howler':
    'Nadechují se celou minutu. Potom to cítíš v zubech. Divné je až to, co se ozve z města: odpověď.',
  'experiment.story.carrier':
    'Je zdvořilá a nekouše. Jen kašle. Poslali jsme tři lidi, aby jí změřili teplotu, a teď ji máme měřit dalším třem.',
  'experiment.story.hydra': 'Uřízni jednu a napiš hlášení. Uřízni dvě a hlášení už nemá kdo psát. Doporučení: neřezat.',
  'experiment.story.reaper':
    'Dostaly čelisti podle hada, protože v grantu stálo: ochrana plodin. Myši zmizely do rána. Od té doby si vybírají větší škůdce.',
  'experiment.story.spitter':
    'Sliny prožerou ocel za jedenáct vteřin a rukavice za dvě. Dostřel: dál, než sahá metr, který už také nemáme.',
  'experiment.story.stinker':
    'Pokusným osobám nic není. Zato vzduchu ano. Dva technici podali výpověď oknem. Z přízemí, naštěstí.',
  'experiment.story.siren':
    'Brouká si. Celá chodba tu melodii zná z domova a každý z jiného. Noste špunty. Já si je vyndal jen na zkoušku.',
  'encounter.claw.low': 'Je rychlejší než tvoje druhá myšlenka. Útočník utrpí 1 zranění.',
  'encounter.claw.mid':
    'Zachytí ti batoh a už ho nepustí. Hráč útočníka odloží z ruky do balíčku odpadu 1 kartu podle své volby (má-li nějakou).',
  'encounter.claw.high': 'Bez hlavy jsou nehty k ničemu. Odstraň tohoto Drápa.',
  'encounter.hunter.low': 'Jen ho to naštvalo. Útočník utrpí 1 zranění.',
  'encounter.hunter.mid': 'Zavrčí a zmizí mezi auty. Umísti tohoto Lovce do náhodné lokace.',
  'encounter.hunter.high':
    'Padne jako každý jiný pes a jizvou se budeš chlubit na oslavách. Útočník utrpí 1 zranění. Odstraň tohoto Lovce.',
  'encounter.collector.low':
    'Má tvoje věci a zrovna je počítá. Hráč útočníka odloží z ruky do balíčku odpadu 2 karty podle své volby (nebo kolik jich má).',
  'encounter.collector.mid':
    'Vezme si jednu věc a jde. Hráč útočníka odloží z ruky do balíčku odpadu 1 kartu podle své volby (má-li nějakou). Umísti tohoto Sběratele do náhodné lokace.',
  'encounter.collector.high':
    'Pod kabátem má čtyřicet lžic a něco užitečného. Odstraň tohoto Sběratele. Hráč útočníka si dobere 1 kartu z balíčku této lokace.',
  'encounter.frostwalker.low': 'Trefíš ho a ruka na něm chvíli zůstane. Útočník utrpí 1 omrzlinu.',
  'encounter.frostwalker.mid': 'Praskne jako džbán, rovnou na tebe. Útočník utrpí 1 omrzlinu. Odstraň Sněhuláka.',
  'encounter.frostwalker.high': 'Jedna dobrá rána a na silnici leží jen led. Odstraň Sněhuláka.',
  'encounter.tank.low': 'Ani si toho nevšiml. Zato ty ano. Útočník utrpí 2 zranění.',
  'encounter.tank.mid': 'Jednou se ohnal, ze slušnosti. Útočník utrpí 1 zranění.',
  'encounter.tank.high': 'Poprvé od dubna vypadá překvapeně. Odstraň Obra.',
  'encounter.howler.low': 'Stihl vydechnout. Polož sem 2 žetony hluku a přidej sem 1 zombii.',
  'encounter.howler.mid':
    'Utíká a přitom vyje, rovnou k domovu. Přidej 1 zombii do Kolonie. Umísti tohoto Hejkala do náhodné lokace.',
  'encounter.howler.high': 'Poslední zavytí je krátké. Odstraň tohoto Hejkala. Polož sem 1 žeton hluku.',
  'encounter.carrier.low': 'Zakašle, a ty se zrovna nadechuješ. Hoď za útočníka znovu kostkou následků.',
  'encounter.carrier.mid': 'Omluví se a škrábne. Útočník utrpí 1 zranění.',
  'encounter.carrier.high':
    'Lehne si, jako by na to čekala. Odstraň Nositelku. Hoď za útočníka znovu kostkou následků.',
  'encounter.hydra.low': 'Vstanou obě půlky. Přidej sem 2 zombie.',
  'encounter.hydra.mid': 'Jedna půlka vstane a kousne. Útočník utrpí 1 zranění. Přidej sem 1 zombii.',
  'encounter.hydra.high': 'Spálíš ten kus, který se hýbe nejvíc. Odstraň Hydru. Přidej sem 1 zombii.',
  'encounter.reaper.low': 'Dva zuby, dvě rány. Útočník utrpí 2 zranění.',
  'encounter.reaper.mid':
    'Vyjede po tobě a sklouzne do kanálu. Útočník utrpí 1 zranění. Umísti tuto Zmiji do náhodné lokace.',
  'encounter.reaper.high': 'Přišlápneš ji těsně za hlavou, jak tě to učil děda. Odstraň tuto Zmiji.',
  'encounter.spitter.low':
    'Postříká ulici jako z hadice. Rozdělte 2 zranění co nejrovnoměrněji mezi postavy v této lokaci.',
  'encounter.spitter.mid':
    'Plivne, trefí rukáv a couvá. Útočník utrpí 1 zranění. Umísti tohoto Chrliče do náhodné lokace.',
  'encounter.spitter.high': 'Nacpeš mu tu hadici zpátky. Odstraň tohoto Chrliče.',
  'encounter.stinker.low': 'Cítíš ho i ve spánku. Útočník dostane 1 žeton zoufalství.',
  'encounter.stinker.mid': 'Co tu leželo, je na vyhození. Odlož 2 horní karty balíčku této lokace do balíčku odpadu.',
  'encounter.stinker.high':
    'Padne a smrad tu zůstane týden. Odstraň tohoto Smraďocha. Odlož horní kartu balíčku této lokace do balíčku odpadu.',
  'encounter.siren.low': 'Znáš druhou sloku. Útočník dostane 2 žetony zoufalství.',
  'encounter.siren.mid':
    'Zmlkne uprostřed taktu a odejde. Útočník dostane 1 žeton zoufalství. Umísti Sirénu do náhodné lokace.',
  'encounter.siren.high': 'Ticho a po něm už jen vítr, trochu falešně. Odstraň Sirénu.',
  'experiment.place.random':
    'Umístí {n, plural, one {# mutanta do náhodné lokace} few {# mutanty, každého do vlastní náhodné lokace} many {# mutanta do náhodné lokace} other {# mutantů, každého do vlastní náhodné lokace}}',
  'experiment.place.at': 'Umístí {n, plural, one {# mutanta} few {# mutanty} many {# mutanta} other {# mutantů}} {at}',
  'experiment.code': 'kontrolní kód {a} a {b}',

  'sideEffect.owlEyes': 'Soví oči',
  'sideEffect.ironPulse': 'Železný tep',
  'sideEffect.sleepless': 'Nespavost',
  'sideEffect.shakes': 'Třas rukou',
  'sideEffect.whiteNoise': 'Bílý šum',
  'sideEffect.ravenous': 'Vlčí hlad',
  'sideEffect.effect.owlEyes': 'této postavě stačí k prohledávání kostka o 1 nižší',
  'sideEffect.effect.ironPulse': 'této postavě stačí k útoku kostka o 1 nižší',
  'sideEffect.effect.sleepless': 'hráč této postavy hází každé kolo o 1 kostku víc',
  'sideEffect.effect.shakes': 'tato postava potřebuje k útoku kostku o 1 vyšší',
  'sideEffect.effect.whiteNoise': 'tato postava potřebuje k prohledávání kostku o 1 vyšší',
  'sideEffect.effect.ravenous': 'v kroku 1 fáze kolonie spotřebuje Kolonie o 1 žeton jídla víc',
  'sideEffect.story.owlEyes': 'Zorničky se už nestáhnou. Svíčka bolí, zato ve sklepě je světlo jako v obchodě.',
  'sideEffect.story.ironPulse': 'Čtyřicet tepů za minutu, ať dveřmi vejde cokoli.',
  'sideEffect.story.sleepless': 'Devátý den beze spánku a změnil se jen rukopis.',
  'sideEffect.story.shakes': 'Polévka na lžíci dojede tak každý druhý pokus.',
  'sideEffect.story.whiteNoise': 'Rádio mezi dvěma stanicemi, někde za levým uchem.',
  'sideEffect.story.ravenous': 'Tři misky a oči na čtvrté. Zmizelo i lepidlo z obálek.',

  'item.redPill': 'Červené pilulky',
  'item.acc.redPill': 'červené pilulky',
  'item.effect.redPill':
    'UDÁLOST: Zvol svou postavu a hoď kostkou. 1–2: vedlejší účinek „Třas rukou“. 3–4: odstraň 1 zranění nebo omrzlinu. 5–6: vedlejší účinek „Železný tep“.',
  'item.whitePill': 'Bílé pilulky',
  'item.acc.whitePill': 'bílé pilulky',
  'item.effect.whitePill':
    'UDÁLOST: Zvol svou postavu a hoď kostkou. 1–2: vedlejší účinek „Bílý šum“. 3–4: odstraň 1 zranění nebo omrzlinu. 5–6: vedlejší účinek „Soví oči“.',
  'item.yellowPill': 'Žluté pilulky',
  'item.acc.yellowPill': 'žluté pilulky',
  'item.effect.yellowPill':
    'UDÁLOST: Zvol svou postavu a hoď kostkou. 1–2: vedlejší účinek „Vlčí hlad“. 3–4: odstraň až 2 zranění nebo omrzliny. 5–6: vedlejší účinek „Nespavost“.',
  'item.raxxonPlans': 'Plán Raxxonu',
  'item.acc.raxxonPlans': 'plán Raxxonu',
  'item.effect.raxxonPlans': 'VYBAVENÍ: Když tato postava prohledává Raxxon, nech si o 1 dobranou kartu víc.',

  'option.attackMutant': '{survivor} útočí na mutanta {at}: {what} (kostka {die})',
  'option.code': 'Položit kostku na kartu Raxxonu (kostka {die})',
  'option.foe': 'Mutant {at}: {what}',
  'option.foe.zombie': 'Obyčejná zombie {at}',
  'option.vote.contain': 'Hlasovat pro odhození experimentu: nic nevyjde ven',
  'option.vote.release': 'Hlasovat pro vypuštění: o 3 zombie méně tam, kde určí začínající hráč',
  'question.foe': 'Kdo je dalším cílem tohoto útoku?',
  'question.vote.code': 'Kód souhlasí. Co s experimentem „{card}“?',
  'question.fewer': 'Kam dnes přijde o 3 zombie méně?',
  'refusal.attack.mutantFirst': 'Je tu mutant. Nejdřív musíš zaútočit na něj.',
  'refusal.foe.notYet': 'Prvním cílem musí být mutant.',
  'refusal.code.nobody': 'V Raxxonu není žádná tvoje postava.',
  'log.experiment': 'Nahoře v Raxxonu leží záznam „{what}“, {code}. {place}. „{story}“',
  'log.codeDie': '{whoMe, select, yes {Pokládáš} other {{who} pokládá}} na kartu Raxxonu kostku: {die}.',
  'log.code': 'Raxxon: kostky souhlasí s kódem experimentu „{what}“.',
  'log.code.missed': 'Raxxon: kostky nesouhlasí s kódem experimentu „{what}“.',
  'log.contained': 'Experiment „{what}“ se odhazuje. Ven nic nevyjde.',
  'log.experimentOver': 'Karta experimentu „{what}“ se odhazuje.',
  'log.fewer': 'O {n} {n, plural, one {zombii} few {zombie} many {zombie} other {zombií}} méně než obvykle {at}.',
  'log.mutantCame': 'Objevil se mutant {at}: {what}{why}.',
  'log.mutantBarred': 'Pro mutanta není {at} volné pole: {what}{why}.',
  'log.mutantLeft': 'Mutant odchází {from}: {what}.',
  'log.mutantGone': '{survivor} se zbavuje mutanta {at}: {what}.',
  'log.encounter': '{survivor} se střetává s mutantem: {what}. Na kostce padá {rolled}. {text}',
  'log.dosed': '{survivor} polyká lék z Raxxonu. Na kostce padá {rolled}{why}.',
  'log.sideEffect': '{survivor} má odteď vedlejší účinek: {what} ({effect}){why}.',
  'why.encounter': 'mutant „{what}“',
  'why.code': 'kontrolní kód',
  'table.raxxon':
    'Raxxon: nahoře záznam „{what}“, {code}; kostky na kartě: {dice}; pod ním {n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'table.raxxon.empty': 'Raxxon: žádný experiment nezbývá; kostky na kartě: {dice}',
  'table.mutants': 'mutanti: {what}',
  'table.sideEffects': 'vedlejší účinky: {what}',
}
