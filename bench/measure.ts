/** Shared by the programs here: everything is measured side by side in one run, so every figure is a ratio. */

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** `share` 0..1: 0.9 is the value that nine of ten stay under. */
export const percentile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN

/** Milliseconds of each contender, in turn A B C A B C …, after one round that is not counted. */
export function interleaved(contenders: Record<string, () => unknown>, rounds: number): Record<string, number[]> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const begun = performance.now()
      run()
      if (round > 0) times[name]?.push(performance.now() - begun)
    }
  }
  return times
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const times = (ratio: number): string => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1)} ×`
export const ms = (value: number): string => `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ms`
