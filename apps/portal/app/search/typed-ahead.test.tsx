import { afterEach, expect, test, vi } from 'vitest'
import { captureTyping } from './typed-ahead.ts'

const press = (...keys: string[]) => {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
}

afterEach(() => vi.useRealTimers())

test('no letter is lost between the panel’s first render and its first listener', () => {
  const typed = captureTyping()
  press('z')
  const firstText = typed.text()
  press('l', 'a')
  const received: string[] = []
  typed.follow((text) => received.push(text))
  press('t', 'Backspace', 't', 'y')
  expect(firstText).toBe('z')
  expect(received).toEqual(['zla', 'zlat', 'zla', 'zlat', 'zlaty'])
  typed.stop()
})

test('the key that opens the panel is not captured, the next one is', () => {
  let typed: ReturnType<typeof captureTyping> | undefined
  window.addEventListener('keydown', () => (typed = captureTyping()), { once: true })
  press('/', 'z', 'l')
  expect(typed?.text()).toBe('zl')
  typed?.stop()
})

test('capturing ends after ten seconds when nothing takes over', () => {
  vi.useFakeTimers()
  const typed = captureTyping()
  press('z')
  vi.advanceTimersByTime(10_000)
  press('l')
  expect(typed.text()).toBe('z')
})

test('a text box that takes over before the panel listens gets the whole text, once', () => {
  const typed = captureTyping()
  press('z', 'l', 'a')
  expect(typed.stop()).toBe('zla')
  press('t')
  expect(typed.stop()).toBeNull()
  const receivedTerms: string[] = []
  typed.follow((text) => receivedTerms.push(text))
  expect(receivedTerms).toEqual([])
})

test('keys that produce no text are not captured', () => {
  const typed = captureTyping()
  const pageKeys: string[] = []
  window.addEventListener('keydown', (event) => pageKeys.push(event.key), { once: true })
  press('Escape')
  expect(pageKeys).toEqual(['Escape'])
  expect(typed.text()).toBe('')
  typed.stop()
})
