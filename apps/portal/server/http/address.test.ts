import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAddress } from './address.ts'

test.each([
  ['/', { kind: 'serve', path: '/', query: '' }],
  ['/temy?strana=2', { kind: 'serve', path: '/temy', query: 'strana=2' }],
  ['/temy/', { kind: 'redirect', to: '/temy' }],
  ['/temy/?a=1', { kind: 'redirect', to: '/temy?a=1' }],
  ['//evil.example/x', { kind: 'redirect', to: '/evil.example/x' }],
  ['/a//b', { kind: 'redirect', to: '/a/b' }],
  ['/a/../b', { kind: 'redirect', to: '/b' }],
  ['/..//evil.example', { kind: 'redirect', to: '/evil.example' }],
  ['/%2e%2e/b', { kind: 'redirect', to: '/b' }],
  ['/%', { kind: 'refuse', status: 400 }],
  ['/%ff', { kind: 'refuse', status: 400 }],
  ['/%00', { kind: 'refuse', status: 400 }],
  ['/a%0d%0aLocation:x', { kind: 'refuse', status: 400 }],
  ['/\\evil.example', { kind: 'refuse', status: 400 }],
  ['/%5cevil.example', { kind: 'refuse', status: 400 }],
  ['*', { kind: 'refuse', status: 400 }],
  ['javascript:alert(1)', { kind: 'refuse', status: 400 }],
  ['http://portal.example/temy?a=1', { kind: 'serve', path: '/temy', query: 'a=1' }],
  [`/${'a'.repeat(5000)}`, { kind: 'refuse', status: 414 }],
])('%s is decided', (target, decided) => {
  expect(decideAddress(target)).toEqual(decided)
})

test('a redirect leads to a served path on the same host [S6]', () => {
  const segment = fc.constantFrom('a', 'evil.example', '..', '.', '%2e', '', '%2F', '@', ':', 'č')
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      const decided = decideAddress(`/${segments.join('/')}`)
      if (decided.kind !== 'redirect') return
      expect(decided.to).toMatch(/^\/(?!\/)/)
      expect(decideAddress(decided.to).kind).toBe('serve')
    }),
  )
})
