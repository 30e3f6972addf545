import type { Messages } from '@lastlight/kernel'

export const rulebookScenarios: Messages = {
  'LN-SCEN-01':
    'Je-li v kroku 5 zvláštní úkol scénáře splněn, hra neskončí a přečte se část příběhu. Po R3 a B3 hra končí.',
  'LN-SCEN-02':
    'České vydání: v kole, ve kterém se čte část příběhu, se krok 6 přeskočí, takže žeton na počítadle kol zůstává. Polské vydání: krok 6 se provede. Krok 7 se provede v obou.',
  'LN-SCEN-03': 'Další úkol nahradí předchozí na začátku následujícího kola.',
  'LN-SCEN-04': 'Přemístění postav podle příběhu se nikdy nepočítá jako přesun.',
  'LN-SCEN-05':
    'V kooperativním režimu, při hře ve dvou a ve vězňově dilematu mají karty scénáře jen jednu stranu. Úkol Bandita ani zvláštní hlasování o vyloučení se pak nepoužijí.',
  'LN-SCEN-R0-01': 'Scénář „Šimpanz a kontrolní kód“ se připraví jako obvykle a s modulem Raxxon.',
  'LN-SCEN-R0-02': 'Na každé pole vstupu a každé pole pro postavy v Raxxonu umístěte zátaras. Žádná postava tam nesmí.',
  'LN-SCEN-R0-03': 'Na začátku se nepoužívají pravidla o lécích z Raxxonu ani kontrolní kód.',
  'LN-SCEN-R0-04': 'Než rozdáte postavy, vyndejte z balíčku Báru a Emmu Hanovou a dejte je stranou.',
  'LN-SCEN-R0-05': 'Hlavním úkolem je R1.',
  'LN-SCEN-R0-06': 'Na začátku hry přijde Emma Hanová do Kolonie a přidá se ke skupině začínajícího hráče.',
  'LN-SCEN-R0-07': 'V balíčku předmětů Raxxonu vyhledejte jeho plány a vybavte jimi Emmu. Pak balíček zamíchejte.',
  'LN-SCEN-R1-01':
    'Část po R1 čte a provádí hráč s nejmenším počtem postav. Při shodě ten z nich, kdo má postavu s nejvyšším vlivem.',
  'LN-SCEN-R1-02': 'Odstraňte z Raxxonu všechny zátarasy.',
  'LN-SCEN-R1-03': 'Kdo čte, umístí do Raxxonu jednu svou postavu, má-li nějakou.',
  'LN-SCEN-R1-04':
    'Do konce hry se postavy smějí přesouvat do Raxxonu a prohledávat ho; po každém prohledávání se hází kostkou následků.',
  'LN-SCEN-R1-05': 'Kdo čte, přemístí z Kolonie do Raxxonu 3 libovolné zombie; méně, je-li jich méně nebo se nevejdou.',
  'LN-SCEN-R1-06': 'Bára se v Raxxonu přidá ke skupině toho, kdo čte, a má 1 zranění.',
  'LN-SCEN-R1-07': 'Není-li pro Báru místo, začínající hráč vybere postavu v Raxxonu, která se vrátí do Kolonie.',
  'LN-SCEN-R1-08': 'Od této chvíle se používají léky z Raxxonu. Kontrolní kód ještě ne.',
  'LN-SCEN-R1-09': 'Další kolo začíná s úkolem R2 místo R1.',
  'LN-SCEN-R2-01': 'Po R2 odstraňte z karty Raxxonu všechny kostky.',
  'LN-SCEN-R2-02':
    'Všechny postavy z Raxxonu se přemístí do Kolonie, i postavy vyloučených hráčů. Je-li volných polí málo, určí začínající hráč, kdo přijde, a ostatní zůstanou. Postavy vyloučeného hráče pak Kolonii hned opustí do lokací podle jeho volby, jen ne do Raxxonu. Nic z toho není přesun, takže se nehází.',
  'LN-SCEN-R2-03':
    'Hned utečou 2 experimenty, při 4 a více hráčích 3, a umístí se jejich mutanti. Polské vydání: počítají se hráči-členové. České vydání: počítají se všichni hráči.',
  'LN-SCEN-R2-04': 'Od příštího kola až do konce hry se používá kontrolní kód.',
  'LN-SCEN-R2-05': 'Další kolo začíná s úkolem R3 místo R2.',
  'LN-SCEN-R3-01': 'Splnění R3 ukončí hru jako obvykle.',
  'LN-SCEN-B0-01': 'Scénář „Útok banditů“ se připraví jako obvykle a s modulem Bandité. Hlavním úkolem je B1.',
  'LN-SCEN-B0-02':
    'Zrádcovský úkol, který se přimíchá, není náhodný: je to Bandita a všichni si ho smějí přečíst. Vyžaduje splnění B2. V jiných hrách se nepoužívá.',
  'LN-SCEN-B0-03': 'Na začátku hry si každý hráč smí dobrat 1 kartu z balíčku Nemocnice.',
  'LN-SCEN-B0-04':
    'Na začátku bandité jen přicházejí, počítají se při přidávání zombií a loupí. Ostatní pravidla o banditech se nepoužívají.',
  'LN-SCEN-B1-01': 'Po B1 odstraňte ze zásoby potravin všechny žetony jídla.',
  'LN-SCEN-B1-02': 'Postava s nejvyšším vlivem a lidská postava s nejnižším vlivem se přemístí do Skrýše banditů.',
  'LN-SCEN-B1-03': 'Postava s nejvyšším vlivem tam zahyne a morálka klesne jako obvykle.',
  'LN-SCEN-B1-04': 'Druhá postava utrpí 1 zranění, pokud by to nebylo třetí.',
  'LN-SCEN-B1-05': 'Tato postava se vrátí do Kolonie.',
  'LN-SCEN-B1-06': 'Do konce hry lze útočit na bandity a platí pravidla o jejich skrýši.',
  'LN-SCEN-B1-07': 'Další kolo začíná s úkolem B2 místo B1.',
  'LN-SCEN-B1-08':
    'Polské vydání: část po B1 čte hráč, který má postavu s nejnižším vlivem. České vydání: hráč, který má lidskou postavu s nejnižším vlivem.',
  'LN-SCEN-B1-09':
    'Obě postavy se hledají mezi všemi postavami ve hře, i mezi postavami vyloučených hráčů, a určí se dřív, než se kterákoli přemístí; je-li to tatáž, jen zahyne. Postava vyloučeného hráče, která se vrátí, Kolonii hned zase opustí, bez hodu kostkou následků a ne do Skrýše. Bára není člověk.',
  'LN-SCEN-B2-01':
    'Po B2 následuje zvláštní hlasování o vyloučení: od začínajícího hráče po směru hodinových ručiček smí každý vyvolat jedno hlasování.',
  'LN-SCEN-B2-02': 'Každé vyloučení se dohraje celé, než přijde na řadu další hráč.',
  'LN-SCEN-B2-03':
    'Vyloučený hráč, který nebyl zrádce, se stane vůdcem banditů. Pravidla o vůdci platí od této chvíle.',
  'LN-SCEN-B2-04': 'Vyloučený zrádce se vůdcem banditů nestane.',
  'LN-SCEN-B2-05':
    'Po hlasováních smí zrádce, který nebyl vyloučen a splnil úkol Bandita, kartu ukázat. Vítězí a hra končí; hlavní úkol není splněn.',
  'LN-SCEN-B2-06':
    'Zrádce, který nebyl vyloučen a úkol Bandita nesplnil nebo ho neukáže, hraje dál tajně. Od této chvíle musí být navíc morálka 0.',
  'LN-SCEN-B2-07':
    'Pokud hra pokračuje, postavy se přemístí do Kolonie. Polské vydání: všechny postavy hráčů-členů. České vydání: jen ty ze Skrýše banditů.',
  'LN-SCEN-B2-08': 'Další kolo začíná s úkolem B3 místo B2.',
  'LN-SCEN-B2-09': 'Od té chvíle vede bandity i hráč, který nebyl zrádce a byl vyloučen už dřív.',
  'LN-SCEN-B3-01': 'Splnění B3 ukončí hru jako obvykle.',
}
