import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import drawIcon from './draw-icon.ts'

const data = { size: 24, node: [['path', { d: 'M18 6 6 18', key: 'a' }] as const] }
const drawn = (properties = {}) => renderToStaticMarkup(createElement(drawIcon(data), properties))

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

test('the library still hands its icons over as they are drawn here', () => {
  const file = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/dist\/.*/, 'dist/esm/icons/x.mjs')
  const source = readFileSync(file, 'utf8')
  expect(source).toContain("from '../createLucideIcon.mjs'")
  expect(source).toMatch(/createLucideIcon\(__iconData\)/)
  expect(source).toMatch(/size: 24,\s+node: \[\s+\["path", \{ d: /)
})
