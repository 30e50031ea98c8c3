import type { Winner, WinnerKind } from '@herna/contract/winners'
import { createContext } from 'react-router'
import type { LoaderContext } from './read-content.ts'

/** The bulletin service's lists [7.39], as the portal's server reads them. Rejects when the service fails. */
export interface WinnersAccess {
  list(kind: WinnerKind): Promise<Winner[]>
}
export const winnersContext = createContext<WinnersAccess>()

export const readWinners = (context: LoaderContext, kind: WinnerKind): Promise<Winner[]> => context.get(winnersContext).list(kind)
