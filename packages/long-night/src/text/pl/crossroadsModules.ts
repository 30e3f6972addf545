import type { Messages } from '@lastlight/kernel'

export const crossroadsModules: Messages = {
  'crossroads.theHalfBuiltShower': 'Prysznic w budowie',
  'crossroads.trigger.theHalfBuiltShower': 'Czyścisz odpady i nie jesteś na wygnaniu.',
  'crossroads.story.theHalfBuiltShower':
    'Drzwi jeszcze nie ma, dachu też nie, a ciepła woda leci dziewięćdziesiąt sekund, które kolejka liczy na głos; kto śpiewa, ma sześćdziesiąt. Prysznic to beczka, jedenaście metrów miedzianej rury i sporo nadziei, a stoi do niego, w śniegu i z ręcznikami, dziewiętnaście osób. Na jedynym palenisku, które by starczyło, gotuje się zupa. Rurę chętnie odebraliby też budowlańcy. Pod beczką czeka pierwsza osoba z listy, namydlona od stóp do głów, przy dwudziestu czterech stopniach mrozu.',
  'crossroads.option.theHalfBuiltShower.pipe': 'Odkręć rurę i podaj ręcznik.',
  'crossroads.effect.theHalfBuiltShower.pipe':
    'Połóż 2 znaczniki postępu na usprawnieniu. Potem ocalały o najniższych wpływach w kolonii otrzymuje 1 odmrożenie.',
  'crossroads.option.theHalfBuiltShower.fire': 'Zdejmij zupę z ognia i niech kolejka się przesuwa.',
  'crossroads.effect.theHalfBuiltShower.fire':
    'Usuń 1 znacznik żywności z magazynu. Dodaj 1 zombie do kolonii. Usuń 1 znacznik rozpaczy z każdego ocalałego w kolonii, który go ma, i połóż 1 znacznik postępu na usprawnieniu.',

  'crossroads.twoHundredNails': 'Dwieście gwoździ',
  'crossroads.trigger.twoHundredNails': 'Dodajesz kartę do zagrożenia i nie jesteś na wygnaniu.',
  'crossroads.story.twoHundredNails':
    'Skrzynka przyszła z dwustoma gwoździami, a nowa ściana wzięła sześćdziesiąt. Magazynierka odwróciła skrzynkę, opukała ją z każdej strony i znalazła czternaście. Słowo „złodziej” nie padło, ale od południa wszyscy chodzą jakoś sztywno, żeby nic nie zabrzęczało. Jedna kieszeń, twierdzi, wisi niżej niż inne. „Albo przestaniemy sobie zaglądać w spodnie – mówi ten z łomem – i wyjmiemy parę z bramy. Tam jest ich dosyć. Od środka prawie nie będzie widać”.',
  'crossroads.option.twoHundredNails.accuse': 'Wskaż kieszeń palcem.',
  'crossroads.effect.twoHundredNails.accuse':
    'Weź 1 losową kartę z ręki innego niewygnanego gracza. Połóż 2 znaczniki postępu na usprawnieniu. Dodaj 1 zombie do kolonii. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',
  'crossroads.option.twoHundredNails.pull': 'Weź łom.',
  'crossroads.effect.twoHundredNails.pull':
    'Możliwe tylko wtedy, gdy w kolonii jest co najmniej 1 barykada. Połóż 1 znacznik postępu na usprawnieniu. Potem usuń 1 barykadę z kolonii.',

  'crossroads.dustysOldFriends': 'Starzy znajomi',
  'crossroads.trigger.dustysOldFriends': 'Zaczynasz turę, nie jesteś na wygnaniu, a Dusty jest w grze.',
  'crossroads.story.dustysOldFriends':
    '„Dobry wieczór, zastaliśmy Dusty’ego? My z jednej szkoły, że tak powiem. Z tej z kratami”. Przy płocie stoi ich czterech, czapki w rękach, obok sanki pełne puszek, a na puszkach tort. Chcieliby posiedzieć z nim przy piecu, powspominać dawne drzwi i może osiąść gdzieś w okolicy. Dusty zrobił się koloru owsianki. „Oni liczą okna – szepcze. – Nigdzie nie usiądą, póki nie policzą okien. Odprawcie ich, to pokażę, którymi sam bym wszedł. Tylko nie pytajcie przy ludziach”.',
  'crossroads.option.dustysOldFriends.cake': 'Wpuść ich, tort przodem.',
  'crossroads.effect.dustysOldFriends.cake':
    'Dodaj 3 znaczniki żywności do magazynu. Rozmieść 2 bandytów, każdego w osobno wylosowanej lokacji.',
  'crossroads.option.dustysOldFriends.windows': 'Odpraw ich, a Dusty niech pokazuje.',
  'crossroads.effect.dustysOldFriends.windows':
    'Postaw 2 barykady na pustych polach wejścia w kolonii, o ile takie są. Dusty otrzymuje 1 znacznik rozpaczy.',

  'crossroads.weHaveYourBoy': 'Mamy waszego chłopca',
  'crossroads.trigger.weHaveYourBoy':
    'Zaczynasz turę z co najmniej 2 kartami na ręce, nie jesteś na wygnaniu, a na planszy jest co najmniej 1 bandyta.',
  'crossroads.story.weHaveYourBoy':
    'Chłopiec stoi między dwiema strzelbami i je ich chleb. „Mamy waszego chłopca! – woła przez rów ten wyższy. – Dwie wartościowe rzeczy i znowu jest wasz”. Liczymy swoje dzieci. Są wszystkie. Liczymy jeszcze raz, na głos, i tamci zaczynają przestępować z nogi na nogę. „No to czyj on jest?” Niczyj, mówi chłopiec z pełnymi ustami, a ci dwaj chrapią, a u nich w piwnicy ktoś płacze. Robi się ciemno. Widać, że woleliby go sprzedać, niż nieść z powrotem.',
  'crossroads.option.weHaveYourBoy.ransom': 'Rozpoznaj go, byle głośno, i zapłać.',
  'crossroads.effect.weHaveYourBoy.ransom':
    'Odłóż 2 wybrane karty z ręki na stos odpadów. Do kolonii przybywa 1 darmozjad. Morale rośnie o 1.',
  'crossroads.option.weHaveYourBoy.creep': 'Poczekaj, aż zachrapią, i zajrzyj do piwnicy.',
  'crossroads.effect.weHaveYourBoy.creep':
    'Zużyj 1 niezużytą kość i rzuć kością. 3 lub więcej: do twojej grupy dołącza 1 ocalały z talii ocalałych. 1 lub 2: umieść 1 bandytę w losowej lokacji, potem wybierz swojego ocalałego: otrzymuje 1 ranę.',

  'crossroads.withoutGloves': 'Bez rękawic',
  'crossroads.trigger.withoutGloves':
    'Twój ocalały przechodzi do lokacji poza kolonią, w której jest co najmniej 1 bandyta, albo ją przeszukuje.',
  'crossroads.story.withoutGloves':
    'Ma cię na muszce i nic się nie dzieje. Patrzy na swój palec. Palec jest biały i przestał słuchać rozkazów. Jest od nich, mówi, to znaczy był; rano poszli dalej, a jego nogi nie. Strzelba na kolanach ma numer policyjnej zbrojowni. Za parę rękawic powiedziałby, co tu jest schowane i gdzie. Masz jedną parę i akurat tkwią w niej twoje ręce. Nie mówi „proszę”. Widać, że szuka tego słowa.',
  'crossroads.option.withoutGloves.gloves': 'Zdejmij je, palec po palcu.',
  'crossroads.effect.withoutGloves.gloves':
    'Dobierz 3 karty ze stosu lokacji, w której jest ten ocalały. Potem otrzymuje on 1 odmrożenie.',
  'crossroads.option.withoutGloves.rifle': 'Zdejmij mu strzelbę z kolan i idź.',
  'crossroads.effect.withoutGloves.rifle':
    'Ten ocalały otrzymuje 1 znacznik rozpaczy. Dodaj 1 zombie do jego lokacji. Odszukaj w stosie komisariatu policji kartę broni, weź ją na rękę i potasuj stos.',

  'crossroads.blueAndTheKey': 'Blue i klucz',
  'crossroads.trigger.blueAndTheKey': 'Zaczynasz turę, nie jesteś na wygnaniu, a Blue jest w grze.',
  'crossroads.story.blueAndTheKey':
    'Od wczoraj Blue nosi na szyi klucz na sznurku. Płaski, stalowy, z wybitą czaszką; w tym mieście tylko jedna firma tak podpisywała klucze. Oglądać wolno każdemu, dotykać nikomu. Cena jest znana. Blue pokazała dwie puszki, potem klucz, potem jeszcze raz puszki, powoli, z myślą o mniej zdolnych. Można by też zaczekać, aż zaśnie. Dzieci usłyszały tę uwagę i siedzą teraz w kurtkach wokół jej łóżka, na zmiany.',
  'crossroads.option.blueAndTheKey.pay': 'Dwie puszki, otwarte.',
  'crossroads.effect.blueAndTheKey.pay': 'Usuń 2 znaczniki żywności z magazynu. Dobierz 3 karty ze stosu Raxxonu.',
  'crossroads.option.blueAndTheKey.night': 'Poczekaj na zmianę warty.',
  'crossroads.effect.blueAndTheKey.night':
    'Dobierz 2 karty ze stosu Raxxonu. 1 darmozjad się buntuje, jeśli jest taki, który jeszcze się nie zbuntował. Blue otrzymuje 1 znacznik rozpaczy.',

  'crossroads.theLastStrip': 'Strona druga',
  'crossroads.trigger.theLastStrip':
    'Zaczynasz turę, co najmniej 1 twój ocalały ma obrażenie i obowiązują zasady pigułek.',
  'crossroads.story.theLastStrip':
    '„Co to jest i komu pomaga: naszym inwestorom. Nie stosować, jeśli pacjent prowadzi, śpi lub zna kogoś z personelu. Bardzo często: ulga. Często: ręce słuchają tylko w dni robocze. Częstość nieznana: patrz strona druga”. Strony drugiej nie ma. Jest listek z ostatnią pigułką, znaleziony w białym fartuchu, i jest ktoś, kto nie śpi od wtorku. Przeczytał ulotkę do końca, złożył z niej łódeczkę i postawił na kocu. Obok łódeczki leży teraz dłoń, otwarta.',
  'crossroads.option.theLastStrip.give': 'Wyciśnij pigułkę na dłoń.',
  'crossroads.effect.theLastStrip.give':
    'Wybierz swojego ocalałego, który ma ranę lub odmrożenie, i usuń z niego do 2 ran lub odmrożeń. Od tej chwili ma on efekt uboczny „Drżące ręce”, chyba że ktoś już go ma.',
  'crossroads.option.theLastStrip.keep': 'Zatrzymaj ją. Numer serii to numer magazynu.',
  'crossroads.effect.theLastStrip.keep':
    'Dobierz 2 karty ze stosu Raxxonu. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',

  'crossroads.theVoiceOnTheLog': 'Głos z nagrania',
  'crossroads.trigger.theVoiceOnTheLog':
    'Twój ocalały przechodzi do Raxxonu albo go przeszukuje, a ty nie jesteś na wygnaniu.',
  'crossroads.story.theVoiceOnTheLog':
    '„Zapis dziewiętnasty. Winda nie działa, kawa wyszła, a ci ze skrzydła C pojęli, do czego jest klamka. Kto to znajdzie: trzecia szuflada, pod skarpetami, czekolada. I przekażcie mojemu…” Trzask. Przewijasz, bo nikt inny nie nabiera tak powietrza przed kiepskim dowcipem. Znasz ten oddech: jedenaście lat, dwa łóżka, jeden pokój. Miał zostać dentystą. Według naklejki taśma ma dziewięć dni, a obok magnetofonu wisi telefon z guzikiem na każde piętro w dół.',
  'crossroads.option.theVoiceOnTheLog.ring': 'Podnieś słuchawkę i wciskaj po kolei.',
  'crossroads.effect.theVoiceOnTheLog.ring':
    'Rzuć kością. 3 lub więcej: do twojej grupy dołącza 1 ocalały z talii ocalałych; dobierz 1 kartę ze stosu Raxxonu. 1 lub 2: dodaj 2 zombie do Raxxonu.',
  'crossroads.option.theVoiceOnTheLog.home': 'Zabierz taśmę do domu, dowcip dopowiesz.',
  'crossroads.effect.theVoiceOnTheLog.home':
    'Odłóż 2 wybrane karty z ręki na stos odpadów. Morale rośnie o 1. Ocalały, który tu przyszedł lub przeszukiwał, otrzymuje 1 znacznik rozpaczy.',

  'crossroads.countingOut': 'Wyliczanka',
  'crossroads.trigger.countingOut': 'Zaczynasz turę, nie jesteś na wygnaniu, a w kolonii jest co najmniej 1 darmozjad.',
  'crossroads.story.countingOut':
    '„Siedem to mróz, a dziewięć to śnieg, otwórz mu klatkę, a będzie biegł”. Dzieci wyliczają tym od tygodnia za płotem i zawsze wypada na najmniejsze. Nie nauczył ich tego żaden dorosły. Tłumaczą, że mają to z rynny, od pana, który jest bardzo głęboko i bardzo grzeczny. Zwrotki się zmieniają, liczby nigdy. Przy bramie dostaw Raxxonu jest klawiatura, która chce akurat dwóch. A wzdłuż płotu stoją umarli, co wieczór jest ich więcej, i przekrzywiają głowy.',
  'crossroads.option.countingOut.sing': 'Niech się bawią do kolacji.',
  'crossroads.effect.countingOut.sing': 'Morale rośnie o 1. Dodaj 2 zombie do kolonii.',
  'crossroads.option.countingOut.keypad': 'Dzieci do domu, a ty sprawdź klawiaturę.',
  'crossroads.effect.countingOut.keypad':
    'Zużyj 1 niezużytą kość. Potem rzuć kością. 3 lub więcej: dobierz 3 karty ze stosu Raxxonu. 1 lub 2: dodaj 2 zombie, każdego w osobno wylosowanej lokacji.',

  'crossroads.protectionMoney': 'Opłata za ochronę',
  'crossroads.trigger.protectionMoney':
    'Zaczynasz turę z co najmniej 3 kartami na ręce, nie jesteś na wygnaniu i zostały co najmniej 2 rundy.',
  'crossroads.story.protectionMoney':
    '„Drodzy sąsiedzi, prosimy wybaczyć najście. W zamian za dwa dowolne artykuły niżej podpisani, chwilowo zamieszkali w kryjówce, będą trzymać umarłych z dala od Waszego płotu. To taki ładny płot, a tyle mogłoby mu się stać. W załączeniu cennik i krótka ankieta; Wasza opinia jest dla nas ważna”. List napisano na maszynie, bez jednego błędu. Ktoś wsunął go w nocy pod bramę, a od bramy biegną świeże ślady butów, prosto do nadawcy.',
  'crossroads.option.protectionMoney.pay': 'Zapłać i zaznacz „raczej zadowolony klient”.',
  'crossroads.effect.protectionMoney.pay':
    'Odłóż 2 wybrane karty z ręki na stos odpadów. Do końca gry w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej.',
  'crossroads.option.protectionMoney.track': 'Rusz po śladach, zanim zasypie je śnieg.',
  'crossroads.effect.protectionMoney.track':
    'Dodaj 2 znaczniki żywności do magazynu. Do końca gry, ilekroć na planszę trafia bandyta, rzuć kością. 4 lub więcej: usuń tego bandytę. Potem wybierz swojego ocalałego: otrzymuje 1 ranę.',

  'crossroads.bedBoards': 'Deski spod sienników',
  'crossroads.trigger.bedBoards': 'Kończysz turę, nie jesteś na wygnaniu, a w kolonii jest co najmniej 3 ocalałych.',
  'crossroads.story.bedBoards':
    'Stolarce skończyło się drewno i zaczęła przyglądać się pryczom. Porządne deski, mówi, dąb, czterdzieści lat suszenia. Mężczyzna z dziewiątki odpowiada, że on schnie od siedemdziesięciu i nigdzie się nie wybiera. Na dworze stoi szkielet nowej roboty, w śniegu, jak żebra czegoś, czego nikt nigdy nie nakarmił. Koców na podłogę starczy, jeśli wszyscy położą się bliżej siebie. Stolarka przyszła z piłą, a pan z dziewiątki z laską.',
  'crossroads.option.bedBoards.saw': 'Podaj jej piłę.',
  'crossroads.effect.bedBoards.saw':
    'Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy. Połóż 2 znaczniki postępu na usprawnieniu.',
  'crossroads.option.bedBoards.sleep': 'Niech śpią. Porąb coś swojego.',
  'crossroads.effect.bedBoards.sleep':
    'Odłóż 1 wybraną kartę z ręki na stos odpadów. Połóż 2 znaczniki postępu na usprawnieniu.',

  'crossroads.byLamplight': 'Przy lampie',
  'crossroads.trigger.byLamplight': 'Stawiasz barykadę w kolonii.',
  'crossroads.story.byLamplight':
    'Ostatni gwóźdź barykady wchodzi o zmierzchu, ale ekipa nie odkłada młotków. Wreszcie jest im ciepło i chcą od razu skończyć dach. Trzeba dwóch godzin, lampy na tyczce i łomotu, który niesie się za rzekę i z powrotem. Można też obwiązać belki wszystkim, co kto ma, i modlić się, żeby wiatr był dziś zmęczony. Lampa już się pali. Ktoś już zaczął śpiewać.',
  'crossroads.option.byLamplight.hammer': 'Stukaj dalej, póki starczy nafty.',
  'crossroads.effect.byLamplight.hammer': 'Połóż 2 znaczniki postępu na usprawnieniu. Dodaj 2 zombie do kolonii.',
  'crossroads.option.byLamplight.cover': 'Przykryj go na noc, po cichu.',
  'crossroads.effect.byLamplight.cover':
    'Każdy niewygnany gracz odkłada 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś ma. Połóż 1 znacznik postępu na usprawnieniu.',

  'crossroads.theManual': 'Instrukcja obsługi',
  'crossroads.trigger.theManual': 'Zagrywasz kartę narzędzi.',
  'crossroads.story.theManual':
    'Trzymasz narzędzie w ręku i nie wiesz, który koniec jest który. Jest instrukcja: osiemdziesiąt stron drobnym drukiem i rysunek uśmiechniętego pana, który pracuje bez rękawic. Czytanie zajmie wieczór, a uczciwie mówiąc, przydadzą się jeszcze dwie książki, żeby sprawdzić słowa. Ekipa uważa, że metal tłumaczy się sam. Tydzień temu też tak uważała, a bandaż wciąż leży na stole.',
  'crossroads.option.theManual.read': 'Czytaj od pierwszej strony.',
  'crossroads.effect.theManual.read':
    'Zużyj 1 niezużytą kość i odłóż 2 wybrane karty z ręki na stos odpadów. Połóż 3 znaczniki postępu na usprawnieniu.',
  'crossroads.option.theManual.guess': 'Rusz tym, a samo się wyjaśni.',
  'crossroads.effect.theManual.guess':
    'Połóż 2 znaczniki postępu na usprawnieniu. Wybierz swojego ocalałego: otrzymuje 1 ranę.',

  'crossroads.iceCreamInJanuary': 'Lody w styczniu',
  'crossroads.trigger.iceCreamInJanuary': 'Twój ocalały poza kolonią przyciąga zombie albo hałasuje.',
  'crossroads.story.iceCreamInJanuary':
    'Cały ten hałas robi furgonetka z lodami: gipsowy rożek na dachu i głośnik, który gra osiem taktów walca. Zapaliła od razu, a dlaczego, wyjaśnia się teraz, bo zza rogu wychodzą trzy karabiny: wóz jest ich, dbali o niego całą zimę i jest im zwyczajnie przykro. Ich szef nuci do melodii. Za jakiś miły drobiazg puściłby wszystko w niepamięć, w przeciwnym razie chciałby do nas trochę postrzelać.',
  'crossroads.option.iceCreamInJanuary.keep': 'Gaz do dechy i walc na cały głos.',
  'crossroads.effect.iceCreamInJanuary.keep':
    'Dodaj 1 znacznik żywności do magazynu. Przenieś do 3 zombie z jednej innej lokacji na puste pola wejścia w lokacji tego ocalałego. Potem ten ocalały otrzymuje 1 ranę.',
  'crossroads.option.iceCreamInJanuary.trade': 'Oddaj wóz razem z prezentem.',
  'crossroads.effect.iceCreamInJanuary.trade':
    'Odłóż 1 wybraną kartę z ręki na stos odpadów. Do końca gry, ilekroć na planszę trafia bandyta, rzuć kością. 4 lub więcej: usuń tego bandytę.',
}
