import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Jedna zima, jedna kolonia',
  'learn.goal.text':
    'Wszyscy gracze dążą do celu głównego, zanim skończą się rundy. Gdy morale spadnie do 0, gra się kończy.',
  'learn.group': 'Wybierz swoją grupę',
  'learn.group.text':
    'Przy ataku i przeszukiwaniu niska liczba jest lepsza: tyle co najmniej musi pokazać kość. Gdy zombie opanują wejście, ginie tam ocalały o najniższych wpływach.',
  'learn.dice': 'Twoje kości',
  'learn.dice.text':
    'W każdej rundzie rzucasz 1 kością i jeszcze 1 za każdego swojego ocalałego. Kości są twoje, więc jeden ocalały może zużyć kilka z nich.',
  'learn.act': 'Najpierw ocalały, potem akcja',
  'learn.act.text':
    'Wybierz kogoś ze swoich ocalałych, a potem akcję: zużywa najniższą kość, która wystarczy. Niżej jest to, co nie wymaga ocalałego.',
  'learn.tonight': 'Dziś w nocy',
  'learn.tonight.text':
    'W tym rzędzie widzisz, ile będzie kosztować noc, jeśli nic się nie zmieni, a przy każdym wejściu to, co tam przyjdzie. Zmienisz to, zabijając zombie, stawiając barykady i przynosząc żywność.',
  'learn.crisis': 'Zagrożenie',
  'learn.crisis.text':
    'W nocy potrzeba tylu zakrytych kart jego rodzaju, ilu jest graczy. Wszyscy widzą, ile kart dajesz, ale nie jakie.',
  'learn.exposure': 'Wyjście na zewnątrz',
  'learn.exposure.text':
    'Karty znajdziesz tylko poza kolonią. Każdy ruch i każdy zabity zombie to rzut kością ryzyka: połowa ścianek jest bezpieczna, jedna to śmiertelne ugryzienie.',
  'learn.hand': 'Twoje karty',
  'learn.hand.text':
    'Naciśnij je: tam je zagrywasz albo dodajesz do zagrożenia. STOS ODPADÓW znaczy, że karta działa raz i trafia na ten stos; WYPOSAŻENIE, że ocalały ją zatrzymuje.',
  'learn.secret': 'Twój ukryty cel',
  'learn.secret.text':
    'Leży zakryty: obejrzyj go, gdy nikt nie patrzy na twój ekran. Wygrywasz tylko wtedy, gdy go spełnisz, a celem innego gracza może być upadek kolonii.',
  'learn.dilemma': 'Twoje dwa cele',
  'learn.dilemma.text':
    'Leżą zakryte: obejrzyj je, gdy nikt nie patrzy na twój ekran. Ze zwykłym ukrytym celem wygrywasz, gdy cel główny zostanie wykonany, a z celem zdrajcy przy morale 0, jeśli drugi gracz nie spełnia swojego.',
  'learn.crossroads': 'Rozdroża',
  'learn.crossroads.text':
    'W twojej turze gracz po twojej prawej trzyma kartę rozdroży. Gdy spełni się jej warunek, przerywacie grę, czytacie historię i wybierasz.',
  'learn.end': 'Zakończ turę',
  'learn.end.text':
    'Niezużyte kości przepadają z końcem rundy. Gdy nic więcej nie jest warte kości, zakończ swoją turę.',
  'learn.colony': 'Faza kolonii',
  'learn.colony.text':
    'Po wszystkich turach kolonia je, rozstrzyga się zagrożenie i przychodzą zombie. Teraz trwa następna runda: nowe zagrożenie i nowe kości.',
  'learn.help': 'Gdzie szukać pomocy',
  'learn.help.text':
    '„Dlaczego nie?” wyjaśnia, czemu coś jest niemożliwe; zasady i lista klawiszy są w menu, a dziennik powtarza, co się stało. Gdy poznasz grę, przy zakładaniu stołu czekają trzy moduły i dwa scenariusze.',
}
