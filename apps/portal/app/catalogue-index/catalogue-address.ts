import { addressOf } from '../urls/index.ts'

/** URL of the catalogue file; drafts have their own, which is not cached [4.15]. */
export const catalogueAddress = (fingerprint: string, preview: boolean): string =>
  addressOf('preview-catalogue', { page: `${fingerprint}.json` }, preview)
