import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Sześć dni, a potem Konwój',
  'learn.goal.text':
    'Po sześciu dniach Konwój zabierze ludzi z najlepszego schronu. Punkty dają ocaleni, pełne pomieszczenia, naprawione wyposażenie i zakończone wydarzenia.',
  'learn.shelter': 'Twój schron',
  'learn.shelter.text':
    'Tu mieszkają twoi ludzie. Co noc za każde zamieszkane pomieszczenie płacisz koszt utrzymania żywnością, a za każdy zajęty rząd śluzy 1 wodę.',
  'learn.heroes': 'Czworo bohaterów',
  'learn.heroes.text':
    'W swojej turze przesuwasz jednego bohatera o 1 lub 2 obszary wzdłuż ścieżki, aż ruszą się wszyscy. Siła bohatera to liczba akcji na miejscu.',
  'learn.pressure': 'Presja',
  'learn.pressure.text':
    'Silniejszy bohater, wchodząc na obszar, zabiera stojącym tam słabszym rywalom tyle znaczników, ile wynosi różnica sił. Każdy nabój znosi 1 punkt presji.',
  'learn.move': 'Przesuń bohatera',
  'learn.move.text':
    'Wybierz bohatera, a potem podświetlony obszar: na planszy albo na tej liście. Pod każdą opcją widać, co daje; zatwierdź ją, żeby ruszyć.',
  'learn.gather': 'Wydaj akcje',
  'learn.gather.text':
    'Zwykle 1 akcja to 1 znacznik, dopóki coś tu leży. Na tamie najpierw płacisz 1 mikrochip, a potem za każdą akcję bierzesz 1 wodę.',
  'learn.end': 'Zakończ turę',
  'learn.end.text': 'Niewykorzystane akcje przepadają. Gdy nic więcej się nie opłaca, zakończ turę tego bohatera.',
  'learn.hunt': 'Polowanie',
  'learn.hunt.text':
    'Zwierzyna na wierzchu kosztuje tyle akcji, ile wynosi jej wytrzymałość; każdy nabój obniża ją o 1. Mięso nakarmi twoich ludzi dziś w nocy, ale do rana się zepsuje.',
  'learn.search': 'Przeszukiwanie miast',
  'learn.search.text':
    'W mieście za 1 akcję dobierasz żeton przeszukiwania albo bierzesz wyposażenie. Jest zepsute, dopóki nie naprawisz go w nocy.',
  'learn.ship': 'Statek towarowy',
  'learn.ship.text':
    'Bohater na polu swojej siły dostaje konserwy i ocalonego, bez wydawania akcji. Kto dziś wejdzie pierwszy, od tej nocy jest pierwszym graczem.',
  'learn.feed': 'Noc: żywienie',
  'learn.feed.text':
    'Teraz żywisz swoich ludzi. Za każdy brakujący znacznik tracisz jedną osobę; za nadmiar żywności możesz przyjąć nowe.',
  'learn.radiation': 'Promieniowanie',
  'learn.radiation.text':
    'Każdy ocalony w śluzie zatrzymuje 1 punkt promieniowania. Reszta napromieniowuje schron, a to na koniec kosztuje punkty.',
  'learn.build': 'Buduj i naprawiaj',
  'learn.build.text':
    'Dowolne 3 materiały to nowe pomieszczenie; działa, gdy wszystkie miejsca są zajęte. Za 3 materiały pokazane na wyposażeniu naprawiasz je na stałe.',
  'learn.help': 'Gdzie szukać pomocy',
  'learn.help.text':
    '„Dlaczego nie?” wyjaśnia, czemu coś jest niemożliwe, a trener podpowiada, co wybrać. Zasady i lista klawiszy są w menu.',
}
