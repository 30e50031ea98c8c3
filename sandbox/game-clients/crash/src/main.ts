import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { crashGameWith } from './game/index.ts'
import { crashOperations } from './session/index.ts'
import { readTable } from './table/index.ts'

startGame(crashOperations, crashGameWith(readTable))
