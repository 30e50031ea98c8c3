import { expect, test } from 'vitest'
import {
  choiceSetting,
  countSetting,
  databaseSetting,
  originListSetting,
  originSetting,
  portSetting,
  readSettings,
  secretSetting,
  textSetting,
} from './settings.ts'

const SETTINGS = {
  port: portSetting('HERNA_PORT', 4000),
  count: countSetting('HERNA_COUNT', 3, 1, 9),
  host: originSetting('HERNA_HOST', 'http://localhost:4100'),
  name: textSetting('HERNA_NAME', 'Herňa'),
  token: secretSetting('HERNA_TOKEN', 16),
  level: choiceSetting('HERNA_LEVEL', ['info', 'warn'], 'info'),
  database: databaseSetting('DATABASE_URL'),
}
const DEFAULTS = {
  port: 4000,
  count: 3,
  host: 'http://localhost:4100',
  name: 'Herňa',
  token: undefined,
  level: 'info',
  database: undefined,
}

test('an absent or empty variable has its default', () => {
  expect(readSettings(SETTINGS, {})).toEqual(DEFAULTS)
  expect(readSettings(SETTINGS, { HERNA_PORT: '', HERNA_TOKEN: '', HERNA_NAME: '' })).toEqual(DEFAULTS)
})

test('a variable is parsed by its type', () => {
  const environment = {
    HERNA_PORT: ' 80 ',
    HERNA_HOST: 'https://hry.example/',
    HERNA_LEVEL: 'warn',
    DATABASE_URL: 'postgres://u:p@h/d',
  }
  expect(readSettings(SETTINGS, environment)).toMatchObject({
    port: 80,
    host: 'https://hry.example',
    level: 'warn',
    database: 'postgres://u:p@h/d',
  })
})

test.each([
  ['HERNA_PORT', 'abc', 'HERNA_PORT: expected a port number, got "abc"'],
  ['HERNA_PORT', '70000', 'HERNA_PORT: expected a port number, got "70000"'],
  ['HERNA_PORT', '-1', 'HERNA_PORT: expected a port number, got "-1"'],
  ['HERNA_COUNT', '10', 'HERNA_COUNT: expected a whole number from 1 to 9, got "10"'],
  [
    'HERNA_HOST',
    'localhost:4100',
    'HERNA_HOST: expected an address such as http://localhost:4100 without a path, got "localhost:4100"',
  ],
  [
    'HERNA_HOST',
    'http://h/path',
    'HERNA_HOST: expected an address such as http://localhost:4100 without a path, got "http://h/path"',
  ],
  ['HERNA_LEVEL', 'loud', 'HERNA_LEVEL: expected one of info, warn, got "loud"'],
])('an invalid %s=%s is reported in one line', (variable, value, line) => {
  expect(() => readSettings(SETTINGS, { [variable]: value })).toThrow(line)
})

test('every invalid value has its line, and no secret is repeated', () => {
  const environment = { HERNA_PORT: 'x', HERNA_TOKEN: 'short', DATABASE_URL: 'mysql://user:geheim@h/d' }
  const message = (() => {
    try {
      readSettings(SETTINGS, environment)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  expect(message.split('\n')).toEqual([
    'HERNA_PORT: expected a port number, got "x"',
    'HERNA_TOKEN: expected a secret of at least 16 characters',
    'DATABASE_URL: expected an address such as postgres://user@host:5432/database',
  ])
})

test('a list of origins is accepted in the form browsers send, and in no other', () => {
  const readSecret = (value?: string) =>
    readSettings({ callers: originListSetting('CALLERS', ['http://localhost:3000']) }, { CALLERS: value })
  expect(readSecret().callers).toEqual(['http://localhost:3000'])
  expect(readSecret('https://a.example, http://b.example:81').callers).toEqual(['https://a.example', 'http://b.example:81'])
  for (const value of ['https://a.example/', 'https://a.example,', 'https://a.example/path', 'null', '*', 'https://A.example'])
    expect(() => readSecret(value)).toThrow('CALLERS: expected addresses such as')
})
