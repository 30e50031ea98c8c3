// Cards face up and down, and how they are dealt.
export { cardElement } from './card.ts'
export { slideIn, turnOver } from './deal.ts'
