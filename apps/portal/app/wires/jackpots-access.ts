import type { JackpotFeed } from '@herna/contract/games'
import { createContext } from 'react-router'
import type { ContentSnapshot } from './content-access.ts'

/** What jackpots hold now, as the game host says it [4.26]. */
export interface JackpotsAccess {
  /** The last good amounts, at once; `null` before the first. */
  latest(): JackpotFeed | null
  /** Amounts of these very seconds, or the last good ones when the host is silent. */
  fresh(): Promise<JackpotFeed | null>
}

/** Where nobody gave any, the content's amounts stand. */
export const NO_FEED: JackpotsAccess = { latest: () => null, fresh: async () => null }
export const jackpotsContext = createContext<JackpotsAccess>(NO_FEED)

/** Beside the content rather than in it: the snapshot stays the same object, which everything derived from it is kept by. */
const feeds = new WeakMap<ContentSnapshot, JackpotFeed>()

export function rememberFeed(content: ContentSnapshot, feed: JackpotFeed | null): void {
  if (feed) feeds.set(content, feed)
}
export const feedBeside = (content: ContentSnapshot): JackpotFeed | null => feeds.get(content) ?? null
