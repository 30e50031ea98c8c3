import type { Winner, WinnerKind } from '@herna/contract/winners'
import { createContext } from 'react-router'
import type { LoaderContext } from './read-content.ts'

/** The lists of the winners service [7.39], read by the portal's server. Rejects when the service fails. */
export interface WinnersAccess {
  list(kind: WinnerKind): Promise<Winner[]>
}
export const winnersContext = createContext<WinnersAccess>()

export const readWinners = (context: LoaderContext, kind: WinnerKind): Promise<Winner[]> => context.get(winnersContext).list(kind)
