import type { JackpotAmountsReply } from '@herna/contract/portal'
import type { JackpotFeed } from '@herna/contract/games'
import { createContext } from 'react-router'

export interface JackpotReading {
  feed: JackpotFeed
  /** Milliseconds since the game host said it. */
  age: number
}

/** What jackpots hold now, as the game host says it [4.26]. */
export interface JackpotsAccess {
  /** `null` when the host has been silent for so long that no amount may be shown any more. */
  read(): Promise<JackpotReading | null>
}

/** Jackpot id → its levels, the top first. */
export type JackpotAmounts = JackpotAmountsReply['jackpots']

/** Where nobody gave any, the content's amounts stand. */
export const NO_FEED: JackpotsAccess = { read: async () => ({ feed: {}, age: 0 }) }
export const jackpotsContext = createContext<JackpotsAccess>(NO_FEED)
