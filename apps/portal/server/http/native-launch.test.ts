import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { portalHandler } from '../portal-handler.ts'
import { nativeLaunch } from './native-launch.ts'

const plain = { secure: false, site: undefined }

test('credentials of a native launch are moved from the URL to a one-minute cookie [4.16] [S7]', () => {
  expect(nativeLaunch('/temy?nativeapp=1&username=jana%40x.sk&token=a%2Bb&radit=nazov', plain)).toEqual({
    to: '/temy?nativeapp=1&radit=nazov',
    cookie: 'native-launch=username%3Djana%2540x.sk%26token%3Da%252Bb; Path=/; Max-Age=60; SameSite=Strict',
  })
  expect(nativeLaunch('/?nativeapp=1&username=j&token=t', { secure: true, site: 'none' })?.cookie).toContain('; Secure')
})

test.each([
  ['one without the other', '/?nativeapp=1&username=jana', '/?nativeapp=1'],
  ['an empty one', '/?nativeapp=1&username=jana&token=', '/?nativeapp=1'],
  ['one that is given twice', '/?nativeapp=1&username=jana&username=peter&token=t', '/?nativeapp=1'],
  ['a launch that is not native', '/?username=jana&token=t', '/'],
  ['another spelling', '/?nativeapp=1&USERNAME=jana&Token=t', '/?nativeapp=1'],
  ['one that is far too long', `/?nativeapp=1&username=jana&token=${'t'.repeat(300)}`, '/?nativeapp=1'],
])('%s: credentials are removed from the URL and not used [4.16] [S7]', (_, target, to) => {
  expect(nativeLaunch(target, plain)).toEqual({ to, cookie: null })
})

test.each(['cross-site', 'same-site', 'same-origin', 'none, none', ''])(
  'credentials an address of %s brings are used by nobody: only a shell opens it by itself (S8)',
  (site) => {
    expect(nativeLaunch('/temy?nativeapp=1&username=j&token=t', { secure: false, site })).toEqual({
      to: '/temy?nativeapp=1',
      cookie: null,
    })
  },
)

test('other URLs are not changed', () => {
  expect(['/', '/temy?radit=nazov', '/hra/token', '/?hladat=username'].map((target) => nativeLaunch(target, plain))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the portal redirects such a launch before a page is rendered or cached [S7]', async () => {
  const usernames: string[] = []
  const server = createServer(
    portalHandler({
      origin: 'http://portal.test',
      assets: { get: () => undefined },
      ready: () => undefined,
      preview: { isGuarded: () => false, submitPassword: async () => {}, unlockGame: async () => {} },
      ownAddress: () => null,
      monitor: { begin: () => undefined, route: () => undefined },
      page: async (path, query, _request, response) => {
        usernames.push(`${path}?${query}`)
        response.end('page')
      },
      onFailure: (error) => {
        throw error
      },
    }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await fetch(`${base}/temy/?nativeapp=1&username=jana&token=tajne`, { redirect: 'manual' })
  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('cache-control'),
    answer.headers.get('referrer-policy'),
  ]).toEqual([303, '/temy?nativeapp=1', 'no-store', 'no-referrer'])
  expect(answer.headers.getSetCookie()).toHaveLength(1)
  expect([await answer.text(), usernames]).toEqual(['', []])
  const led = await fetch(`${base}/temy/?nativeapp=1&username=jana&token=tajne`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([led.status, led.headers.get('location'), led.headers.getSetCookie()]).toEqual([303, '/temy?nativeapp=1', []])
  const doubleSlashResponse = await fetch(`${base}//evil.example/?token=t`, { redirect: 'manual' })
  expect(doubleSlashResponse.headers.get('location')).toBe('/evil.example')
})
