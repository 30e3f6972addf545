import type { Messages } from '@lastlight/kernel'

export const secrets: Messages = {
  'secret.memoir': 'Paměti',
  'secret.if.memoir': 'Hlavní úkol je splněn a v ruce máš aspoň 1 kartu nářadí a 2 karty vzdělání.',
  'secret.story.memoir':
    'Někdo musí sepsat, jaká ta zima doopravdy byla. Potřebuješ knihy, z nichž se dá učit, a něco, čím stránky sešiješ.',
  'secret.pantry': 'Za prkny',
  'secret.if.pantry': 'Hlavní úkol je splněn a v ruce máš aspoň 2 karty potravin.',
  'secret.story.pantry':
    'Víš, co s rodinou udělá hladová zima. Za tvou pryčnou je ve zdi díra, a dokud není plná, spí se ti špatně.',
  'secret.firstAid': 'Spodní zásuvka',
  'secret.if.firstAid': 'Hlavní úkol je splněn a v ruce máš aspoň 2 karty léků.',
  'secret.story.firstAid':
    'Pořád se ti zdá o jedné posteli a o prázdných rukou vedle ní. Chceš zásuvku, kterou nevyprázdní žádná krize.',
  'secret.tank': 'Tři dny autem',
  'secret.if.tank': 'Hlavní úkol je splněn a v ruce máš aspoň 1 kartu paliva a 1 kartu potravin.',
  'secret.story.tank':
    'Poslední dopis od sestry má razítko města, kam se jede tři dny. Až bude po všem, zaklepeš jí na dveře.',
  'secret.arms': 'Naolejováno a zabaleno',
  'secret.if.arms': 'Hlavní úkol je splněn a v ruce máš aspoň 2 karty zbraní; zbraně ve vybavení se nepočítají.',
  'secret.story.arms':
    'Na jaře přijde něco horšího než mrtví. V dece máš něco ostrého a něco hlučného, a v dece to také zůstane.',
  'secret.backpack': 'Sbaleno u dveří',
  'secret.if.backpack': 'Hlavní úkol je splněn a v ruce máš aspoň 1 kartu potravin, 1 kartu léku a 1 kartu paliva.',
  'secret.story.backpack':
    'Ze tří míst už bylo nutné prchat, jednou jen v ponožkách. Teď u dveří stojí batoh: něco k jídlu, něco na rány a něco do nádrže.',
  'secret.addresses': 'Adresář',
  'secret.if.addresses':
    'Hlavní úkol je splněn a v ruce máš aspoň 1 předmět druhu osoba, 1 kartu vzdělání a 1 kartu potravin.',
  'secret.story.addresses':
    'Za dveřmi, o kterých tu nikdo neví, někdo na tebe čeká. Až to skončí, vyrazíš tam s mapou a s chlebem.',
  'secret.school': 'První hodina',
  'secret.if.school': 'Hlavní úkol je splněn, v ruce máš aspoň 1 kartu vzdělání a aspoň 1 tvoje postava je ve Škole.',
  'secret.story.school': 'Zdejší děti se učí číst z etiket na konzervách. Chceš zase třídu, knihy a někoho u tabule.',
  'secret.loner': 'Jedna miska, jedna lžíce',
  'secret.if.loner': 'Hlavní úkol je splněn a máš nejvýš 1 postavu.',
  'secret.story.loner': 'Pamatuješ si jméno každého, kdo kdy šel za tebou. Nová jména už se učit nechceš.',
  'secret.kin': 'V čele stolu',
  'secret.if.kin': 'Hlavní úkol je splněn a máš víc postav než kterýkoli jiný hráč. Shoda nestačí.',
  'secret.story.kin': 'Kdo tu mluví za nejvíc lidí, toho nechají domluvit. A ty máš na srdci dlouhou větu.',
  'secret.unhurt': 'Všech deset prstů',
  'secret.if.unhurt':
    'Hlavní úkol je splněn, máš aspoň 2 postavy a žádná z nich nemá zranění, omrzlinu ani zoufalství.',
  'secret.story.unhurt': 'Jejich rodiny mají tvé slovo, že se vrátí celí. Každý večer jim počítáš prsty.',
  'secret.scouts': 'Víc vzduchu',
  'secret.if.scouts':
    'Hlavní úkol je splněn, aspoň 2 tvoje postavy jsou mimo Kolonii a v ruce máš aspoň 1 kartu paliva.',
  'secret.story.scouts':
    'Zdi se tu každou noc přibližují. Až to skončí, tvoji už mají být venku a mít co nalít do motoru.',
  'secret.miser': 'Účetní kniha',
  'secret.if.miser':
    'Hlavní úkol je splněn a v ruce máš víc karet než kterýkoli jiný hráč (shoda nestačí), z toho aspoň 1 kartu paliva.',
  'secret.story.miser':
    'Každý večer si zapisuješ, co kdo má. Uklidňuje tě, když je tvůj sloupec nejdelší a voní benzinem.',
  'secret.armory': 'Až po zuby',
  'secret.if.armory':
    'Hlavní úkol je splněn a tvoje postavy mají dohromady ve vybavení víc předmětů než postavy kteréhokoli jiného hráče. Shoda nestačí.',
  'secret.story.armory': 'Znervózňuje tě každý, čí lidé mají u pasu víc než ti tvoji. Lék na to je prostý.',
  'secret.builder': 'Pořádné dveře',
  'secret.if.builder': 'Hlavní úkol je splněn a v Kolonii stojí aspoň 5 zátarasů.',
  'secret.story.builder':
    'Otec říkával, že dům stojí za tolik, za kolik jeho dveře. Chceš po sobě nechat takové, na které by musel zaklepat i on.',
  'secret.almsgiver': 'Prázdné kapsy',
  'secret.if.almsgiver':
    'Hlavní úkol je splněn, v ruce nemáš žádnou kartu a v zásobě potravin jsou aspoň 3 žetony jídla.',
  'secret.story.almsgiver':
    'Jednu zimu ležela pod tvou podlahou mouka, zatímco sousedé hladověli. Tentokrát má být plný společný sklad a tobě nemá zbýt nic.',
  'secret.fullBellies': 'Nikdo neodchází o hladu',
  'secret.if.fullBellies':
    'Hlavní úkol je splněn, Kolonie nemá žádný žeton hladovění a v ruce máš aspoň 1 kartu potravin.',
  'secret.story.fullBellies':
    'Z tvé kuchyně ještě nikdo neodešel s prázdným žaludkem. Zima není důvod začínat a do hrnce je třeba něco dát i zítra.',
  'secret.broom': 'Pořádek musí být',
  'secret.if.broom': 'Hlavní úkol je splněn, v balíčku odpadu jsou nejvýš 3 karty a v ruce máš aspoň 1 kartu nářadí.',
  'secret.story.broom':
    'Minulou Kolonii nezničili mrtví, ale její vlastní odpadky. V noci slyšíš, jak ta hromada roste.',
  'secret.undertaker': 'Důstojný hrob',
  'secret.if.undertaker': 'Hlavní úkol je splněn, na Hřbitově leží aspoň 2 postavy a v ruce máš aspoň 1 kartu nářadí.',
  'secret.story.undertaker':
    'Zem promrzla na délku paže a naši leží pod plachtou. Někdo jim dluží hrob a ty umíš zacházet s krumpáčem.',
  'secret.rollCall': 'Večerní sčítání',
  'secret.if.rollCall': 'Hlavní úkol je splněn, na Hřbitově leží nejvýš 1 postava a v ruce máš aspoň 1 kartu léku.',
  'secret.story.rollCall':
    'Pamatuješ si, kolik hlav bylo první večer. Poslední večer jich chceš napočítat skoro stejně a mít něco pro ty, kdo kašlou.',
  'secret.closeCall': 'O vlásek',
  'secret.if.closeCall': 'Hlavní úkol je splněn, morálka je nejvýš 3 a v ruce máš aspoň 1 kartu léku.',
  'secret.story.closeCall':
    'Kolonie, která se cítí v bezpečí, přestane zavírat bránu. Ať to přečkají, ale jen tak tak, aby nikdo nezapomněl; kapky na nervy máš u sebe.',
  'secret.hoarder': 'Do posledního drobku',
  'secret.if.hoarder': 'Morálka je 0 a v ruce máš aspoň 6 karet.',
  'secret.story.hoarder':
    'Jsi tu kvůli zásobám, ne kvůli společnosti. Až padne brána, jeden pytel má být plný, a to ten tvůj.',
  'secret.driver': 'Motor už běží',
  'secret.if.driver': 'Morálka je 0, aspoň 1 tvoje postava je na Čerpací stanici a v ruce máš aspoň 2 karty paliva.',
  'secret.story.driver':
    'Plná nádrž nepotřebuje přátele. Někdo od tebe čeká u stojanů, zatímco se ostatní hádají o polévku.',
  'secret.deserter': 'Do rána pryč',
  'secret.if.deserter': 'Morálka je 0, žádná tvoje postava není v Kolonii a v ruce máš aspoň 2 karty potravin.',
  'secret.story.deserter':
    'Víš, kterou noc zůstane brána otevřená, protože ji nezavíráš právě ty. Tu noc uvnitř nikdo z tvých nespí.',
  'secret.apothecary': 'Dobrý čas na obchod',
  'secret.if.apothecary': 'Morálka je 0 a v ruce máš aspoň 3 karty léků.',
  'secret.story.apothecary':
    'Lék je nejdražší tam, kde je všechno ostatní ztraceno. Tvoji kupci táboří u silnice a mají čas.',
  'secret.raider': 'Najatí lidé',
  'secret.if.raider':
    'Morálka je 0, tvoje postavy mají dohromady ve vybavení aspoň 2 předměty a v ruce máš aspoň 1 kartu zbraně.',
  'secret.story.raider': 'Ti z lesa platí za otevřenou bránu a berou každého, kdo se umí bít. Hlásíš se s doporučením.',
  'secret.arsonist': 'Holé zdi',
  'secret.if.arsonist':
    'Morálka je 0, v Kolonii nestojí žádný zátaras a v ruce máš aspoň 1 kartu paliva a 1 kartu nářadí.',
  'secret.story.arsonist': 'Prkna hoří krásně. Chceš to tu vidět bez jediného a mít ještě čím zapálit zbytek.',
  'secret.warlord': 'Konec hlasování',
  'secret.if.warlord':
    'Morálka je 0, máš víc postav než kterýkoli jiný hráč (shoda nestačí) a v ruce aspoň 1 kartu zbraně.',
  'secret.story.warlord':
    'Hlasují o všem, i o tom, kdo dnes mrzne na hlídce. Tomu, co zbude, budeš velet ty a nikdo se nikoho ptát nebude.',
  'secret.famine': 'Hubené týdny',
  'secret.if.famine': 'Morálka je 0, Kolonie má aspoň 2 žetony hladovění a v ruce máš aspoň 2 karty potravin.',
  'secret.story.famine': 'Hladoví lidé souhlasí se vším. Ty jíš v noci, s konzervou zabalenou v ponožce.',
  'secret.rot': 'Ať to hnije',
  'secret.if.rot': 'Morálka je 0, v balíčku odpadu je aspoň 8 karet a v ruce máš aspoň 2 karty nářadí.',
  'secret.story.rot':
    'Nikdo nepodezírá člověka, který jen neuklízí. Práci odvedou krysy a ty víš, co se z té hromady ještě hodí.',
  'secret.chronicler': 'Poslední kapitola',
  'secret.if.chronicler': 'Morálka je 0, na Hřbitově leží aspoň 3 postavy a v ruce máš aspoň 2 karty vzdělání.',
  'secret.story.chronicler':
    'Píšeš knihu o tom, jak končí Kolonie. Chybějí v ní ještě prameny a závěr, a závěru se dá pomoct.',
  'exiled.outlast': 'Vydržet déle',
  'exiled.if.outlast.traitor':
    'Morálka je 0, ostatní podmínky tvého zrádcovského tajného úkolu jsou splněny a máš aspoň 2 postavy.',
  'exiled.story.outlast.traitor': 'Spoléhají, že to dokončí mráz. Ty pořád máš lidi a pořád máš plán.',
  'exiled.if.outlast.wronged':
    'Hlavní úkol je splněn, máš aspoň 2 postavy a v ruce aspoň 4 karty. Tím se nahrazuje tvůj tajný úkol.',
  'exiled.story.outlast.wronged':
    'Poslali tě do sněhu za nic. Přesto mají přežít a ty je pak chceš potkat s plným pytlem a v dobré společnosti.',
  'exiled.reckoning': 'Se zbraní u brány',
  'exiled.if.reckoning.traitor':
    'Morálka je 0, tvoje postavy mají dohromady ve vybavení aspoň 2 předměty a v ruce máš aspoň 1 kartu zbraně. Tím se nahrazuje tvůj zrádcovský tajný úkol.',
  'exiled.story.reckoning.traitor':
    'První plán už znají všichni. Druhý je jednodušší: vrátíš se, až bránu nikdo nebude hlídat.',
  'exiled.if.reckoning.wronged':
    'Hlavní úkol je splněn, ostatní podmínky tvého tajného úkolu jsou splněny a tvoje postavy mají dohromady ve vybavení aspoň 2 předměty.',
  'exiled.story.reckoning.wronged':
    'Dokončíš, co máš rozdělané, s nimi, nebo bez nich. A tvé lidi už nikdo nevyžene, protože tvoji lidé nosí železo.',
  'exiled.secondFire': 'Druhý oheň',
  'exiled.if.secondFire.traitor':
    'Morálka je 0, máš aspoň 3 postavy a v ruce aspoň 2 karty potravin. Tím se nahrazuje tvůj zrádcovský tajný úkol.',
  'exiled.story.secondFire.traitor':
    'Až Kolonie padne, poběží ti, kdo vyváznou, za kouřem. Ať je to ten tvůj a ať nad ohněm visí kotlík.',
  'exiled.if.secondFire.wronged':
    'Ať hra skončí jakkoli, máš víc postav než kterýkoli jiný hráč (shoda nestačí) a v ruce aspoň 3 karty potravin a 2 karty paliva. Tím se nahrazuje tvůj tajný úkol.',
  'exiled.story.secondFire.wronged':
    'Je ještě jedna střecha a pod ní kamna a nikdo tam nehlasuje o tom, kdo si smí přisednout. Ať se s Kolonií stane cokoli, tvůj dům má být větší.',
  'exiled.longRoad': 'Dlouhá cesta',
  'exiled.if.longRoad.traitor':
    'Morálka je 0 a v ruce máš aspoň 2 karty paliva, 1 kartu potravin a 1 kartu nářadí. Tím se nahrazuje tvůj zrádcovský tajný úkol.',
  'exiled.story.longRoad.traitor':
    'Tady už není co hledat. Až bude dým za zády, přijde vhod nádrž, klíč a něco k žvýkání.',
  'exiled.if.longRoad.wronged':
    'Hlavní úkol je splněn a v ruce máš aspoň 2 karty paliva, 1 kartu potravin a 1 kartu léku. Tím se nahrazuje tvůj tajný úkol.',
  'exiled.story.longRoad.wronged': 'Znovu už klepat nebudeš. V klidu ale odjedeš teprve s jistotou, že žijí.',
  'exiled.cleanName': 'Čisté jméno',
  'exiled.if.cleanName.traitor':
    'Morálka je 0, ostatní podmínky tvého zrádcovského tajného úkolu jsou splněny a na Hřbitově leží aspoň 3 postavy.',
  'exiled.story.cleanName.traitor': 'Někteří o tobě vědí příliš. Sníh přikryje ledacos a mrtví nesvědčí.',
  'exiled.if.cleanName.wronged':
    'Hlavní úkol je splněn, ostatní podmínky tvého tajného úkolu jsou splněny a žádná z tvých postav nemá zranění, omrzlinu ani zoufalství.',
  'exiled.story.cleanName.wronged':
    'Jednou přiznají, že se mýlili. Chceš to slyšet a mít za zády všechny své, celé a zdravé.',
}
