import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, FaultContext } from './fault.ts'

const KINDS = ['game-host', 'services', 'portal', 'studio'] as const
/** Of the short selection: each kind once, on either node. */
const SHORT = new Set(['game-host-1', 'services-2', 'portal-1'])
/** Longer than the proxy waits for a page (8 s) or a bet (16 s). */
const FROZEN_MS = 25_000

function signal({ cluster }: FaultContext, name: string, kind: NodeJS.Signals): number {
  const pid = cluster.pidOf(name)
  if (pid === null) throw new Error(`${name} is not running`)
  process.kill(pid, kind)
  return pid
}

const kill = (name: string): Fault => ({
  name: `kill ${name}`,
  isShort: SHORT.has(name),
  cause: async (context) => void signal(context, name, 'SIGKILL'),
})

const freeze = (name: string): Fault => ({
  name: `freeze ${name}`,
  isShort: name === 'services-1',
  cause: async (context) => {
    const pid = signal(context, name, 'SIGSTOP')
    await pause(FROZEN_MS).finally(() => process.kill(pid, 'SIGCONT'))
  },
})

export const PROCESS_FAULTS: readonly Fault[] = [
  ...[1, 2].flatMap((node) => KINDS.map((kind) => kill(`${kind}-${node}`))),
  ...KINDS.map((kind) => freeze(`${kind}-1`)),
]
