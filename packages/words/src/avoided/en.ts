import type { Avoided } from './avoided.ts'
import { CARDS } from './keys.ts'

/** Stories and flavour may say more than a rule may. */
const TALES = /\.story\.|^crossroads\.option\.|^secret\.\w+$|^home\./
const OUTLIVE = /^(?:OUT-|board\.|shelter\.|learn\.|coach\.|equipment\.|room\.|score\.|event\.)/
const LONG_NIGHT =
  /^(?:LN-|EX-|crossroads\.(?:effect|trigger)|crisis\.fail|item\.effect|survivor\.power|objective\.|lasting\.)/

/** A place in brackets, because its name was at hand in one form only. */
const BRACKETS = /\((?:to|from|at|target): \{|\(\{(?:place|room)\}\)/

export const en: readonly Avoided[] = [
  { word: /\bwhoever\b/i, use: '“the player who ...”, or name them' },
  { word: /\b(?:some|any|every|no)body\b/i, use: 'who it is: a player, a survivor, all players', except: TALES },
  { word: /\bgo(?:es)? on\b(?! top| the waste)/i, use: 'continue, or in progress', except: TALES },
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
  { word: /\bpress(?:es)? (?:your\b|the\b|\{)/i, use: 'put pressure on', keys: OUTLIVE, game: 'outlive' },
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

  // One word for one thing.
  { word: /\blur(?:e|es|ed|ing)\b/i, use: 'attract', except: TALES },
  { word: /\bbreaks? (?:through|in)\b|\bentrance \S+ falls\b/i, use: 'overrun', except: TALES },
  { word: /\bcode (?:is (?:then )?)?(?:right|complete)\b/i, use: 'the code is matched', except: TALES },
  { word: /\bheal(?:s|ed)?\b/i, use: 'remove 1 wound', except: TALES },
  { word: /\beats?\b/i, use: 'need', except: TALES },
  { word: /(?<!\{)\bdamage\b/i, use: 'wounds; or a wound, frostbite or despair', except: TALES },
  { word: /\baction points?\b/i, use: 'actions' },
  { word: /\bto staff\b/i, use: 'to fill' },
  { word: /^Final:/, use: '“Can’t be undone: ...”' },
  { word: /\bstep [1-7]\b(?! of the (?:colony phase|last round))/i, use: 'step 4 of the colony phase', keys: CARDS },
  { word: /\bin (?:each|every) colony phase\b/i, use: 'in step 1 of the colony phase', keys: CARDS },

  // A survivor is a person, and has a rank with a number, not of one.
  { word: /\b(?:a|the|each|every|one) survivor (?:that|which)\b/i, use: 'a survivor who', except: TALES },
  { word: /\bof the (?:lowest|highest) influence\b/i, use: 'with the lowest influence' },
  { word: /\bto the lowest influence\b/i, use: 'to the survivor with the lowest influence' },

  // Plain sentences: the subject first, and the word that the trade or the table uses.
  {
    word: /(?:^|[.!?] )(?:Judged|Hidden|Wanted|Completed|Needed|Shown|Counted) (?:is|are|was|were)\b/,
    use: 'the subject first: “This shows ...”',
  },
  {
    word: /(?:^|[.!?] )(?:On|Under) [^.:;,]{1,40} (?:lie|stand)s?\b/,
    use: 'the subject first: “Cards lie under this one”',
  },
  { word: /\b(?:stands?|stood) (?:below|above|on it|in the log|at your seat)\b/i, use: 'is shown', except: TALES },
  { word: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b)/i, use: '“is not a”', except: TALES },
  {
    word: /(?<!(?:\b(?:your|their|its|his|her|my|our|whose|already|never|you|they|people)|[’']s|s[’']) )\bown\b/i,
    use: '“your own”, or whose it is',
    except: TALES,
  },
  {
    word: /\bof (?:your|their|its|his|her|our) own(?=[.,;:]|$| that\b| to\b| apart\b)/i,
    use: '“their own secret”, “its own setting”',
    except: TALES,
  },
  { word: /\bas far as\b/i, use: 'as many as fit', except: TALES },
  { word: /\bnone of these\b/i, use: 'the name of the thing, then what to do instead', except: TALES },
  { word: BRACKETS, use: 'the sentence without brackets: {to}, {from}, {at}' },

  // British English. Outlive prints the flashlight in its box.
  { word: /\bflashlights?\b/i, use: 'torch', except: /^(?:OUT-|equipment\.)/ },
  {
    word: /\b(?:trash|garbage|gasoline|sleds?|sidewalks?|colors?|centers?|gray|neighbors?|favorite|defense|theater|mom)\b/i,
    use: 'British English: rubbish, petrol, sledge, colour, centre, grey',
  },

  // The text of an option may hold quotation marks itself.
  { word: /[“„]\{option\}/u, use: 'the option without quotation marks' },
]
