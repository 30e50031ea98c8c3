import { expect, test } from 'vitest'
import { dealerFigure } from './dealer.ts'

test('the torso reaches the lower edge of the drawing, which lies behind the table', () => {
  for (const name of ['Lucia', 'Daniel']) {
    const figure = dealerFigure(name)
    document.body.append(figure)
    const bottom = Math.max(...[...figure.querySelectorAll('path')].map((path) => path.getBoundingClientRect().bottom))
    expect(bottom).toBeGreaterThanOrEqual(figure.getBoundingClientRect().bottom - 0.5)
    figure.remove()
  }
})

test('women’s names are recognised, also those that do not end in -a', () => {
  const clothes = (name: string) => dealerFigure(name).outerHTML.includes('#1b1a24')
  expect(['Lucia', 'Linh', 'Aiko', 'Grace', 'Eleni'].map(clothes)).toEqual([false, false, false, false, false])
  expect(['Tomáš', 'Daniel', 'Nikos'].map(clothes)).toEqual([true, true, true])
})

test('every name has a figure, always the same', () => {
  for (const name of ['Despina', 'Lucia', 'Tomáš', 'Daniel', 'Żaneta', 'Ó', '']) {
    const [figure, again] = [dealerFigure(name), dealerFigure(name)]
    expect(figure.outerHTML).toBe(again.outerHTML)
    expect(figure.outerHTML).not.toContain('undefined')
  }
})
