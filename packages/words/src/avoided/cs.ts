import type { Avoided } from './avoided.ts'
import { CARDS, STORIES } from './keys.ts'

export const cs: readonly Avoided[] = [
  // The words of the Czech rulebook.
  { word: /(?<!vedlejší(?:ch|ho|m|mi)? )účin(?:ek|k)/i, use: 'efekt' },
  { word: /(?<!\p{L})následe?k(?:u|y|em)?(?!\p{L})/iu, use: 'důsledek' },
  { word: /(?<!\p{L})běžn/iu, use: 'normální' },
  { word: /patří\p{L}* k vyloučeným/iu, use: 'jsi hráč-člen, vyloučený hráč' },
  { word: /nejméně vlivn/i, use: 'postava s nejnižším vlivem' },
  { word: /kousnut|nákaz/i, use: 'šíření infekce', except: /\.story\./ },
  { word: /sta(?:ví|vět|vit) zátaras/i, use: 'zřizuje zátaras' },
  { word: /barikád/i, use: 'zátaras', except: /\.story\./ },
  { word: /(?<!\p{L})edic/iu, use: 'vydání' },
  { word: /na (?:stejném|jednom) místě/i, use: 'v téže lokaci', keys: /^(?:refusal|LN)/ },
  { word: /schopnost prohledávání[^.(]*(?:nižší|vyšší)/i, use: 'k prohledávání stačí kostka o 1 nižší' },
  { word: /přeživší/i, use: 'postava', keys: /^(?:colony|face|moment|report|learn|coach)\./, game: 'long-night' },
  { word: /odhazovací/i, use: 'odkládací balíček' },
  { word: /vůdce skupiny/i, use: 'vedoucí skupiny' },
  { word: /zrádn\p{L}+ (?:tajn\p{L}+ )?úkol/iu, use: 'zrádcovský tajný úkol' },
  { word: /vyhnanstv/i, use: 'vyloučení', except: /\.story\./ },
  { word: /past sklap|sklap\p{L}+ past/iu, use: 'past vybuchne' },
  { word: /dostáv\p{L}+ (?:zranění|omrzlin)/iu, use: 'utrpí zranění, omrzlinu' },

  // One word for one thing.
  { word: /kus(?:y|ů|u)? vybavení/i, use: 'destička vybavení' },
  { word: /akční(?:ch|mi|m)? bod/i, use: 'akce' },
  { word: /dokončen\p{L}+ místnost/iu, use: 'fungující místnost' },
  { word: /snědí|vypij|nepij|nejedí/i, use: 'potřebuje, údržba', keys: /^(?:shelter|board|OUT)/ },
  { word: /(?<!\p{L})(?:na)?krm/iu, use: 'nasytit, obživa', except: /\.story\./ },
  { word: /dívat se|se dívat|přihlíž/i, use: 'sledovat', keys: /^(?:tables?|home)\./ },
  { word: /vrátit zpět/i, use: 'vzít zpět (volbu), vrátit hru' },
  { word: /otázka pro všechny/i, use: 'hlasování' },
  { word: /na kriz[iu]/i, use: 'k odvrácení krize; krátce: ke krizi' },
  { word: /kořist/i, use: 'lup', except: STORIES },
  { word: /normální(?:ch|mi|m|ho)? zombi/i, use: 'obyčejná zombie' },
  { word: /pilul/i, use: 'lék z Raxxonu', except: /\.story\.|^crossroads\.option\.|^item\./ },
  { word: /podle výběru/i, use: 'podle své volby' },
  { word: /na jedno místo|zabírají místa/i, use: 'lokace; pole pro postavy', keys: /^(?:LN|ED|raxxon|config|bandits)/ },
  { word: /sto(?:jí|jí|ála?|álo) (?:\d )?morálk/i, use: 'morálka klesne o 1', except: STORIES },
  { word: /Kolonie (?:jí|sní)(?!\p{L})/u, use: 'Kolonie potřebuje' },
  { word: /pronik\p{L}+ dovnitř/iu, use: 'vstup je prolomen', except: STORIES },
  { word: /v každé fázi kolonie|v kroku [1-7](?! fáze)/i, use: 'v kroku 4 fáze kolonie', keys: CARDS },
  { word: /šestistěnn/i, use: 'hrací kostka' },
  { word: /zboží/i, use: 'žetony', keys: /^OUT-/ },
  { word: /aspoň jejího|aspoň její schopnosti/i, use: 'hodnota rovná schopnosti nebo vyšší' },
  { word: /rozhoduj\p{L}* remíz/iu, use: 'rozhoduje při rovnosti hlasů' },
  { word: /do obrazovky/i, use: 'na obrazovku' },
  { word: /jedná s hrdin/i, use: 'hraje s hrdinou' },

  // Plain and of one style.
  { word: /other \{[^{}]*# zombie(?!\p{L})/u, use: '5 zombií' },
  { word: /\p{L}\([aáy]\)/u, use: 'věta bez rodu' },
  { word: /(?<!\p{L})(?:můj|moje|moji|mé)(?!\p{L})/iu, use: 'tvůj', keys: /^panel\.|^settings\.(?:seat|name)$/ },
  {
    word: /\((?:cíl|oběť|kam|odkud): \{|\(\{(?:place|room|at|who|player|seat|victim)[,}]/iu,
    use: 'tvar jména: „do komory“, „hráče {who}“',
  },
  { word: /(?<!\p{L})(?:ten|ta|to|té|tu|ti|ty|tím|tom)hle(?!\p{L})/iu, use: 'tento', except: /\.story\./ },
  { word: /nejvýše/i, use: 'nejvýš' },
  { word: /co svítí|která svítí/i, use: 'možnost, zvýrazněná oblast' },
  {
    word: /(?<!\p{L})ze? \{\w+\}/u,
    use: '37/412: "z" or "ze" depends on the number',
    keys: /^[a-z]/,
    except: /^board\.(?:day|night|round)$|^log\.dieChanged$|^option\./,
  },
  { word: /rychlost dění/i, use: 'rychlost animací' },

  // The text of an option may hold quotation marks itself.
  { word: /[“„]\{option\}/u, use: 'the option without quotation marks' },
]
