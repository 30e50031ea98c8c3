import { platform as operations } from '@herna/contract/player'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlatform } from './platform.ts'
import { useCall } from './use-call.ts'

const asked: string[] = []
const away: (() => void)[] = []
beforeEach(() => {
  asked.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return Response.json({ currencyCode: 'EUR', rounds: [] })
  })
})
afterEach(() => {
  for (const end of away.splice(0)) end()
  vi.restoreAllMocks()
})

test('a screen’s call is asked once for each address, and again when it is reloaded', async () => {
  const platform = createPlatform('/platform')
  function Screen({ state }: { state: 'open' | 'closed' }) {
    const { state: now, reload } = useCall(platform, operations.rounds, { query: { state } })
    return <button onClick={reload}>{now.at}</button>
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  away.push(() => root.unmount())

  root.render(<Screen state="open" />)
  await expect.poll(() => place.textContent).toBe('loaded')
  root.render(<Screen state="open" />)
  root.render(<Screen state="closed" />)
  await expect.poll(() => asked).toEqual(['/platform/rounds?state=open', '/platform/rounds?state=closed'])
  place.querySelector('button')?.click()
  await expect.poll(() => asked).toHaveLength(3)
  expect(asked[2]).toBe('/platform/rounds?state=closed')
})
