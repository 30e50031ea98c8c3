// Video poker: pay table, five cards, what is held. States: empty, dealt (asked), paid.
export { VideoPokerView } from './view.ts'
