import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { crashGame } from './game/index.ts'
import { crashReplies } from './session/index.ts'

startGame(crashReplies, crashGame)
