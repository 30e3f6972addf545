// node checks/commits.ts [COMMIT]: subjects of the commits after COMMIT, or of the last 20, have at most 72 characters.

import { spawnSync } from 'node:child_process'
import process from 'node:process'

const LONGEST = 72
const LAST = 20

export const tooLong = (subjects: readonly string[]): readonly string[] =>
  subjects.filter(subject => subject.length > LONGEST)

function subjectsOf(...range: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', ...range], { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n') : undefined
}

if (import.meta.main) {
  const [from] = process.argv.slice(2)
  // A new branch has no commit before it that the host could name.
  const subjects = (from && subjectsOf(`${from}..HEAD`)) || subjectsOf(`-${LAST}`) || []
  for (const subject of tooLong(subjects)) {
    console.log(`a subject of more than ${LONGEST} characters: ${subject}`)
    process.exitCode = 1
  }
}
