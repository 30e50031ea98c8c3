import type { GatewayLoginReply, TemporaryTokenReply } from '@herna/contract/player'
import type { Door } from '@herna/service-kit'
import { expect } from 'vitest'

const PORTAL = 'http://portal.test:3000'

interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what comes back is what a test looks at
  body: any
  headers: Record<string, unknown>
}

export interface Browser {
  cookies: Map<string, string>
  call(method: string, url: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  /** The body, when the status is as expected. */
  expect<T>(status: number, method: string, url: string, body?: object): Promise<T>
  gatewayLogin(username: string): Promise<GatewayLoginReply>
}

/** Keeps cookies as a browser does, and names the portal as its page. */
export function openBrowser(app: Door): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    async call(method, url, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...('sec-fetch-site' in headers ? {} : { origin: PORTAL }), ...(cookie ? { cookie } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      })
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        body: isJson && answer.body !== '' ? answer.json() : answer.body,
        headers: answer.headers,
      }
    },
    async expect<T>(status: number, method: string, url: string, body?: object) {
      const answer = await browser.call(method, url, body)
      expect(answer.status, `${method} ${url}: ${JSON.stringify(answer.body)}`).toBe(status)
      return answer.body as T
    },
    async gatewayLogin(username) {
      const { temporaryToken } = await browser.expect<TemporaryTokenReply>(200, 'POST', '/platform/temporary-token')
      return browser.expect<GatewayLoginReply>(200, 'POST', '/gateway/v1/login', {
        username,
        ims_temporary_token: temporaryToken,
      })
    },
  }
  return browser
}
