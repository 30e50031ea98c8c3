import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

const OWN = ['https://herna.example']

test('an exclusion’s redirect may be a path or a URL of the portal [4.11] [S6]', () => {
  expect(safeAddress('/ucet/ochrana?a=1#b', OWN)).toBe('/ucet/ochrana?a=1#b')
  expect(safeAddress('https://herna.example/ucet', OWN)).toBe('https://herna.example/ucet')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil.example',
  'https://evil.example/ucet',
  'https://herna.example@evil.example/',
  'https://jana@herna.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/ok\r\nSet-Cookie: a=b',
  'http://herna.example/ucet',
  'http://[',
])('%j is not allowed [S6]', (url) => {
  expect(safeAddress(url, OWN)).toBeNull()
})
