import { call } from '../client.ts'
import { originsOf } from '../cluster-process.ts'
import type { Fault } from './fault.ts'

const LOGINS_PER_MINUTE = 30
const GUESSES = 40
const FROM = '127.0.0.30'

/** Wrong logins of one address, spread by the proxy over both nodes: how many were checked before the limit. */
async function guessPasswords(basePort: number): Promise<number> {
  const { services, portal } = originsOf(basePort)
  let checked = 0
  for (let guess = 0; guess < GUESSES; guess++) {
    // Unknown names, so that no account is locked.
    const body = { username: `nikto-${guess}`, password: 'Hadam-Heslo-1' }
    const { status } = await call(`${services}/platform/login`, { method: 'POST', headers: { origin: portal }, body, from: FROM })
    if (status !== 429) checked += 1
  }
  return checked
}

export const GUESS_FAULTS: readonly Fault[] = [
  {
    name: 'guess passwords on both nodes',
    isShort: true,
    cause: async ({ basePort, print }) => {
      const checked = await guessPasswords(basePort)
      print(`${checked} of ${GUESSES} wrong logins were checked`)
      if (checked > LOGINS_PER_MINUTE)
        throw new Error(`more than ${LOGINS_PER_MINUTE} logins of one address were checked in a minute`)
    },
  },
]
