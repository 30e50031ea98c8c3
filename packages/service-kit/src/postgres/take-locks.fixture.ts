/** A separate process for the tests of the data lock: on input it takes every lock it can, prints which, and runs until it is killed. */
import { StartupError } from '../startup-error.ts'
import { lockData } from './data-lock.ts'

const files = process.argv.slice(2)
process.stdout.write('ready\n')
process.stdin.once('data', () => {
  const acquiredFiles = files.filter((file) => {
    try {
      lockData(file, 'the folder')
      return true
    } catch (error) {
      if (error instanceof StartupError) return false
      throw error
    }
  })
  process.stdout.write(`${JSON.stringify(acquiredFiles)}\n`)
})
