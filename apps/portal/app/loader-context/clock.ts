import { createContext } from 'react-router'
import type { LoaderContext } from './read-content.ts'

/** The server's clock. Decisions never use the visitor's clock. */
export const clockContext = createContext<() => number>(() => Date.now())

/** Epoch milliseconds. The server invalidates cached pages when the next date in the content is reached. */
export const readNow = (context: LoaderContext): number => context.get(clockContext)()
