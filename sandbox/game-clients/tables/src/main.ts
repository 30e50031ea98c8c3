import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { tableGame } from './game/index.ts'
import { tableOperations } from './session/index.ts'

startGame(tableOperations, tableGame)
