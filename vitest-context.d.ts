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
    /** Sets whether the page prefers reduced motion (the default). */
    reduceMotion: (isReduced: boolean) => Promise<void>
    /** Moves the pointer to the page's corner, so that nothing is hovered. */
    takePointerAway: () => Promise<void>
  }
}
