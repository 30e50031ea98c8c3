import { expect, test } from 'vitest'
import { SERVICES } from './services.ts'
import { processSettings } from './settings.ts'

test('outside the sandbox a public http address is rejected at the start, with its variable; loopback and https are accepted', () => {
  const start = (environment: Record<string, string>) => () => processSettings({ HERNA_SANDBOX: 'off', ...environment }, SERVICES)
  expect(start({ HERNA_SERVICES_ORIGIN: 'http://kasino.example', HERNA_PORTAL_ORIGIN: 'http://localhost:3000' })).toThrow(
    /^HERNA_SERVICES_ORIGIN: outside the sandbox expected an https address, got "http:\/\/kasino\.example"$/,
  )
  expect(start({ HERNA_SERVICES_ORIGIN: 'https://kasino.example', HERNA_PORTAL_ORIGIN: 'http://[::1]:3000' })).not.toThrow()
  expect(start({})).not.toThrow()
  expect(start({ HERNA_SANDBOX: 'on', HERNA_SERVICES_ORIGIN: 'http://kasino.example' })).not.toThrow()
})

test('an invalid list of trusted proxies is reported', () => {
  expect(() => processSettings({ HERNA_TRUSTED_PROXIES: '10.0.0.0/0' }, SERVICES)).toThrow(
    'HERNA_TRUSTED_PROXIES: expected a comma-separated list of addresses or networks',
  )
})
