import { liveTables } from '@herna/seed'
import { runningRoundAt } from './src/tables/running-round.ts'
const table = liveTables().find(({ gameCode }) => gameCode === process.argv[2])
console.log(runningRoundAt(table as never, Date.now())?.number)
