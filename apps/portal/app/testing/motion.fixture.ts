import { afterAll, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

/** For test files about what moves: the page of the others prefers reduced motion. */
export function withMotion(): void {
  beforeAll(() => commands.reduceMotion(false))
  afterAll(() => commands.reduceMotion(true))
}
