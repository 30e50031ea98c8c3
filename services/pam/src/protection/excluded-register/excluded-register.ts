import type pg from 'pg'
import type { ExcludedRegister, RegisterAnswer } from '../../foundation/index.ts'

/** How long anybody waits for the register. */
const DEADLINE = 5_000

export function createSandboxRegister(pool: pg.Pool): ExcludedRegister {
  return {
    async check(personKey) {
      const { rows } = await pool.query<{ available: boolean; until: Date | null; person_key: Buffer | null }>(
        `SELECT s.available, p.person_key, p.until FROM pam.register_switches s LEFT JOIN pam.excluded_persons p ON p.person_key = $1`,
        [personKey],
      )
      const row = rows[0]
      if (!row?.available) throw new Error('the register of excluded persons does not answer')
      return row.person_key === null ? { excluded: false } : { excluded: true, until: row.until }
    },
    async outageAnnounced() {
      const { rows } = await pool.query<{ outage_announced: boolean }>('SELECT outage_announced FROM pam.register_switches')
      return rows[0]?.outage_announced ?? false
    },
  }
}

/** Outside the sandbox, until an operator puts a client of the real register here: nobody knows, so nobody plays. */
export const noRegister: ExcludedRegister = {
  check: () => Promise.reject(new Error('there is no client of the register of excluded persons')),
  outageAnnounced: async () => false,
}

/** Asks in bounded time; silence and failure are `unknown`, and what that means is decided by who asks. */
export async function askRegister(register: ExcludedRegister, personKey: Buffer): Promise<RegisterAnswer> {
  let late: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('late')), DEADLINE)
  })
  try {
    const answer = await Promise.race([register.check(personKey), deadline])
    return answer.excluded ? { state: 'excluded', until: answer.until } : { state: 'clear' }
  } catch {
    return { state: 'unknown', outageAnnounced: await register.outageAnnounced().catch(() => false) }
  } finally {
    clearTimeout(late)
  }
}
