import { setTimeout as pause } from 'node:timers/promises'
import { call, type ClientRequest, type Received } from './client.ts'
import type { ClusterOrigins } from './cluster-process.ts'

const RETRY_MS = 200
const LAUNCH_ATTEMPTS = 5

/** A session of a game. */
export interface GameSession {
  token: string
  /** Cents that can be bet. */
  balance: number
  /** Of a slot the stakes to choose from, of a live table the limits of its spots; in cents. */
  game: { bets?: readonly number[]; minBet?: number; spotLimits?: readonly { spots: readonly string[]; minBet: number }[] }
}

/** A player's account with its cookies, as a browser that comes from this address uses it. */
export class Account {
  readonly name: string
  readonly #origins: ClusterOrigins
  readonly #from: string
  readonly #cookies = new Map<string, string>()

  constructor(name: string, origins: ClusterOrigins, from: string) {
    this.name = name
    this.#origins = origins
    this.#from = from
  }

  /** Logs in on the platform and in the portal; resolves with the token of the player's notifications [7.5]. */
  async logIn(password: string): Promise<string> {
    const username = this.name
    await this.platform('POST', '/platform/login', { username, password })
    const { temporaryToken } = JSON.parse(await this.platform('POST', '/platform/temporary-token')) as { temporaryToken: string }
    const credentials = { username, ims_temporary_token: temporaryToken }
    const { notificationToken } = JSON.parse(await this.platform('POST', '/gateway/v1/login', credentials)) as {
      notificationToken: string
    }
    return notificationToken
  }

  /** A launch that got no reply may have used its token: each attempt has a new one, as when the player opens the game again. */
  async openGame(gameCode: string): Promise<GameSession> {
    for (let attempt = 1; ; attempt++) {
      const { sessionToken } = JSON.parse(await this.platform('GET', '/gateway/pams/api/v2/chatToken')) as {
        sessionToken: { sessionToken: string }
      }
      const body = { gameCode, mode: 'real', languageCode: 'sk-SK', launchToken: sessionToken.sessionToken }
      const response = await this.game('/api/sessions', body)
      if (response.status < 300) return JSON.parse(response.body) as GameSession
      if (attempt === LAUNCH_ATTEMPTS) throw new Error(`the game did not open: ${response.status} ${response.body}`)
      await pause(RETRY_MS)
    }
  }

  /** A call of the game host; rejects when there is no complete response. */
  game(path: string, body: object, token?: string): Promise<Received> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return call(this.#origins.games + path, { method: 'POST', headers, body, from: this.#from })
  }

  /** The body of a response of the services; rejects for any but a successful one. */
  async platform(method: string, path: string, body?: object): Promise<string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: ClientRequest = {
      method,
      headers: { origin: this.#origins.portal, cookie },
      from: this.#from,
      ...(body ? { body } : {}),
    }
    const response = await call(this.#origins.services + path, options)
    for (const text of response.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      this.#cookies.set(name, value)
    }
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body}`)
    return response.body
  }
}
