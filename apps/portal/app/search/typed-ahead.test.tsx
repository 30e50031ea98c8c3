import { afterEach, expect, test, vi } from 'vitest'
import { catchTyping } from './typed-ahead.ts'

const press = (...keys: string[]) => {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
}

afterEach(() => vi.useRealTimers())

test('no letter is lost between the panel’s first picture and its listening', () => {
  const typed = catchTyping()
  press('z')
  const drawn = typed.text()
  press('l', 'a')
  const told: string[] = []
  typed.follow((text) => told.push(text))
  press('t', 'Backspace', 't', 'y')
  expect(drawn).toBe('z')
  expect(told).toEqual(['zla', 'zlat', 'zla', 'zlat', 'zlaty'])
  typed.stop()
})

test('the key that opens the panel is no letter of the search, and the very next one is', () => {
  let typed: ReturnType<typeof catchTyping> | undefined
  window.addEventListener('keydown', () => (typed = catchTyping()), { once: true })
  press('/', 'z', 'l')
  expect(typed?.text()).toBe('zl')
  typed?.stop()
})

test('typing that nobody takes over is left to the page after ten seconds', () => {
  vi.useFakeTimers()
  const typed = catchTyping()
  press('z')
  vi.advanceTimersByTime(10_000)
  press('l')
  expect(typed.text()).toBe('z')
})

test('a text box that takes over before the panel listens gets everything, once', () => {
  const typed = catchTyping()
  press('z', 'l', 'a')
  expect(typed.stop()).toBe('zla')
  press('t')
  expect(typed.stop()).toBeNull()
  const told: string[] = []
  typed.follow((text) => told.push(text))
  expect(told).toEqual([])
})

test('keys that write nothing are left to the page', () => {
  const typed = catchTyping()
  const heard: string[] = []
  window.addEventListener('keydown', (event) => heard.push(event.key), { once: true })
  press('Escape')
  expect(heard).toEqual(['Escape'])
  expect(typed.text()).toBe('')
  typed.stop()
})
