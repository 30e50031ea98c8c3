import { expect, test } from 'vitest'
import { chooseLoginDialog } from './choose-login-dialog.ts'

test('the toggle chooses the newer login dialog; switched off or unknown it is the classic one [4.13] [7.44]', () => {
  expect(chooseLoginDialog(['login-dialog-2'], 'login')).toBe('login-dialog-2')
  expect(chooseLoginDialog(['chat'], 'login')).toBe('login-dialog')
  expect(chooseLoginDialog([], 'login')).toBe('login-dialog')
})

test('registration and a forgotten password are in the newer one alone, whatever the toggle says', () => {
  expect(chooseLoginDialog([], 'registration')).toBe('login-dialog-2')
  expect(chooseLoginDialog([], 'forgotten-password')).toBe('login-dialog-2')
})
