import type { Breadth } from './tools/breadth.ts'

declare module 'vitest' {
  /** For tests in Node and in the browser: `inject('breadth')`, `inject('seed')`. */
  interface ProvidedContext {
    breadth: Breadth
    seed: number
  }
}
