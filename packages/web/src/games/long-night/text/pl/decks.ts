import type { Messages } from '@lastlight/kernel'

export const decks: Messages = {
  'decks.name': 'Nazwa',
  'decks.name.usual': 'Nasze talie',
  'decks.lead': 'Ułóż własne talie. Zapisz je w pliku, aby użyć ich ponownie albo się nimi podzielić.',
  'decks.objectives': 'Cele główne do losowania',
  'decks.crossroads': 'Karty rozdroży',
  'decks.crossroads.note':
    'Karty z nazwą modułu są w grze tylko z tym modułem. Karty dla dorosłych mają osobne ustawienie.',
  'decks.count': '{n} z {of}',
  'decks.all': 'Zaznacz wszystkie',
  'decks.none': 'Odznacz wszystkie',
  'decks.cards': 'Dodane karty przedmiotów',
  'decks.cards.count': '{n}',
  'decks.cards.note':
    'Wszystkie karty lokacji są tasowane i 20 z nich zostaje. Pozostałe usuwacie z gry bez oglądania.',
  'decks.cards.place': 'Lokacja',
  'decks.cards.card': 'Karta',
  'decks.cards.add': 'Dodaj',
  'decks.cards.kept': 'zostaje {kept} z {of} kart',
  'decks.cards.added': '{card} × {n}',
  'decks.cards.less': '{card}: jedna mniej',
  'decks.cards.more': '{card}: jedna więcej',
  'decks.save': 'Zapisz w pliku',
  'decks.open': 'Otwórz plik',
  'decks.printed': 'Talie z pudełka',
  'decks.notOpened': 'Plik nie został otwarty. {why}',
}
