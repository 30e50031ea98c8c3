import { type LogoutOptions, PLATFORM_CALLS, type Protection, type SessionReply } from '@herna/contract/player'
import { callHost, type Host } from './host-call.ts'

/** Calls of the platform that its login script has no callout for. Each rejects with `CallFailed` alone. */
export interface Platform {
  session(): Promise<SessionReply>
  protection(): Promise<Protection>
  unlock(password: string): Promise<SessionReply>
  /** Also without the script: a logout must not hang on it. */
  logOut(options: LogoutOptions): Promise<unknown>
}

export const platformClient = (host: Host): Platform => ({
  session: () => callHost(host, PLATFORM_CALLS.session),
  protection: () => callHost(host, PLATFORM_CALLS.protection),
  unlock: (password) => callHost(host, PLATFORM_CALLS.reauthenticate, { body: { password } }),
  logOut: (options) => callHost(host, PLATFORM_CALLS.logout, { body: options }),
})
