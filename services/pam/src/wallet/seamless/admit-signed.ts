import { isSignedBy, SIGNATURE_WINDOW_SECONDS, WALLET_HEADERS } from '@herna/contract/wallet'
import { ProblemError } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Providers } from '../../foundation/index.ts'
import { refuseCall } from './refusals.ts'

const callers = new WeakMap<FastifyRequest, string>()

/** The provider whose signature was verified on the request. */
export function callerOf(request: FastifyRequest): string {
  const provider = callers.get(request)
  if (provider === undefined) throw new Error('the wallet call has no verified signature')
  return provider
}

/**
 * Admits only signed server calls: the signature covers the raw body, and the timestamp is within a minute of the clock. Nothing
 * is parsed before that.
 */
export function admitSigned(app: FastifyInstance, providers: Providers, now: () => Date): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
      throw new ProblemError(403, 'Only servers may call the wallet, never a page.', undefined, 'foreign-origin')
  })
  const admit = (request: FastifyRequest, body: Buffer) => {
    const provider = signerOf(request, body, providers, now())
    if (provider === null)
      throw refuseCall(
        'signature-invalid',
        'The provider is unknown, the signature is wrong, or the timestamp is outside the allowed window.',
      )
    callers.set(request, provider)
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      admit(request, body as Buffer)
    } catch (error) {
      done(error as Error)
      return
    }
    void parse(request, body.toString(), done)
  })
  // Requests without a body skip the content parser.
  app.addHook('preValidation', async (request) => {
    if (!callers.has(request)) admit(request, Buffer.alloc(0))
  })
}

function signerOf(request: FastifyRequest, body: Buffer, providers: Providers, now: Date): string | null {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const provider = header(WALLET_HEADERS.provider)
  const timestamp = header(WALLET_HEADERS.timestamp)
  const secret = providers.get(provider)
  if (secret === undefined || !/^\d{1,16}$/.test(timestamp)) return null
  if (Math.abs(now.getTime() - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS * 1_000) return null
  const signed = { timestamp, method: request.method, path: request.raw.url ?? '', body }
  return isSignedBy(secret, signed, header(WALLET_HEADERS.signature)) ? provider : null
}
