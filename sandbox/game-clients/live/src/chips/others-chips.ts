import type { LiveTableBet } from '@herna/contract/games'
import { make } from '@herna/game-kit'

const MAX_SHOWN = 2
const COLOURS = 4

/** A small chip per player who bet on the spot, without a value, always in the same colour for one player. */
export function othersChips(bets: readonly LiveTableBet[]): HTMLElement[] {
  const players = [...new Set(bets.map(({ player }) => player))].slice(0, MAX_SHOWN)
  return players.map((player, place) =>
    make('i', { class: `others-chip others-${colourOf(player)} place-${place}`, 'aria-hidden': 'true' }),
  )
}

const colourOf = (player: string): number => [...player].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS
