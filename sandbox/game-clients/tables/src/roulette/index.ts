// Roulette: wheel, cloth and last numbers. States: resting, turning, fallen.
export { RouletteView } from './view.ts'
