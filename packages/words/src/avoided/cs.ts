import type { Avoided } from './avoided.ts'

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
  { word: /přeživší/i, use: 'postava', keys: /^(?:colony|face|moment|report|learn)\./ },
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

  // Plain and of one style.
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
