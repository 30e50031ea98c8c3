import { expect, test } from 'vitest'
import { isDocumentVisit, restoredQuery } from './persisted-filters.ts'

const LIST = 'https://herna.test/vsetky-hry'
test.each([
  ['an address that was typed', 'navigate', '', LIST, true],
  ['a link from another page', 'navigate', 'https://herna.test/hra/vlcia-hora', LIST, true],
  ['a link from another list', 'navigate', 'https://herna.test/kasino-zive/vsetky-hry?valce=5', LIST, true],
  ['the link that clears the filters, followed before the page has started', 'navigate', `${LIST}?valce=5`, LIST, false],
  ['Back', 'back_forward', '', LIST, false],
  ['Reload', 'reload', '', LIST, false],
])('a document opened by %s restores stored filters or not [4.28]', (_, type, referrer, href, isVisit) => {
  expect(isDocumentVisit({ type, referrer, href })).toBe(isVisit)
})

test.each([
  ['nothing', 'valce=5&zoradit=nazov', '', 'valce=5&zoradit=nazov'],
  ['another order', 'valce=5&valce=6&zoradit=nazov', '?zoradit=novinky', 'valce=5&valce=6&zoradit=novinky'],
  ['an order', 'valce=5', '?zoradit=nazov', 'valce=5&zoradit=nazov'],
])('an address that names %s gets the stored filters and keeps its own order [4.28]', (_, stored, search, query) => {
  expect(restoredQuery(stored, search)).toBe(query)
})
