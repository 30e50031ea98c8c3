import { expect, test } from 'vitest'
import { inPreviewHtml } from './in-preview-html.ts'

test('links in a text get the preview prefix, links to other sites and anchors do not [2.1]', () => {
  const html =
    '<a href="/temy">a</a><a href="https://x.sk/temy">b</a><a href="#c">c</a><a title="t" href="/">d</a><a href="/preview/temy">e</a>'
  expect(inPreviewHtml(html, false)).toBe(html)
  expect(inPreviewHtml(html, true)).toBe(
    '<a href="/preview/temy">a</a><a href="https://x.sk/temy">b</a><a href="#c">c</a><a title="t" href="/preview">d</a><a href="/preview/temy">e</a>',
  )
})
