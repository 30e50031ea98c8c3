// The bonus scene of a trail: a board of fields, a token, a die.
export { TrailView } from './trail-view.ts'
