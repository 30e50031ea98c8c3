// Roulette: wheel, betting layout and last numbers. States: resting, turning, decided.
export { RouletteView } from './view.ts'
