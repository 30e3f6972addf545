// Chapters of the rulebooks: a rule's id without its number is its group, and a chapter holds one group or a few.

import type { Messages } from '@lastlight/kernel'
import type { BookId } from './books.ts'

/** Its title is the message `rules.<game>.<id>`. */
interface Plan {
  readonly id: string
  readonly groups: readonly string[]
}

const PLANS: { readonly [game in BookId]: readonly Plan[] } = {
  outlive: [
    { id: 'components', groups: ['OUT-COMP'] },
    { id: 'setup', groups: ['OUT-SETUP'] },
    { id: 'leaders', groups: ['OUT-LEAD'] },
    { id: 'round', groups: ['OUT-MAP', 'OUT-ROUND'] },
    { id: 'dawn', groups: ['OUT-DAWN'] },
    { id: 'day', groups: ['OUT-DAY'] },
    { id: 'moving', groups: ['OUT-MOVE'] },
    { id: 'pressure', groups: ['OUT-PRESS'] },
    { id: 'gathering', groups: ['OUT-ACT', 'OUT-GATHER', 'OUT-BASE', 'OUT-DAM'] },
    { id: 'hunting', groups: ['OUT-HUNT'] },
    { id: 'ship', groups: ['OUT-SHIP'] },
    { id: 'cities', groups: ['OUT-CITY'] },
    { id: 'night', groups: ['OUT-NIGHT', 'OUT-NIGHT-EVENT'] },
    { id: 'feeding', groups: ['OUT-NIGHT-FEED'] },
    { id: 'radiation', groups: ['OUT-NIGHT-RAD', 'OUT-RAD'] },
    { id: 'building', groups: ['OUT-NIGHT-RECRUIT', 'OUT-NIGHT-BUILD', 'OUT-NIGHT-REPAIR', 'OUT-NIGHT-CLEAN'] },
    { id: 'equipment', groups: ['OUT-EQ', 'OUT-EQK'] },
    { id: 'rooms', groups: ['OUT-ROOM', 'OUT-ROOMK'] },
    { id: 'events', groups: ['OUT-EVT', 'OUT-EVTK'] },
    { id: 'scoring', groups: ['OUT-SCORE'] },
    { id: 'examples', groups: ['OUT-CASE'] },
  ],
  'long-night': [
    { id: 'components', groups: ['LN-COMP', 'LN-BOARD', 'LN-CARD'] },
    { id: 'setup', groups: ['LN-SETUP'] },
    { id: 'round', groups: ['LN-ROUND'] },
    {
      id: 'dice',
      groups: ['LN-DIE', 'LN-ATTACK', 'LN-SEARCH', 'LN-BARR', 'LN-CLEAN', 'LN-ATTRACT', 'LN-ABIL'],
    },
    {
      id: 'free',
      groups: [
        'LN-PLAY',
        'LN-CRISISADD',
        'LN-MOVE',
        'LN-FOOD',
        'LN-REQ',
        'LN-HANDOFF',
        'LN-EXVOTE',
        'LN-OBJADD',
        'LN-PACIFY',
      ],
    },
    { id: 'exposure', groups: ['LN-EXPO', 'LN-FROST', 'LN-BITE'] },
    { id: 'crossroads', groups: ['LN-XROADS'] },
    {
      id: 'colony',
      groups: [
        'LN-COLONY',
        'LN-COLONY-FEED',
        'LN-COLONY-WASTE',
        'LN-COLONY-CRISIS',
        'LN-COLONY-ZOMBIE',
        'LN-COLONY-GOAL',
        'LN-COLONY-ROUND',
        'LN-COLONY-FIRST',
      ],
    },
    { id: 'zombies', groups: ['LN-ZADD', 'LN-ZKILL'] },
    { id: 'survivors', groups: ['LN-SADD', 'LN-SKILL', 'LN-LEADER', 'LN-LAST'] },
    { id: 'exile', groups: ['LN-EXILE'] },
    { id: 'end', groups: ['LN-END', 'LN-VOTE', 'LN-TEXT', 'LN-RANDLOC', 'LN-DECK', 'LN-ROLL'] },
    {
      id: 'variants',
      groups: ['LN-VAR-2P', 'LN-VAR-COOP', 'LN-VAR-PD', 'LN-VAR-TRAITOR', 'LN-VAR-HARD', 'LN-VAR-ELIM'],
    },
    { id: 'despair', groups: ['LN-DESPAIR', 'LN-REBEL', 'LN-TRAP'] },
    { id: 'rulings', groups: ['LN-CLAR', 'LN-OBJ', 'LN-PRINT', 'LN-RULE'] },
    { id: 'editions', groups: ['ED'] },
    { id: 'examples', groups: ['EX'] },
  ],
}

export interface Rule {
  readonly id: string
  readonly text: string
}

export interface Chapter {
  readonly id: string
  readonly rules: readonly Rule[]
}

/** 'OUT-NIGHT-FEED' of 'OUT-NIGHT-FEED-02'. */
const groupOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'))

/** A book in its chapters; within a group the rules keep the order they are written in. */
export function chaptersOf(game: BookId, book: Messages): readonly Chapter[] {
  const byGroup = Map.groupBy(
    Object.entries(book).map(([id, text]): Rule => ({ id, text })),
    rule => groupOf(rule.id),
  )
  return PLANS[game].map(({ id, groups }) => ({ id, rules: groups.flatMap(group => byGroup.get(group) ?? []) }))
}
