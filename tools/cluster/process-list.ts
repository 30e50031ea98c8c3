import { spawnSync } from 'node:child_process'

/** Ids of the processes that this one has started. */
export const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(Number)
