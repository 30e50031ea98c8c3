import { expect, test } from 'vitest'
import { runContent, EDITOR_TOKEN } from '../content-service.fixture.ts'
import { cleanHtml as clean } from './html.ts'
import { allowLinksTo } from './links.ts'

const cleanHtml = (html: string, field: string) => clean(html, field, allowLinksTo(['https://x.example', 'https://ok.example']))
import { XSS_CORPUS } from './xss-corpus.fixture.ts'

const TAG = /<[a-z/!][^>]*>/gi
/** The only tags, attributes and addresses that may remain. */
const HARMLESS_TAG =
  /^<\/?(h[2-4]|p|br|hr|strong|b|em|i|u|s|small|su[bp]|blockquote|code|abbr|[uod]l|li|d[td]|a|img|fig(ure|caption)|section|div|span|table|caption|t(head|body|foot|r|h|d))( (href|src)="(https:|mailto:|tel:|\/(?![/\\])|#)[^"]*"| (title|target|rel|alt|width|height|loading|scope|colspan|rowspan|start|lang)="[^"]*")* ?\/?>$/

test.each(XSS_CORPUS)('sanitised HTML runs no script: %s [S1]', (attack) => {
  for (const tag of cleanHtml(`<p>pred</p>${attack}<p>po</p>`, 'body').match(TAG) ?? []) expect(tag).toMatch(HARMLESS_TAG)
})

test('every HTML field of every kind is sanitised when it is written [S1]', async () => {
  const content = await runContent()
  const attack = XSS_CORPUS.join('\n')
  const put = async (address: string, payload: object) => {
    const response = await content.app.inject({
      method: 'PUT',
      url: `/content/edit${address}`,
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      payload,
    })
    expect(response.statusCode, response.body).toBe(200)
  }
  const first = async (address: string) => (JSON.parse((await content.get(`/content${address}`)).body) as object[])[0] as object
  await put('/promotions/vitaj', { ...(await first('/promotions')), body: attack })
  await put('/pages/o-nas', { ...(await first('/pages')), body: attack })
  await put('/layouts/lobby', {
    ...(await first('/layouts')),
    widgets: [{ id: 'w1', title: null, visibleTo: 'All', type: 'Html', html: attack }],
  })
  await put('/legalRules/default', { title: 'Pravidlá', sections: [{ id: 'uvod', title: 'Úvod', body: attack }] })
  const stored = await content.database.pool.query<{ body: string }>(
    `SELECT body::text FROM content.items WHERE body::text LIKE '%alert%'`,
  )
  expect(stored.rows).toHaveLength(4)
  const html = [
    (JSON.parse((await content.get('/content/Promotions/vitaj')).body) as { body: string }).body,
    (JSON.parse((await content.get('/content/pages/o-nas')).body) as { body: string }).body,
    ((await first('/layouts')) as { widgets: { html: string }[] }).widgets[0]?.html ?? '',
    (JSON.parse((await content.get('/content/resources/legal-rules')).body) as { sections: { body: string }[] }).sections[0]
      ?.body ?? '',
  ]
  for (const text of html) for (const tag of text.match(TAG) ?? []) expect(tag).toMatch(HARMLESS_TAG)
  await content.close()
})

test('allowed HTML is not changed', () => {
  const text =
    '<h2>Pravidlá</h2><ol start="2"><li><strong>Áno</strong></li></ol><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><p><a href="/bonusy">Bonusy</a> <img src="https://x.example/a.png" alt="a" /></p>'
  expect(cleanHtml(text, 'body')).toBe(text)
})

test('a link to another site opens in a new window without access to ours', () => {
  expect(cleanHtml('<a href="https://x.example" target="_self" rel="opener">x</a>', 'body')).toBe(
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test('a link to a site that is not allowed loses its address and retains its text [S6]', () => {
  for (const href of [
    'https://evil.example/',
    'https://x.example@evil.example/',
    'https://x.example:8443',
    'HTTPS://X.EXAMPLE.evil.example',
  ])
    expect(cleanHtml(`<a href="${href}" target="_blank" title="t">sem</a>`, 'body'), href).toBe('<a title="t">sem</a>')
  expect(cleanHtml('<a href="HTTPS://X.EXAMPLE/a">sem</a><a href="tel:112">112</a><a href="/bonusy">b</a>', 'body')).toBe(
    '<a href="HTTPS://X.EXAMPLE/a" target="_blank" rel="noopener noreferrer">sem</a><a href="tel:112">112</a><a href="/bonusy">b</a>',
  )
})

test('size and depth are limited [S1]', () => {
  expect(() => cleanHtml('x'.repeat(70_000), 'body')).toThrow('body: is longer than')
  const deep = cleanHtml(`${'<div>'.repeat(5_000)}x`, 'body')
  expect(deep.match(/<div>/g)?.length).toBeLessThan(30)
})
