import { expect, test } from 'vitest'
import { runProgram } from './test-postgres.ts'

test('a missing program is named, with the package to install and the searched PATH', () => {
  const run = () => runProgram('runuser', [], '/nonexistent')
  expect(run).toThrow('the program runuser is not on PATH (/nonexistent); install it (Debian: apt-get install util-linux)')
})

test('a program that fails is named with its arguments and its error', () => {
  expect(() => runProgram('ls', ['/nonexistent'])).toThrow(/^ls \/nonexistent failed: .*No such file/)
})
