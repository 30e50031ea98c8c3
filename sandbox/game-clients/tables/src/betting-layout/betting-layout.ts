import type { SpotDefinition, SpotResult, Stake } from '@herna/contract/games'
import { stakeOn, SpotButton } from '../bets/index.ts'
import type { StakesState } from './view.ts'

/** The spots of a table as buttons, by id; each view arranges them itself. */
export class BettingLayout {
  readonly #spots = new Map<string, SpotButton>()
  readonly #chips: readonly number[]
  readonly #amount: (cents: number) => string
  readonly #place: (spot: string) => void

  constructor(chips: readonly number[], amount: (cents: number) => string, place: (spot: string) => void) {
    this.#chips = chips
    this.#amount = amount
    this.#place = place
  }

  /** Creates the button of a spot. */
  spot(definition: SpotDefinition, className: string, ...content: (Node | string)[]): HTMLButtonElement {
    const spotButton = new SpotButton(definition, className, this.#place, ...content)
    this.#spots.set(definition.spot, spotButton)
    return spotButton.root
  }

  button(spot: string): HTMLButtonElement | null {
    return this.#spots.get(spot)?.root ?? null
  }

  showStakes(stakes: readonly Stake[], { canPlace, isOver }: StakesState): void {
    for (const [spot, button] of this.#spots) {
      button.show(stakeOn(stakes, spot), this.#chips, this.#amount, isOver)
      button.root.setAttribute('aria-disabled', String(!canPlace))
    }
  }

  /** Marks winning and losing spots; null removes the marks. */
  showResults(results: readonly SpotResult[] | null): void {
    for (const [spot, button] of this.#spots) {
      const result = results?.find((candidate) => candidate.spot === spot)
      // A returned stake is neither won nor lost.
      button.result(!result || (result.payout > 0 && result.payout <= result.amount) ? null : result.payout > 0)
    }
  }
}
