import { expect, test } from 'vitest'
import { chooseLoginDialog } from './choose-login-dialog.ts'

test('the toggle selects the newer login dialog; without it the classic one is used [4.13] [7.44]', () => {
  expect(chooseLoginDialog(['login-dialog-2'], 'login')).toBe('login-dialog-2')
  expect(chooseLoginDialog(['chat'], 'login')).toBe('login-dialog')
  expect(chooseLoginDialog([], 'login')).toBe('login-dialog')
})

test('registration and forgotten password always use the newer dialog', () => {
  expect(chooseLoginDialog([], 'registration')).toBe('login-dialog-2')
  expect(chooseLoginDialog([], 'forgotten-password')).toBe('login-dialog-2')
})
