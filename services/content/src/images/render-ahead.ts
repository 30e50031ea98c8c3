import type { Category, Jackpot, Layout } from '@herna/contract/content'
import type { Database } from '@herna/service-kit'
import { readItems } from '../lists/lists.store.ts'
import type { ContentVariant } from '../lists/reading.ts'
import { type GameFormat, widthFor } from './render-request.ts'
import type { ImageService } from './image-service.ts'
import { gameSubjects } from './subjects.ts'

/** Tiles of a row that are visible without scrolling, and their widths in pixels. */
const VISIBLE_TILES = 8
const WIDTHS: Record<GameFormat, number> = { thumbnail: 300, portrait: 300, landscape: 600 }

/** Renders the images of the lobby's rows with low priority, before the first visitor needs them; stored images are skipped. */
export async function renderLobbyAhead(images: ImageService, { pool }: Database, contentVariant: ContentVariant): Promise<void> {
  const layouts = (await readItems(pool, 'layouts', contentVariant)) as Layout[]
  const categories = new Map(
    ((await readItems(pool, 'categories', contentVariant)) as Category[]).map((category) => [category.id, category]),
  )
  const rows = (layouts.find(({ type }) => type === 'Lobby')?.widgets ?? []).flatMap((widget) => {
    const games = widget.type === 'Games' ? categories.get(widget.category)?.games.slice(0, VISIBLE_TILES) : undefined
    return games && widget.type === 'Games' ? [{ games, format: formatOf(widget.tileLayout) }] : []
  })
  const jackpots = (await readItems(pool, 'jackpots', contentVariant)) as Jackpot[]
  const gamesWithJackpot = new Set(jackpots.flatMap(({ gameCodes }) => gameCodes))
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
      // Above the ribbon of a jackpot stands the landscape, as wide as the thumbnail.
      const shown = format === 'thumbnail' && gamesWithJackpot.has(code) ? 'landscape' : format
      await images.renderAhead({ image: { kind: 'game', brief, format: shown }, width: widthFor(format, WIDTHS[format]) })
    }
}

function formatOf(tileLayout: string): GameFormat {
  if (tileLayout === 'Portrait') return 'portrait'
  return tileLayout === 'Landscape' ? 'landscape' : 'thumbnail'
}
