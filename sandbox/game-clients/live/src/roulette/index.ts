// Live roulette: wheel and ball, cloth with all bets, statistics of the last numbers.
import type { CreateBoard } from '../board/index.ts'
import { RouletteBoard } from './board.ts'

export const createRoulette: CreateBoard = (definition, actions) => new RouletteBoard(definition, actions)
