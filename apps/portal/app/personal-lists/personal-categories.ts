import type { GameListSource, LobbyKind } from '@herna/contract'
import { useRouteLoaderData } from 'react-router'

/** A list for players that lies in a layout [4.20]; part of the root's data, the same for everybody. */
export interface PersonalCategory {
  id: string
  title: string
  type: GameListSource
  lobby: LobbyKind
}

const NONE: readonly PersonalCategory[] = []

export const usePersonalCategories = (): readonly PersonalCategory[] =>
  (useRouteLoaderData('root') as { personal?: PersonalCategory[] } | undefined)?.personal ?? NONE
