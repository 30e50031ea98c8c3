import { GAME_FLAGS } from '@herna/contract'
import type { Catalogue } from '@herna/rules'
import { maintenanceOf } from './maintenance-view.ts'
import type { TileView } from './tile-view.ts'

const tilesByCatalogue = new WeakMap<Catalogue, Map<number, TileView>>()

/** The tile of the game at this index of the catalogue; equal to what the server would send. */
export function tileAt(catalogue: Catalogue, index: number): TileView {
  let tiles = tilesByCatalogue.get(catalogue)
  if (!tiles) tilesByCatalogue.set(catalogue, (tiles = new Map()))
  let view = tiles.get(index)
  if (!view) tiles.set(index, (view = build(catalogue, index)))
  return view
}

function build(catalogue: Catalogue, index: number): TileView {
  const lookUp = <T>(list: readonly T[], column: Int16Array): T | undefined => list[column[index] as number]
  const knownAmount = (column: Float64Array): number | undefined => {
    const value = column[index] as number
    return value < 0 ? undefined : value
  }
  const [minBet, maxBet, rtp] = [knownAmount(catalogue.minBet), knownAmount(catalogue.maxBet), catalogue.rtp[index] as number]
  const [label, jackpot] = [lookUp(catalogue.labels, catalogue.label), lookUp(catalogue.jackpots, catalogue.jackpot)]
  const language = lookUp(catalogue.languages, catalogue.language)
  const [dealer, tableImage] = [catalogue.dealers.get(index), catalogue.tableImages.get(index)]
  const maintenanceUntil = catalogue.maintenance.get(index)
  const view: TileView = {
    code: catalogue.codeAt(index),
    name: catalogue.names[index] as string,
    provider: lookUp(catalogue.providers, catalogue.provider)?.name ?? '',
    version: lookUp(catalogue.versions, catalogue.version) ?? '',
  }
  if (lookUp(catalogue.types, catalogue.type) === 'Live') view.live = true
  if (label) view.label = label
  if (jackpot) view.jackpot = jackpot
  if (minBet !== undefined) view.minBet = minBet
  if (maxBet !== undefined) view.maxBet = maxBet
  if (rtp >= 0) view.rtp = rtp / 100
  const flags = catalogue.flags[index] as number
  if (flags & GAME_FLAGS.demo) view.demo = true
  if (!(flags & GAME_FLAGS.real)) view.noReal = true
  if (maintenanceUntil !== undefined) view.maintenance = maintenanceOf(maintenanceUntil)
  if (dealer) view.dealer = dealer
  if (language) view.language = { code: language.code, name: language.name, flag: language.flag }
  if (tableImage) view.tableImage = tableImage
  return view
}
