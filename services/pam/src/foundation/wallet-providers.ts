import type { Signers } from '@herna/service-kit'

/** Providers that may call the wallet: secrets by provider id. */
export type Providers = Signers
