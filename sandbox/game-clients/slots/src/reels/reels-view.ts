import type { SlotCoin, SlotDefinition } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { blurCanvas, drawBlurs } from './blur-strip.ts'
import { LinesView } from './lines-view.ts'
import { START_STAGGER, START_TIME, type StopPace, stopDelay } from './motion.ts'
import { fallDistances } from './fall.ts'
import { type SymbolImage, Reel } from './reel.ts'
import { texts } from '../texts/index.ts'

/** Loaded pictures by symbol id; more may be added later. */
export type Pictures = ReadonlyMap<number, HTMLImageElement>

export type ReelStop = StopPace

const FADE_TIME = 160
/** Milliseconds for winning symbols to vanish, and for the empty cells of a respin to rest. */
const VANISH_TIME = 280
const RESPIN_TIME = 620
/** Milliseconds for a wild to cover its reel. */
const COVER_TIME = 480

export class ReelsView {
  readonly root: HTMLElement
  readonly lines: LinesView
  readonly #reels: Reel[]
  readonly #reducedMotion: () => boolean
  readonly #onStop: (reel: number) => void
  readonly #rows: number
  readonly #pictures: Pictures
  /** Number of pictures in the blur, rendered or being rendered. */
  #blurredCount = 0
  #grid: number[][]
  #startedAt = 0
  /** Counts the starts, so that a stop that a new start has cancelled does not change the reels. */
  #spinNumber = 0
  #hurry: (() => void) | null = null
  /** Whether reels stop at their own pace: until the player hurries them. */
  #isWaiting = false
  /** Reels that stay covered while the others turn. */
  #held: readonly number[] = []

