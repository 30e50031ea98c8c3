// Cards drawn by us, and how they come to the table.
export { cardElement } from './card.ts'
export { slideIn, turnOver } from './deal.ts'
