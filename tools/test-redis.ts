import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './test-chromium.ts'

const ADVICE = 'no redis-server found; install one (Debian: apt-get install redis-server)'

const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Finds redis-server or installs Debian's package if permitted; `advice` says how to install it. */
export function ensureRedis(isNeeded: boolean): { isAvailable: boolean; advice: string } {
  const isAvailable = hasRedis() || (isNeeded && installDebianPackages(['redis-server']) && hasRedis())
  return { isAvailable, advice: ADVICE }
}
