// When cards come: computed from the round's times only.
export { revealDuration, revealStep } from './dealer-reveal.ts'
export { type DealTimes, dealtCount } from './schedule.ts'
export { timesOf } from './times.ts'
