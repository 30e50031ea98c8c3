import { expect, test } from 'vitest'
import { bestEncoding } from './stored-answer.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['identity', 'identity'],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})
