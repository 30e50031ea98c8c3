import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gateway, platform } from '@herna/contract/player'
import { callOperation, type Host } from '@herna/http-client'

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
  const withCookies = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keepCookies: typeof fetch = async (...call) => {
    const answer = await fetch(...call)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const host = (path: string): Host => ({ base: services + path, headers: withCookies, fetch: keepCookies })
  const [onPlatform, onGateway] = [host('/platform'), host('/gateway')]

  const logIn = async () => {
    await callOperation(onPlatform, platform.login, { body: { username, password } })
    const { temporaryToken } = await callOperation(onPlatform, platform.temporaryToken)
    await callOperation(onGateway, gateway.login, { body: { username, ims_temporary_token: temporaryToken } })
  }
  return {
    async launchToken() {
      if (cookies.size === 0) await logIn()
      const { sessionToken } = await callOperation(onGateway, gateway.chatToken)
      if (!sessionToken) throw new Error('the gateway gave no session token')
      return sessionToken.sessionToken
    },
    async leave() {
      await callOperation(onPlatform, platform.logout, { body: {} })
      cookies.clear()
    },
  }
}
