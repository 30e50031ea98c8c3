import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A test player at the operator whose wallet is checked: holds at least 100 € and no unfinished round. */
export interface TestPlayer {
  /** A fresh launch token. */
  launchToken(): Promise<string>
  /** Logs out; null when the operator gives no way to. The next token is of a new login. */
  leave: (() => Promise<void>) | null
}

const run = promisify(execFile)

/** Tokens come from a command that prints one. */
export const playerOfCommands = (token: string, leave?: string): TestPlayer => ({
  launchToken: async () => (await run('sh', ['-c', token], { timeout: 30_000 })).stdout.trim(),
  leave: leave === undefined ? null : async () => void (await run('sh', ['-c', leave], { timeout: 30_000 })),
})

/** A player of this house, logged in over its own calls. */
export function playerOfHouse(services: string, username: string, password: string): TestPlayer {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(services + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer.json()
  }
  const logIn = async () => {
    await call('POST', '/platform/login', { username, password })
    const { temporaryToken } = (await call('POST', '/platform/temporary-token')) as { temporaryToken: string }
    await call('POST', '/gateway/v1/login', { username, ims_temporary_token: temporaryToken })
  }
  return {
    async launchToken() {
      if (cookies.size === 0) await logIn()
      const chat = (await call('GET', '/gateway/pams/api/v2/chatToken')) as { sessionToken: { sessionToken: string } }
      return chat.sessionToken.sessionToken
    },
    async leave() {
      await call('POST', '/platform/logout', {})
      cookies.clear()
    },
  }
}
