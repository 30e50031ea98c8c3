import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, clearPage, Counter, hydratePage, pageElement, rendered, settle } from './hydrated-page.fixture.tsx'
import { Island } from './index.ts'

afterEach(clearPage)

function keepBusy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('an island keeps the server’s HTML until it is touched, and the click that touches it is not lost [P3]', async () => {
  const content = (
    <Island hydrate="touched">
      <Counter />
    </Island>
  )
  await hydratePage(content)
  await settle()
  const serverButton = button()
  expect(serverButton.textContent).toBe('Obľúbené /kasino 0')
  rendered.mockClear()
  await settle()
  expect(rendered).not.toHaveBeenCalled()
  serverButton.click()
  await expect.poll(() => button().textContent).toBe('Obľúbené /kasino 1')
  expect(button()).toBe(serverButton)
})

test('the focus hydrates an island inside another one', async () => {
  await hydratePage(
    <Island hydrate="touched">
      <p>Riadok</p>
      <Island hydrate="touched">
        <Counter />
      </Island>
    </Island>,
  )
  rendered.mockClear()
  button().focus()
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
  button().click()
  await expect.poll(() => button().textContent).toBe('Obľúbené /kasino 1')
})

test('an island near the viewport hydrates by itself, one far below does not', async () => {
  const near = await hydratePage(
    <Island hydrate="near">
      <Counter />
    </Island>,
  )
  rendered.mockClear()
  await settle()
  expect(rendered).not.toHaveBeenCalled()
  near.style.paddingTop = '0'
  near.scrollIntoView()
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
})

test('a click that arrives while a near island hydrates is not lost', async () => {
  const clicked = vi.fn()
  let clickSoon: (() => void) | undefined
  /** Renders for so long that React, if it hydrated in slices, would interrupt itself after it. */
  function SlowPart() {
    clickSoon?.()
    keepBusy(15)
    return <i />
  }
  const near = await hydratePage(
    <Island hydrate="near">
      <SlowPart />
      <SlowPart />
      <SlowPart />
      <button type="button" onClick={clicked}>
        Hrať
      </button>
    </Island>,
  )
  const clickDone = new Promise<void>((done) => {
    clickSoon = () => {
      clickSoon = undefined
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        button().click()
        port1.close()
        done()
      }
      port2.postMessage(null)
    }
  })
  near.style.paddingTop = '0'
  await clickDone
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('an island whose content has changed hydrates without being touched and shows the new content', async () => {
  function Page() {
    const [items, setItems] = useState(['prvá'])
    return (
      <>
        <button type="button" onClick={() => setItems(['prvá', 'druhá'])}>
          Viac
        </button>
        <Island hydrate="touched" isNeeded={items.length > 1}>
          <p>{items.join(' ')}</p>
        </Island>
      </>
    )
  }
  await hydratePage(<Page />)
  button().click()
  await expect.poll(() => pageElement().querySelector('p')?.textContent).toBe('prvá druhá')
})

test('a picture that fails hydrates its island, so that the game’s name can replace it [4.35]', async () => {
  function Picture() {
    const [isFailed, setFailed] = useState(false)
    return isFailed ? <b>Hra</b> : <img src="/neexistuje.webp" alt="" onError={() => setFailed(true)} />
  }
  await hydratePage(
    <Island hydrate="touched">
      <Picture />
    </Island>,
  )
  pageElement().querySelector('img')?.dispatchEvent(new Event('error'))
  await expect.poll(() => pageElement().querySelector('b')?.textContent).toBe('Hra')
})

test('an island that leaves the page takes its components with it', async () => {
  const [mounted, cleanUp] = [vi.fn(), vi.fn()]
  function Cleaned() {
    useEffect(() => {
      mounted()
      return cleanUp
    }, [])
    return <Counter />
  }
  function Page() {
    const [isShown, setShown] = useState(true)
    return isShown ? (
      <>
        <Island hydrate="touched">
          <Cleaned />
        </Island>
        <button type="button" data-leave="" onClick={() => setShown(false)}>
          Odísť
        </button>
      </>
    ) : (
      <p>Iná stránka</p>
    )
  }
  await hydratePage(<Page />)
  button().focus()
  await expect.poll(() => mounted.mock.calls.length).toBe(1)
  pageElement().querySelector<HTMLElement>('[data-leave]')?.click()
  await expect.poll(() => cleanUp.mock.calls.length).toBe(1)
  expect(pageElement().textContent).toBe('Iná stránka')
})
