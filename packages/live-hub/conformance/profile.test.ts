import { expect, onTestFinished, test } from 'vitest'
import { REAL_TRANSPORTS, realClient } from '../src/clients.fixture.ts'
import { openTestProfile } from './profile.ts'

async function profileUrl(): Promise<string> {
  const profile = await openTestProfile({ now: Date.now })
  onTestFinished(profile.close)
  return profile.urls[0] as string
}
const textOf = async (url: string) => (await fetch(url)).text()

test('the test hub answers over every transport, and reads cookies of the negotiation', async () => {
  const url = await profileUrl()
  for (const over of REAL_TRANSPORTS) {
    const client = realClient(`${url}/testHub`, { over })
    await client.start()
    expect(await client.invoke('GetActiveTransportName')).toBe(over)
    expect([await client.invoke('GetCookie', 'testCookie'), await client.invoke('GetCookie', 'expiredCookie')]).toEqual([
      'testValue',
      null,
    ])
    await expect(client.invoke('ThrowException', 'Broken')).rejects.toThrow('InvalidOperationException: Broken')
    client.on('Result', () => 10)
    expect(await textOf(`${url}/clientresult/${client.connectionId}`)).toBe('10')
  }
})

test('redirects, failed negotiations and tokens are answered as the suite expects', async () => {
  const url = await profileUrl()
  const redirected = realClient(`${url}/redirect?baseUrl=${url}`)
  await redirected.start()
  expect(await redirected.invoke('GetNumRedirects')).toBe(1)
  const echo = await fetch(`${url}/echoredirect?a=1`, { redirect: 'manual' })
  expect([echo.status, echo.headers.get('location')]).toEqual([307, `${url}/echo?a=1`])
  await expect(realClient(`${url}/bad-negotiate`).start()).rejects.toThrow('Some response from server')
  await expect(realClient(`${url}/authorizedhub`).start()).rejects.toThrow("Unauthorized: Status code '401'")
  const token = await textOf(`${url}/generateJwtToken`)
  const authorized = realClient(`${url}/authorizedhub`, { accessTokenFactory: () => token })
  await authorized.start()
  expect(await authorized.invoke('Echo', 'a')).toBe('a')
  await expect(realClient(`${url}/authorizedhub`, { accessTokenFactory: () => `${token}x` }).start()).rejects.toThrow('401')
})
