import type { Avoided } from './avoided.ts'
import { CARDS, STORIES } from './keys.ts'

export const pl: readonly Avoided[] = [
  // The table
  { word: /(?:zwiń|pokaż|twoje|do) wybor(?:y|ów)/iu, use: 'opcje' },
  { word: /możliwoś/iu, use: 'opcja', keys: /^(?:play|menu|table)\./ },
  { word: /świeci/iu, use: 'podświetlony', keys: /^(?:table|board|learn)\./ },
  { word: /przerw(?:ij|ać|ano) (?:tę )?grę|(?:grę|gra) przerwan/iu, use: 'porzuć grę albo wstrzymaj grę' },
  { word: /stół czeka/iu, use: 'gra wstrzymana' },
  { word: /nieodwołaln/iu, use: 'nie cofniesz tego' },
  { word: /popatrz/iu, use: 'oglądaj', keys: /^tables\./ },
  { word: /(?:bez ruchu|z ruchem)/iu, use: 'animacje', keys: /^settings\./ },
  { word: /(?:jest|został[aoy]?) (?:skopiowan|zapisan|zmienion|cofnięt)/iu, use: 'skopiowano, zapisano, zmieniono' },
  { word: /gry \{game\}|gra \{game\}/iu, use: '„{game}” w cudzysłowie: tak samo nazywają się ocaleni' },
  // Both games
  {
    word: /wykonuj\p{L}* (?:ruch|przeszukani)|wykonał\p{L}* (?:już )?(?:dziś )?ruch/iu,
    use: 'porusza się, przeszukuje',
  },
  { word: /(?<!\p{L})wykorzyst(?:aj|uj)/iu, use: 'sięga po, aktywuje, używa' },
  // Ocaleni
  { word: /[\d#] (?:drewna|metalu|wody|mięsa)(?!\p{L})/u, use: '2 znaczniki drewna' },
  { word: /punkt\p{L}* akcji/iu, use: 'akcja' },
  { word: /trwając\p{L}* wydarze/iu, use: 'aktywne wydarzenie' },
  { word: /zjada|wypija|nic nie (?:pije|je)(?!\p{L})/iu, use: 'koszt utrzymania', keys: /^(?:shelter|board|status)\./ },
  { word: /zaczyna(?:sz)? od (?:tej )?nocy|od tej nocy zaczyna/iu, use: 'od tej nocy jest pierwszym graczem' },
  // Długa noc
  { word: /na zagrożeni[ea]/iu, use: 'dodaj do zagrożenia' },
  { word: /(?:traci|zyskuje)cie \d|(?:zapłać(?:cie)?|traci) \d morale/iu, use: 'morale spada albo rośnie o' },
  { word: /trac\p{L}+ (?:do )?\d (?:ran|odmroże|znacznik\p{L}* rozpaczy|z nich)/iu, use: 'usuń 1 ranę z' },
  { word: /staje się zbuntowan/iu, use: 'się buntuje' },
  { word: /(?:ktoś|nikt) od ciebie/iu, use: 'ktoś z twoich, nikt z twoich' },
  { word: /następnie/iu, use: 'potem', keys: /^crossroads\.effect\./ },
  { word: /zapłać/iu, use: 'usuń z magazynu', keys: /^crossroads\.effect\./ },
  { word: /edycj/iu, use: 'wydanie' },

  // Words that the rulebook prints
  { word: /zażegn/iu, use: 'zapobiec zagrożeniu', except: STORIES },
  {
    word: /pułapk\p{L}* (?:się )?uruchami|uruchami\p{L}* (?:się )?pułapk|wyzwala\p{L}* pułapk/iu,
    use: 'pułapka wybucha',
  },
  { word: /wejście (?:\S+ )?pada|wdziera\p{L}* się|wtargn/iu, use: 'wejście zostaje opanowane', except: STORIES },
  { word: /barykad\p{L}* pęk|pęka\p{L}*(?: tu)?(?: #)? barykad/iu, use: 'barykada pada' },
  { word: /(?<!\p{L})z?wab(?:i|ić|ią|ię|isz)?(?!\p{L})/iu, use: 'przyciągać', except: STORIES },
  { word: /wyda\p{L}+ kość|koś(?:ć|ci) o wartości/iu, use: 'zużyj kość o wyniku' },
  { word: /z (?:najniższymi|najwyższymi) wpływami/iu, use: 'o najniższych wpływach' },
  { word: /w każdej fazie kolonii|w kroku [1-7](?! fazy)/iu, use: 'w kroku 4 fazy kolonii', keys: CARDS },
  { word: /żeton\p{L}* żywności/iu, use: 'znacznik żywności' },
  { word: /przedmiot\p{L}* początkow/iu, use: 'przedmioty startowe' },
  { word: /dowolnie wiele/iu, use: 'dowolną liczbę kart' },
  { word: /porusza\p{L}* (?:jednym )?(?:swoim )?ocalałym/iu, use: 'poruszasz ocalałego' },

  // Sentences
  { word: /powstrzymując\p{L}+ się/iu, use: 'czasownik na początku: Sprawdza się kod powstrzymujący' },
  { word: /nieodwracaln/iu, use: 'nie cofniesz tego', except: STORIES },
  { word: /wylogowan[ay]/iu, use: 'Wylogujemy tę osobę' },
  { word: /\p{L}\([aąy]\)/u, use: 'zdanie bez rodzaju' },
  { word: /[”»], (?:mówi|woła|pyta|szep|rzuca|powiedzia|odpowi|krzycz|doda|mrucz)/iu, use: '„...” – mówi' },
  {
    word: /\((?:dokąd|skąd|cel|kto): \{|chodzi o: \{|\(\{(?:place|room|at|who|player|seat|victim)[,}]/iu,
    use: 'formę nazwy: „do śluzy”, „gracza {who}”',
  },

  // The text of an option may hold quotation marks itself.
  { word: /[“„]\{option\}/u, use: 'the option without quotation marks' },
]
