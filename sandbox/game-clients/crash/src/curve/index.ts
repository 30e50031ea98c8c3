// The rising curve: formula and rendering.
export { elapsedAt, multipleAt } from './growth.ts'
export { CurveView } from './curve-view.ts'
