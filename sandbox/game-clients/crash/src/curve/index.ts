// The rising curve: clock, formula and rendering.
export { CurveClock, elapsedAt, multipleAt } from './curve-clock.ts'
export { CurveView } from './curve-view.ts'
