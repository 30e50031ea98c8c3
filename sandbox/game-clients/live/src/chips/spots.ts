import type { LiveDefinition, LiveTableBet, SpotDefinition } from '@herna/contract/games'
import type { BoardActions, BoardView } from '../board/index.ts'
import { stakeOn } from '../round/index.ts'
import { SpotButton } from './spot-button.ts'

const NO_BETS: readonly LiveTableBet[] = []

/** All spots of a board. A press places the selected chip. */
export class Spots {
  readonly #buttons = new Map<string, SpotButton>()
  readonly #definition: LiveDefinition
  readonly #actions: BoardActions
  #shownBets: unknown = null
  #shownStakes = ''

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#definition = definition
    this.#actions = actions
  }

  /** Adds a spot; `onPress` replaces the placing of one chip. */
  add(spot: SpotDefinition, className: string, face: readonly Element[], onPress?: () => void): HTMLButtonElement {
    const { chip, place, amount, play } = this.#actions
    const placeChip = (): void => {
      if (button.root.getAttribute('aria-disabled') === 'true') return
      if (onPress) return onPress()
      play('chip')
      place([{ spot: spot.spot, amount: chip() }])
    }
    const options = { definition: spot, chips: this.#definition.chips, amount, onPress: placeChip }
    const button = new SpotButton(options, className, ...face)
    this.#buttons.set(spot.spot, button)
    return button.root
  }

  get(spot: string): HTMLButtonElement | undefined {
    return this.#buttons.get(spot)?.root
  }

  render({ table, confirmed, unconfirmed, canBet }: BoardView): void {
    const bets = table?.round?.bets ?? NO_BETS
    const stakes = JSON.stringify([confirmed, unconfirmed, canBet])
    // A table with many spots is rendered several times a second, mostly unchanged.
    if (bets === this.#shownBets && stakes === this.#shownStakes) return
    this.#shownBets = bets
    this.#shownStakes = stakes
    for (const [spot, button] of this.#buttons) {
      const [ofConfirmed, ofUnconfirmed] = [stakeOn(confirmed, spot), stakeOn(unconfirmed, spot)]
      button.show({
        confirmed: ofConfirmed,
        unconfirmed: ofUnconfirmed,
        others: bets.filter((bet) => bet.spot === spot),
        // Also at the limit of the spot: a press says why nothing is added.
        canBet,
      })
    }
  }

  /** Frames the spots of the result; none: removes the frames. */
  showHits(spots: readonly string[]): void {
    for (const [spot, button] of this.#buttons) button.showHit(spots.includes(spot))
  }
}
