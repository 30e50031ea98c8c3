import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const Stroke = drawIcon([['path', { d: 'M18 6 6 18' }]])
const markupOf = (properties = {}) => renderToStaticMarkup(createElement(Stroke, properties))

test('an icon is hidden from screen readers and has the colour of the text around it', () => {
  expect(markupOf({ size: 18 })).toBe(
    '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M18 6 6 18"></path></svg>',
  )
})

test('an icon with a label is announced by screen readers', () => {
  expect(markupOf({ 'aria-label': 'Zavrieť', className: 'big' })).toMatch(
    /^<svg(?!.*aria-hidden).* aria-label="Zavrieť" class="big">/,
  )
})
