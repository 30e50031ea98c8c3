import { expect, test } from 'vitest'
import { isBot } from './bots.ts'

test('crawlers are recognised by their user agent, and a headless browser counts as a browser [2.25]', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true)
  expect(isBot('facebookexternalhit/1.1')).toBe(true)
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36')).toBe(
    false,
  )
  expect(
    isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/151.0.0.0 Safari/537.36'),
  ).toBe(false)
  expect(isBot(undefined)).toBe(false)
})
