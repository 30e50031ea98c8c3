// Blackjack: dealer, one or two hands, bets with the side bet. States: empty, dealt (waiting for the player), decided.
export { BlackjackView } from './view.ts'
