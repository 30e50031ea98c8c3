import { createHash } from 'node:crypto'
import { type CrashTable, MAX_CRASH_BETS, MAX_CRASH_RESULTS } from '@herna/contract/games'
import { crashModel } from '@herna/game-maths'
import { playerNameOf } from '../live/hub/player-name.ts'
import type { CrashBetRow } from './crash-bets.store.ts'
import type { CrashRound } from './crash-rounds.store.ts'
import { elapsedOf, KNOWN_AFTER_MS, settledAt } from './crash-state.ts'

/** What is stored about a game's running round. */
export interface StoredTable {
  readonly round: CrashRound
  readonly bets: readonly CrashBetRow[]
  /** Newest first. */
  readonly results: readonly CrashRound[]
}

/** A bet under the name that the others see. */
interface NamedBet {
  readonly ownerId: string
  readonly player: string
  readonly bet: number
  readonly cashedOutAt: number | null
}

/** The table at a moment, the same for all players of its kind of play. */
export interface TableSnapshot extends Pick<CrashTable, 'version' | 'round' | 'players' | 'staked' | 'results'> {
  readonly bets: readonly NamedBet[]
  /** The next moment at which it changes by the clock alone, apart from automatic cash-outs. */
  readonly changesAt: Date
}

/** The table as real players or demo players may see it now: no seed and no end before the flight is over. */
export function snapshotOf({ round, bets, results }: StoredTable, isReal: boolean, secret: string, now: Date): TableSnapshot {
  const knownAt = new Date(round.crashesAt.getTime() + KNOWN_AFTER_MS)
  const isOver = now >= knownAt
  const shownBets = bets.filter((bet) => bet.isReal === isReal)
  const content = {
    round: {
      ...commitmentOf(round),
      bettingEndsAt: round.bettingEndsAt.toISOString(),
      startsAt: round.startsAt.toISOString(),
      crashedAt: isOver ? round.crashPoint : null,
      seed: isOver ? round.seed : null,
      endsAt: isOver ? round.endsAt.toISOString() : null,
    },
    bets: shownBets.map((bet) => namedBet(bet, round, secret, now)),
    players: shownBets.length,
    staked: shownBets.reduce((sum, { state }) => sum + state.bet, 0),
    results: results.slice(0, MAX_CRASH_RESULTS).map((result) => ({
      ...commitmentOf(result),
      seed: result.seed,
      crashedAt: result.crashPoint,
    })),
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { ...content, version, changesAt: isOver ? round.endsAt : knownAt }
}

const commitmentOf = ({ number, hash, position, chainHash }: CrashRound) => ({ number, hash, position, chainHash })

/** An automatic cash-out counts from its moment on, whether it is settled already or not. */
function namedBet({ ownerId, state }: CrashBetRow, round: CrashRound, secret: string, now: Date): NamedBet {
  const { bet, cashedOutAt } = settledAt(crashModel(round.variantId), state, elapsedOf(state, now))
  return { ownerId, player: playerNameOf(secret, round.gameCode, ownerId), bet, cashedOutAt }
}

/** The table as one player sees it: the highest bets, the player's own always. */
export function tableFor(ownerId: string, snapshot: TableSnapshot, now: Date): CrashTable {
  const { bets, version, round, players, staked, results } = snapshot
  const own = bets.findIndex((bet) => bet.ownerId === ownerId)
  const shown =
    own < MAX_CRASH_BETS ? bets.slice(0, MAX_CRASH_BETS) : [...bets.slice(0, MAX_CRASH_BETS - 1), ...bets.slice(own, own + 1)]
  return {
    now: now.toISOString(),
    version,
    round,
    players,
    staked,
    results,
    bets: shown.map(({ ownerId: owner, ...bet }) => ({ ...bet, isOwn: owner === ownerId })),
  }
}
