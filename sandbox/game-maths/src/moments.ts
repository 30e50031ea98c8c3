import { ENDED, type LineStates, lineStates } from './line-states.ts'
import { markLimit, markOf } from './marks.ts'
import type { SlotModel } from './model.ts'
import { columnAt } from './grid.ts'
import type { SpinMoments } from './spin-moments.ts'
import { waysMoments } from './ways/ways-moments.ts'

export const spinMoments = (model: SlotModel): SpinMoments => (model.wins === 'ways' ? waysMoments(model) : lineMoments(model))

/**
 * Exact up to floating point. The square of a sum of line wins is a sum over pairs of lines; each pair is followed from reel to
 * reel by the lines' states; when a run ends, its pay is multiplied into the weight.
 */
function lineMoments(model: SlotModel): SpinMoments {
  const linePairs: LinePairs = {
    reels: model.reels,
    states: lineStates(model),
    views: knownViews(model),
    scatterLimit: markLimit(model),
  }
  const mean = Array<number>(linePairs.scatterLimit).fill(0)
  const square = Array<number>(linePairs.scatterLimit).fill(0)
  const add = (sums: number[], factor: number, lines: readonly (readonly number[])[]) => {
    for (const [index, value] of productMean(linePairs, lines).entries()) sums[index] = (sums[index] ?? 0) + factor * value
  }
  for (const [i, a] of model.lines.entries()) {
    add(mean, 1, [a])
    for (const [j, b] of model.lines.entries()) if (j >= i) add(square, i === j ? 1 : 2, [a, b])
  }
  return { chance: productMean(linePairs, []), mean, square }
}

interface LinePairs {
  readonly reels: number
  readonly states: LineStates
  readonly views: Views
  /** One more than the maximum number of scatters in a window. */
  readonly scatterLimit: number
}

/** Mean of the product of the wins of at most two lines (of 1 for none), by number of scatters. */
function productMean({ reels, states, views, scatterLimit }: LinePairs, lines: readonly (readonly number[])[]): number[] {
  const width = states.next.length
  const code = (a: number, b: number, scatters: number) => (scatters * width + a) * width + b
  const startStateOf = (line: number) => (line < lines.length ? states.start : ENDED)
  let weights = new Map([[code(startStateOf(0), startStateOf(1), 0), 1]])
  for (let reel = 0; reel < reels; reel += 1) {
    const next = new Map<number, number>()
    const reelViews = views(reel, lines[0]?.[reel] ?? 0, lines[1]?.[reel] ?? 0)
    for (const [key, weight] of weights) {
      const b = key % width
      const a = Math.floor(key / width) % width
      const scatters = Math.floor(key / width / width)
      for (const view of reelViews) {
        const nextA = states.next[a]?.[view.a] ?? ENDED
        const nextB = states.next[b]?.[view.b] ?? ENDED
        const paidA = nextA === ENDED ? (states.pay[a]?.[reel] ?? 0) : (states.times[view.a] ?? 1)
        const paidB = nextB === ENDED ? (states.pay[b]?.[reel] ?? 0) : (states.times[view.b] ?? 1)
        const nextWeight = weight * view.chance * paidA * paidB
        if (nextWeight === 0) continue
        const nextKey = code(nextA, nextB, scatters + view.scatters)
        next.set(nextKey, (next.get(nextKey) ?? 0) + nextWeight)
      }
    }
    weights = next
  }
  const means = Array<number>(scatterLimit).fill(0)
  for (const [key, weight] of weights) {
    const endPay = (states.pay[key % width]?.[reels] ?? 0) * (states.pay[Math.floor(key / width) % width]?.[reels] ?? 0)
    const scatters = Math.floor(key / width / width)
    means[scatters] = (means[scatters] ?? 0) + weight * endPay
  }
  return means
}

interface View {
  readonly a: number
  readonly b: number
  readonly scatters: number
  chance: number
}

/** Views of a reel by the rows on which two lines cross it: few pairs of rows for many pairs of lines. */
type Views = (reel: number, rowA: number, rowB: number) => readonly View[]

function knownViews(model: SlotModel): Views {
  const viewsByRows = new Map<number, View[]>()
  return (reel, rowA, rowB) => {
    const key = (reel * model.rows + rowA) * model.rows + rowB
    const views = viewsByRows.get(key) ?? viewsOf(model, reel, rowA, rowB)
    viewsByRows.set(key, views)
    return views
  }
}

/** What a reel shows on two rows and its number of scatters: each distinct view once, with its probability. */
function viewsOf(model: SlotModel, reel: number, rowA: number, rowB: number): View[] {
  const strip = model.strips[reel] as readonly number[]
  const views = new Map<string, View>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const column = columnAt(model, reel, stop)
    const [a, b] = [column[rowA] as number, column[rowB] as number]
    const scatters = markOf(model, reel, column)
    const key = `${a}/${b}/${scatters}`
    const cachedView = views.get(key)
    if (cachedView) cachedView.chance += 1 / strip.length
    else views.set(key, { a, b, scatters, chance: 1 / strip.length })
  }
  return [...views.values()]
}
