// The rising curve: formula and rendering.
export { elapsedAt, multipleAt } from './growth.ts'
export { type CurveFrame, CurveView } from './curve-view.ts'
