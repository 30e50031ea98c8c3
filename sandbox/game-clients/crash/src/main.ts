import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { crashGame } from './game/index.ts'
import { crashOperations } from './session/index.ts'

startGame(crashOperations, crashGame)
