import type { JackpotAmountsReply } from '@herna/contract/portal'
import type { JackpotFeed } from '@herna/contract/games'
import { createContext } from 'react-router'

export interface JackpotReading {
  feed: JackpotFeed
  /** Milliseconds since the game host sent it. */
  age: number
}

/** Current jackpot amounts from the game host [4.26]. */
export interface JackpotsAccess {
  /** `null` when the last reading is too old to be shown. */
  read(): Promise<JackpotReading | null>
}

/** Jackpot id → its levels, the top one first. */
export type JackpotAmounts = JackpotAmountsReply['jackpots']

/** Default without a game host: pages show the amounts from the content. */
export const NO_FEED: JackpotsAccess = { read: async () => ({ feed: {}, age: 0 }) }
export const jackpotsContext = createContext<JackpotsAccess>(NO_FEED)
