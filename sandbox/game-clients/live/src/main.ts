import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { liveGame } from './game/index.ts'
import { liveOperations } from './session/index.ts'

startGame(liveOperations, liveGame)
