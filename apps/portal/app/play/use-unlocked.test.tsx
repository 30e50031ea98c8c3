import { afterEach, expect, test, vi } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { useUnlocked } from './use-unlocked.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  vi.useRealTimers()
})

test('a game is opened again while its permit holds; after that its password is asked for again [5.3]', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const made: { unlocked?: ReturnType<typeof useUnlocked<string>> } = {}
  function Page() {
    made.unlocked = useUnlocked<string>('skuska')
    return null
  }
  root = createRoot(document.createElement('div'))
  root.render(<Page />)
  await expect.poll(() => made.unlocked?.launch).toBeNull()
  expect(made.unlocked?.mayReopen()).toBe(true)
  const start = Date.now()
  made.unlocked?.unlock({ launch: 'address', seconds: 600 })
  await expect.poll(() => made.unlocked?.launch).toBe('address')
  vi.setSystemTime(start + 599_000)
  expect(made.unlocked?.mayReopen()).toBe(true)
  vi.setSystemTime(start + 601_000)
  expect(made.unlocked?.mayReopen()).toBe(false)
  await expect.poll(() => made.unlocked?.launch).toBeNull()
})
