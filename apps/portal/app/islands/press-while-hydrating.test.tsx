import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  button,
  clearPage,
  Counter,
  hydratePage,
  pageElement,
  settle,
  showServerPage,
  startHydration,
} from './hydrated-page.fixture.tsx'
import { announceCommit, announceHydration, Island } from './index.ts'
import { START_SCRIPT } from './start-scripts.ts'

afterEach(clearPage)

test('the page reports its commit when it handles clicks already, in an island too, before its effects have run [4.30]', async () => {
  const effect = vi.fn()
  function Page() {
    useEffect(effect)
    return (
      <Island hydrate="touched">
        <Counter />
      </Island>
    )
  }
  showServerPage(<Page />)
  const effectsAtCommit: number[] = []
  const onCommitted = () => {
    effectsAtCommit.push(effect.mock.calls.length)
    // As the next event would arrive, when the commit is over.
    queueMicrotask(() => button().click())
  }
  startTransition(() => startHydration(<Page />, { onCommitted }))
  await expect.poll(() => button().textContent).toBe('Obľúbené /kasino 1')
  await settle()
  expect([button().textContent, effectsAtCommit]).toEqual(['Obľúbené /kasino 1', [0]])
})

/** As the entry of the page does, with the script of its head. */
function hydrateWithHeadScript(content: ReactNode): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(START_SCRIPT)()
  showServerPage(content)
  startTransition(() => startHydration(content, { onCommitted: announceCommit, onHydrated: announceHydration }))
}

test('a click that arrives while React hydrates the page is handled once [4.30]', async () => {
  hydrateWithHeadScript(<Counter />)
  button().click()
  await expect.poll(() => button().textContent).toBe('Obľúbené /kasino 1')
  await settle()
  expect(button().textContent).toBe('Obľúbené /kasino 1')
})

function Choice({ onChoose }: { onChoose: () => void }) {
  const [isChosen, setChosen] = useState(false)
  const choose = () => {
    setChosen(true)
    onChoose()
  }
  return <input type="radio" name="volba" checked={isChosen} onChange={choose} />
}
const radio = () => pageElement().querySelector('input') as HTMLInputElement

test('a radio button of an island that is pressed before the page is hydrated is chosen afterwards [3.18]', async () => {
  const choose = vi.fn()
  hydrateWithHeadScript(
    <Island hydrate="touched">
      <Choice onChoose={choose} />
    </Island>,
  )
  radio().click()
  await expect.poll(() => choose.mock.calls.length).toBe(1)
  await settle()
  expect([choose.mock.calls.length, radio().checked]).toEqual([1, true])
})

test('a radio button of an island is chosen by a press during which the page was committed [3.18]', async () => {
  const choose = vi.fn()
  await hydratePage(
    <Island hydrate="touched">
      <Choice onChoose={choose} />
    </Island>,
  )
  radio().dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  radio().click()
  await settle()
  expect([choose.mock.calls.length, radio().checked]).toEqual([1, true])
})
