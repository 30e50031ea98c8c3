import { type EmbedApp, type EmbedManifest, embeds } from '@herna/contract/embeds'
import { CallFailed, callOperation } from '@herna/http-client'

const TIMEOUT_MS = 10_000

/** An app's manifest [7.41], asked for past every cache. Rejects with `CallFailed` alone; another app's manifest is unreadable. */
export async function fetchEmbedManifest(base: string, app: EmbedApp): Promise<EmbedManifest> {
  const host = { base, timeoutMs: TIMEOUT_MS, request: { cache: 'no-store', credentials: 'omit' } } as const
  const manifest = await callOperation(host, embeds.manifest, { params: { app } })
  if (manifest.app !== app) throw new CallFailed('unreadable')
  return manifest
}
