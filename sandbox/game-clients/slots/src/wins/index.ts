// Presentation of wins: their order, the meter's amount at each, the level of celebration.
// The final amount is always the host's `win`; a win up to the stake is shown but never celebrated.
// Spec: look.md "Manners", decisions "Games".
export { type WinStep, winStepsOf, meterAfter, meterBefore, winOfSteps } from './sequence.ts'
export { type Celebration, celebrationOf, countedAt, countUpTime } from './celebration.ts'
