import { randomUUID } from 'node:crypto'
import { signRequest, WALLET_HEADERS, WALLET_PREFIX, type WalletSession, wallet } from '@herna/contract/wallet'
import { expect } from 'vitest'
import type { Browser } from './browser.fixture.ts'
import type { RunningPam } from './pam.fixture.ts'

export const PROVIDER = 'testgames'
export const PROVIDER_SECRET = 'a-provider-secret-of-tests-of-40-characters'
export const OTHER_PROVIDER = 'othergames'
export const OTHER_SECRET = 'another-provider-secret-of-tests-32-characters'
export const WITH_PROVIDERS = {
  HERNA_WALLET_PROVIDERS: `${PROVIDER}:${PROVIDER_SECRET},${OTHER_PROVIDER}:${OTHER_SECRET}`,
  HERNA_CONTENT_URL: 'http://127.0.0.1:1/content',
  HERNA_INTERNAL_SECRET: 'the-secret-services-share-in-tests-0123456789',
}

export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what comes back is what a test looks at
  body: any
}

/** A game provider: signs what it sends. */
export function openProvider({ app, clock }: RunningPam, { id = PROVIDER, secret = PROVIDER_SECRET } = {}) {
  const call = async (name: keyof typeof wallet, body: object, timestamp = String(clock.now.getTime())): Promise<Answer> => {
    const path = WALLET_PREFIX + wallet[name].path
    const payload = JSON.stringify(body)
    const signature = signRequest(secret, { timestamp, method: 'POST', path, body: payload })
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'content-type': 'application/json',
        [WALLET_HEADERS.provider]: id,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: signature,
      },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const launch = async (browser: Browser, gameCode: string) => {
    const { body } = await browser.call('GET', '/gateway/pams/api/v2/chatToken')
    return call('openSession', { launchToken: body.sessionToken.sessionToken, gameCode })
  }
  return {
    call,
    launch,
    /** The session of a game, when the launch is let through. */
    async play(browser: Browser, gameCode: string): Promise<WalletSession> {
      const answer = await launch(browser, gameCode)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    },
  }
}
export type Provider = ReturnType<typeof openProvider>

/** Play money, as the house gives it. */
export async function give({ database, clock }: RunningPam, playerId: string, { cash = 0, bonus = 0 }): Promise<void> {
  for (const [kind, cents] of [
    ['bonus-cash', cash],
    ['bonus-grant', bonus],
  ] as const)
    if (cents > 0)
      await database.pool.query('SELECT pam.post_bonus($1, $2, $3, $4, $5)', [playerId, kind, cents, randomUUID(), clock.now])
}
