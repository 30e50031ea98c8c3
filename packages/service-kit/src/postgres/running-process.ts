import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id is running, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ended, but not yet reaped by its parent. */
function isZombie(pid: number): boolean {
  return procStat(pid)?.[0] === 'Z'
}

/**
 * Start time of a process as an opaque text: the same pid with another start time is another process. Null where the platform does not
 * provide it.
 */
export function startTimeOf(pid: number): string | null {
  const stat = procStat(pid)
  if (stat) return stat[19] ?? null
  if (process.platform === 'win32') return null
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 2_000 })
  return ps.status === 0 ? ps.stdout.trim() || null : null
}

/** The command line of a process, or null where it cannot be read. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    if (process.platform === 'win32' || process.platform === 'linux') return null
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: 2_000 })
    return ps.status === 0 ? ps.stdout.trim() : null
  }
}

/** Resolves with false when the process still runs after that time. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}

/** Fields of /proc/<pid>/stat from the third: the second, the name, may contain spaces and brackets. */
function procStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
