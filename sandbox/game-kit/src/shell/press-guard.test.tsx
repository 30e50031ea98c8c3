import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GUARD_MS, PressGuard } from './press-guard.ts'

let guard: PressGuard
let waits: number[]
/** Ends the waits of the guard, oldest first. */
let openings: (() => void)[]
let changes: number
let admitted: number
let end: AbortController
const button = () => document.querySelector('button') as HTMLElement

beforeEach(() => {
  end = new AbortController()
  waits = []
  openings = []
  changes = 0
  admitted = 0
  const wait = (ms: number): Promise<void> => {
    waits.push(ms)
    return new Promise((done) => openings.push(done))
  }
  guard = new PressGuard(wait, () => void (changes += 1), end.signal)
  document.body.innerHTML = '<button type="button">Točiť</button><p tabindex="-1">Valce</p>'
  button().addEventListener('click', () => {
    if (guard.admits()) admitted += 1
  })
})
afterEach(() => {
  end.abort()
  document.body.replaceChildren()
})

/** The guard closes and opens again. */
async function changeAndOpen(): Promise<void> {
  guard.close()
  openings.pop()?.()
  await vi.waitFor(() => expect(guard.isClosed).toBe(false))
}
const pressDown = () => button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

test('a press just after a change of what it does is refused, for a third of a second; then presses act again', async () => {
  guard.close()
  button().click()
  expect([admitted, waits]).toEqual([0, [GUARD_MS]])
  openings[0]?.()
  await vi.waitFor(() => expect(changes).toBe(1))
  button().click()
  expect(admitted).toBe(1)
})

test('a second change starts the time anew', async () => {
  guard.close()
  guard.close()
  openings[0]?.()
  await Promise.resolve()
  button().click()
  expect([admitted, changes]).toEqual([0, 0])
  openings[1]?.()
  await vi.waitFor(() => expect(changes).toBe(1))
})

test('a pointer held down during the change, or put down while the guard is closed, acts on nothing when it is let go', async () => {
  pressDown()
  await changeAndOpen()
  button().click()
  expect(admitted).toBe(0)
  guard.close()
  pressDown()
  openings.pop()?.()
  await vi.waitFor(() => expect(guard.isClosed).toBe(false))
  button().click()
  expect(admitted).toBe(0)
})

test('space let go after the change acts on nothing, the next press does', async () => {
  button().focus()
  await userEvent.keyboard('{ >}')
  await changeAndOpen()
  await userEvent.keyboard('{/ }')
  expect(admitted).toBe(0)
  await userEvent.keyboard(' ')
  expect(admitted).toBe(1)
})

test('enter held down presses a button once', async () => {
  button().focus()
  await userEvent.keyboard('{Enter>5/}')
  expect(admitted).toBe(1)
})

test('a click without pointer or key, as assistive technology sends it, acts as soon as the guard is open, whatever was pressed before', async () => {
  document.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await new Promise((done) => setTimeout(done))
  await changeAndOpen()
  button().click()
  expect(admitted).toBe(1)
})

test('a press that was refused does not refuse the next one', async () => {
  pressDown()
  await changeAndOpen()
  button().click()
  button().click()
  expect(admitted).toBe(1)
})
