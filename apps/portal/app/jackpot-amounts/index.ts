/** Live jackpot amounts on tiles, cards and slides. States: ticking, paused, amount unknown. Spec 3.28, 4.26, 9.7, 9.11. */
export { JackpotAmount, JackpotTicker } from './jackpot-amounts.tsx'
export { JackpotCard, JackpotLevels, JackpotRibbon, TickerPause } from './jackpot-card.tsx'
export { jackpotView } from './jackpot-view.ts'
