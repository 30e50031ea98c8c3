import type { CreateBoard } from '../board/index.ts'
export { roadPicture } from './road-view.ts'
import { BaccaratBoard } from './view.ts'

// Baccarat: two sides, five spots, the big road.
export const createBaccarat: CreateBoard = (definition, actions) => new BaccaratBoard(definition, actions)
