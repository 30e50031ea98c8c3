/** Jackpots: their amounts ticking on tiles, cards and slides, their list and pages. States: ticking, paused, amount unknown. Spec 2.16, 3.28, 4.26, 9.7, 9.11. */
export { JackpotAmount, JackpotTicker } from './jackpot-amounts.tsx'
export { JackpotCard, TickerPause } from './jackpot-card.tsx'
export { JackpotRibbon } from './jackpot-ribbon.tsx'
export { jackpotView } from './jackpot-view.ts'
