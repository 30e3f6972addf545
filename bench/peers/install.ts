import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { peersFolder, peersInstalled } from './installed.ts'

/** The peers have a lock file of their own and are fetched by the bench, never by an ordinary install. */
export const installPeers = (progress: (line: string) => void): void => {
  if (peersInstalled()) return
  progress('installing the peers into bench/peers')
  try {
    execFileSync('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: peersFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch {
    throw new Error(
      'The peers could not be installed: run `npm ci --legacy-peer-deps --ignore-scripts` in bench/peers and look at what it says.',
    )
  }
}
