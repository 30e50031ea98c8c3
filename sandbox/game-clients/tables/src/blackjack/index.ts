// Blackjack: dealer, one or two hands, bets with the side bet. States: empty, dealt (asked), decided.
export { BlackjackView } from './view.ts'
