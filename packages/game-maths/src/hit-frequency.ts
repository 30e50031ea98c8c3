import { type SlotModel, symbolsOf } from './model.ts'
import { type Rational, rational } from './rational.ts'
import { combinationsOf } from './rtp.ts'
import { convolve, reelScatters } from './scatters.ts'

/**
 * Exact share of paid spins that show a win. A line wins as soon as its first reels (as many as the shortest paying run) show one
 * symbol or wilds; the remaining reels matter by their scatters only. So it is enough to go through the first reels' stops.
 */
export function hitFrequency(model: SlotModel): Rational {
  const lead = shortestRun(model)
  const columns = model.strips.slice(0, lead).map((strip) => columnsOf(model, strip))
  const losesWith = losingRests(model, lead)
  let losing = 0
  /** `masks` by line: the symbols its run may still be of. */
  const turn = (reel: number, masks: readonly number[], scatters: number): void => {
    if (reel === lead - 1) {
      const open = openByRow(model, reel, masks)
      for (const column of columns[reel] ?? []) {
        if (column.masks.every((mask, row) => (mask & (open[row] ?? 0)) === 0))
          losing += losesWith[scatters + column.scatters] ?? 0
      }
      return
    }
    for (const column of columns[reel] ?? []) {
      const next = masks.map((mask, line) => mask & (column.masks[model.lines[line]?.[reel] ?? 0] ?? 0))
      turn(reel + 1, next, scatters + column.scatters)
    }
  }
  turn(0, Array<number>(model.lines.length).fill(-1), 0)
  const all = combinationsOf(model)
  return rational(all - losing, all)
}

/** By the scatters the first reels show: how many stop combinations of the other reels give no scatter win. */
function losingRests(model: SlotModel, lead: number): number[] {
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  const pays = new Set(scatter?.pays.map(([count]) => count))
  const rests = model.strips
    .slice(lead)
    .map((strip) => reelScatters(model, strip))
    .reduce(convolve, [1])
  return Array.from({ length: lead * model.rows + 1 }, (_, shown) =>
    rests.reduce((sum, combinations, more) => sum + (pays.has(shown + more) ? 0 : combinations), 0),
  )
}

/** The symbols that would make some line win, by the row on this reel. */
function openByRow(model: SlotModel, reel: number, masks: readonly number[]): number[] {
  const open = Array<number>(model.rows).fill(0)
  for (const [line, rows] of model.lines.entries()) {
    const row = rows[reel] ?? 0
    open[row] = (open[row] ?? 0) | (masks[line] ?? 0)
  }
  return open
}

/** The length from which every run of a line symbol pays; a model whose pay table has gaps is refused. */
export function shortestRun(model: SlotModel): number {
  const paying = model.symbols.filter((symbol) => symbol.role === 'low' || symbol.role === 'high')
  const shortest = Math.min(...paying.flatMap((symbol) => symbol.pays.map(([count]) => count)))
  for (const symbol of paying) {
    if (symbol.pays.length !== model.reels - shortest + 1)
      throw new RangeError(`symbol ${symbol.id} of ${model.variantId} has gaps in its pays`)
  }
  return shortest
}

/** Each stop's window as one bit per symbol a row can stand for (a wild for all, a scatter for none), and its scatters. */
function columnsOf(model: SlotModel, strip: readonly number[]): { masks: number[]; scatters: number }[] {
  const maskOf = (symbol: number) => {
    const role = model.symbols[symbol]?.role
    return role === 'wild' ? -1 : role === 'scatter' ? 0 : 1 << symbol
  }
  return strip.map((_, stop) => {
    const shown = Array.from({ length: model.rows }, (_row, row) => strip[(stop + row) % strip.length] as number)
    return { masks: shown.map(maskOf), scatters: shown.filter((symbol) => model.symbols[symbol]?.role === 'scatter').length }
  })
}
