import { expect, test } from 'vitest'
import { EDITOR_TOKEN, runContent } from '../content-service.fixture.ts'
import { isSafeLink as isSafe, allowLinksTo } from './links.ts'

const OURS = allowLinksTo(['https://www.example.sk', 'https://example.sk'])
const isSafeLink = (href: string) => isSafe(href, OURS)

const UNSAFE_LINKS = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil',
  '///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://evil.example',
  'https://herna.example@evil.example/',
  'https://evil.example/',
  'https://example.sk.evil.example/',
  'https://example.sk:8443/',
  'https://sub.example.sk/',
  'https://example.sk@evil.example/',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://',
  '/ok\r\nSet-Cookie: a=b',
  '/\tok',
  'bonusy',
  '',
]
test.each(UNSAFE_LINKS)('a link to %j is rejected [S6]', (href) => expect(isSafeLink(href)).toBe(false))

test.each(['/', '/bonusy?a=1#b', '/hra/vlcia-hora', '/%0d%0a', 'https://www.example.sk/x?y#z', 'mailto:a@b.sk', 'tel:+421900'])(
  'a link to %s is allowed',
  (href) => expect(isSafeLink(href)).toBe(true),
)

test('carousels, submenus and collections with unsafe links are rejected with the field’s name [S6] [S16]', async () => {
  const content = await runContent({
    environment: { HERNA_LINK_ORIGINS: 'https://example.sk', HERNA_PORTAL_ORIGIN: 'https://herna.example' },
  })
  const put = async (address: string, payload: object) => {
    const response = await content.app.inject({
      method: 'PUT',
      url: `/content/edit${address}`,
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      payload,
    })
    return [response.statusCode, (response.json() as { errors?: { field: string }[] }).errors?.[0]?.field]
  }
  const slide = (action: object | null, secondAction: object | null = null) => ({
    id: 's',
    eyebrow: null,
    title: 'Sľub',
    text: null,
    image: '/assets/banners/x',
    jackpot: null,
    visibleTo: 'All',
    action,
    secondAction,
  })
  const carousel = (...slides: object[]) => ({ id: 'hlavny', lobby: 'Casino', slides })
  const item = { id: 'x', icon: null, title: 'Odkaz', type: 'ContentPage', slug: null }
  for (const href of UNSAFE_LINKS) {
    const link = { label: 'Ísť', href }
    expect(await put('/carousels/hlavny', carousel(slide(null), slide(link)))).toEqual([400, 'slides.1.action.href'])
    expect(await put('/carousels/hlavny', carousel(slide(null, link)))).toEqual([400, 'slides.0.secondAction.href'])
    expect(await put('/submenu/x', { ...item, url: href })).toEqual([400, 'url'])
  }
  expect(await put('/carousels/hlavny', carousel(slide({ label: 'Ísť', href: '/bonusy' })))).toEqual([200, undefined])
  for (const url of ['https://example.sk/', 'https://herna.example/bonusy'])
    expect(await put('/submenu/x', { ...item, url })).toEqual([200, undefined])
  const storedCollection = JSON.parse((await content.get('/content/collections')).body)[0] as object & { id: string }
  const putUrl = (url: string) => put(`/collections/${storedCollection.id}`, { ...storedCollection, url })
  expect(await putUrl('https://evil.example/')).toEqual([400, 'url'])
  expect(await putUrl('https://example.sk/hry')).toEqual([200, undefined])
  await content.close()
})

test('the sites that content may link to are a setting that accepts only https origins [S6]', async () => {
  for (const origins of ['http://example.sk', 'https://example.sk/a', 'example.sk', '*', 'https://a@example.sk', 'https://a.sk,'])
    await expect(runContent({ environment: { HERNA_LINK_ORIGINS: origins } }), origins).rejects.toThrow(
      'HERNA_LINK_ORIGINS: expected',
    )
})
