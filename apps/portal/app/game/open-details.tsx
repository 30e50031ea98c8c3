import { lazy } from 'react'
import { openModal } from '../dialogs/index.ts'
import { addressOf } from '../urls/index.ts'
import { fetchDetails } from './fetch-details.ts'
import type { TileView } from './tile-view.ts'

const load = () => import('./details-panel.tsx')
const DetailsPanel = lazy(load)

/** Preloads the drawer's code and the game's details when a pointer rests on a tile or a finger touches it. */
export function preloadDetails(code: string, preview: boolean): void {
  load().catch(() => undefined)
  fetchDetails(code, preview).catch(() => undefined)
}

/** Opens the details over the page [2.41]; the address bar shows the game's URL meanwhile, so it can be shared or reloaded. */
export function openDetails(tile: TileView, preview: boolean): void {
  openModal({
    id: 'details',
    level: 2200,
    address: addressOf('preview-games-game', { game: tile.code }, preview),
    render: (controls) => <DetailsPanel tile={tile} isPreview={preview} controls={controls} />,
  })
}
