import { expect, test } from 'vitest'
import { depositAddress, withReturnLinks } from './external-pages.ts'

const LOCATION = { origin: 'https://herna.example', pathname: '/temy' }

test('an external page gets the lobby as close_url and the current page as back_url; its own query is preserved [2.36]', () => {
  expect(withReturnLinks('https://sport.example/ponuka?jazyk=sk', LOCATION)).toBe(
    'https://sport.example/ponuka?jazyk=sk&close_url=https%3A%2F%2Fherna.example%2F&back_url=https%3A%2F%2Fherna.example%2Ftemy',
  )
})

test.each(['mobile', 'web'] as const)('the deposit page gets the client type casino and the platform %s [2.36]', (platform) => {
  const { searchParams } = new URL(depositAddress('https://vklad.example/', LOCATION, platform))
  expect(Object.fromEntries(searchParams)).toEqual({
    close_url: 'https://herna.example/',
    back_url: 'https://herna.example/temy',
    clientType: 'casino',
    clientPlatform: platform,
  })
})

test('a path that looks like another site still returns to the portal [S6]', () => {
  const { searchParams } = new URL(withReturnLinks('https://sport.example/', { ...LOCATION, pathname: '/https://zle.example' }))
  expect(new URL(searchParams.get('back_url') ?? '').origin).toBe('https://herna.example')
})
