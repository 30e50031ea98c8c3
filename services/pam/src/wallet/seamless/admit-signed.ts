import { SIGNATURE_WINDOW_SECONDS, WALLET_HEADERS } from '@herna/contract/wallet'
import { admitSigned, signerOf } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Providers } from '../../foundation/index.ts'
import { refuseCall } from './refusals.ts'

/** The provider whose signature was verified on the request. */
export const callerOf = signerOf

/** Admits only signed calls of game providers. */
export function admitProviders(app: FastifyInstance, providers: Providers, now: () => Date): void {
  admitSigned(app, {
    signers: providers,
    headers: {
      signer: WALLET_HEADERS.provider,
      timestamp: WALLET_HEADERS.timestamp,
      signature: WALLET_HEADERS.signature,
    },
    windowSeconds: SIGNATURE_WINDOW_SECONDS,
    now: () => now().getTime(),
    fromPage: 'Only servers may call the wallet, never a page.',
    // The same for both reasons: it does not tell which providers exist.
    refusal: () =>
      refuseCall(
        'signature-invalid',
        'The provider is unknown, the signature is wrong, or the timestamp is outside the allowed window.',
      ),
  })
}
