import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { lazyDialog, openModal } from '../dialogs/index.ts'
import { addressOf } from '../urls/index.ts'
import { fetchDetails } from './fetch-details.ts'
import type { TileView } from './tile-view.ts'

const detailsPanel = lazyDialog(() => import('./details-panel.tsx'))

type DetailsProps = ComponentProps<ReturnType<typeof detailsPanel.component>>

/** Preloads the drawer's code and the game's details when a pointer rests on a tile or a finger touches it. */
export function preloadDetails(code: string, preview: boolean): void {
  detailsPanel.preload()
  fetchDetails(code, preview).catch(() => undefined)
}

/** Opens the details over the page [2.41]; the address bar shows the game's URL meanwhile, so it can be shared or reloaded. */
export function openDetails(tile: TileView, preview: boolean): void {
  openModal({
    id: 'details',
    level: 2200,
    address: addressOf('preview-games-game', { game: tile.code }, preview),
    render: (controls) => <DetailsInNextTask tile={tile} isPreview={preview} controls={controls} />,
  })
}

/**
 * Renders the drawer in the next task, because a phone needs longer than a frame for it: the browser first shows that the tile is pressed [P3].
 * The dialog is open from the click on, so a Back that follows at once closes it and not the page or the dialog below.
 */
function DetailsInNextTask(props: DetailsProps) {
  const [Panel, setPanel] = useState<ComponentType<DetailsProps> | null>(null)
  const { open, onClosed } = props.controls
  useEffect(() => {
    const timer = setTimeout(() => setPanel(() => detailsPanel.component()))
    return () => clearTimeout(timer)
  }, [])
  const wasClosedBefore = !Panel && !open
  useEffect(() => {
    if (wasClosedBefore) onClosed()
  })
  return Panel && <Panel {...props} />
}
