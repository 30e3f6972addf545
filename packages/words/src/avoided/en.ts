import type { Avoided } from './avoided.ts'

/** Stories and flavour may say more than a rule may. */
const TALES = /\.story\.|^crossroads\.option\.|^secret\.\w+$|^home\./
const OUTLIVE = /^(?:OUT-|board\.|shelter\.|learn\.|coach\.|equipment\.|room\.|score\.|event\.)/
const LONG_NIGHT =
  /^(?:LN-|EX-|crossroads\.(?:effect|trigger)|crisis\.fail|item\.effect|survivor\.power|objective\.|lasting\.)/

export const en: readonly Avoided[] = [
  { word: /\bwhoever\b/i, use: '“the player who ...”, or name them' },
  { word: /\b(?:some|any|every|no)body\b/i, use: 'who it is: a player, a survivor, all players', except: TALES },
  { word: /\bgo(?:es)? on\b(?! top)/i, use: 'continue, or in progress', except: TALES },
  { word: /\blooks? on\b/i, use: 'watch' },
  { word: /\b(?:take|takes|taken|took) back\b|\btake it back\b/i, use: 'undo', except: TALES },
  { word: /\bgo(?:es)? back in\b/i, use: 'rewind' },
  { word: /\b(?:give|given|gave) up\b/i, use: 'abandon', keys: /^(?:table|tables|verify|after|replay)\./ },
  { word: /\bnotices?\b/i, use: 'notification', keys: /^(?:account|settings|shell)\./ },
  { word: /\bchairs?\b/i, use: 'seat', keys: /^(?:table|tables|shell|config)\./ },
  {
    word: /(?:\d|#|\}) (?!or )[a-z]+ (?:tokens? )?(?:less|fewer)\b(?! than)/,
    use: '“1 less wood”, “2 fewer cards”',
    except: TALES,
  },
  { word: /\b\d (?:die|dice|zombies?) more\b/, use: '“1 more die”', except: TALES },
  { word: /\bPP\b/, use: 'points' },
  { word: /\bin force\b/i, use: 'active' },
  { word: /\bstaffed\b|\bcompleted rooms?\b/i, use: 'working' },
  { word: /\bpieces? of (?:broken )?equipment\b/i, use: 'equipment tile' },
  { word: /\bgather/i, use: 'take', keys: OUTLIVE },
  { word: /\bpress(?:es)? (?:your|the|\{)/i, use: 'put pressure on', keys: OUTLIVE },
  { word: /\b(?:free|no|that) place\b/i, use: 'seat', keys: OUTLIVE },
  {
    word: /\b(?:which|the|that|this|same|another|other|each|every|one|full) places?\b/i,
    use: 'location',
    keys: LONG_NIGHT,
  },
  { word: /\bplaces?\b/i, use: 'location', keys: /^question\.place|^table\.places/ },
  { word: /\bgets? (?:exactly )?\d (?:wound|despair|frostbite)/i, use: 'takes', except: TALES },
  {
    word: /\bmorale (?:rises|falls|drops)\b|\bpay \d morale\b/i,
    use: '“the colony gains / loses 1 morale”',
    except: TALES,
  },
  { word: /\bmembers?\b/i, use: 'non-exiled players', keys: LONG_NIGHT },
  {
    word: /\bhelpless\b(?! survivors?| \{)/i,
    use: 'helpless survivor',
    keys: /^(?:LN-|EX-|crossroads\.effect|objective\.goal|refusal|option|question)/,
  },
  { word: /\btied up\b/i, use: 'restrained', except: TALES },
  { word: /\ball together\b/i, use: 'cooperative', keys: /^(?:config|setting|refusal)\./ },
  { word: /\bonto the waste pile\b/i, use: 'on the waste pile' },

  // The text of an option may hold quotation marks itself.
  { word: /[“„]\{option\}/u, use: 'the option without quotation marks' },
]
