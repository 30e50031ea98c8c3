import type { TileView } from './tile-view.ts'

export interface Tag {
  title: string
  /** Slug of the category or the collection it leads to. */
  category?: string
  collection?: string
  live?: boolean
}

/** What the drawer tells of one game. A fact that is missing is unknown, or not among the kinds an editor lets show [3.44]. */
export interface GameDetailsView {
  tile: TileView
  provider: { name: string; slug: string } | null
  maxWin: number | null
  rtp: number | null
  volatility: number | null
  lines: number | null
  reels: number | null
  description: string | null
  video: string | null
  features: string[]
  tags: Tag[]
}
