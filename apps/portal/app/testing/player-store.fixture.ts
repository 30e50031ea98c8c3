import { MAIN_BALANCE } from '@herna/contract/player'
import { PENDING_VIEW, setPlayerView } from '../session/index.ts'

const idle = { state: 'idle', value: null } as const

/** Sets the player store as the engine does after a login; `balance` in cents, null: not loaded. */
export const logIn = (username = 'hrac', balance: number | null = null): void =>
  setPlayerView({
    ...PENDING_VIEW,
    auth: 'authenticated',
    username,
    data: {
      overview: {
        state: 'ready',
        value: { userId: `id-${username}`, username, balances: {}, selfExclusion: { productSettings: [] } },
      },
      info: idle,
      notification: idle,
      messages: idle,
      balance: balance === null ? idle : { state: 'ready', value: { [MAIN_BALANCE]: { amount: balance, currencyCode: 'EUR' } } },
      balance_visibility: idle,
      protection: idle,
    },
  })
export const logOut = (): void => setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
export const setPlayerPending = (): void => setPlayerView(PENDING_VIEW)
