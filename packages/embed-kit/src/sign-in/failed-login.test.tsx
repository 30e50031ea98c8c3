import { LOGIN_FAILED, type LoginFailed } from '@herna/contract/embeds'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import type { Failure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { useSignIn } from './use-sign-in.ts'

const REASONS: [Failure, string][] = [
  [{ kind: 'refused', code: 'wrong-credentials', fields: [], reference: null }, 'wrong-credentials'],
  [{ kind: 'refused', code: 'account-locked', fields: [], reference: null }, 'account-locked'],
  [{ kind: 'refused', code: 'too-many-requests', fields: [], reference: null }, 'too-many-requests'],
  [{ kind: 'invalid', fields: ['username'], reference: null }, 'unknown'],
  [{ kind: 'failed', reference: null }, 'unreachable'],
  [{ kind: 'timeout' }, 'unreachable'],
]
const away: (() => void)[] = []
afterEach(() => {
  for (const end of away.splice(0)) end()
})

function signInWith(failure: Failure) {
  const platform: Platform = { call: async () => ({ ok: false, failure }) }
  const made: { signIn?: Pick<ReturnType<typeof useSignIn>, 'logIn' | 'enterCode'> } = {}
  function Dialog() {
    made.signIn = useSignIn(platform, {} as never, { at: 'login' })
    return null
  }
  const root = createRoot(document.createElement('div'))
  root.render(<Dialog />)
  away.push(() => root.unmount())
  return made
}

test.each(REASONS)('a login or a code that fails with %o is told to the page as %s [8.9]', async (failure, code) => {
  const told: string[] = []
  const hear = ({ detail }: CustomEvent<LoginFailed>) => void told.push(detail.code)
  window.addEventListener(LOGIN_FAILED, hear)
  away.push(() => window.removeEventListener(LOGIN_FAILED, hear))
  const made = signInWith(failure)
  await expect.poll(() => made.signIn).toBeDefined()
  await made.signIn?.logIn({ login: 'jana', password: 'x', remember: false })
  await made.signIn?.enterCode('challenge', '123456')
  expect(told).toEqual([code, code])
})
