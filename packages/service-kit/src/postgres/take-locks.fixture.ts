/** A process of its own for the tests of the data lock: takes every lock it can when told to, says which, and lives until it is killed. */
import { StartupError } from '../startup-error.ts'
import { lockData } from './data-lock.ts'

const files = process.argv.slice(2)
process.stdout.write('ready\n')
process.stdin.once('data', () => {
  const taken = files.filter((file) => {
    try {
      lockData(file, 'the folder')
      return true
    } catch (error) {
      if (error instanceof StartupError) return false
      throw error
    }
  })
  process.stdout.write(`${JSON.stringify(taken)}\n`)
})
