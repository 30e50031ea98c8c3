import { expect, test } from 'vitest'
import { withAnchors } from './anchors.ts'

test('headings of a text get ids that a URL hash can scroll to [2.1]', () => {
  const { html, sections } = withAnchors('<h2>Kde hľadať <em>pomoc</em>?</h2><p>Text</p><h2>Práva &amp; povinnosti</h2>')
  expect(sections).toEqual([
    { id: 'kde-hladat-pomoc', title: 'Kde hľadať pomoc?' },
    { id: 'prava-povinnosti', title: 'Práva & povinnosti' },
  ])
  expect(html).toContain('<h2 id="kde-hladat-pomoc">Kde hľadať <em>pomoc</em>?</h2>')
})

test('equal headings get different ids and an empty one gets none', () => {
  const { sections, html } = withAnchors('<h2>Výhry</h2><h2>Výhry</h2><h2> </h2><h2>…</h2>')
  expect(sections.map(({ id }) => id)).toEqual(['vyhry', 'vyhry-2', 'cast'])
  expect(html).toContain('<h2> </h2>')
})
