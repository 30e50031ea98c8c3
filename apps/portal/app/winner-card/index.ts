/** One win, joined to its game. Spec 3.39, 4.40, 7.39. */
export { Winner } from './winner.tsx'
export { type WinnerView, winnerViews } from './winner-view.ts'