  constructor(game: SlotDefinition, pictures: Pictures, reducedMotion: () => boolean, onStop: (reel: number) => void) {
    const symbols = new Map(game.symbols.map((symbol) => [symbol.id, symbol]))
    const imageOf = (id: number): SymbolImage => {
      const symbol = symbols.get(id)
      return { address: symbol?.image ?? '', name: symbol?.name ?? '', hasPicture: pictures.has(id) }
    }
    this.#reducedMotion = reducedMotion
    this.#onStop = onStop
    const motion = game.world.build?.motion ?? 'bounce'
    this.#reels = Array.from({ length: game.reels }, () => new Reel(game.rows, motion, blurCanvas(game.rows), imageOf))
    this.#rows = game.rows
    this.#pictures = pictures
    this.#drawBlurs()
    this.lines = new LinesView(game)
    this.root = make(
      'div',
      { class: 'reels', 'aria-hidden': 'true' },
      make('div', { class: 'reels-row' }, ...this.#reels.map((reel) => reel.root)),
      this.lines.root,
    )
    this.#grid = game.opening
    this.#showAll(this.#grid)
  }

  get grid(): number[][] {
    return this.#grid
  }

  start(held: readonly number[] = []): void {
    this.#held = held
    this.#startedAt = performance.now()
    this.#spinNumber++
    this.#hurry = null
    this.#isWaiting = true
    this.root.classList.add('turning')
    this.coins([], false, String)
    if (this.#reducedMotion()) this.root.classList.add('faded')
    else
      for (const [place, reel] of this.#reels.entries()) {
        if (!held.includes(place)) reel.start(place)
      }
  }

  /** Resolves when every reel rests on `grid`. */
  async stop(grid: number[][], pace: ReelStop): Promise<void> {
    const turn = this.#spinNumber
    this.#grid = grid
    if (this.root.classList.contains('faded')) await this.#fadeTo(grid, turn)
    else await Promise.all(this.#reels.map((reel, place) => this.#stopOne(reel, place, pace, turn)))
    if (turn !== this.#spinNumber) return
    this.#hurry = null
    this.root.classList.remove('turning')
    this.#drawBlurs()
  }

  /** Wilds cover these reels; resolves when `grid` rests. */
  async cover({ reels, grid }: { reels: readonly number[]; grid: number[][] }): Promise<void> {
    const turn = this.#spinNumber
    this.#grid = grid
    const covered = reels.flatMap((place) => this.#reels[place] ?? [])
    for (const reel of covered) reel.root.classList.add('covering')
    this.#showAll(grid)
    await new Promise((done) => setTimeout(done, this.#reducedMotion() ? FADE_TIME : COVER_TIME))
    for (const reel of covered) reel.root.classList.remove('covering')
    if (turn === this.#spinNumber) this.#onStop(reels.at(-1) ?? 0)
  }

  /** Removes winning symbols and lets the others and new ones fall; resolves when `grid` rests. */
  async drop(removed: readonly (readonly [number, number])[], grid: number[][]): Promise<void> {
    const turn = ++this.#spinNumber
    this.#grid = grid
    this.highlight(null)
    for (const [reel, row] of removed) this.#reels[reel]?.cell(row)?.classList.add('vanishing')
    await new Promise((done) => setTimeout(done, VANISH_TIME))
    for (const cell of this.root.querySelectorAll('.vanishing')) cell.classList.remove('vanishing')
    if (turn !== this.#spinNumber) return
    this.#showAll(grid)
    if (this.#reducedMotion()) return
    const rows = grid[0]?.length ?? 0
    await Promise.all(
      this.#reels.map((reel, place) => {
        const removedRows = removed.filter(([column]) => column === place).map(([, row]) => row)
        return reel.fall(fallDistances(removedRows, rows))
      }),
    )
    this.#onStop(this.#reels.length - 1)
  }

  /** Spins the cells without coins; some of them may stop as coins. */
  async respin(grid: number[][]): Promise<void> {
    const turn = ++this.#spinNumber
    this.#grid = grid
    this.root.classList.add('respinning')
    await new Promise((done) => setTimeout(done, RESPIN_TIME))
    this.root.classList.remove('respinning')
    if (turn !== this.#spinNumber) return
    this.#showAll(grid)
    this.#onStop(this.#reels.length - 1)
  }

  /** Shows the value of every coin; `held`: only coins are in play. */
  coins(coins: readonly SlotCoin[], held: boolean, amount: (cents: number) => string): void {
    this.root.classList.toggle('holding', held)
    for (const reel of this.#reels) reel.clearCoins()
    for (const { position, amount: cents, isNew, level } of coins)
      this.#reels[position[0]]?.coin(position[1], coinText(level, amount(cents)), held && isNew, level)
  }

  /** Stops the turning reels now. */
  hurry(): void {
    this.#isWaiting = false
    this.#hurry?.()
  }

  /** Highlights the winning cells and shades the others; null: all normal. */
  highlight(positions: readonly (readonly [number, number])[] | null): void {
    this.root.classList.toggle('dimmed', positions !== null)
    for (const cell of this.root.querySelectorAll('.cell.highlighted')) cell.classList.remove('highlighted')
    for (const [reel, row] of positions ?? []) this.#reels[reel]?.cell(row)?.classList.add('highlighted')
  }

  async #stopOne(reel: Reel, place: number, pace: ReelStop, turn: number): Promise<void> {
    if (this.#held.includes(place)) return
    const sinceStart = performance.now() - this.#startedAt
    await this.#wait(stopDelay(place, sinceStart, pace), place)
    if (turn !== this.#spinNumber) return
    await reel.stop(this.#grid[place] ?? [])
    if (turn !== this.#spinNumber) return
    reel.root.classList.remove('anticipated')
    if (this.#isWaiting && pace.anticipated.includes(place + 1)) this.#reels[place + 1]?.root.classList.add('anticipated')
    this.#onStop(place)
  }

  /** A wait that `hurry` shortens, but not below the reel's start time. */
  #wait(ms: number, place: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      const previousHurry = this.#hurry
      this.#hurry = () => {
        previousHurry?.()
        clearTimeout(timer)
        setTimeout(done, Math.max(0, START_TIME + START_STAGGER * place - (performance.now() - this.#startedAt)))
      }
    })
  }

  async #fadeTo(grid: number[][], turn: number): Promise<void> {
    await new Promise((done) => setTimeout(done, FADE_TIME))
    if (turn !== this.#spinNumber) return
    this.#showAll(grid)
    this.root.classList.remove('faded')
    await new Promise((done) => setTimeout(done, FADE_TIME))
    this.#onStop(this.#reels.length - 1)
  }

  /** Between spins only: drawing would delay the frames of a spin. */
  #drawBlurs(): void {
    const count = this.#pictures.size
    if (this.#blurredCount === count) return
    this.#blurredCount = count
    const canvases = this.#reels.map(({ blur }) => blur)
    void drawBlurs(canvases, this.#pictures, this.#rows, () => this.#blurredCount === count)
  }

  #showAll(grid: number[][]): void {
    for (const [place, reel] of this.#reels.entries()) reel.show(grid[place] ?? [])
  }
}

/** A coin with a fixed jackpot shows its name: the amount is in sight above the reels. */
const coinText = (level: number | undefined, amount: string): string =>
  level === undefined ? amount : texts.bonuses.jackpots.name(level)
