// The rising curve: its course by the host's clock, and the picture of it.
export { CurveClock, elapsedAt, multipleAt } from './curve-clock.ts'
export { CurveView } from './curve-view.ts'
