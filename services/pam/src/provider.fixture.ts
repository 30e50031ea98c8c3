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

export interface HttpResponse {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read arbitrary fields
  body: any
}

/** A game provider that signs its calls. */
export function openProvider({ app, clock }: RunningPam, { id = PROVIDER, secret = PROVIDER_SECRET } = {}) {
  const call = async (
    name: keyof typeof wallet,
    body: object,
    timestamp = String(clock.now.getTime()),
  ): Promise<HttpResponse> => {
    const path = WALLET_PREFIX + wallet[name].path
    const payload = JSON.stringify(body)
    const signature = signRequest(secret, { timestamp, method: 'POST', path, body: payload })
    const response = await app.inject({
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
    return { status: response.statusCode, body: response.json() }
  }
  const launch = async (browser: Browser, gameCode: string) => {
    const { body } = await browser.call('GET', '/gateway/pams/api/v2/chatToken')
    return call('openSession', { launchToken: body.sessionToken.sessionToken, gameCode })
  }
  return {
    call,
    launch,
    /** The session of a game; asserts that the launch succeeds. */
    async play(browser: Browser, gameCode: string): Promise<WalletSession> {
      const response = await launch(browser, gameCode)
      expect(response.status, JSON.stringify(response.body)).toBe(200)
      return response.body
    },
  }
}
export type Provider = ReturnType<typeof openProvider>

/** Posts play money and bonus money to a wallet. */
export async function grantMoney({ database, clock }: RunningPam, playerId: string, { cash = 0, bonus = 0 }): Promise<void> {
  for (const [kind, cents] of [
    ['bonus-cash', cash],
    ['bonus-grant', bonus],
  ] as const)
    if (cents > 0)
      await database.pool.query('SELECT pam.post_bonus($1, $2, $3, $4, $5)', [playerId, kind, cents, randomUUID(), clock.now])
}
