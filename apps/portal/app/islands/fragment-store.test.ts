import { expect, test } from 'vitest'
import { createFragmentStore } from './fragment-store.ts'

function countingStore(maxLength: number) {
  const rendered: string[] = []
  const store = createFragmentStore((node) => {
    rendered.push(String(node))
    return `<b>${String(node)}</b>`
  }, maxLength)
  return { rendered, html: (key: string) => store.html(key, () => key) }
}

test('a part is rendered once for all pages that contain it [P2]', () => {
  const { html, rendered } = countingStore(1_000)
  expect([html('vlk'), html('kniha'), html('vlk')]).toEqual(['<b>vlk</b>', '<b>kniha</b>', '<b>vlk</b>'])
  expect(rendered).toEqual(['vlk', 'kniha'])
})

test('parts that are no longer used are dropped, used ones are not [P14]', () => {
  const { html, rendered } = countingStore(200)
  html('starý')
  for (let count = 0; count < 30; count++) {
    html('stály')
    html(`nový ${count}`)
  }
  expect(rendered.filter((name) => name === 'stály')).toEqual(['stály'])
  html('starý')
  expect(rendered.filter((name) => name === 'starý')).toHaveLength(2)
})
