// Baccarat: two sides, a cloth, a road of the last coups. States: empty, dealing, decided.
export { BaccaratView } from './view.ts'
