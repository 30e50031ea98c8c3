import { spawnSync } from 'node:child_process'
import { chromiumExecutable } from './chromium.ts'

const ADVICE = 'no Chromium found; install one (Debian: apt-get install chromium) or name it in HERNA_CHROMIUM'

/** Finds Chromium, installs Debian's package where this user may, or tells how. */
export async function ensureChromium(isNeeded: boolean): Promise<{ path: string | null; advice: string }> {
  const found = chromiumExecutable()
  if (found || !isNeeded || !installDebianPackages(['chromium'])) return { path: found, advice: ADVICE }
  return { path: chromiumExecutable(), advice: ADVICE }
}

/** True when the packages were installed: only as root, on a system with apt. */
export function installDebianPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false
  console.log(`installing ${packages.join(', ')} …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env: environment, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0
}
