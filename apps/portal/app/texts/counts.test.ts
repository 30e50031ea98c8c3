import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, string>>('./sk-SK/*.json', { eager: true, import: 'default' })
const texts = Object.entries(files).flatMap(([file, messages]) =>
  Object.entries(messages).map(([key, text]) => [`${file} ${key}`, text] as const),
)

test('every count in a text is formatted as a Slovak number, with a space between thousands', () => {
  expect(texts.length).toBeGreaterThan(500)
  // `{count}` writes the bare digits; `{count, number}` and `#` in a plural write 1 028.
  expect(texts.filter(([, text]) => /\{(count|total|games|others|minutes|percent)\}/.test(text)).map(([key]) => key)).toEqual([
    // A slide's number and a share of a limit never reach a thousand.
    './sk-SK/lobby.json slide-of',
    './sk-SK/play.json limitsUsed',
  ])
})

test.each(texts.filter(([, text]) => text.includes('{count, plural')))('%s formats a thousand with a space', (_, text) => {
  const t = createTranslator({
    locale: 'sk-SK',
    messages: { text: text.replaceAll(/<\/?b>/g, '') },
    timeZone: 'Europe/Bratislava',
  })
  const formatted = String(t('text', { count: 1028, total: 1495 } as never)).replaceAll(/\s/g, ' ')
  expect(formatted).not.toContain('1028')
  if (text.includes('#')) expect(formatted).toContain('1 028')
})
