// Baccarat: two sides, betting layout, road of the last coups. States: empty, dealing, decided.
export { BaccaratView } from './view.ts'
