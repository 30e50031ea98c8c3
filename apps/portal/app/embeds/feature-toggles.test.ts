import { afterEach, expect, test, vi } from 'vitest'
import { featureToggles } from './choose-login-dialog.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const FAULTS: Record<string, (signal: AbortSignal) => Promise<Response>> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  hang: (signal) =>
    new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
  '500': async () => Response.json({ featureToggle: ['login-dialog-2'] }, { status: 500 }),
  garbage: async () => new Response('<html>'),
  'another shape': async () => Response.json({ featureToggle: 'login-dialog-2' }),
  'no names': async () => Response.json({ featureToggle: ['login-dialog-2', 7] }),
  cut: async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
}

test('toggles that fail or take longer than 4 seconds count as off and are requested again; loaded ones are cached [4.13] [7.44] [F1]', async () => {
  const deadline = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  for (const [fault, answer] of Object.entries(FAULTS)) {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal))
    const pending = featureToggles('/gateway', 'sk-SK')
    if (fault === 'hang') deadline.abort()
    expect(await pending, fault).toBeNull()
  }
  expect(timeout.mock.calls).toEqual(Object.keys(FAULTS).map(() => [4_000]))
  const fetchToggles = vi.fn(async () => Response.json({ featureToggle: ['login-dialog-2'] }))
  vi.stubGlobal('fetch', fetchToggles)
  for (let time = 0; time < 2; time += 1) expect(await featureToggles('/gateway', 'sk-SK')).toEqual(['login-dialog-2'])
  expect(fetchToggles).toHaveBeenCalledOnce()
})
