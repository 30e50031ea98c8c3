import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicConfiguration } from '../config/index.ts'
import { PlayerTexts } from '../session/index.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { DepositWay } from './deposit-link.tsx'

afterEach(clear)
const way = (of: Partial<PublicConfiguration>) =>
  show(
    <PlayerTexts>
      <DepositWay configuration={{ origin: 'https://herna.example', redirectToMyAccount: false, ...of } as PublicConfiguration} />
    </PlayerTexts>,
    { texts: {} },
  )

test('an operator’s deposit page elsewhere is a link that knows the way back and what it is shown in [2.36]', async () => {
  await way({ depositPage: 'https://vklad.example/ucet?mena=EUR' })
  const link = page.getByRole('link', { name: 'Vklad' })
  await expect.element(link).toBeVisible()
  const { origin, searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect([origin, Object.fromEntries(searchParams)]).toEqual([
    'https://vklad.example',
    {
      mena: 'EUR',
      close_url: 'https://herna.example/',
      back_url: 'https://herna.example/',
      clientType: 'casino',
      clientPlatform: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'web',
    },
  ])
})

test.each([
  ['without one', { depositPage: null }],
  ['with accounts in the legacy window, which comes first', { depositPage: 'https://vklad.example/', redirectToMyAccount: true }],
])('%s the deposit is a window of the portal [2.33] [6.8]', async (_, of) => {
  await way(of)
  await expect.element(page.getByRole('button', { name: 'Vklad' })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
