import { afterAll, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

/** For test files about animations: all others run with reduced motion. */
export function withMotion(): void {
  beforeAll(() => commands.reduceMotion(false))
  afterAll(() => commands.reduceMotion(true))
}
