import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { completeHtml } from './complete-html.ts'

const OPTIONS = {
  nonce: undefined,
  timeoutMs: 10_000,
  onError: (error: unknown) => {
    throw error
  },
}
const inBoundary = (content: ComponentType) => createElement(Suspense, { fallback: 'not yet' }, createElement(content))
const loaded = (text: string) => Promise.resolve({ default: () => createElement('p', null, text) })

test('a lazy component is in the first page that contains it, not its fallback', async () => {
  const module = loaded('picture')
  await module
  expect(await completeHtml(inBoundary(lazy(() => module)), OPTIONS)).toBe('<!--$--><p>picture</p><!--/$-->')
})

test('a boundary of any size is sent in its place, without a script that moves it', async () => {
  const text = 'x'.repeat(100_000)
  expect(await completeHtml(inBoundary(lazy(() => loaded(text))), OPTIONS)).toBe(`<!--$--><p>${text}</p><!--/$-->`)
})

test.each([
  ['fails', () => Promise.reject(new Error('no such chunk')), 'no such chunk'],
  ['never comes', () => new Promise<never>(() => {}), 'a part of the page was not ready within 1 ms'],
])('a page whose lazy component %s has its fallback, and the error is reported', async (_, load, message) => {
  const errors: unknown[] = []
  const options = { nonce: undefined, timeoutMs: 1, onError: (error: unknown) => errors.push(error) }
  expect(await completeHtml(inBoundary(lazy(load)), options)).toContain('not yet')
  expect(errors).toEqual([new Error(message)])
})
