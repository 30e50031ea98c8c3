import { PENDING_VIEW, setPlayerView } from '../session/index.ts'

const idle = { state: 'idle', value: null } as const

/** Sets the player store as the engine does after a login. */
export const logIn = (username = 'hrac'): void =>
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
      balance: idle,
      balance_visibility: idle,
      protection: idle,
    },
  })
export const logOut = (): void => setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
export const setPlayerPending = (): void => setPlayerView(PENDING_VIEW)
