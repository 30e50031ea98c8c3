// Video poker: pay table, five cards, held cards. States: empty, dealt (waiting for the player), paid.
export { VideoPokerView } from './view.ts'
