import { expect, test } from 'vitest'
import { dealerFigure } from './dealer.ts'

test('every name has a figure, always the same', () => {
  for (const name of ['Despina', 'Lucia', 'Tomáš', 'Daniel', 'Żaneta', 'Ó', '']) {
    const [figure, again] = [dealerFigure(name), dealerFigure(name)]
    expect(figure.outerHTML).toBe(again.outerHTML)
    expect(figure.outerHTML).not.toContain('undefined')
  }
})
