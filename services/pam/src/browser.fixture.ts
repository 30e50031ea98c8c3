import type { GatewayLoginReply, TemporaryTokenReply } from '@herna/contract/player'
import type { HttpServer } from '@herna/service-kit'
import { expect } from 'vitest'

const PORTAL = 'http://portal.test:3000'

interface HttpResponse {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read arbitrary fields
  body: any
  headers: Record<string, unknown>
}

export interface Browser {
  cookies: Map<string, string>
  call(method: string, url: string, body?: object, headers?: Record<string, string>): Promise<HttpResponse>
  /** Returns the body; asserts the status. */
  expect<T>(status: number, method: string, url: string, body?: object): Promise<T>
  gatewayLogin(username: string): Promise<GatewayLoginReply>
}

/** Stores cookies like a browser and sends the portal as origin. */
export function openBrowser(app: HttpServer): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    async call(method, url, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...('sec-fetch-site' in headers ? {} : { origin: PORTAL }), ...(cookie ? { cookie } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      const isJson = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        body: isJson && response.body !== '' ? response.json() : response.body,
        headers: response.headers,
      }
    },
    async expect<T>(status: number, method: string, url: string, body?: object) {
      const response = await browser.call(method, url, body)
      expect(response.status, `${method} ${url}: ${JSON.stringify(response.body)}`).toBe(status)
      return response.body as T
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
