import type { Motion } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import {
  BLEED,
  blurHeight,
  LOOP,
  LOOP_TIME,
  loopPath,
  START_STAGGER,
  START_TIME,
  STOP_TIME,
  startPath,
  stopPath,
  type Track,
} from './motion.ts'

/** Picture URL and name of a symbol; the name is shown until the picture has loaded. */
export interface SymbolImage {
  address: string
  name: string
  /** Whether the picture has loaded. */
  hasPicture: boolean
}
export type SymbolImageOf = (symbol: number) => SymbolImage

/** One column: two alternating sets of cells (current and next) and the blurred loop between them. */
export class Reel {
  readonly root: HTMLElement
  #currentCells: HTMLElement
  #nextCells: HTMLElement
  /** The blurred strip shown while the reel turns. */
  readonly blur: HTMLCanvasElement
  readonly #rows: number
  readonly #cellTrack: Track
  readonly #blurTrack: Track
  readonly #imageOf: SymbolImageOf
  #running: Animation[] = []

  constructor(rows: number, motion: Motion, blur: HTMLCanvasElement, lookOf: SymbolImageOf) {
    this.#rows = rows
    this.#cellTrack = { rows, height: rows, motion }
    this.#blurTrack = { rows, height: blurHeight(rows), motion }
    this.#imageOf = lookOf
    this.blur = blur
    this.#currentCells = cellSet(rows)
    this.#nextCells = cellSet(rows)
    setAway(this.#nextCells, true)
    setAway(this.blur, true)
    this.blur.style.setProperty('--blur-cells', String(blurHeight(rows)))
    this.root = make('div', { class: 'reel' }, this.#currentCells, this.#nextCells, this.blur)
  }

  show(symbols: readonly number[]): void {
    fill(this.#currentCells, symbols, this.#imageOf)
  }

  cell(row: number): Element | undefined {
    return this.#currentCells.children[row]
  }

  /** Lets each row fall from so many rows above; resolves when all rest. */
  async fall(rows: readonly number[]): Promise<void> {
    const falls = rows.map(async (from, row) => {
      const cell = this.cell(row)
      if (from === 0 || !cell) return
      const path = [{ transform: `translateY(${-100 * from}%)`, easing: 'cubic-bezier(.45,0,.75,.6)' }, { transform: 'none' }]
      await cell.animate(path, { duration: 160 + 70 * from, fill: 'backwards' }).finished.catch(() => null)
    })
    await Promise.all(falls)
  }

  /** `level`: the fixed jackpot of the coin. */
  coin(row: number, text: string, isNew: boolean, level?: number): void {
    const cell = this.cell(row)
    cell?.classList.add('coin', ...(isNew ? ['new'] : []))
    cell?.append(make('span', { class: level === undefined ? 'coin-amount' : `coin-amount level-${level}` }, text))
  }

  clearCoins(): void {
    for (const amount of this.root.querySelectorAll('.coin-amount')) amount.remove()
    for (const cell of this.root.querySelectorAll('.cell.coin')) cell.classList.remove('coin', 'new')
  }

  /** Starts the reel and leaves the blur looping. */
  start(place: number): void {
    this.#cancel()
    setAway(this.#currentCells, false)
    setAway(this.#nextCells, true)
    setAway(this.blur, false)
    const timing = { duration: START_TIME, delay: START_STAGGER * place, fill: 'both' } as const
    this.#run(this.#currentCells, startPath(0, this.#cellTrack), timing)
    this.#run(this.blur, startPath(-LOOP - this.#rows - BLEED, this.#blurTrack), timing)
    this.#run(this.blur, loopPath(this.#blurTrack), {
      duration: LOOP_TIME,
      delay: timing.delay + START_TIME,
      iterations: Number.POSITIVE_INFINITY,
    })
  }

  /** Stops on `symbols`; resolves when they rest or a new start has cancelled it. */
  async stop(symbols: readonly number[]): Promise<void> {
    fill(this.#nextCells, symbols, this.#imageOf)
    setAway(this.#nextCells, false)
    this.#cancel()
    setAway(this.#currentCells, true)
    const timing = { duration: STOP_TIME, fill: 'both' } as const
    this.#run(this.blur, stopPath(-BLEED, this.#blurTrack), timing)
    const arrival = this.#run(this.#nextCells, stopPath(-this.#rows, this.#cellTrack), timing)
    const hasArrived = await arrival.finished.then(
      () => true,
      () => false,
    )
    if (hasArrived) this.#rest()
  }

  #rest(): void {
    this.#cancel()
    const arrivedCells = this.#nextCells
    this.#nextCells = this.#currentCells
    this.#currentCells = arrivedCells
    setAway(this.#currentCells, false)
    setAway(this.#nextCells, true)
    setAway(this.blur, true)
  }

  #run(target: Element, path: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = target.animate(path, timing)
    this.#running.push(animation)
    return animation
  }

  #cancel(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running = []
  }
}

/** Out of sight but laid out, so that a reel starts and stops without layout; `hidden` would cost some. */
const setAway = (part: HTMLElement, isAway: boolean): void => void part.classList.toggle('is-away', isAway)

const cellSet = (rows: number): HTMLElement =>
  make(
    'div',
    { class: 'reel-cells' },
    ...Array.from({ length: rows }, () => {
      const image = make('img', { alt: '', draggable: 'false', decoding: 'sync' })
      const cell = make('div', { class: 'cell' }, image, make('span', { class: 'symbol-name' }))
      image.addEventListener('load', () => cell.classList.remove('named'))
      image.addEventListener('error', () => cell.classList.add('named'))
      return cell
    }),
  )

function fill(cells: HTMLElement, symbols: readonly number[], lookOf: SymbolImageOf): void {
  symbols.forEach((symbol, row) => {
    const cell = cells.children[row]
    const [image, nameElement] = cell?.children ?? []
    if (!cell || !nameElement || !(image instanceof HTMLImageElement)) return
    const { address, name, hasPicture } = lookOf(symbol)
    if (image.getAttribute('src') === address) return
    nameElement.textContent = name
    cell.classList.toggle('named', !hasPicture)
    image.src = address
  })
}
