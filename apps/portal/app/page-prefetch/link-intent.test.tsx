import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onLinkIntent } from './link-intent.ts'

const intents: string[] = []
let stop: () => void
let box: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  intents.length = 0
  box = document.createElement('div')
  document.body.append(box)
  stop = onLinkIntent(document, (page) => intents.push(page.pathname + page.search))
})
afterEach(() => {
  stop()
  box.remove()
  vi.useRealTimers()
})

const link = (attributes: string) => {
  box.insertAdjacentHTML('beforeend', `<a ${attributes}><span>Odkaz</span></a>`)
  return box.lastElementChild?.firstElementChild as Element
}
const send = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

test('a mouse that rests on a link announces its page, one that only crosses it does not [9.12]', () => {
  const automaty = link('href="/kategorie/automaty"')
  send('pointerover', automaty)
  send('pointerover', link('href="/vitazi/posledne"'))
  send('pointerover', box)
  vi.advanceTimersByTime(1_000)
  expect(intents).toEqual([])
  send('pointerover', automaty)
  vi.advanceTimersByTime(1_000)
  expect(intents).toEqual(['/kategorie/automaty'])
})

test.each(['touch', 'pen', 'mouse'])('pressing a link with %s announces its page at once [9.12]', (pointerType) => {
  send('pointerdown', link('href="/vsetky-hry?strana=2"'), pointerType)
  expect(intents).toEqual(['/vsetky-hry?strana=2'])
})

test('the focus and the emulated mouse events after a tap announce nothing more', () => {
  const temy = link('href="/temy"')
  send('pointerdown', temy, 'touch')
  temy.closest('a')?.focus()
  send('pointerover', temy)
  vi.advanceTimersByTime(1_000)
  expect(intents).toEqual(['/temy'])
})

test('a focused link announces its page [9.12]', () => {
  link('href="/temy"').closest('a')?.focus()
  vi.advanceTimersByTime(1_000)
  expect(intents).toEqual(['/temy'])
})

test('a finger that moves over a link announces nothing', () => {
  send('pointerover', link('href="/temy"'), 'touch')
  vi.advanceTimersByTime(1_000)
  expect(intents).toEqual([])
})

test.each([
  'href="https://casino.test/temy"',
  'href="/temy" target="_blank"',
  'href="/temy" download',
  'href="/hra/vlcia-hora" data-game="vlcia-hora"',
  'href="/novinky/ucet" data-opens-over',
  'href="#obsah"',
])('a link that opens no other page in this tab announces nothing: %s', (attributes) => {
  send('pointerdown', link(attributes))
  expect(intents).toEqual([])
})
