import { LRUCache } from 'lru-cache'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'

/** Prepared answers of one content version. A new version empties it; so it never serves old content, and it stays bounded. */
export interface AnswerCache {
  get(version: string, key: string, make: () => Promise<string>): PreparedAnswer | Promise<PreparedAnswer>
}

const MOST = 4_000

/** A thousand simultaneous first requests make the text once. */
export function createAnswerCache(): AnswerCache {
  let held = ''
  let ready = new LRUCache<string, PreparedAnswer>({ max: MOST })
  let running = new Map<string, Promise<PreparedAnswer>>()

  const make = async (key: string, write: () => Promise<string>): Promise<PreparedAnswer> => {
    const [readyNow, runningNow] = [ready, running]
    try {
      const answer = prepareAnswer(await write())
      readyNow.set(key, answer)
      return answer
    } finally {
      runningNow.delete(key)
    }
  }

  const get: AnswerCache['get'] = (version, key, write) => {
    if (version !== held) {
      held = version
      ready = new LRUCache({ max: MOST })
      running = new Map()
    }
    const known = ready.get(key) ?? running.get(key)
    if (known) return known
    const made = make(key, write)
    running.set(key, made)
    return made
  }
  return { get }
}
