/** Winners: lists of wins joined to their games. States: full, empty, not answering. Spec 2.3, 3.39, 4.40, 7.39, 8.27. */
export { Winner } from './winner.tsx'
export { type WinnerView, winnerViews } from './winner-view.ts'
