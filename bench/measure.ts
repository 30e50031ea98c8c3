/** Shared by the benchmarks: each measures all contenders in one run, so that results are ratios. */
import { parseArgs } from 'node:util'

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** `share` is 0 to 1: 0.9 gives the 90th percentile. */
export const percentile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN

/** Durations in ms of each contender, in turn A B C A B C …, after one warm-up round. */
export function interleaved(contenders: Record<string, () => unknown>, rounds: number): Record<string, number[]> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const startedAt = performance.now()
      run()
      if (round > 0) times[name]?.push(performance.now() - startedAt)
    }
  }
  return times
}

/** Of the straight line through the points with the least squares. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const times = (ratio: number): string => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1)} ×`
export const ms = (value: number): string => `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ms`

/** The numbers of the command line, `--name 5`, with these defaults. */
export function numberOptions<Name extends string>(defaults: Readonly<Record<Name, number>>): Record<Name, number> {
  const names = Object.keys(defaults) as Name[]
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) })
  const numbers = names.map((name) => [name, values[name] === undefined ? defaults[name] : Number(values[name])] as const)
  for (const [name, number] of numbers) if (!(number >= 0)) throw new RangeError(`--${name} must be a number`)
  return Object.fromEntries(numbers) as Record<Name, number>
}
