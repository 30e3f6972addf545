// Texty samotných scénářů.

import type { Messages } from '@lastlight/kernel'

export const scenarios: Messages = {
  'setting.scenario': 'Scénář',
  'setting.scenario.none': 'Žádný',
  'setting.scenario.chimp': 'Šimpanz a kontrolní kód',
  'setting.scenario.raid': 'Útok banditů',

  'objective.r1': 'R1: Brána',
  'objective.story.r1':
    'Ocelová brána, zazděná branka, pytle s pískem až po střechu. Někdo moc stál o to, aby něco zůstalo uvnitř, nebo my venku. Benzinu a prachu je to jedno.',
  'objective.goal.r1.normal':
    'Pod touto kartou leží aspoň 2 karty paliva nebo zbraní za každého hráče, který hru začínal.',
  'objective.rule.r1':
    'Kdykoli ve svém tahu smíš lícem nahoru položit pod tuto kartu libovolně mnoho karet paliva a zbraní z ruky. Vybavení zůstává postavě.',
  'objective.r2': 'R2: Pod sutinami',
  'objective.story.r2':
    'Hlas pod betonem každou hodinou slábne. Bagr není, jsou jen ruce, páčidla a šimpanzice, která nikoho nenechá odpočívat.',
  'objective.goal.r2.normal':
    'Na kartě Raxxonu leží aspoň 3 kostky za každého hráče-člena. Zůstávají tam i do dalších kol.',
  'objective.r3': 'R3: Zavřít je',
  'objective.story.r3':
    'Jsou venku a za dalšími dveřmi čekají další. Bára zná klávesy; někdo je musí mačkat, zatímco jiný drží ulici.',
  'objective.goal.r3.normal':
    'V kroku 5 jsou na plánu nejvýš 2 mutanti a v tomto kole byl zadán správný kontrolní kód.',
  'objective.b1': 'B1: Jídlo pro sousedy',
  'objective.story.b1':
    'Chtějí pytel za každého z nás. To je hodně konzerv za jeden slib, ale mír nebyl v zimě nikdy levný.',
  'objective.goal.b1.normal': 'V kroku 5 jsou v zásobě potravin aspoň 3 žetony jídla za každého hráče-člena.',
  'objective.b2': 'B2: Na místa',
  'objective.story.b2': 'Tentokrát bez smlouvání. Každý někoho pošle, aby pak nikdo neříkal, že o ničem nevěděl.',
  'objective.goal.b2.normal': 'V kroku 5 má každý hráč-člen ve Skrýši banditů aspoň 1 postavu.',
  'objective.b3': 'B3: Pryč z našeho',
  'objective.story.b3':
    'Jejich boudy ať si tlejí. Ale obchody, škola a pumpy jsou naše a dnes tam nebude spát ani jeden z nich.',
  'objective.goal.b3.normal': 'V kroku 5 není na plánu žádný bandita.',

  'passage.plans': 'Plány v tubusu',
  'passage.story.plans':
    'Emma se vrátila pozdě, po pás od sněhu a s papírovým tubusem pod kabátem. Uvnitř byl celý Raxxon, patro po patře: prášky, které jsme kdysi brali všichni, a pod nimi dvě podlaží, která žádný prospekt neukázal. O půlnoci už byl plánů plný stůl. Vchod je jeden, zazděný, a my máme seznam věcí, které zdi nemají rády.',
  'passage.rule.plans':
    'Emma Hanová se v Kolonii přidá ke skupině začínajícího hráče a nese plány Raxxonu. Na všech polích Raxxonu stojí zátarasy: žádná postava tam nesmí. Léky z Raxxonu ani kontrolní kód se zatím nepoužívají.',
  'passage.gate': 'Otevřená brána',
  'passage.story.gate':
    'Rána vysypala poslední celá okna a půlka mrtvých od plotu se otočila a šla se podívat. Ráno se lezlo dovnitř přes suť. Na rukáv se mi pověsilo něco malého a hlasitého: šimpanzice s krvavou tlapou a jmenovkou Bára. O chleba nestála. Odtáhla mě ke zřícenému stropu a zpod něj se mužský hlas velmi zdvořile zeptal, jestli někdo nemá zvedák.',
  'passage.rule.gate':
    'Zátarasy Raxxonu mizí. Kdo čte, umístí do Raxxonu jednu svou postavu a přemístí tam 3 zombie z Kolonie. Bára se v Raxxonu přidá k jeho skupině s 1 zraněním. Od této chvíle smějí postavy do Raxxonu a mohou ho prohledávat a léky z Raxxonu působí. Na kartu Raxxonu lze dávat kostky.',
  'passage.friend': 'Noční hlídač',
  'passage.story.friend':
    'Nevážil víc než kabát. Položili jsme ho ke kamnům, Bára ho držela za ruku a kolem třetí otevřel oči a spočítal nás. „Tolik lidí,“ řekl. „A kdo sedí u klávesnice?“ Řekli jsme mu, že o mrtvých víme. Smál se, až ho to zabolelo. To jsou jen ti shora, povídal; rok každý večer ťukali s Bárou dvě číslice, aby ti zdola nevyšli. Byl zrovna druhý večer. Třetího se nedožil.',
  'passage.rule.friend':
    'Z karty Raxxonu zmizí všechny kostky a všechny postavy z Raxxonu se přemístí do Kolonie. Hned utečou experimenty: 2, při 4 a více hráčích 3. Od příštího kola se vyhodnocuje kontrolní kód.',

  'passage.gifts': 'Návštěva se sáňkami',
  'passage.story.gifts':
    'Ráno stáli u brány dva lupiči z cihelny, ruce nahoře, hubení jak tyčky. Samé nedorozumění, říkali, a jestli by se nenašlo něco k jídlu. Už jsme se chtěli smát, když stáhli ze sáněk plachtu: obvazy, ampule, všechno, za co se na ošetřovně modlili. Nikdo se neptal, odkud ten seznam mají. Já se ptám až později a dívám se, kdo zčervená.',
  'passage.rule.gifts':
    'Každý hráč si smí dobrat 1 kartu z balíčku Nemocnice. Bandité přicházejí, počítají se při přidávání zombií a loupí; útočit na ně ani na jejich skrýš zatím nejde. Zrádcovským úkolem této hry je Bandita.',
  'passage.rule.gifts.together':
    'Každý hráč si smí dobrat 1 kartu z balíčku Nemocnice. Bandité přicházejí, počítají se při přidávání zombií a loupí; útočit na ně ani na jejich skrýš zatím nejde.',
  'passage.ambush': 'Šli dva',
  'passage.story.ambush':
    'Brambory na mých zádech, naděje na šéfových. Nad boudami kouř, ale ani jedno dítě a neštěká žádný pes. Pak nám hlas ze střechy řekne, co si myslí o lidech s plotem. Postavíme se zády k sobě, jak se to dělá. „Zdrhej,“ řekne šéf. Slyším výstřely, slyším, jak jásají nad pytli, a běžím s rukou, která už není tak docela moje. Doma nikdo nemusí vyvolávat hlasování.',
  'passage.rule.ambush':
    'Všechno jídlo je pryč. Postava s nejvyšším vlivem a lidská postava s nejnižším vlivem jdou do Skrýše banditů. První tam zahyne; druhá utrpí 1 zranění, pokud by to nebylo třetí, a vrátí se do Kolonie. Od této chvíle lze útočit na bandity i na jejich skrýš.',
  'passage.suspicion': 'Před útokem',
  'passage.story.suspicion':
    'Ležíme v rákosí a čekáme, až se rozední. Jejich hlídky se naším směrem dívají trochu moc často. Někdo jim řekl o ošetřovně, někdo prozradil, kudy půjde šéf. Procházím tváře nalevo i napravo a každá z nich prochází tu moji.',
  'passage.rule.suspicion':
    'Od začínajícího hráče smí každý vyvolat jedno hlasování o vyloučení. Vyloučený, který nebyl zrádce, se stane vůdcem banditů. Potom smí zrádce, který splnil úkol Bandita, kartu ukázat a vyhrát.',
  'passage.rule.suspicion.together':
    'V této variantě se o vyloučení nehlasuje: nikdo není obviněn a příběh hned pokračuje.',
  'passage.wronged': 'Ten nepravý',
  'passage.story.wronged':
    'Hlavně se otočí bez rozkazu. Ruce tam, kde na ně vidíme, a pomalý krok směrem k boudám. „S nimi mě nikdy nic nepojilo,“ slyšíme. „Teď jste jim mě darovali.“',
  'passage.rule.wronged': 'Vyloučený hráč nebyl zrádce a od této chvíle vede bandity.',
  'passage.caught': 'Ten pravý',
  'passage.story.caught':
    'Jeden pohled přes mušku a tvář řekne všechno. Žádná výmluva, žádná řeč, jen pokrčení ramen. Pak kroky ve sněhu: ne k boudám, ne k nám, rovnou do bílého, kde nikdo nikomu nic nedluží.',
  'passage.rule.caught': 'Vyloučený hráč byl zrádce a bandity nevede.',
  'passage.betrayed': 'Dva výstřely do vzduchu',
  'passage.story.betrayed':
    'Pouštím je napřed. Je to koneckonců můj plán a někdo má hlídat záda. Dvacet kroků, deset, pět. Dvě rány do mraků a všechny okenice v osadě se otevřou najednou. Netrvalo to dlouho. Teď chodím od kapsy ke kapse a pískám si. Zítra se stěhujeme do domu s plotem.',
  'passage.rule.betrayed': 'Zrádce ukázal úkol Bandita a vítězí. Hra končí.',
  'passage.home': 'Husím pochodem',
  'passage.story.home':
    'Po takovém ránu nikdo na nikoho neútočí. Šli jsme domů husím pochodem a nikdo nechtěl jít první. Boudy ať si nechají. Chceme jen, aby už žádný z nich nevkročil do našich ulic.',
  'passage.rule.home':
    'Polské vydání: všechny postavy hráčů-členů se přemístí do Kolonie. České vydání: jen ty ze Skrýše banditů.',

  'option.gift': 'Dobrat kartu z balíčku Nemocnice',
  'option.gift.not': 'Dárek nebrat',
  'option.reveal': 'Ukázat úkol Bandita a vyhrát',
  'option.reveal.not': 'Nic neukazovat',
  'option.trust': 'Nikoho neobviňovat',
  'question.gift': 'Bandité přinesli dárky. Vezmeš si jeden?',
  'question.accuse': 'Nepracuje tu někdo pro bandity?',
  'question.reveal': 'Všichni odpovídají tajně. Ukážeš úkol Bandita?',
  'refusal.move.sealed': 'Raxxon je zazděný.',
  'refusal.play.pills': 'Nikdo zatím neví, jak tyto léky působí.',
  'refusal.code.notYet': 'Ke klávesnici Raxxonu se zatím nedá dostat.',
  'refusal.bandit.notYet': 'S bandity je zatím mír.',
  'refusal.reveal.notYours': 'Ukázat se může jen zrádce, který splnil úkol Bandita.',
  'log.passage': '{whoMe, select, yes {Čteš} other {{who} čte}} nahlas: {title}. {story} {rule}',
  'log.newObjective': 'Nový hlavní úkol: {objective}. {story} {goal}',
  'why.story': 'scénář',
  'outcome.over.bandits': 'Zrádce vydal Kolonii banditům.',
  'term.ending.bandits': 'úkol B2 je splněn a po hlasováních o vyloučení ukážeš kartu, nebo je morálka 0',
}
