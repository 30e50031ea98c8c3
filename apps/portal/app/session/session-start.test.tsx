import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { PublicConfiguration } from '../config/index.ts'
import { PageHydration } from '../islands/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { loginOnClick } from './login-on-click.ts'
import { PlayerStart } from './session-start.tsx'
import { setPlayerEngine } from './session-starter.ts'

const requestLogin = vi.fn(async () => false)
vi.mock('./browser-engine.ts', () => ({ startBrowserPlayer: () => engineWith({ requestLogin }) }))

let root: Root | undefined
let container: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  container?.remove()
  setPlayerEngine(null)
})

const content = (
  <>
    <a href="#ucet" onClick={loginOnClick('login')}>
      Prihlásiť sa
    </a>
    <PlayerStart configuration={{} as PublicConfiguration} />
  </>
)

test('a click on the login link between the commit of the page and its effects opens the login [4.13]', async () => {
  container = document.createElement('div')
  container.innerHTML = renderToString(<PageHydration>{content}</PageHydration>)
  document.body.append(container)
  // As the next event would arrive, when the commit is over.
  const onCommitted = () => queueMicrotask(() => container?.querySelector('a')?.click())
  startTransition(() => {
    root = hydrateRoot(container as HTMLElement, <PageHydration onCommitted={onCommitted}>{content}</PageHydration>)
  })
  await expect.poll(() => requestLogin.mock.calls).toEqual([['login']])
  expect(location.hash).toBe('')
})
