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
  const indexes = indexesOf(catalogue.lobbies[lobby])
  const amounts = (column: Float64Array) => indexes.map((index) => column[index] as number).filter((amount) => amount >= 0)
  const [minBets, maxBets] = [amounts(catalogue.minBet), amounts(catalogue.maxBet)]
  const maxWin = largest(amounts(catalogue.maxWin))
  const [minBet, maxBet] = [smallest(minBets), largest(maxBets)]
  const reels = new Set(indexes.map((index) => catalogue.reels[index] as number).filter((count) => count >= 0))
  return {
    reels: [...reels].sort((a, b) => a - b),
    minBet,
    maxBet,
    maxWin,
    betRanges: stopsUpTo(maxBet, 10),
    winRanges: stopsUpTo(maxWin, 10_000),
  }
}

const largest = (amounts: readonly number[]) => amounts.reduce<number | null>((most, each) => Math.max(most ?? each, each), null)
const smallest = (amounts: readonly number[]) =>
  amounts.reduce<number | null>((least, each) => Math.min(least ?? each, each), null)

/** 0, then 1 – 2 – 5 steps of ten: round amounts, few enough to hit with a thumb. */
function stopsUpTo(maxAmount: number | null, first: number): number[] {
  const stops = [0]
  if (maxAmount === null || maxAmount <= 0) return stops
  for (let ten = first; (stops.at(-1) as number) < maxAmount; ten *= 10) {
    for (const step of [1, 2, 5]) if ((stops.at(-1) as number) < maxAmount) stops.push(step * ten)
  }
  return stops
}
