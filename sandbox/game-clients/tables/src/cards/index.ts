// Original card graphics and their animations.
export { cardElement } from './card.ts'
export { slideIn, turnOver } from './deal.ts'
