import type { Category, Layout } from '@herna/contract/content'
import type { Database } from '@herna/service-kit'
import { readItems } from '../lists/lists.store.ts'
import type { Reading } from '../lists/reading.ts'
import { type GameFormat, widthFor } from './drawing.ts'
import type { Gallery } from './gallery.ts'
import { gameSubjects } from './subjects.ts'

/** How many tiles of a row are seen before anybody scrolls, and how wide they are. */
const SEEN = 8
const WIDTHS: Record<GameFormat, number> = { thumbnail: 220, portrait: 220, landscape: 440 }

/** Draws, behind everything somebody waits for, what a first visitor sees first: the rows of the lobby. Drawn before: nothing to do. */
export async function drawLobbyAhead(gallery: Gallery, { pool }: Database, reading: Reading): Promise<void> {
  const layouts = (await readItems(pool, 'layouts', reading)) as Layout[]
  const categories = new Map(
    ((await readItems(pool, 'categories', reading)) as Category[]).map((category) => [category.id, category]),
  )
  const rows = (layouts.find(({ type }) => type === 'Lobby')?.widgets ?? []).flatMap((widget) => {
    const games = widget.type === 'Games' ? categories.get(widget.category)?.games.slice(0, SEEN) : undefined
    return games && widget.type === 'Games' ? [{ games, format: formatOf(widget.tileLayout) }] : []
  })
  const briefs = new Map(
    (
      await gameSubjects(
        pool,
        rows.flatMap(({ games }) => games),
      )
    ).map((brief) => [brief.gameCode, brief]),
  )
  for (const { games, format } of rows)
    for (const code of games) {
      const brief = briefs.get(code)
      if (!brief) continue
      await gallery.drawAhead({ drawing: { of: 'game', brief, format }, width: widthFor(format, WIDTHS[format]) })
    }
}

function formatOf(tileLayout: string): GameFormat {
  if (tileLayout === 'Portrait') return 'portrait'
  return tileLayout === 'Landscape' ? 'landscape' : 'thumbnail'
}
