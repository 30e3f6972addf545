import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { arrowViolations } from './arrows.ts'
import { plant } from './fixture.ts'

const WEB = JSON.stringify({ name: '@lastlight/web', exports: {} })

const violations = (t: TestContext, path: string, text: string): string[] =>
  arrowViolations(
    plant(t, { 'packages/web/package.json': WEB, [`packages/web/src/${path}`]: `${text}\nexport const Part = 1\n` }),
  ).map(({ what }) => what)

describe('rooms of the client that may be imported', () => {
  for (const [path, text] of [
    ['main.tsx', "import './shell/App.tsx'"],
    ['shell/table/TableScreen.tsx', "import '../../games/index.ts'"],
    ['frame/Frame.tsx', "import '../choosing/Ask.tsx'"],
    ['choosing/Ask.tsx', "import '../face/table.ts'"],
    ['games/index.ts', "import('./outlive/face.ts')"],
    ['games/outlive/board/Board.tsx', "import '../seen.ts'"],
    ['games/outlive/face.ts', "import '../../face/face.ts'"],
    ['play/table.ts', "import '../ui/store.ts'"],
    ['play/local/games.ts', "import '../../games/index.ts'"],
  ] as const)
    test(`${path}: ${text}`, t => {
      assert.deepEqual(violations(t, path, text), [])
    })
})

describe('rooms of the client that may not be imported', () => {
  for (const [path, text, says] of [
    ['face/Mark.tsx', "import '../frame/Desk.tsx'", 'face may not import frame'],
    ['choosing/Ask.tsx', "import type { Desk } from '../frame/Desk.tsx'", 'choosing may not import frame'],
    ['showing/Log.tsx', "import '../choosing/choosing.ts'", 'showing may not import choosing'],
    ['frame/later.ts', "import('../shell/App.tsx')", 'frame may not import shell'],
    ['frame/Frame.tsx', "import '../games/index.ts'", 'frame may not import games'],
    ['shell/App.tsx', "import '../games/outlive/face.ts'", 'shell may not import GAME'],
    ['games/outlive/face.ts', "import '../long-night/face.ts'", 'GAME may not import GAME'],
    ['games/outlive/face.ts', "import '../../frame/Frame.tsx'", 'GAME may not import frame'],
    ['ui/Page.tsx', "import '../shell/App.tsx'", 'ui may not import shell'],
    ['den/Den.tsx', "import '../ui/Page.tsx'", 'the room den has no row in checks/rooms.ts'],
  ] as const)
    test(`${path}: ${text}`, t => {
      assert.deepEqual(violations(t, path, text), [says])
    })
})
