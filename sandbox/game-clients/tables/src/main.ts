import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { tableGame } from './game/index.ts'
import { tableReplies } from './session/index.ts'

startGame(tableReplies, tableGame)
