import { z } from 'zod'

/** Parts of the product as players know them. */
export const PARTS = ['pages', 'account', 'games', 'live-tables', 'notifications', 'chat'] as const
export type Part = (typeof PARTS)[number]
/** `limited`: works with delays or in part. */
export type PartState = 'works' | 'limited' | 'down'

export interface ServiceStatus {
  /** A part that no service of the installation reports is missing. */
  parts: { part: Part; state: PartState }[]
  /** When it was determined, in ms. */
  at: number
}

interface Options {
  /** Addresses of `/readyz`. */
  addresses: readonly string[]
  /** The portal's own part. */
  pages: () => PartState
  now: () => number
  timeoutMs?: number
}

/** Names of readiness checks start with these. Without its scripts nobody can log in; the others lose a part of what they do. */
const CHECKS: readonly [part: Part, prefix: string, whenFailing: PartState][] = [
  ['account', 'pam: ', 'down'],
  ['games', 'game-host: ', 'limited'],
  ['live-tables', 'live-feed: ', 'limited'],
  ['notifications', 'notifications: ', 'limited'],
  ['chat', 'chat: ', 'limited'],
]
/** Shared by all services of a process. */
const DATABASE = 'database'

const TIMEOUT_MS = 4_000
/** However many players look, the services are asked this often. */
const MAX_AGE_MS = 5_000

const readiness = z.object({ failing: z.array(z.string()), passing: z.array(z.string()) })
type Readiness = z.infer<typeof readiness>

/** Asks the services for their readiness, on demand and at most every five seconds. */
export function createServiceStatus({ addresses, pages, now, timeoutMs = TIMEOUT_MS }: Options): {
  read(): Promise<ServiceStatus>
} {
  /** What each service last reported; an unreachable one then counts as down. */
  const lastSeen = new Map<string, Readiness>()
  let askedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<ServiceStatus> = Promise.resolve({ parts: [], at: 0 })

  const ask = async (): Promise<ServiceStatus> => {
    const startedAt = now()
    const replies = await Promise.all(
      addresses.map(async (address) => {
        const reply = await readinessAt(address, timeoutMs)
        if (reply) lastSeen.set(address, reply)
        return { reply, known: reply ?? lastSeen.get(address) ?? null }
      }),
    )
    const states = CHECKS.flatMap(([part, prefix, whenFailing]) => {
      const state = worst(replies.flatMap((of) => stateAt(of, prefix, whenFailing)))
      // A service that never replied may be the one that has it.
      if (state === null && !replies.some(({ known }) => known === null)) return []
      return [{ part, state: state ?? 'down' }]
    })
    return { parts: [{ part: 'pages', state: pages() }, ...states], at: startedAt }
  }
  return {
    read() {
      if (Math.abs(now() - askedAt) >= MAX_AGE_MS) {
        askedAt = now()
        pending = ask()
      }
      return pending
    },
  }
}

/** Null: no reply in time, or not one of ours. */
async function readinessAt(address: string, timeoutMs: number): Promise<Readiness | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    return readiness.parse(await response.json())
  } catch {
    return null
  }
}

/** A service that has other parts reports nothing about this one. */
function stateAt(
  { reply, known }: { reply: Readiness | null; known: Readiness | null },
  prefix: string,
  whenFailing: PartState,
): PartState[] {
  if (known === null || ![...known.passing, ...known.failing].some((name) => name.startsWith(prefix))) return []
  if (reply === null || reply.failing.includes(DATABASE)) return ['down']
  return [reply.failing.some((name) => name.startsWith(prefix)) ? whenFailing : 'works']
}

/** Several nodes: what one has lost others still do, so only all together are down. */
function worst(states: readonly PartState[]): PartState | null {
  if (states.length === 0) return null
  if (states.every((state) => state === 'down')) return 'down'
  return states.every((state) => state === 'works') ? 'works' : 'limited'
}
