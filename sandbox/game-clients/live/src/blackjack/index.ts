import type { CreateBoard } from '../board/index.ts'
import { BlackjackBoard } from './view.ts'

// Blackjack: the dealer, seven seats, the player's decisions.
export const createBlackjack: CreateBoard = (definition, actions) => new BlackjackBoard(definition, actions)
