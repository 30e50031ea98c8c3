import { expect, test } from 'vitest'
import { prepareResponse } from './prepared-response.ts'

test.each([100, 5_000, 200_000])('a prepared body of %i characters keeps no other memory than its own bytes', async (length) => {
  const words = Array.from({ length: Math.ceil(length / 6) }, (_, index) => ((index * 7919) % 99_991).toString().padStart(6, ' '))
  const response = prepareResponse(words.join('').slice(0, length))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { bytes } = await response.in(encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
