import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useRouteError } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ReloadWithoutAnswer } from './reload-without-answer.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** Navigates to a page whose data fails with the error, and counts the reloads of its error page. */
async function reloadsAfter(error: Error, hasWorker = true): Promise<number> {
  const reload = vi.fn()
  const Failed = () => {
    const shown = useRouteError()
    return (
      <p>
        {(shown as Error).message}
        <ReloadWithoutAnswer reload={reload} hasWorker={() => hasWorker} />
      </p>
    )
  }
  const loader = () => {
    throw error
  }
  const Stub = createRoutesStub([
    { path: '/', loader, Component: () => null, ErrorBoundary: Failed, HydrateFallback: () => null },
  ])
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => container.textContent).toBe(error.message)
  root.unmount()
  return reload.mock.calls.length
}

test('a page whose data got no answer is requested as a whole where the service worker has an offline page', async () => {
  const messages = ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']
  const reloads = []
  for (const message of messages) reloads.push(await reloadsAfter(new TypeError(message)))
  expect(reloads).toEqual([1, 1, 1])
  expect(await reloadsAfter(new TypeError('Failed to fetch'), false)).toBe(0)
})

test('no other error reloads a page: a failed chunk has its own message, and an error in the page would come again', async () => {
  const chunk = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js')
  const reloads = []
  for (const error of [chunk, new TypeError('x is undefined'), new Error('Failed to fetch')])
    reloads.push(await reloadsAfter(error))
  expect(reloads).toEqual([0, 0, 0])
})
