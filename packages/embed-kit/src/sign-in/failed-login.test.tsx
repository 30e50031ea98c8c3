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
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp()
})

function signInWith(failure: Failure) {
  const platform: Platform = { call: async () => ({ ok: false, failure }) }
  const rendered: { signIn?: Pick<ReturnType<typeof useSignIn>, 'logIn' | 'enterCode'> } = {}
  function Dialog() {
    rendered.signIn = useSignIn(platform, {} as never, { type: 'login' })
    return null
  }
  const root = createRoot(document.createElement('div'))
  root.render(<Dialog />)
  cleanups.push(() => root.unmount())
  return rendered
}

test.each(REASONS)('a login or a code that fails with %o is reported to the page as %s [8.9]', async (failure, code) => {
  const reportedCodes: string[] = []
  const onLoginFailed = ({ detail }: CustomEvent<LoginFailed>) => void reportedCodes.push(detail.code)
  window.addEventListener(LOGIN_FAILED, onLoginFailed)
  cleanups.push(() => window.removeEventListener(LOGIN_FAILED, onLoginFailed))
  const rendered = signInWith(failure)
  await expect.poll(() => rendered.signIn).toBeDefined()
  await rendered.signIn?.logIn({ login: 'jana', password: 'x', remember: false })
  await rendered.signIn?.enterCode('challenge', '123456')
  expect(reportedCodes).toEqual([code, code])
})
