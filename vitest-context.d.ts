import type { Breadth } from './tools/breadth.ts'

declare module 'vitest' {
  /** For tests in Node and in the browser: `inject('breadth')`, `inject('seed')`. */
  interface ProvidedContext {
    breadth: Breadth
    seed: number
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether the page prefers reduced motion, as it does unless a test file asks for motion. */
    reduceMotion: (isReduced: boolean) => Promise<void>
    /** To the corner of the page, so that nothing is hovered. */
    takePointerAway: () => Promise<void>
  }
}
