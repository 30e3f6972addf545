// The nights to come, played out roughly: food and materials come in at the usual rate, people eat, come and move in.

import { MATERIALS } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, BUILD_COST, DISCOUNTED_BUILD_COST, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, RADIATION, ROOM_POINTS, ROUNDS } from '@lastlight/outlive/content/tables'
import { isStaffed, rowsFor, seatsIn, working } from '@lastlight/outlive/queries/shelter'
import type { Shelter } from './table.ts'
import { FUTURE, ROOM_EFFECT } from './values.ts'

/** Where tonight ends. */
export interface Evening {
  readonly airlock: number
  readonly people: number
  readonly contamination: number
  /** Food that keeps. */
  readonly kept: number
}

interface Open {
  missing: number
  built: boolean
  readonly upkeep: number
  /** What it brings a round, less what it eats. */
  readonly worth: number
  readonly occupied: boolean
}

interface Course {
  airlock: number
  people: number
  space: number
  upkeep: number
  materials: number
  staffed: number
  readonly open: Open[]
  readonly discount: boolean
  effects: number
}

function courseOf(shelter: Shelter, { airlock, people, contamination }: Evening): Course {
  const course: Course = {
    airlock,
    people,
    space: contamination,
    upkeep: 0,
    materials: MATERIALS.reduce((sum, kind) => sum + shelter[kind], 0),
    staffed: 0,
    open: [],
    discount: working(shelter, 'buildDiscount') > 0,
    effects: 0,
  }
  for (const room of shelter.rooms) {
    const kind = roomKind(room.id)
    const { upkeep } = roomRow(kind)
    if (room.people > 0) course.upkeep += upkeep
    if (isStaffed(room)) course.staffed++
    else
      course.open.push({
        missing: seatsIn(room) - room.people,
        built: room.built,
        upkeep,
        worth: ROOM_EFFECT[kind] - FUTURE.foodWorth * upkeep,
        occupied: room.people > 0,
      })
  }
  // Begun rooms first, then built ones, then those that eat least for what they do.
  course.open.sort(
    (a, b) =>
      Number(b.occupied) - Number(a.occupied) ||
      Number(b.built) - Number(a.built) ||
      b.worth - a.worth ||
      a.missing - b.missing,
  )
  return course
}

/** Points for people, rooms and the marker at the end. `tonight`: how many rooms may still be filled this evening. */
export function future(shelter: Shelter, evening: Evening, round: number, tonight: number, smooth: boolean): number {
  const course = courseOf(shelter, evening)
  const shield = working(shelter, 'ventilation')
  const nights = ROUNDS - round
  let stock = evening.kept
  fill(course, nights, tonight, nights === 0 ? 0 : FUTURE.keptBack)
  for (let left = nights - 1; left >= 0; left--) {
    stock = feed(course, stock + FUTURE.food)
    course.space += Math.max(0, RADIATION[ROUNDS - left - 1]! - course.airlock - shield)
    stock = recruit(course, stock)
    course.materials += FUTURE.materials
    fill(course, left, Infinity, left === 0 ? 0 : FUTURE.keptBack)
  }
  const worst = CONTAMINATION.length - 1
  const rooms = course.staffed + (smooth || nights > 0 ? nearly(course) : 0)
  return (
    course.people -
    Math.max(0, course.space - worst) +
    between(ROOM_POINTS, rooms) +
    between(CONTAMINATION, course.space) +
    course.effects
  )
}

/** Answers with what is left. */
function feed(course: Course, food: number): number {
  const left = food - course.upkeep - rowsFor(course.airlock)
  if (left >= 0) return left
  const lost = Math.min(course.people, -left)
  course.people -= lost
  course.airlock = Math.max(0, course.airlock - lost)
  return 0
}

function recruit(course: Course, food: number): number {
  const newcomers = Math.max(0, Math.min(food, AIRLOCK_SEATS - course.airlock))
  course.people += newcomers
  course.airlock += newcomers
  return (food - newcomers) * FUTURE.keeps
}

/** Rooms are filled when the end is near, when they are worth it, or when nobody else fits into the airlock. */
function fill(course: Course, left: number, most: number, keptBack: number): void {
  let discount = course.discount
  for (let i = 0, filled = 0; i < course.open.length && filled < most; ) {
    const room = course.open[i]!
    const cost = room.built ? 0 : discount ? DISCOUNTED_BUILD_COST : BUILD_COST
    const wanted = most !== Infinity || left <= FUTURE.lateNights || course.airlock >= FUTURE.crowded || room.worth > 0
    if (!wanted || room.missing > course.airlock - keptBack || cost > course.materials) {
      i++
      continue
    }
    if (!room.built && discount) discount = false
    course.open.splice(i, 1)
    course.materials -= cost
    course.airlock -= room.missing
    if (!room.occupied) course.upkeep += room.upkeep
    course.staffed++
    course.effects += (room.worth + FUTURE.foodWorth * room.upkeep) * left
    filled++
  }
}

/** How near the next room is to being full. */
function nearly({ open, airlock, materials }: Course): number {
  const [next] = open
  if (!next) return 0
  const people = Math.min(1, airlock / Math.max(1, next.missing))
  const stuff = next.built ? 1 : Math.min(1, materials / BUILD_COST)
  return FUTURE.nearly * (0.5 * Math.min(people, stuff) + 0.5 * people * stuff)
}

/** Between two steps of a table. */
function between(table: readonly number[], at: number): number {
  const most = table.length - 1
  if (at <= 0) return table[0]!
  if (at >= most) return table[most]!
  const low = Math.floor(at)
  return table[low]! + (table[low + 1]! - table[low]!) * (at - low)
}
