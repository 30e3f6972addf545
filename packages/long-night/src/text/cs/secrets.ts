import type { Messages } from '@lastlight/kernel'

export const secrets: Messages = {
  'secret.memoir': 'Paměti',
  'secret.if.memoir': 'Hlavní úkol je splněn a v ruce máte aspoň 1 kartu nářadí a 2 karty vzdělání.',
  'secret.story.memoir':
    'Někdo musí sepsat, jaká ta zima doopravdy byla. Potřebujete knihy, z nichž se dá učit, a něco, čím stránky sešijete.',
  'secret.pantry': 'Za prkny',
  'secret.if.pantry': 'Hlavní úkol je splněn a v ruce máte aspoň 3 karty potravin.',
  'secret.story.pantry':
    'Víte, co s rodinou udělá hladová zima. Za vaší pryčnou je ve zdi díra, a dokud není plná, spí se vám špatně.',
  'secret.firstAid': 'Spodní zásuvka',
  'secret.if.firstAid': 'Hlavní úkol je splněn a v ruce máte aspoň 3 karty léků.',
  'secret.story.firstAid':
    'Pořád se vám zdá o jedné posteli a o prázdných rukou vedle ní. Chcete zásuvku, kterou nevyprázdní žádná krize.',
  'secret.tank': 'Tři dny autem',
  'secret.if.tank': 'Hlavní úkol je splněn a v ruce máte aspoň 2 karty paliva a 1 kartu potravin.',
  'secret.story.tank':
    'Poslední dopis od sestry má razítko města, kam se jede tři dny. Až bude po všem, zaklepete jí na dveře.',
  'secret.arms': 'Naolejováno a zabaleno',
  'secret.if.arms': 'Hlavní úkol je splněn a v ruce máte aspoň 2 karty zbraní; zbraně ve vybavení se nepočítají.',
  'secret.story.arms':
    'Na jaře přijde něco horšího než mrtví. V dece máte něco ostrého a něco hlučného, a v dece to také zůstane.',
  'secret.backpack': 'Sbaleno u dveří',
  'secret.if.backpack':
    'Hlavní úkol je splněn a v ruce máte aspoň 1 kartu potravin, 1 kartu léku, 1 kartu paliva a 1 kartu nářadí.',
  'secret.story.backpack':
    'Ze tří míst už bylo nutné prchat, jednou jen v ponožkách. Teď u dveří stojí batoh: něco k jídlu, něco na rány, něco do nádrže a něco na opravy.',
  'secret.addresses': 'Adresář',
  'secret.if.addresses':
    'Hlavní úkol je splněn a v ruce máte aspoň 1 předmět druhu osoba, 1 kartu vzdělání a 1 kartu potravin.',
  'secret.story.addresses':
    'Za dveřmi, o kterých tu nikdo neví, na vás někdo čeká. Až to skončí, vyrazíte tam s mapou a s chlebem.',
  'secret.school': 'První hodina',
  'secret.if.school': 'Hlavní úkol je splněn, v ruce máte aspoň 2 karty vzdělání a aspoň 1 vaše postava je ve Škole.',
  'secret.story.school': 'Zdejší děti se učí číst z etiket na konzervách. Chcete zase třídu, knihy a někoho u tabule.',
  'secret.loner': 'Jedna miska, jedna lžíce',
  'secret.if.loner': 'Hlavní úkol je splněn a máte nejvýš 1 postavu.',
  'secret.story.loner': 'Pamatujete si jméno každého, kdo kdy šel za vámi. Nová jména už se učit nechcete.',
  'secret.kin': 'V čele stolu',
  'secret.if.kin': 'Hlavní úkol je splněn a máte víc postav než kterýkoli jiný hráč. Shoda nestačí.',
  'secret.story.kin': 'Kdo tu mluví za nejvíc lidí, toho nechají domluvit. A vy máte na srdci dlouhou větu.',
  'secret.unhurt': 'Všech deset prstů',
  'secret.if.unhurt':
    'Hlavní úkol je splněn, máte aspoň 2 postavy a žádná z nich nemá zranění, omrzlinu ani zoufalství.',
  'secret.story.unhurt': 'Jejich rodiny mají vaše slovo, že se vrátí celí. Každý večer jim počítáte prsty.',
  'secret.scouts': 'Víc vzduchu',
  'secret.if.scouts':
    'Hlavní úkol je splněn, aspoň 2 vaše postavy jsou mimo Kolonii a v ruce máte aspoň 1 kartu paliva.',
  'secret.story.scouts':
    'Zdi se tu každou noc přibližují. Až to skončí, vaši už mají být venku a mít co nalít do motoru.',
  'secret.miser': 'Účetní kniha',
  'secret.if.miser':
    'Hlavní úkol je splněn a v ruce máte víc karet než kterýkoli jiný hráč (shoda nestačí), z toho aspoň 1 kartu paliva.',
  'secret.story.miser':
    'Každý večer si zapisujete, co kdo má. Uklidňuje vás, když je váš sloupec nejdelší a voní benzinem.',
  'secret.armory': 'Až po zuby',
  'secret.if.armory':
    'Hlavní úkol je splněn a vaše postavy mají dohromady ve vybavení víc předmětů než postavy kteréhokoli jiného hráče. Shoda nestačí.',
  'secret.story.armory': 'Znervózňuje vás každý, čí lidé mají u pasu víc než ti vaši. Pomoc je snadná.',
  'secret.builder': 'Pořádné dveře',
  'secret.if.builder': 'Hlavní úkol je splněn a v Kolonii stojí aspoň 5 zátarasů.',
  'secret.story.builder':
    'Otec říkával, že dům stojí za tolik, za kolik jeho dveře. Chcete po sobě nechat takové, na které by musel zaklepat i on.',
  'secret.almsgiver': 'Prázdné kapsy',
  'secret.if.almsgiver':
    'Hlavní úkol je splněn, v ruce nemáte žádnou kartu a v zásobě potravin jsou aspoň 4 žetony jídla.',
  'secret.story.almsgiver':
    'Jednu zimu ležela pod vaší podlahou mouka, zatímco sousedé hladověli. Tentokrát má být plný společný sklad a vám nemá zbýt nic.',
  'secret.fullBellies': 'Nikdo neodchází o hladu',
  'secret.if.fullBellies':
    'Hlavní úkol je splněn, Kolonie nemá žádný žeton hladovění a v ruce máte aspoň 2 karty potravin.',
  'secret.story.fullBellies':
    'Z vaší kuchyně ještě nikdo neodešel s prázdným žaludkem. Zima není důvod začínat a do hrnce je třeba něco dát i zítra.',
  'secret.broom': 'Pořádek musí být',
  'secret.if.broom': 'Hlavní úkol je splněn, v balíčku odpadu jsou nejvýš 3 karty a v ruce máte aspoň 1 kartu nářadí.',
  'secret.story.broom':
    'Minulou Kolonii nezničili mrtví, ale její vlastní odpadky. V noci slyšíte, jak ta hromada roste.',
  'secret.undertaker': 'Důstojný hrob',
  'secret.if.undertaker': 'Hlavní úkol je splněn, na Hřbitově leží aspoň 2 postavy a v ruce máte aspoň 1 kartu nářadí.',
  'secret.story.undertaker':
    'Zem promrzla na délku paže a naši leží pod plachtou. Někdo jim dluží hrob a vy umíte zacházet s krumpáčem.',
  'secret.rollCall': 'Večerní sčítání',
  'secret.if.rollCall': 'Hlavní úkol je splněn, na Hřbitově leží nejvýš 1 postava a v ruce máte aspoň 1 kartu léku.',
  'secret.story.rollCall':
    'Pamatujete si, kolik hlav bylo první večer. Poslední večer jich chcete napočítat skoro stejně a mít něco pro ty, kdo kašlou.',
  'secret.closeCall': 'O vlásek',
  'secret.if.closeCall': 'Hlavní úkol je splněn, morálka je nejvýš 2 a v ruce máte aspoň 1 kartu léku.',
  'secret.story.closeCall':
    'Kolonie, která se cítí v bezpečí, přestane zavírat bránu. Ať to přečkají, ale jen tak tak, aby nikdo nezapomněl; kapky na nervy máte u sebe.',
  'secret.workbench': 'To dobré nářadí',
  'secret.if.workbench': 'Hlavní úkol je splněn a v ruce máte aspoň 3 karty nářadí.',
  'secret.story.workbench': 'Co půjčíte, vrátí se tupé. Ať si stavějí, co chtějí; dobré nářadí zůstane u vás.',
  'secret.acquaintance': 'Starý známý',
  'secret.if.acquaintance':
    'Hlavní úkol je splněn, aspoň 1 vaše postava je ve Skrýši banditů a v ruce máte aspoň 1 kartu zbraně; zbraně ve vybavení se nepočítají.',
  'secret.story.acquaintance':
    'Jeden z banditů nosí vaše hodinky. Až bude konec, má v jejich skrýši stát někdo, kdo si o ně důrazně řekne.',
  'secret.missingFile': 'Chybějící spis',
  'secret.if.missingFile': 'Hlavní úkol je splněn, aspoň 1 vaše postava je v Raxxonu a v ruce máte aspoň 2 karty léků.',
  'secret.story.missingFile':
    'Někde v Raxxonu leží formulář s vaším podpisem. Nakonec má být uvnitř někdo od vás a vzorky mají ukázat, pod čím ten podpis stojí.',
  'secret.hoarder': 'Do posledního drobku',
  'secret.if.hoarder': 'Morálka je 0 a v ruce máte aspoň 6 karet.',
  'secret.story.hoarder':
    'Jste tu kvůli zásobám, ne kvůli společnosti. Až padne brána, jeden pytel má být plný, a to ten váš.',
  'secret.driver': 'Motor už běží',
  'secret.if.driver': 'Morálka je 0, aspoň 1 vaše postava je na Čerpací stanici a v ruce máte aspoň 2 karty paliva.',
  'secret.story.driver':
    'Plná nádrž nepotřebuje přátele. Někdo od vás čeká u stojanů, zatímco se ostatní hádají o polévku.',
  'secret.deserter': 'Do rána pryč',
  'secret.if.deserter': 'Morálka je 0, žádná vaše postava není v Kolonii a v ruce máte aspoň 2 karty potravin.',
  'secret.story.deserter':
    'Víte, kterou noc zůstane brána otevřená, protože ji nezavíráte právě vy. Tu noc uvnitř nikdo z vašich nespí.',
  'secret.apothecary': 'Dobrý čas na obchod',
  'secret.if.apothecary': 'Morálka je 0 a v ruce máte aspoň 3 karty léků.',
  'secret.story.apothecary':
    'Lék je nejdražší tam, kde je všechno ostatní ztraceno. Vaši kupci táboří u silnice a mají čas.',
  'secret.raider': 'Najatí lidé',
  'secret.if.raider':
    'Morálka je 0, vaše postavy mají dohromady ve vybavení aspoň 2 předměty a v ruce máte aspoň 1 kartu zbraně.',
  'secret.story.raider':
    'Ti z lesa platí za otevřenou bránu a berou každého, kdo se umí bít. Hlásíte se s doporučením.',
  'secret.arsonist': 'Holé zdi',
  'secret.if.arsonist':
    'Morálka je 0, v Kolonii nestojí žádný zátaras a v ruce máte aspoň 1 kartu paliva a 1 kartu nářadí.',
  'secret.story.arsonist': 'Prkna hoří krásně. Chcete to tu vidět bez jediného a mít ještě čím zapálit zbytek.',
  'secret.warlord': 'Konec hlasování',
  'secret.if.warlord':
    'Morálka je 0, máte víc postav než kterýkoli jiný hráč (shoda nestačí) a v ruce aspoň 1 kartu zbraně.',
  'secret.story.warlord':
    'Hlasují o všem, i o tom, kdo dnes mrzne na hlídce. Tomu, co zbude, budete velet vy a nikdo se nikoho ptát nebude.',
  'secret.famine': 'Hubené týdny',
  'secret.if.famine': 'Morálka je 0, Kolonie má aspoň 2 žetony hladovění a v ruce máte aspoň 2 karty potravin.',
  'secret.story.famine': 'Hladoví lidé souhlasí se vším. Vy jíte v noci, s konzervou zabalenou v ponožce.',
  'secret.rot': 'Ať to hnije',
  'secret.if.rot': 'Morálka je 0, v balíčku odpadu je aspoň 8 karet a v ruce máte aspoň 2 karty nářadí.',
  'secret.story.rot':
    'Nikdo nepodezírá člověka, který jen neuklízí. Práci odvedou krysy a vy víte, co se z té hromady ještě hodí.',
  'secret.chronicler': 'Poslední kapitola',
  'secret.if.chronicler': 'Morálka je 0, na Hřbitově leží aspoň 3 postavy a v ruce máte aspoň 2 karty vzdělání.',
  'secret.story.chronicler':
    'Píšete knihu o tom, jak končí Kolonie. Chybějí v ní ještě prameny a závěr, a závěru se dá pomoct.',
  'secret.bandit': 'Bandita',
  'secret.if.bandit':
    'Úkol B2 scénáře „Útok banditů“ je splněn a v ruce máte aspoň 3 karty. Hned po hlasováních o vyloučení, která po B2 následují, to stačí, pokud nepatříte k vyloučeným; od té chvíle musí být navíc morálka 0.',
  'secret.story.bandit':
    'Vaši lidé sedí ve skrýši a Kolonie je jen práce. Počkejte, až bude cesta domů volná, a nevracejte se s prázdnou.',
  'exiled.outlast': 'Vydržet déle',
  'exiled.if.outlast.traitor':
    'Morálka je 0, ostatní podmínky vašeho zrádcovského tajného úkolu jsou splněny a máte aspoň 2 postavy.',
  'exiled.story.outlast.traitor': 'Spoléhají, že to dokončí mráz. Vy pořád máte lidi a pořád máte plán.',
  'exiled.if.outlast.wronged':
    'Hlavní úkol je splněn, máte aspoň 2 postavy a v ruce aspoň 4 karty. Tím se nahrazuje váš tajný úkol.',
  'exiled.story.outlast.wronged':
    'Poslali vás do sněhu za nic. Přesto mají přežít a vy je pak chcete potkat s plným pytlem a v dobré společnosti.',
  'exiled.reckoning': 'Se zbraní u brány',
  'exiled.if.reckoning.traitor':
    'Morálka je 0, vaše postavy mají dohromady ve vybavení aspoň 2 předměty a v ruce máte aspoň 1 kartu zbraně. Tím se nahrazuje váš zrádcovský tajný úkol.',
  'exiled.story.reckoning.traitor':
    'První plán už znají všichni. Druhý je jednodušší: vrátíte se, až bránu nikdo nebude hlídat.',
  'exiled.if.reckoning.wronged':
    'Hlavní úkol je splněn, ostatní podmínky vašeho tajného úkolu jsou splněny a vaše postavy mají dohromady ve vybavení aspoň 2 předměty.',
  'exiled.story.reckoning.wronged':
    'Dokončíte, co máte rozdělané, s nimi, nebo bez nich. A vaše lidi už nikdo nevyžene, protože vaši lidé nosí železo.',
  'exiled.secondFire': 'Druhý oheň',
  'exiled.if.secondFire.traitor':
    'Morálka je 0, máte aspoň 3 postavy a v ruce aspoň 2 karty potravin. Tím se nahrazuje váš zrádcovský tajný úkol.',
  'exiled.story.secondFire.traitor':
    'Až Kolonie padne, poběží ti, kdo vyváznou, za kouřem. Ať je to ten váš a ať nad ohněm visí kotlík.',
  'exiled.if.secondFire.wronged':
    'Ať hra skončí jakkoli, máte víc postav než kterýkoli jiný hráč (shoda nestačí) a v ruce aspoň 3 karty potravin a 2 karty paliva. Tím se nahrazuje váš tajný úkol.',
  'exiled.story.secondFire.wronged':
    'Je ještě jedna střecha a pod ní kamna a nikdo tam nehlasuje o tom, kdo si smí přisednout. Ať se s Kolonií stane cokoli, váš dům má být větší.',
  'exiled.longRoad': 'Dlouhá cesta',
  'exiled.if.longRoad.traitor':
    'Morálka je 0 a v ruce máte aspoň 2 karty paliva, 1 kartu potravin a 1 kartu nářadí. Tím se nahrazuje váš zrádcovský tajný úkol.',
  'exiled.story.longRoad.traitor':
    'Tady už není co hledat. Až bude dým za zády, přijde vhod nádrž, klíč a něco k žvýkání.',
  'exiled.if.longRoad.wronged':
    'Hlavní úkol je splněn a v ruce máte aspoň 2 karty paliva, 1 kartu potravin a 1 kartu léku. Tím se nahrazuje váš tajný úkol.',
  'exiled.story.longRoad.wronged': 'Znovu už klepat nebudete. V klidu ale odjedete teprve s jistotou, že žijí.',
  'exiled.cleanName': 'Čisté jméno',
  'exiled.if.cleanName.traitor':
    'Morálka je 0, ostatní podmínky vašeho zrádcovského tajného úkolu jsou splněny a na Hřbitově leží aspoň 3 postavy.',
  'exiled.story.cleanName.traitor': 'Někteří o vás vědí příliš. Sníh přikryje ledacos a mrtví nesvědčí.',
  'exiled.if.cleanName.wronged':
    'Hlavní úkol je splněn, ostatní podmínky vašeho tajného úkolu jsou splněny a žádná z vašich postav nemá zranění, omrzlinu ani zoufalství.',
  'exiled.story.cleanName.wronged':
    'Jednou přiznají, že se mýlili. Chcete to slyšet a mít za zády všechny své, celé a zdravé.',
}
