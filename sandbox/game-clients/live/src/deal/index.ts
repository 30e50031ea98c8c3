// When cards come: computed from the round's times only.
export { dealMoments, type DealTimes, dealtCount } from './schedule.ts'
export { timesOf } from './times.ts'
