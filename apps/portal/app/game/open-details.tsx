import { lazy } from 'react'
import { openModal } from '../dialogs/index.ts'
import { addressOf } from '../urls/index.ts'
import { fetchDetails } from './fetch-details.ts'
import type { TileView } from './tile-view.ts'

const load = () => import('./details-panel.tsx')
const DetailsPanel = lazy(load)

/** A pointer rests on a tile or a finger touches it: code and details come before they are asked for. */
export function preloadDetails(code: string, preview: boolean): void {
  load().catch(() => undefined)
  fetchDetails(code, preview).catch(() => undefined)
}

/** The details over the page [2.41]; meanwhile the address bar has the game's own address, to share or reload. */
export function openDetails(tile: TileView, preview: boolean): void {
  openModal({
    id: 'details',
    level: 2200,
    address: addressOf('preview-games-game', { game: tile.code }, preview),
    render: (controls) => <DetailsPanel tile={tile} isPreview={preview} controls={controls} />,
  })
}
