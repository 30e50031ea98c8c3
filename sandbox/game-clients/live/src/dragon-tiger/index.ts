import type { CreateBoard } from '../board/index.ts'
import { DragonTigerBoard } from './view.ts'

// Dragon tiger: one card each, four spots, the road of the last rounds.
export const createDragonTiger: CreateBoard = (definition, actions) => new DragonTigerBoard(definition, actions)
