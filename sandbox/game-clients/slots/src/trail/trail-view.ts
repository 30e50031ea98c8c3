import type { SlotDefinition, SlotStep } from '@herna/contract/games'
import { dieFace, make, makeSvg } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { placesOf } from './places.ts'

const t = texts.bonuses.trail

/** Columns of the board on tall and on wide screens; the style sheet chooses. */
const COLUMNS = { tall: 4, wide: 8 } as const
/** Times in ms: the die rolls, the token moves to the next field, the field it stops at is shown. */
const ROLL_TIME = 720
const HOP_TIME = 210
const STOP_TIME = 260

type TrailStep = NonNullable<SlotStep['trail']>
type TrailRule = NonNullable<SlotDefinition['trail']>

/** Amounts in cents: the stake of the round, and what the trail has won before this roll and with it. */
interface TrailAmounts {
  readonly bet: number
  readonly before: number
  readonly after: number
}

/** The board over the reels. What it shows was decided by the host before the first roll. */
export class TrailView {
  readonly root: HTMLElement
  readonly #rule: TrailRule
  readonly #fields: readonly HTMLElement[]
  readonly #prizes: readonly HTMLElement[]
  readonly #token: HTMLElement
  readonly #die = make('div', { class: 'trail-die' })
  readonly #text = make('p', { class: 'trail-text' })
  readonly #sum = make('b')
  readonly #reducedMotion: () => boolean
  #hurry = new AbortController()

  constructor(game: SlotDefinition, rule: TrailRule, reducedMotion: () => boolean) {
    this.#rule = rule
    this.#reducedMotion = reducedMotion
    this.#token = token(game)
    this.#prizes = rule.fields.map(() => make('b'))
    this.#fields = [
      make('li', { class: 'trail-field start' }, make('span', {}, t.start)),
      ...rule.fields.map((_, index) => this.#fieldAt(index)),
    ]
    place(this.#fields)
    this.root = make(
      'section',
      { class: 'trail', 'aria-label': t.label, hidden: true },
      make(
        'div',
        { class: 'trail-head' },
        this.#die,
        this.#text,
        make('p', { class: 'trail-sum' }, make('span', {}, t.sum), this.#sum),
      ),
      make('ol', { class: 'trail-board', 'aria-hidden': 'true' }, ...this.#fields),
    )
  }

  /** Shows the board with the token before its first field. */
  open(bet: number, amount: (cents: number) => string): void {
    if (!this.root.hidden) return
    this.#showPrizes(bet, amount)
    for (const field of this.#fields) field.classList.remove('won', 'passed', 'here')
    this.#stand(0)
    this.#die.replaceChildren(dieFace(1))
    this.#text.textContent = ''
    this.#sum.textContent = amount(0)
    this.root.hidden = false
  }

  close(): void {
    this.root.hidden = true
  }

  /** Shows the end of the running roll now. */
  hurry(): void {
    this.#hurry.abort()
  }

  /** Rolls the die and moves the token; resolves when it rests. */
  async roll(
    { roll, from, field }: TrailStep,
    { bet, before, after }: TrailAmounts,
    amount: (cents: number) => string,
  ): Promise<void> {
    this.open(bet, amount)
    this.#hurry = new AbortController()
    const { signal } = this.#hurry
    this.#showPrizes(bet, amount)
    this.#sum.textContent = amount(before)
    this.#stand(from)
    await this.#rollDie(roll, signal)
    for (let next = from + 1; next <= field; next += 1) await this.#hop(next, signal)
    this.#fields[field]?.classList.add('won')
    this.#sum.textContent = amount(after)
    await pause(STOP_TIME, signal)
  }

  async #rollDie(roll: number, signal: AbortSignal): Promise<void> {
    this.#text.textContent = t.rolling
    if (!this.#reducedMotion() && !signal.aborted) {
      const turning = this.#die.animate(
        [
          { transform: 'rotate(0) scale(1)' },
          { transform: 'rotate(380deg) scale(1.18)', offset: 0.6 },
          { transform: 'rotate(720deg) scale(1)' },
        ],
        { duration: ROLL_TIME, easing: 'cubic-bezier(.3,.1,.3,1)' },
      )
      this.#die.classList.add('rolling')
      await pause(ROLL_TIME, signal)
      turning.cancel()
      this.#die.classList.remove('rolling')
    }
    this.#die.replaceChildren(dieFace(roll))
    this.#text.textContent = t.rolled(roll)
  }

  async #hop(field: number, signal: AbortSignal): Promise<void> {
    const from = this.#token.getBoundingClientRect()
    this.#stand(field)
    if (this.#reducedMotion() || signal.aborted) return
    const to = this.#token.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    const hop = this.#token.animate(
      [
        { transform: `translate(${x}px, ${y}px)` },
        { transform: `translate(${x / 2}px, ${y / 2 - to.height * 0.45}px)`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: HOP_TIME, easing: 'ease-in-out' },
    )
    await pause(HOP_TIME, signal)
    hop.cancel()
  }

  #stand(field: number): void {
    for (const [place, cell] of this.#fields.entries()) {
      cell.classList.toggle('here', place === field)
      cell.classList.toggle('passed', place < field)
    }
    this.#fields[field]?.append(this.#token)
  }

  #showPrizes(bet: number, amount: (cents: number) => string): void {
    for (const [index, { prize }] of this.#rule.fields.entries()) {
      const element = this.#prizes[index]
      if (element) element.textContent = prize > 0 ? amount(prize * bet) : t.stop
    }
  }

  #fieldAt(index: number): HTMLElement {
    const { prize, isEnd } = this.#rule.fields[index] ?? { prize: 0, isEnd: true }
    const isFinish = index === this.#rule.fields.length - 1
    const kind = isFinish ? 'finish' : isEnd ? 'stop' : 'prize'
    const label = isFinish ? t.finish : String(index + 1)
    return make(
      'li',
      { class: `trail-field ${kind}`, 'data-prize': String(prize) },
      make('span', {}, label),
      this.#prizes[index] as HTMLElement,
    )
  }
}

/** The token: the game's scatter, which started the trail. */
function token(game: SlotDefinition): HTMLElement {
  const scatter = game.symbols.find(({ role }) => role === 'scatter')
  const pin = makeSvg('svg', { viewBox: '0 0 100 100' }, makeSvg('circle', { cx: 50, cy: 50, r: 46 }))
  return make('i', { class: 'trail-token' }, pin, ...(scatter ? [make('img', { src: scatter.image, alt: '' })] : []))
}

function place(fields: readonly HTMLElement[]): void {
  for (const [shape, columns] of Object.entries(COLUMNS)) {
    for (const [index, { row, column }] of placesOf(fields.length, columns).entries()) {
      fields[index]?.style.setProperty(`--${shape}`, `${row} / ${column}`)
    }
  }
}

/** A wait that ends early when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, ms)
    const end = (): void => {
      clearTimeout(timer)
      done()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
