import { platform as operations } from '@herna/contract/player'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlatform } from './platform.ts'
import { useCall } from './use-call.ts'

const requestedUrls: string[] = []
const cleanups: (() => void)[] = []
beforeEach(() => {
  requestedUrls.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    requestedUrls.push(String(address))
    return Response.json({ currencyCode: 'EUR', rounds: [] })
  })
})
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
  vi.restoreAllMocks()
})

test('useCall requests each URL once, and again on reload', async () => {
  const platform = createPlatform('/platform')
  function Screen({ state }: { state: 'open' | 'closed' }) {
    const { state: callState, reload } = useCall(platform, operations.rounds, { query: { state } })
    return <button onClick={reload}>{callState.status}</button>
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  cleanups.push(() => root.unmount())

  root.render(<Screen state="open" />)
  await expect.poll(() => container.textContent).toBe('loaded')
  root.render(<Screen state="open" />)
  root.render(<Screen state="closed" />)
  await expect.poll(() => requestedUrls).toEqual(['/platform/rounds?state=open', '/platform/rounds?state=closed'])
  container.querySelector('button')?.click()
  await expect.poll(() => requestedUrls).toHaveLength(3)
  expect(requestedUrls[2]).toBe('/platform/rounds?state=closed')
})
