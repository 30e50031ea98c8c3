import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const Stroke = drawIcon([['path', { d: 'M18 6 6 18' }]])
const drawn = (properties = {}) => renderToStaticMarkup(createElement(Stroke, properties))

test('an icon is a hidden drawing in the colour of the text around it', () => {
  expect(drawn({ size: 18 })).toBe(
    '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M18 6 6 18"></path></svg>',
  )
})

test('an icon with a name is told to those who listen', () => {
  expect(drawn({ 'aria-label': 'Zavrieť', className: 'big' })).toMatch(
    /^<svg(?!.*aria-hidden).* aria-label="Zavrieť" class="big">/,
  )
})
