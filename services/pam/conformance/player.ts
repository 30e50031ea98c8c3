import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gateway, platform } from '@herna/contract/player'
import { callOperation, type Host } from '@herna/http-client'

/** A test player at the operator whose wallet is checked: has at least 100 € and no open round. */
export interface TestPlayer {
  /** Returns a new launch token. */
  launchToken(): Promise<string>
  /** Logs out; null when not available. The next token belongs to a new login. */
  logOut: (() => Promise<void>) | null
}

const run = promisify(execFile)

/** Launch tokens come from a command that prints one. */
export const playerOfCommands = (token: string, logOut?: string): TestPlayer => ({
  launchToken: async () => (await run('sh', ['-c', token], { timeout: 30_000 })).stdout.trim(),
  logOut: logOut === undefined ? null : async () => void (await run('sh', ['-c', logOut], { timeout: 30_000 })),
})

/** A player of Herňa's own PAM, logged in through its API. */
export function playerOfHerna(services: string, username: string, password: string): TestPlayer {
  const cookies = new Map<string, string>()
  const withCookies = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const fetchWithCookies: typeof fetch = async (...call) => {
    const response = await fetch(...call)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const host = (path: string): Host => ({ base: services + path, headers: withCookies, fetch: fetchWithCookies })
  const [platformHost, gatewayHost] = [host('/platform'), host('/gateway')]

  const logIn = async () => {
    await callOperation(platformHost, platform.login, { body: { username, password } })
    const { temporaryToken } = await callOperation(platformHost, platform.temporaryToken)
    await callOperation(gatewayHost, gateway.login, { body: { username, ims_temporary_token: temporaryToken } })
  }
  return {
    async launchToken() {
      if (cookies.size === 0) await logIn()
      const { sessionToken } = await callOperation(gatewayHost, gateway.chatToken)
      if (!sessionToken) throw new Error('the gateway returned no session token')
      return sessionToken.sessionToken
    },
    async logOut() {
      await callOperation(platformHost, platform.logout, { body: {} })
      cookies.clear()
    },
  }
}
