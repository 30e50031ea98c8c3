import type { LaunchAddresses } from '@herna/rules'
import { type TileView, tileOf } from '../../game/index.ts'
import type { ContentSnapshot } from '../../loader-context/index.ts'
import { type LaunchOptions, type PlayLaunch, playLaunchOf } from '../play-launch.ts'

/** A live table that can be opened beside others. */
export interface PlayableTable {
  tile: TileView
  launch: PlayLaunch
}

/**
 * All live games that can be launched without a password, in the catalogue's order. Tables of a provider share one object of addresses, which
 * the page then contains once.
 */
export function playableTables(content: ContentSnapshot, options: Omit<LaunchOptions, 'permit'>): PlayableTable[] {
  const addressesByProvider = new Map<string, LaunchAddresses | null>()
  return content.games.flatMap((game) => {
    if (game.type !== 'Live' || !game.realEnabled || game.requirePassword) return []
    const launch = playLaunchOf(game, content.providerById.get(game.provider), options)
    if (!addressesByProvider.has(game.provider)) addressesByProvider.set(game.provider, launch.addresses)
    const addresses = addressesByProvider.get(game.provider) ?? null
    return addresses ? [{ tile: tileOf(game, content), launch: { ...launch, addresses } }] : []
  })
}
