import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TextsProvider, useTexts } from '../texts/index.ts'
import { announceCommit, announceHydration, Island, PageHydration } from './index.ts'
import { START_SCRIPT } from './start-scripts.ts'

let root: Root | undefined
let container: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  container?.remove()
  window.scrollTo(0, 0)
})

const page = (content: ReactNode) => (
  <MemoryRouter initialEntries={['/kasino']}>
    <TextsProvider messages={{ lobby: { title: 'Obľúbené' } }}>{content}</TextsProvider>
  </MemoryRouter>
)

/** Renders on the server and hydrates in the browser; the island stands below the screen. */
async function hydratePage(content: ReactNode): Promise<HTMLElement> {
  container = document.createElement('div')
  container.style.paddingTop = '3000px'
  container.innerHTML = renderToString(page(content))
  document.body.append(container)
  const onHydrated = vi.fn()
  root = hydrateRoot(container, <PageHydration onHydrated={onHydrated}>{page(content)}</PageHydration>)
  await expect.poll(() => onHydrated.mock.calls.length).toBe(1)
  return container
}

const rendered = vi.fn()
function Counter() {
  rendered()
  const t = useTexts('lobby')
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {t('title')} {pathname} {count}
    </button>
  )
}
const button = () => container?.querySelector('button') as HTMLButtonElement
function keepBusy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}
/** Long enough for what hydrates by itself. */
const settle = () => new Promise((done) => setTimeout(done, 300))

test('the page reports its commit when it handles clicks already, in an island too, before its effects have run [4.30]', async () => {
  container = document.createElement('div')
  const effect = vi.fn()
  function Page() {
    useEffect(effect)
    return (
      <Island hydrate="touched">
        <Counter />
      </Island>
    )
  }
  container.innerHTML = renderToString(page(<Page />))
  document.body.append(container)
  const effectsAtCommit: number[] = []
  const onCommitted = () => {
    effectsAtCommit.push(effect.mock.calls.length)
    // As the next event would arrive, when the commit is over.
    queueMicrotask(() => button().click())
  }
  startTransition(() => {
    root = hydrateRoot(container as HTMLElement, <PageHydration onCommitted={onCommitted}>{page(<Page />)}</PageHydration>)
  })
  await expect.poll(() => button().textContent).toBe('Obľúbené /kasino 1')
  await settle()
  expect([button().textContent, effectsAtCommit]).toEqual(['Obľúbené /kasino 1', [0]])
})

/** As the entry of the page does, with the script of its head. */
function hydrateWithHeadScript(content: ReactNode): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(START_SCRIPT)()
  container = document.createElement('div')
  container.innerHTML = renderToString(page(content))
  document.body.append(container)
  startTransition(() => {
    root = hydrateRoot(
      container as HTMLElement,
      <PageHydration onCommitted={announceCommit} onHydrated={announceHydration}>
        {page(content)}
      </PageHydration>,
    )
  })
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
const radio = () => container?.querySelector('input') as HTMLInputElement

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
  await expect.poll(() => container?.querySelector('p')?.textContent).toBe('prvá druhá')
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
  container?.querySelector('img')?.dispatchEvent(new Event('error'))
  await expect.poll(() => container?.querySelector('b')?.textContent).toBe('Hra')
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
  container?.querySelector<HTMLElement>('[data-leave]')?.click()
  await expect.poll(() => cleanUp.mock.calls.length).toBe(1)
  expect(container?.textContent).toBe('Iná stránka')
})
