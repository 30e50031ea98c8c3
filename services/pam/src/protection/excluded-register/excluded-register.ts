import type pg from 'pg'
import type { ExcludedRegister, RegisterAnswer } from '../../foundation/index.ts'

/** Milliseconds to wait for the register. */
const TIMEOUT_MS = 5_000

export function createSandboxRegister(pool: pg.Pool): ExcludedRegister {
  return {
    async check(personKey) {
      const { rows } = await pool.query<{ available: boolean; until: Date | null; person_key: Buffer | null }>(
        `SELECT s.available, p.person_key, p.until FROM pam.register_switches s LEFT JOIN pam.excluded_persons p ON p.person_key = $1`,
        [personKey],
      )
      const row = rows[0]
      if (!row?.available) throw new Error('the register of excluded persons does not reply')
      return row.person_key === null ? { excluded: false } : { excluded: true, until: row.until }
    },
    async outageAnnounced() {
      const { rows } = await pool.query<{ outage_announced: boolean }>('SELECT outage_announced FROM pam.register_switches')
      return rows[0]?.outage_announced ?? false
    },
  }
}

/** Outside the sandbox, until an operator plugs in a client of the real register: unknown, so nobody plays. */
export const noRegister: ExcludedRegister = {
  check: () => Promise.reject(new Error('there is no client of the register of excluded persons')),
  outageAnnounced: async () => false,
}

/** Queries within bounded time; timeouts and failures are `unknown`, which the caller interprets. */
export async function askRegister(register: ExcludedRegister, personKey: Buffer): Promise<RegisterAnswer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS)
  })
  try {
    const reply = await Promise.race([register.check(personKey), timeout])
    return reply.excluded ? { state: 'excluded', until: reply.until } : { state: 'clear' }
  } catch {
    return { state: 'unknown', outageAnnounced: await register.outageAnnounced().catch(() => false) }
  } finally {
    clearTimeout(timer)
  }
}
