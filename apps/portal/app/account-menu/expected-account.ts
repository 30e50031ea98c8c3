import { requestLogin } from '../session/index.ts'

/** What `early-account.ts` shows of an expected player. */
interface EarlyAccount {
  username: string
  /** The balance as `early-account.ts` formatted it, or its substitute when it is hidden. */
  balance: string
}

const writtenArea = () => document.querySelector<HTMLElement>('[data-early-account][data-username]')

/** What `early-account.ts` has written into this page; null: nothing. */
export function earlyAccount(): EarlyAccount | null {
  const area = typeof document === 'undefined' ? null : writtenArea()
  return area && { username: area.dataset.username ?? '', balance: area.textContent }
}

/** A guest's page keeps nothing of a player [F8]. */
export function forgetEarlyAccount(): void {
  const area = writtenArea()
  if (!area) return
  area.textContent = ''
  delete area.dataset.username
}

let isAccountRequested = false

/** The account's button before the session is known: the account opens once the player's area is shown; a guest is asked to log in first. */
export function requestAccount(): void {
  isAccountRequested = true
  void requestLogin().then((isPlayer) => (isAccountRequested &&= isPlayer))
}

/** Whether the account was asked for; asks once. */
export function takeAccountRequest(): boolean {
  const wasRequested = isAccountRequested
  isAccountRequested = false
  return wasRequested
}
