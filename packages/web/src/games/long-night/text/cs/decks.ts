import type { Messages } from '@lastlight/kernel'

export const decks: Messages = {
  'decks.name': 'Název',
  'decks.name.usual': 'Naše balíčky',
  'decks.lead': 'Sestav si vlastní balíčky. Ulož je do souboru, ať je můžeš použít znovu nebo sdílet.',
  'decks.objectives': 'Hlavní úkoly k losování',
  'decks.crossroads': 'Karty osudu',
  'decks.crossroads.note':
    'Karty se jménem modulu jsou ve hře jen s tímto modulem. Karty pro dospělé mají vlastní nastavení.',
  'decks.count': '{n}/{of}',
  'decks.all': 'Zaškrtnout vše',
  'decks.none': 'Nezaškrtnout nic',
  'decks.cards': 'Přidané karty předmětů',
  'decks.cards.count': '{n}',
  'decks.cards.note': 'Všechny karty lokace se zamíchají a 20 jich zůstane. Ostatní opustí hru neviděné.',
  'decks.cards.place': 'Lokace',
  'decks.cards.card': 'Karta',
  'decks.cards.add': 'Přidat',
  'decks.cards.kept': 'zůstane karet: {kept}/{of}',
  'decks.cards.added': '{card} × {n}',
  'decks.cards.less': '{card}: o jednu méně',
  'decks.cards.more': '{card}: o jednu více',
  'decks.save': 'Uložit do souboru',
  'decks.open': 'Otevřít soubor',
  'decks.printed': 'Balíčky z krabice',
  'decks.notOpened': 'Soubor se neotevřel. {why}',
}
