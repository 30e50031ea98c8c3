import { expect, test } from 'vitest'
import { pamSettings } from './settings.ts'

const lineOf = (environment: Record<string, string>): string => {
  try {
    pamSettings(environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['HERNA_SERVICES_PORT', 'x', 'a port number'],
  ['HERNA_PORTAL_PORT', '70000', 'a port number'],
  ['HERNA_EMBEDS_PORT', '-1', 'a port number'],
  ['HERNA_SERVICES_ORIGIN', 'https://herna.example/pam', 'an address such as http://localhost:4100 without a path'],
  ['HERNA_PORTAL_ORIGIN', 'herna.example', 'an address such as'],
  ['HERNA_EMBEDS_ORIGIN', 'ftp://herna.example', 'an address such as'],
  ['HERNA_PLATFORM_CALLERS', 'https://a.example,*', 'addresses such as'],
  ['HERNA_PLATFORM_CALLERS', 'null', 'addresses such as'],
  ['HERNA_MAIL_FROM', ' ', 'a text that is not empty'],
  ['HERNA_BRAND', ' ', 'a text that is not empty'],
  ['HERNA_SANDBOX', 'yes', 'one of on, off'],
  ['HERNA_SEED_PLAYERS', 'true', 'one of on, off'],
  ['HERNA_FEATURE_TOGGLES', 'Login Dialog', 'names such as login-dialog-2'],
  ['HERNA_TERMS_VERSION', ' ', 'a text that is not empty'],
  ['HERNA_TERMS_PAGE', 'https://evil.example', 'a path on the portal'],
  ['HERNA_EXCLUSION_PAGE', '//evil.example', 'a path on the portal'],
  ['HERNA_EXCLUSION_PAGE', '/\\evil.example', 'a path on the portal'],
  ['HERNA_LOGINS_PER_MINUTE', '0', 'a whole number from 1 to 1000000'],
  ['HERNA_REGISTRATIONS_PER_HOUR', '1.5', 'a whole number'],
  ['HERNA_CODES_PER_MINUTE', 'many', 'a whole number'],
])('%s=%j is refused in one line that names it [S6]', (variable, value, expected) => {
  const line = lineOf({ [variable]: value })
  expect(line.split('\n')).toHaveLength(1)
  expect(line).toMatch(new RegExp(`^${variable}: expected ${expected}`))
  expect(line).toContain(`got ${JSON.stringify(value)}`)
})

test.each([
  ['HERNA_PAM_KEY', 'kratke-tajomstvo', 'a secret of at least 32 characters'],
  ['HERNA_OPERATOR_TOKEN', 'kratky-token', 'a secret of at least 16 characters'],
  ['HERNA_SMTP_URL', 'http://meno:tajne@posta.example', 'an address such as smtp:'],
])('an invalid %s is named and its value is not repeated (S17)', (variable, value, expected) => {
  const line = lineOf({ [variable]: value })
  expect(line).toMatch(new RegExp(`^${variable}: expected ${expected}[^\n]*$`))
  expect(line).not.toContain(value)
})

test('all errors are reported at once, and empty values count as absent', () => {
  expect(lineOf({ HERNA_SANDBOX: 'x', HERNA_PAM_KEY: 'x', HERNA_BRAND: ' ' }).split('\n')).toHaveLength(3)
  expect(lineOf({ HERNA_SANDBOX: '', HERNA_PAM_KEY: '', HERNA_SMTP_URL: '' })).toBe('')
  expect(pamSettings({ HERNA_FEATURE_TOGGLES: '-' }).featureToggles).toEqual([])
})
