import { median, table } from './measure.ts'

/** Shared by `lighthouse.ts` and `page-load.ts`: the pages whose first load is measured, and the goals P3 and P18. */

/** The home page, the live lobby, a list and a game page. */
export const FIRST_LOAD_PAGES = ['/', '/kasino-zive', '/vsetky-hry', '/hra/vlcia-hora']
/** Blocking them shows what the same HTML, styles, fonts and images cost without scripts. */
export const SCRIPTS = '*.js'

/** Measurements of one page; times in ms. */
export interface FirstLoad {
  lcp: number
  tbt: number
  cls: number
  mainThread: number
  lcpElement: string
}
export interface Comparison<Load extends FirstLoad> {
  page: string
  visitor: string
  own: Load[]
  blocked: Load[]
}

export const medianOf = <Load>(loads: readonly Load[], value: (load: Load) => number): number => median(loads.map(value))
/** The element that was the largest most often. */
export const usualLcpElement = (loads: readonly FirstLoad[]): string => {
  const elements = loads.map(({ lcpElement }) => lcpElement)
  const count = (element: string) => elements.filter((other) => other === element).length
  return elements.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}

/** P3: LCP ≤ 1.15 ×, TBT ≤ 1.5 × and at most 150 ms more, main thread ≤ 1.5 × the page with its scripts blocked, CLS 0. */
const LCP_RATIO = 1.15
const TBT_RATIO = 1.5
const TBT_MORE_MS = 150
const MAIN_THREAD_RATIO = 1.5
/** Less than a pixel of a small element, shown as 0.000. */
const CLS_ZERO = 0.0005

const verdict = (met: boolean) => (met ? 'yes' : '**no**')

/** One row per page and visitor: the medians' ratios, and whether each goal is met; `more` adds goals of one program. */
export function goalsTable<Load extends FirstLoad>(
  comparisons: readonly Comparison<Load>[],
  more: Record<string, (own: Load[], blocked: Load[]) => { shown: string; met: boolean }> = {},
): string {
  const rows = comparisons.map(({ page, visitor, own, blocked }) => {
    const ratio = (value: (load: Load) => number) => medianOf(own, value) / medianOf(blocked, value)
    const lcp = ratio((load) => load.lcp)
    const [tbt, blockedTbt] = [own, blocked].map((loads) => medianOf(loads, (load) => load.tbt)) as [number, number]
    const mainThread = ratio((load) => load.mainThread)
    const cls = medianOf(own, (load) => load.cls)
    const goals = [
      { shown: `${lcp.toFixed(2)} ×`, met: lcp <= LCP_RATIO },
      {
        shown: `${tbt.toFixed(0)} (${blockedTbt.toFixed(0)}) ms`,
        met: tbt <= TBT_RATIO * blockedTbt && tbt <= blockedTbt + TBT_MORE_MS,
      },
      { shown: `${mainThread.toFixed(2)} ×`, met: mainThread <= MAIN_THREAD_RATIO },
      { shown: cls.toFixed(3), met: cls < CLS_ZERO },
      ...Object.values(more).map((goal) => goal(own, blocked)),
    ]
    return [page, visitor, ...goals.map(({ shown, met }) => `${shown}: ${verdict(met)}`)]
  })
  const heads = [
    `LCP ≤ ${LCP_RATIO} ×`,
    `TBT ≤ ${TBT_RATIO} × and + ${TBT_MORE_MS} ms`,
    `main thread ≤ ${MAIN_THREAD_RATIO} ×`,
    'CLS 0',
    ...Object.keys(more),
  ]
  return table(['page', 'visitor', ...heads], rows)
}
