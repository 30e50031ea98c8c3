// The wheel show: wheel with its pointer, a bet per value.
import type { CreateBoard } from '../board/index.ts'
import { WheelBoard } from './board.ts'

export const createWheel: CreateBoard = (definition, actions) => new WheelBoard(definition, actions)
