import type { LiveDefinition, SpotDefinition } from '@herna/contract/games'
import { make, numbersOf, numberText, openPanel } from '@herna/game-kit'
import type { BoardActions } from '../board/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.roulette.between
const KINDS = ['split', 'street', 'trio', 'corner', 'line']
const kindOf = ({ spot }: SpotDefinition): string => spot.split('-')[0] ?? ''

/** Bets on several numbers without a mouse: the player picks the kind, then taps numbers until one spot remains. */
export class BetweenNumbers {
  readonly root = make('button', { type: 'button', class: 'cell more kinds', 'aria-haspopup': 'dialog' }, t.open)
  readonly #spots: readonly SpotDefinition[]
  readonly #actions: BoardActions
  readonly #highlight: (numbers: readonly number[]) => void
  #kind: string | null = null
  #tapped: number[] = []
  #canBet = false

  constructor(definition: LiveDefinition, actions: BoardActions, highlight: (numbers: readonly number[]) => void) {
    this.#spots = definition.spots.filter((spot) => KINDS.includes(kindOf(spot)))
    this.#actions = actions
    this.#highlight = highlight
    this.root.addEventListener('click', () => {
      if (this.#kind !== null) this.#stop()
      else if (this.#canBet) this.#open()
    })
  }

  render(canBet: boolean): void {
    this.#canBet = canBet
    this.root.setAttribute('aria-disabled', String(!canBet))
    if (!canBet && this.#kind !== null) this.#stop()
  }

  place(spot: string): void {
    this.#actions.play('chip')
    this.#actions.place([{ spot, amount: this.#actions.chip() }])
  }

  /** False: no kind is chosen, so the tap is a bet on the number. */
  tap(number: number): boolean {
    if (this.#kind === null) return false
    this.#tapped = [...this.#tapped, number]
    let candidates = this.#candidates()
    // A number that fits none starts anew.
    if (candidates.length === 0) {
      this.#tapped = [number]
      candidates = this.#candidates()
    }
    const [spot] = candidates
    if (spot && candidates.length === 1) {
      this.place(spot.spot)
      this.#tapped = []
      candidates = this.#candidates()
    }
    this.#highlight(candidates.flatMap(({ spot: name }) => numbersOf(name)))
    return true
  }

  #candidates(): SpotDefinition[] {
    return this.#spots.filter(
      (spot) => kindOf(spot) === this.#kind && this.#tapped.every((number) => numbersOf(spot.spot).includes(number)),
    )
  }

  #open(): void {
    const choices = KINDS.flatMap((kind) => {
      const spot = this.#spots.find((candidate) => kindOf(candidate) === kind)
      if (spot === undefined) return []
      const name = t.kinds[kind] ?? kind
      const choice = make(
        'button',
        { type: 'button', class: 'choice' },
        `${name} · ${t.numbers[kind]} · ${numberText(spot.paysToOne)} : 1`,
      )
      choice.addEventListener('click', () => {
        dialog.close()
        this.#start(kind, name)
      })
      return [choice]
    })
    const dialog = openPanel(t.title, 'between', make('div', { class: 'choices' }, ...choices))
  }

  #start(kind: string, name: string): void {
    this.#kind = kind
    this.#tapped = []
    this.root.textContent = t.stop(name)
    this.root.classList.add('is-active')
    this.#highlight(this.#candidates().flatMap(({ spot }) => numbersOf(spot)))
    this.#actions.notify(t.tap(name))
    this.#actions.announce(t.tap(name))
  }

  #stop(): void {
    this.#kind = null
    this.root.textContent = t.open
    this.root.classList.remove('is-active')
    this.#highlight([])
  }
}
