import { spawnSync } from 'node:child_process'
import { chromiumExecutable } from './chromium.ts'

const ADVICE = 'no Chromium found; install one (Debian: apt-get install chromium) or set HERNA_CHROMIUM to its path'

/** Finds Chromium or installs Debian's package if permitted; `advice` says how to install it. */
export async function ensureChromium(isNeeded: boolean): Promise<{ path: string | null; advice: string }> {
  const executable = chromiumExecutable()
  if (executable || !isNeeded || !installDebianPackages(['chromium'])) return { path: executable, advice: ADVICE }
  return { path: chromiumExecutable(), advice: ADVICE }
}

/** True when the packages were installed. Works only as root on a system with apt. */
export function installDebianPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false
  console.log(`installing ${packages.join(', ')} …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietOptions = { env: environment, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quietOptions)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietOptions).status === 0
}
