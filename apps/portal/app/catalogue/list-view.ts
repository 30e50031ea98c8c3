import type { FilterPage } from '@herna/rules'
import type { ChipView, PlainChoices } from '../filters/index.ts'

/** What a list page knows of its order and filters besides its games. */
export interface ListView {
  page: FilterPage
  /** The canonical query its games answer, without the page. */
  query: string
  chips: ChipView[]
  /** Games of the whole lobby. */
  of: number
  /** The form of filters, when it was asked for without JavaScript. */
  plain: PlainChoices | null
}
