import { addressOf } from '../urls/index.ts'

/** Drafts have their own file, which nobody keeps [4.15]. */
export const catalogueAddress = (fingerprint: string, preview: boolean): string =>
  addressOf('preview-catalogue', { page: `${fingerprint}.json` }, preview)
