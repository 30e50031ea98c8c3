import type { AccountChanged } from '@herna/contract/embeds'
import type { PlayerEngine } from './engine-types.ts'

/** The account's window changed something: the page behind shows no old limits, no old address, and nobody who logged out everywhere. */
export function afterAccountChange(what: AccountChanged['what'], { logOut, load }: Pick<PlayerEngine, 'logOut' | 'load'>): void {
  if (what === 'logged-out') logOut({ allSessions: true, realMode: true, behavior: 'root', invalidateRememberMe: true })
  if (what === 'balance') load('balance')
  if (what === 'limits' || what === 'exclusion') load('protection')
  if (what === 'exclusion') load('overview')
  if (what === 'personal-data') load('info')
}
