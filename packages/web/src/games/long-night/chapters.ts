import type { ChapterPlan } from '../../face/manifest.ts'

export const chapters: readonly ChapterPlan[] = [
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
  { id: 'modules', groups: ['LN-IMP', 'LN-BAND', 'LN-BAND-ZOM', 'LN-BAND-LOOT', 'LN-BAND-HIDE', 'LN-BAND-LEAD'] },
  { id: 'rulings', groups: ['LN-CLAR', 'LN-OBJ', 'LN-PRINT', 'LN-RULE'] },
  { id: 'editions', groups: ['ED'] },
  { id: 'examples', groups: ['EX'] },
]
