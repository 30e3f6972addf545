// Rooms of a shelter, cut open: lit and furnished when built, a blueprint before.
import type { RoomKind } from '@lastlight/outlive/content/rooms'
import { disc } from '../../../art/paths.ts'
import { times } from '../../../art/random.ts'
import { fill, line } from '../../../art/strokes.tsx'
import { type ArtProps, Svg } from '../../../art/svg.tsx'
import { type Furniture, PIECES, type Piece } from './furniture.tsx'

const {
  anchor,
  anvil,
  bag,
  beds,
  bench,
  block,
  boltsOn,
  cansOn,
  coats,
  cots,
  crate,
  drawing,
  dummy,
  duct,
  fan,
  glow,
  hams,
  heap,
  hearth,
  interview,
  keys,
  lamp,
  lockers,
  map,
  mobile,
  papers,
  pipe,
  plan,
  porthole,
  radio,
  rifles,
  rope,
  scope,
  shelf,
  shells,
  showers,
  sirens,
  smoke,
  stove,
  table,
  tank,
  telephone,
  toolWall,
  tub,
  vault,
  vice,
} = PIECES

// The left third stays low and calm: people sit there.
const ROOMS: { readonly [kind in RoomKind]: readonly Furniture[] } = {
  buildDiscount: [plan(20), table(118, 72), papers(126, 50), lamp(178)],
  workshop: [toolWall(22), table(126, 64), vice(144)],
  eventDiscount: [map(20), sirens(96), table(124, 66), telephone(134, 50), papers(160, 50)],
  hunt2: [hams(3, 118), block(26)],
  cargoCans1: [shelf(112, 76, 30, 46, 62), cansOn(118, 30, 6), cansOn(118, 46, 4), cansOn(129, 62, 5)],
  cargoCans2: [porthole(40), anchor(88), table(120, 70), cansOn(130, 50, 5)],
  ammo4: [rifles(120), crate(28), shells(30, 54)],
  waterReserve: [tank(130, 34), pipe(40)],
  eventImmunity: [vault(152), beds(18)],
  dismantle: [heap(112), toolWall(22)],
  decontaminate: [showers(124), tub(22)],
  ventilation: [fan(156, 42), duct(14)],
  nursery: [cots(114), mobile(152), drawing(24)],
  drawEquip2: [shelf(112, 76, 40), crate(118, 22), crate(152, 22), crate(116), crate(146), boltsOn(28, 74)],
  search2: [coats(126), rope(40), bench(126)],
  peekSearch: [scope(24), table(124, 66), radio(132)],
  hero3Immune: [bag(120), dummy(164), bench(20, 62)],
  autoRepair: [hearth(22), anvil(128), glow(146)],
  hunt1: [stove(26), smoke(40), hams(3, 126)],
  pressureChoice: [interview(92), glow(140)],
  emptyLocker: [lockers(128), keys(26)],
  repairDiscount: [toolWall(22), shelf(116, 72, 32, 54), boltsOn(124, 32), boltsOn(124, 54), crate(134)],
}

const TONES: { readonly [tone in Piece['tone']]: string } = {
  near: 'var(--near)',
  mid: 'color-mix(in oklab, var(--mid) 70%, var(--near))',
  spark: 'var(--spark)',
  rim: 'var(--rim)',
  water: 'var(--r-water)',
  meat: 'var(--r-meat)',
  metal: 'var(--r-metal)',
  wood: 'var(--r-wood)',
  rust: '#a8482c',
}
const WALL = 'color-mix(in oklab, var(--mid) 55%, var(--bg-1))'
const SHELL = 'M-60-18h320v5H-60zM-60 74h320v10H-60z'
const CEILING_LAMP = 'M98-13h4v9h-4zM90-4h20l-4 6h-12z'

const solid = ({ tone, d, line: width }: Piece) =>
  width ? line(d, TONES[tone], width) : <path d={d} fill={TONES[tone]} fillRule="evenodd" />

const GRID = `${times(22, i => `M${i * 14 - 52}-13V74`).join('')}${times(6, i => `M-60 ${i * 14 - 2}H260`).join('')}`

interface RoomSceneProps extends ArtProps {
  readonly room: RoomKind
  readonly built: boolean
}

export function RoomScene({ room, built, ...art }: RoomSceneProps) {
  const pieces = ROOMS[room].flat()
  return (
    <Svg kind="room-scene" viewBox="0 -18 200 102" fit="xMidYMax slice" {...art}>
      {built ? (
        <>
          {fill('M-60-18h320v102H-60z', WALL)}
          {fill('M92 2h16l58 72H34z', 'var(--haze)', 0.24)}
          {fill(SHELL + CEILING_LAMP, 'var(--near)')}
          {fill('M94 2h12l-2 3h-8z', 'var(--spark)')}
          {pieces.map(piece => (
            <g key={piece.tone + piece.d}>{solid(piece)}</g>
          ))}
        </>
      ) : (
        <>
          {line(GRID, 'var(--line)', 0.8)}
          {line('M-60-13h320M-60 74h320', 'var(--edge)', 1.3)}
          {line(CEILING_LAMP + pieces.map(({ d }) => d).join(''), 'var(--edge)', 1.1, 0.85)}
        </>
      )}
    </Svg>
  )
}

/** The airlock: a shaft with a ladder, a wheel on the door. */
export const Airlock = (art: ArtProps) => (
  <Svg kind="airlock" viewBox="0 0 178 190" fit="xMidYMin slice" {...art}>
    {fill('M0 0h178v190H0z', WALL)}
    {fill('M64 0h50l44 190H20z', 'var(--haze)', 0.2)}
    {fill('M0 0h56v12H0zM122 0h56v12h-56zM0 12h22v178H0zM156 12h22v178h-22z', 'var(--near)')}
    {fill('M56 0h66v6H56z', TONES.mid)}
    {fill(`M70 6h4v128h-4zM104 6h4v128h-4z${times(6, i => `M72 ${18 + i * 18}h34v4H72z`).join('')}`, 'var(--near)')}
    {line('M70 6v128M56 6h66', 'var(--rim)', 1.8)}
    {fill(disc(89, 158, 40), 'var(--near)')}
    {fill(disc(89, 158, 33), TONES.mid)}
    {fill(`${disc(89, 158, 9)}M86 130h6v56h-6zM61 155h56v6H61z`, 'var(--near)')}
    {line('M56 136a40 40 0 0 0-6 28', 'var(--rim)', 1.8)}
    {fill(disc(38, 40, 4) + disc(140, 40, 4), 'var(--spark)')}
  </Svg>
)
