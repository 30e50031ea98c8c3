import type { GameListSource, LobbyKind } from '@herna/contract'
import { useRouteLoaderData } from 'react-router'

/** A personal list contained in a layout [4.20]; part of the root loader's data, the same for everyone. */
export interface PersonalCategory {
  id: string
  title: string
  type: GameListSource
  lobby: LobbyKind
}

const NONE: readonly PersonalCategory[] = []

export const usePersonalCategories = (): readonly PersonalCategory[] =>
  (useRouteLoaderData('root') as { personal?: PersonalCategory[] } | undefined)?.personal ?? NONE
