import type { Messages } from '@lastlight/kernel'

export const decks: Messages = {
  'decks.name': 'Name',
  'decks.name.usual': 'Our decks',
  'decks.lead': 'Put your own decks together. Save them as a file to use them again or to share them.',
  'decks.objectives': 'Main objectives to draw from',
  'decks.crossroads': 'Crossroads cards',
  'decks.crossroads.note':
    'Cards with the name of a module are in play only with that module. Cards for adults have their own setting.',
  'decks.count': '{n} of {of}',
  'decks.all': 'Tick all',
  'decks.none': 'Tick none',
  'decks.cards': 'Added item cards',
  'decks.cards.count': '{n}',
  'decks.cards.note': 'All cards of a location are shuffled and 20 are kept. The others leave the game unseen.',
  'decks.cards.place': 'Location',
  'decks.cards.card': 'Card',
  'decks.cards.add': 'Add',
  'decks.cards.kept': '{kept} of {of} cards are kept',
  'decks.cards.added': '{card} × {n}',
  'decks.cards.less': '{card}: one fewer',
  'decks.cards.more': '{card}: one more',
  'decks.save': 'Save as a file',
  'decks.open': 'Open a file',
  'decks.printed': 'Printed decks',
  'decks.notOpened': 'The file was not opened. {why}',
}
