import type { AccountChanged } from '@herna/contract/embeds'
import type { PlayerEngine } from './engine/engine-types.ts'

/** Reloads what the account app changed (limits, personal data, balance), and logs out when the player logged out everywhere. */
export function afterAccountChange(what: AccountChanged['what'], { logOut, load }: Pick<PlayerEngine, 'logOut' | 'load'>): void {
  if (what === 'logged-out') logOut({ allSessions: true, realMode: true, behavior: 'root', invalidateRememberMe: true })
  if (what === 'balance') load('balance')
  if (what === 'limits' || what === 'exclusion') load('protection')
  if (what === 'exclusion') load('overview')
  if (what === 'personal-data') load('info')
}
