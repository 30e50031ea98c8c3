import { isSignedBy } from '@herna/contract/wallet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problems.ts'
import type { Signers } from './signers.ts'

/** Who may call, and how a call that is not admitted is refused. */
export interface SignedCalls {
  signers: Signers
  /** Names of the headers with the signer's id, the timestamp (ms since the epoch) and the signature (hex). */
  headers: { readonly signer: string; readonly timestamp: string; readonly signature: string }
  /** A timestamp that differs more from the clock is refused. */
  windowSeconds: number
  now(): number
  /** Largest body in bytes; default: the server's. */
  bodyLimit?: number
  /** The refusal of a call from a web page (403 `foreign-origin`). */
  fromPage: string
  /** The refusal of an unknown signer, or of a wrong signature or timestamp. */
  refusal(reason: 'signer-unknown' | 'signature-invalid'): ProblemError
}

const signers = new WeakMap<FastifyRequest, string>()

/** The id of the server whose signature was verified on the request. */
export function signerOf(request: FastifyRequest): string {
  const signer = signers.get(request)
  if (signer === undefined) throw new Error('the call has no verified signature')
  return signer
}

/**
 * Admits only signed server calls to the routes of this scope: the signature covers the raw body, and the timestamp is within the window.
 * Nothing is parsed before that. Calls of web pages are refused.
 */
export function admitSigned(app: FastifyInstance, calls: SignedCalls): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
      throw new ProblemError(403, calls.fromPage, undefined, 'foreign-origin')
  })
  const admit = (request: FastifyRequest, body: Buffer) => void signers.set(request, requireSigner(request, body, calls))
  app.removeContentTypeParser('application/json')
  const bodyLimit = calls.bodyLimit ?? app.initialConfig.bodyLimit
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    try {
      admit(request, body)
    } catch (error) {
      done(error as Error)
      return
    }
    void parse(request, body.toString(), done)
  })
  // Requests without a body skip the content parser.
  app.addHook('preValidation', async (request) => {
    if (!signers.has(request)) admit(request, Buffer.alloc(0))
  })
}

function requireSigner(request: FastifyRequest, body: Buffer, calls: SignedCalls): string {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const signer = header(calls.headers.signer)
  const timestamp = header(calls.headers.timestamp)
  const secret = calls.signers.get(signer)
  if (secret === undefined) throw calls.refusal('signer-unknown')
  const isInWindow = /^\d{1,16}$/.test(timestamp) && Math.abs(calls.now() - Number(timestamp)) <= calls.windowSeconds * 1_000
  const signed = { timestamp, method: request.method, path: request.raw.url ?? '', body }
  if (!isInWindow || !isSignedBy(secret, signed, header(calls.headers.signature))) throw calls.refusal('signature-invalid')
  return signer
}
