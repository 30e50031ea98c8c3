// What a win looks like over time: the order of lines, the amount the meter shows at each, how loud it may be.
// What is shown at the end is always the host's `win`; a win up to the stake is named, never celebrated.
// Spec: look.md "Manners", decisions "Games".
export { type WinStep, winStepsOf, meterAfter, meterBefore } from './sequence.ts'
export { type Celebration, celebrationOf, countedAt, countUpTime } from './celebration.ts'
