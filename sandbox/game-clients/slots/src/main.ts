import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { slotGame } from './game/index.ts'
import { slotOperations } from './session/index.ts'

startGame(slotOperations, slotGame)
