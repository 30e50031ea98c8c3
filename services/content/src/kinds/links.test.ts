import { expect, test } from 'vitest'
import { EDITOR_TOKEN, runContent } from '../content-service.fixture.ts'
import { isSafeLink } from './links.ts'

const HOSTILE = [
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
  'https:evil.example',
  'https:\\\\evil.example',
  'https://',
  '/ok\r\nSet-Cookie: a=b',
  '/\tok',
  'bonusy',
  '',
]
test.each(HOSTILE)('an editor’s link to %j is none [S6]', (href) => expect(isSafeLink(href)).toBe(false))

test.each(['/', '/bonusy?a=1#b', '/hra/vlcia-hora', '/%0d%0a', 'https://www.example.sk/x?y#z', 'mailto:a@b.sk', 'tel:+421900'])(
  'an editor’s link may lead to %s',
  (href) => expect(isSafeLink(href)).toBe(true),
)

test('slides and pages’ menus with such links are not stored, and the field is named [S6] [S16]', async () => {
  const content = await runContent()
  const put = async (address: string, payload: object) => {
    const answer = await content.app.inject({
      method: 'PUT',
      url: `/content/edit${address}`,
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      payload,
    })
    return [answer.statusCode, (answer.json() as { errors?: { field: string }[] }).errors?.[0]?.field]
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
  for (const href of HOSTILE) {
    const link = { label: 'Ísť', href }
    expect(await put('/carousels/hlavny', carousel(slide(null), slide(link)))).toEqual([400, 'slides.1.action.href'])
    expect(await put('/carousels/hlavny', carousel(slide(null, link)))).toEqual([400, 'slides.0.secondAction.href'])
    expect(await put('/submenu/x', { ...item, url: href })).toEqual([400, 'url'])
  }
  expect(await put('/carousels/hlavny', carousel(slide({ label: 'Ísť', href: '/bonusy' })))).toEqual([200, undefined])
  expect(await put('/submenu/x', { ...item, url: 'https://example.sk/' })).toEqual([200, undefined])
  await content.close()
})
