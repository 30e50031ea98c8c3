import type { TileView } from '@herna/contract/portal'
import { timeText } from '../texts/index.ts'

/** The maintenance of a tile: a known end time also as text, so that hydrating the tile formats no date. */
export const maintenanceOf = (until: string | null): NonNullable<TileView['maintenance']> =>
  until ? { until, untilText: timeText(until) } : {}
