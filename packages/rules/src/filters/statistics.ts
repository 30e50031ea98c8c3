import type { LobbyKind } from '@herna/contract'
import { indexesOf } from '../catalogue/bits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Statistics of a lobby's games [3.24]. Amounts in cents; null: no game states one. */
export interface GameStatistics {
  reels: readonly number[]
  minBet: number | null
  maxBet: number | null
  maxWin: number | null
  /** Stops of the sliders: ascending, from 0 to at least the largest amount. */
  betRanges: readonly number[]
  winRanges: readonly number[]
}

const statisticsByCatalogue = new WeakMap<Catalogue, Map<LobbyKind, GameStatistics>>()

/** Statistics of a lobby's games [3.24], computed once per catalogue. */
export function gameStatistics(catalogue: Catalogue, lobby: LobbyKind): GameStatistics {
  let byLobby = statisticsByCatalogue.get(catalogue)
  if (!byLobby) statisticsByCatalogue.set(catalogue, (byLobby = new Map()))
  let statistics = byLobby.get(lobby)
  if (!statistics) byLobby.set(lobby, (statistics = computeStatistics(catalogue, lobby)))
  return statistics
}

function computeStatistics(catalogue: Catalogue, lobby: LobbyKind): GameStatistics {
  const games = indexesOf(catalogue.lobbies[lobby])
  const maxWin = boundsOf(catalogue.maxWin, games).most
  const maxBet = boundsOf(catalogue.maxBet, games).most
  const reels = new Set<number>()
  for (const index of games) reels.add(catalogue.reels[index] as number)
  return {
    reels: [...reels].filter((count) => count >= 0).sort((a, b) => a - b),
    minBet: boundsOf(catalogue.minBet, games).least,
    maxBet,
    maxWin,
    betRanges: stopsUpTo(maxBet, 10),
    winRanges: stopsUpTo(maxWin, 10_000),
  }
}

/** The least and the largest known amount of these games. */
function boundsOf(column: Float64Array, games: readonly number[]): { least: number | null; most: number | null } {
  let [least, most] = [Number.POSITIVE_INFINITY, -1]
  for (const index of games) {
    const amount = column[index] as number
    if (amount < 0) continue
    if (amount < least) least = amount
    if (amount > most) most = amount
  }
  return most < 0 ? { least: null, most: null } : { least, most }
}

/** 0, then 1 – 2 – 5 steps of ten: round amounts, few enough to hit with a thumb. */
function stopsUpTo(maxAmount: number | null, first: number): number[] {
  const stops = [0]
  if (maxAmount === null || maxAmount <= 0) return stops
  for (let ten = first; (stops.at(-1) as number) < maxAmount; ten *= 10) {
    for (const step of [1, 2, 5]) if ((stops.at(-1) as number) < maxAmount) stops.push(step * ten)
  }
  return stops
}
