import type { CreateBoard } from '../board/index.ts'
import { PokerBoard } from './view.ts'

// Poker: bets on the dealer's hand of three or five cards, or the best five of seven.
export const createPoker: CreateBoard = (definition, actions) => new PokerBoard(definition, actions)
