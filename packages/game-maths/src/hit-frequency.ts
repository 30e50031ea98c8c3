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
  const rest = model.strips.slice(lead).map((strip) => reelScatters(model, strip))
  const later = rest.reduce(convolve, [1])
  const scatter = model.symbols[symbolsOf(model, 'scatter')[0] ?? -1]
  const pays = new Set(scatter?.pays.map(([count]) => count))
  const columns = model.strips.slice(0, lead).map((strip) => columnsOf(model, strip))
  const masks = Array.from({ length: lead + 1 }, () => Array<number>(model.lines.length).fill(-1))
  let losing = 0
  const turn = (reel: number, scatters: number) => {
    if (reel === lead) {
      for (const [more, combinations] of later.entries()) if (!pays.has(scatters + more)) losing += combinations
      return
    }
    for (const column of columns[reel] ?? []) {
      let wins = 0
      for (const [line, rows] of model.lines.entries()) {
        const mask = (masks[reel]?.[line] ?? 0) & (column.masks[rows[reel] as number] ?? 0)
        ;(masks[reel + 1] as number[])[line] = mask
        if (reel === lead - 1) wins |= mask
      }
      if (wins === 0) turn(reel + 1, scatters + column.scatters)
    }
  }
  turn(0, 0)
  const all = combinationsOf(model)
  return rational(all - losing, all)
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
