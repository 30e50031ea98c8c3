import { expect, test } from 'vitest'
import { depositAddress, withWaysBack } from './external-pages.ts'

const HERE = { origin: 'https://herna.example', pathname: '/temy' }

test('a page elsewhere gets the lobby as close_url and the page the visitor was on as back_url; what it had stays [2.36]', () => {
  expect(withWaysBack('https://sport.example/ponuka?jazyk=sk', HERE)).toBe(
    'https://sport.example/ponuka?jazyk=sk&close_url=https%3A%2F%2Fherna.example%2F&back_url=https%3A%2F%2Fherna.example%2Ftemy',
  )
})

test.each(['mobile', 'web'] as const)('the deposit page hears that it is shown in the casino on %s [2.36]', (platform) => {
  const { searchParams } = new URL(depositAddress('https://vklad.example/', HERE, platform))
  expect(Object.fromEntries(searchParams)).toEqual({
    close_url: 'https://herna.example/',
    back_url: 'https://herna.example/temy',
    clientType: 'casino',
    clientPlatform: platform,
  })
})

test('a path that looks like another site leads back to the portal [S6]', () => {
  const { searchParams } = new URL(withWaysBack('https://sport.example/', { ...HERE, pathname: '/https://zle.example' }))
  expect(new URL(searchParams.get('back_url') ?? '').origin).toBe('https://herna.example')
})
