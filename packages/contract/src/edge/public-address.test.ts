import { expect, test } from 'vitest'
import { insecureAddresses } from './public-address.ts'

test('every public http address is reported with its setting; https and loopback are accepted', () => {
  const lines = insecureAddresses({
    HERNA_PORTAL_ORIGIN: 'http://kasino.example',
    HERNA_SERVICES_ORIGIN: 'https://ucty.kasino.example',
    HERNA_GAME_HOST_ORIGIN: 'http://127.0.0.1:4100',
    HERNA_EMBEDS_ORIGIN: 'http://localhost:4200',
    HERNA_GAME_ORIGINS: 'https://hry.example, http://ine-hry.example,http://[::1]:9',
    HERNA_NOTIFICATIONS_PUBLIC_URL: 'http://localhost.kasino.example/notifications',
    HERNA_CONTENT_URL: 'http://10.0.0.7:4000/content',
  })
  expect(lines.map((line) => line.replace(/: .*got/, ''))).toEqual([
    'HERNA_PORTAL_ORIGIN "http://kasino.example"',
    'HERNA_NOTIFICATIONS_PUBLIC_URL "http://localhost.kasino.example/notifications"',
    'HERNA_GAME_ORIGINS "http://ine-hry.example"',
  ])
})
