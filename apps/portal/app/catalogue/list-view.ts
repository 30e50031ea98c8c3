import type { FilterPage } from '@herna/rules'
import type { ChipView, PlainChoices } from '../filters/index.ts'

/** Order and filters of a list page, besides its games. */
export interface ListView {
  page: FilterPage
  /** Canonical query of the games, without the page number. */
  query: string
  chips: ChipView[]
  /** Number of games without filters. */
  unfilteredTotal: number
  /** Choices of the filter form when it was requested without JavaScript, else null. */
  plain: PlainChoices | null
}
