// All pictures of The Long Night as markup, by what they show. The test loads this file through Vite, because Node cannot read JSX.
import { CROSSROADS_IDS, crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { EXPERIMENT_IDS } from '@lastlight/long-night/content/experiments'
import { EXPOSURE } from '@lastlight/long-night/content/exposure'
import { ITEM_KINDS, type ItemKind } from '@lastlight/long-night/content/itemKinds'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { PLACES } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Bust } from '../src/games/long-night/art/Bust.tsx'
import { CrossroadsScene } from '../src/games/long-night/art/CrossroadsScene.tsx'
import { CARD_FACES, CARD_KINDS, CardBack, CardFace, CardPicture } from '../src/games/long-night/art/cards.tsx'
import { Picture } from '../src/games/long-night/art/crossroads/Picture.tsx'
import { ADULT } from '../src/games/long-night/art/crossroads/rows/adult.ts'
import { BASE } from '../src/games/long-night/art/crossroads/rows/base.ts'
import { MODULES } from '../src/games/long-night/art/crossroads/rows/modules.ts'
import { DieFace, ExposureFace } from '../src/games/long-night/art/dice.tsx'
import { ExileScene } from '../src/games/long-night/art/ExileScene.tsx'
import { Fence } from '../src/games/long-night/art/Fence.tsx'
import { Barricade, Helpless, Noise, Rebel, Trap, ZOMBIES, Zombie } from '../src/games/long-night/art/figures.tsx'
import { GLYPHS, type GlyphName } from '../src/games/long-night/art/glyphs/index.ts'
import { KIND_GLYPHS } from '../src/games/long-night/art/glyphs/kinds.ts'
import { OBJECTIVE_GLYPHS } from '../src/games/long-night/art/glyphs/objectives.ts'
import { Icon } from '../src/games/long-night/art/icons.tsx'
import { PlaceScene } from '../src/games/long-night/art/PlaceScene.tsx'
import { Special, Tape, Thumb } from '../src/games/long-night/art/Special.tsx'

type Drawn = readonly (readonly [name: string, picture: ReactElement])[]
const drawn = <K extends string | number>(keys: readonly K[], draw: (key: K) => ReactElement): Drawn =>
  keys.map(key => [String(key), draw(key)])

const VALUES = [1, 2, 3, 4, 5, 6]
const bothWays = (draw: (flag: boolean) => Drawn): Drawn =>
  [false, true].flatMap(flag => draw(flag).map(([name, picture]) => [`${name} ${flag}`, picture] as const))

const ROWS = { ...BASE, ...ADULT, ...MODULES }

const ALL = {
  living: drawn(SURVIVOR_IDS, survivor => <Bust survivor={survivor} />),
  dead: drawn(SURVIVOR_IDS, survivor => <Bust survivor={survivor} dead />),
  tiles: drawn(PLACES, place => <PlaceScene place={place} />),
  bands: drawn(PLACES, place => <PlaceScene place={place} wide />),
  crossroads: drawn(CROSSROADS_IDS, card => <Picture row={ROWS[card]!} />),
  crossroadsBands: drawn(CROSSROADS_IDS, card => <Picture row={ROWS[card]!} wide />),
  cardFaces: drawn(CARD_FACES, kind => <CardFace kind={kind} />),
  items: drawn(Object.keys(ITEM_KINDS) as ItemKind[], item => (
    <CardPicture kind={ITEM_KINDS[item].type} mark={KIND_GLYPHS[item]} />
  )),
  kinds: drawn(Object.keys(KIND_GLYPHS) as ItemKind[], item => <Icon name={KIND_GLYPHS[item]} />),
  objectives: drawn(MAIN_OBJECTIVE_IDS, id => <CardFace kind="objective" mark={OBJECTIVE_GLYPHS[id]} />),
  cardBacks: drawn(CARD_KINDS, kind => <CardBack kind={kind} />),
  glyphs: drawn(Object.keys(GLYPHS) as GlyphName[], name => <Icon name={name} />),
  zombies: drawn(
    Array.from({ length: ZOMBIES }, (_, n) => n),
    n => <Zombie n={n} />,
  ),
  specials: drawn(EXPERIMENT_IDS, experiment => <Special experiment={experiment} />),
  figures: [
    ['tape', <Tape key="tape" />],
    ['thumb', <Thumb key="thumb" />],
    ['exile', <ExileScene key="exile" />],
    ['helpless', <Helpless key="helpless" />],
    ['rebel', <Rebel key="rebel" />],
    ['barricade', <Barricade key="barricade" />],
    ['trap', <Trap key="trap" />],
    ['noise', <Noise key="noise" />],
  ],
  dice: bothWays(used => drawn(VALUES, value => <DieFace value={value} used={used} />)),
  exposure: drawn([...new Set(EXPOSURE.faces)], face => <ExposureFace face={face} />),
  fences: bothWays(full => drawn(VALUES, gate => <Fence gate={gate} full={full} />)),
} satisfies { readonly [group: string]: Drawn }
type Group = keyof typeof ALL

export const pictures = Object.fromEntries(
  Object.entries<Drawn>(ALL).map(([group, rows]) => [
    group,
    new Map(rows.map(([name, picture]) => [name, renderToStaticMarkup(picture)])),
  ]),
) as unknown as { readonly [group in Group]: ReadonlyMap<string, string> }

export const named = renderToStaticMarkup(<Bust survivor="kevin" label="Kevin" />)

/** Before the file of pictures is there. */
export const waiting = renderToStaticMarkup(<CrossroadsScene card="grass" wide />)

/** The cards of each file of pictures, and those that it should have. */
export const files = [
  [Object.keys(ADULT), CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)],
  [Object.keys(MODULES), CROSSROADS_IDS.filter(id => crossroadsRow(id).mark)],
  [Object.keys(BASE), CROSSROADS_IDS.filter(id => !crossroadsRow(id).adult && !crossroadsRow(id).mark)],
] as const
