// One mark for every main objective.
import type { MainObjectiveId, ObjectiveId } from '@lastlight/long-night/content/mainObjectiveIds'
import type { Glyphs } from '../../../../art/glyphs/layer.ts'
import { bar, disc } from '../../../../art/paths.ts'

export const OBJECTIVE_GLYPHS: Glyphs<MainObjectiveId> = {
  /** A thermometer that has fallen, and a flake. */
  frostyNight: [
    `M5 4a3 3 0 0 1 6 0v10a5 5 0 1 1-6 0zM7.2 11h1.6v5h-1.6z${disc(8, 18, 2.2)}`,
    [1.7, 'M17.5 3v11M12.7 5.7l9.6 5.6M12.7 11.3l9.6-5.6M15.8 3.7l1.7 1.6 1.7-1.6M15.8 13.3l1.7-1.6 1.7 1.6'],
  ],
  /** A full chest, carried to somebody else. */
  tribute: [
    'M2 12.5h20V21a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 21zM10 14.5v4h4v-4z',
    'M3 11l1.5-4h15L21 11zM12 .8l1.5 2.9 3.2.4-2.3 2.2h-4.8L7.3 4.1l3.2-.4z',
  ],
  streetByStreet: [
    'M1.5 22.5V9l5-4 5 4v13.5zM4 11v3h2v-3zM7.5 11v3h2v-3zM5.5 17v5.5h2.5V17z',
    'M13 22.5V3.5h9.5v19zM15 6v2.5h2V6zM18.7 6v2.5h2V6zM15 11v2.5h2V11zM18.7 11v2.5h2V11zM16.5 17v5.5h2.7V17z',
  ],
  /** The sun over the last snow. */
  untilTheThaw: [
    'M5.5 14a6.5 6.5 0 0 1 13 0z',
    [2, 'M12 5V2M4.5 8L2.3 5.8M19.5 8l2.2-2.2M2 13.5H.8M23.2 13.5H22'],
    'M1 16q5-2 11 0t11 0v2.5q-5 2-11 0t-11 0z',
    'M6 20.5c1 1.3 1.5 1.8 1.5 2.3a1.5 1.5 0 0 1-3 0c0-.5.5-1 1.5-2.3zM17 20.5c1 1.3 1.5 1.8 1.5 2.3a1.5 1.5 0 0 1-3 0c0-.5.5-1 1.5-2.3z',
  ],
  convoy: [
    `M1 4.5h13v12.5H1zM3 7v2h9V7zM15 8h4.5L23 12.5V17h-8zM17 9.8v2.9h4.3l-2.1-2.9z`,
    `${disc(6, 18.5, 3.3)}${disc(6, 18.5, 1.3)}${disc(18, 18.5, 3.3)}${disc(18, 18.5, 1.3)}`,
  ],
  /** A made bed under a cross. */
  cleanSheets: [
    'M1.5 10H4v6h18.5v6.5H20V20H4v2.5H1.5zM9.5 12h10a3 3 0 0 1 3 3H9.5z',
    disc(6.7, 13, 2),
    'M14 1h3v2.7h2.7v3H17v2.7h-3V6.7h-2.7v-3H14z',
  ],
  wall: [
    'M1.5 4h9v4.5h-9zM12 4h10.5v4.5H12zM1.5 10h4.5v4.5H1.5zM7.5 10h9v4.5h-9zM18 10h4.5v4.5H18zM1.5 16h9v4.5h-9zM12 16h10.5v4.5H12z',
  ],
  /** A door that stands open, and somebody who comes in. */
  openDoor: [
    `M3 1.5h18v21h-2.5V4H5.5v18.5H3z`,
    `M5.5 4l6 3v16.5l-6-1z${bar(9.5, 13.5, 9.5, 15.5, 1.4)}`,
    `${disc(15.5, 11, 2)}M12.8 21.5c0-5 .8-7.7 2.7-7.7s2.7 2.7 2.7 7.7z`,
  ],
}

/** Chapters of a scenario share the mark of all objectives. */
export const objectiveGlyph = (id: ObjectiveId): (typeof OBJECTIVE_GLYPHS)[MainObjectiveId] | 'objective' =>
  id in OBJECTIVE_GLYPHS ? OBJECTIVE_GLYPHS[id as MainObjectiveId] : 'objective'
