import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlayerTexts } from '../session/index.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { DepositLink } from './deposit-link.tsx'

afterEach(clear)
const SLOVAK = { locale: { iso: 'sk-SK' }, currency: { iso: 'EUR' } }
const showLink = (configuration: object) =>
  show(
    <PlayerTexts>
      <DepositLink />
    </PlayerTexts>,
    { texts: {}, root: { configuration: { ...SLOVAK, origin: 'https://herna.example', ...configuration } } },
  )

test('an external deposit page is a link with return links and client type [2.36]', async () => {
  await showLink({ depositPage: 'https://vklad.example/ucet?mena=EUR' })
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
  ['without an external page', { depositPage: null }],
  ['with the legacy account, which takes precedence,', { depositPage: 'https://vklad.example/', redirectToMyAccount: true }],
])('%s the deposit opens in a dialog of the portal [2.33] [6.8]', async (_, configuration) => {
  await showLink(configuration)
  await expect.element(page.getByRole('button', { name: 'Vklad' })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
