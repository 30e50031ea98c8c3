import { type Bits, countBits, countBoth, countDifferent, forEachDifferent, indexesOf } from '../catalogue/bits.ts'

/** Sets of games that are counted together: the choices of a group, or the gaps of a slider. */
export interface CountedSets {
  readonly sets: readonly Bits[]
  /** Number of games in the sets, one in several counted several times. */
  readonly members: number
  /** By game: the sets it is in. Built when a count first follows a change. */
  setsByGame(): SetsByGame
}

interface SetsByGame {
  /** The sets of game `g` are `sets[starts[g]]` … `sets[starts[g + 1] - 1]`. */
  readonly starts: Uint32Array
  readonly sets: Uint16Array
}

export function countedSets(sets: readonly Bits[], size: number): CountedSets {
  let byGame: SetsByGame | undefined
  return {
    sets,
    members: sets.reduce((sum, games) => sum + countBits(games), 0),
    setsByGame: () => (byGame ??= indexByGame(sets, size)),
  }
}

function indexByGame(sets: readonly Bits[], size: number): SetsByGame {
  const members = sets.map(indexesOf)
  const starts = new Uint32Array(size + 1)
  for (const games of members) for (const game of games) starts[game + 1] = (starts[game + 1] as number) + 1
  for (let game = 0; game < size; game++) starts[game + 1] = (starts[game + 1] as number) + (starts[game] as number)
  const next = starts.slice()
  const setsByGame = new Uint16Array(starts[size] as number)
  members.forEach((games, set) => {
    for (const game of games) {
      const at = next[game] as number
      setsByGame[at] = set
      next[game] = at + 1
    }
  })
  return { starts, sets: setsByGame }
}

/** Numbers of games that each set shares with these games. The result is valid until the next call. */
export type Tally = (games: Bits) => Uint32Array

/**
 * A tally follows a selection of games from one call to the next: when few games were added or removed, only their sets are
 * counted up or down, otherwise every set is counted again. `games` must not be changed afterwards.
 */
export function tally(counted: CountedSets): Tally {
  const counts = new Uint32Array(counted.sets.length)
  let last: Bits | undefined
  return (games) => {
    if (last && isCheaperToFollow(counted, countDifferent(last, games))) follow(counts, counted.setsByGame(), last, games)
    else counted.sets.forEach((set, index) => (counts[index] = countBoth(set, games)))
    last = games
    return counts
  }
}

/** Following a game costs about as much for each of its sets as counting a word of a set. */
function isCheaperToFollow({ sets, members }: CountedSets, changedGames: number): boolean {
  const words = sets[0]?.length ?? 0
  return changedGames * (1 + members / Math.max(1, words * 32)) < sets.length * words
}

function follow(counts: Uint32Array, { starts, sets }: SetsByGame, from: Bits, to: Bits): void {
  forEachDifferent(from, to, (game, isAdded) => {
    const end = starts[game + 1] as number
    for (let at = starts[game] as number; at < end; at++) {
      const set = sets[at] as number
      counts[set] = (counts[set] as number) + (isAdded ? 1 : -1)
    }
  })
}
