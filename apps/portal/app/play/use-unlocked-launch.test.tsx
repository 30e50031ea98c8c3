import { afterEach, expect, test, vi } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { useUnlockedLaunch } from './use-unlocked-launch.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  vi.useRealTimers()
})

test('a game can be reopened while its permit is valid; after that its password is required again [5.3]', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const current: { unlocked?: ReturnType<typeof useUnlockedLaunch<string>> } = {}
  function Page() {
    current.unlocked = useUnlockedLaunch<string>('skuska')
    return null
  }
  root = createRoot(document.createElement('div'))
  root.render(<Page />)
  await expect.poll(() => current.unlocked?.launch).toBeNull()
  expect(current.unlocked?.mayReopen()).toBe(true)
  const start = Date.now()
  current.unlocked?.unlock({ launch: 'address', seconds: 600 })
  await expect.poll(() => current.unlocked?.launch).toBe('address')
  vi.setSystemTime(start + 599_000)
  expect(current.unlocked?.mayReopen()).toBe(true)
  vi.setSystemTime(start + 601_000)
  expect(current.unlocked?.mayReopen()).toBe(false)
  await expect.poll(() => current.unlocked?.launch).toBeNull()
})
