import type { Category } from '@herna/contract/content'
import type { Entry } from '../games/entry.ts'

/** A category before its games are selected. */
export interface CategoryDefinition {
  id: string
  title: string
  description: string
  lobby: Category['lobby']
  layout: Category['tileLayout']
  icon: string
  style?: Category['style']
  /** Codes of the first games, as in the visual reference. */
  first?: string
  limit?: number
  matches: (entry: Entry) => boolean
}

export const isSlot = ({ game }: Entry): boolean => game.type === 'Slot'
export const hasLabel =
  (title: string) =>
  (entry: Entry): boolean =>
    entry.game.labels.some((label) => label.title === title)
export const hasTheme =
  (theme: string) =>
  (entry: Entry): boolean =>
    entry.themes.includes(theme)
export const isLiveOf =
  (...themes: readonly string[]) =>
  (entry: Entry): boolean =>
    entry.game.type === 'Live' && themes.some((theme) => hasTheme(theme)(entry))
