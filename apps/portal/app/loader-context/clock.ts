import { createContext } from 'react-router'
import type { LoaderContext } from './read-content.ts'

/** The server's clock: time that decides anything is asked of it, never of the visitor's machine. */
export const clockContext = createContext<() => number>(() => Date.now())

/** Milliseconds now. What is decided by it must be looked at again when content's next date is reached; the server sees to that. */
export const readNow = (context: LoaderContext): number => context.get(clockContext)()
