import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installationSecret } from './installation-secret.ts'

test('processes of one data folder read one secret, each name its own, and only their user reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herna-secret-'))
  try {
    const first = installationSecret(join(folder, 'data'), 'internal')
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(installationSecret(join(folder, 'data'), 'internal')).toBe(first)
    expect(installationSecret(join(folder, 'data'), 'wallet')).not.toBe(first)
    expect(readdirSync(join(folder, 'data')).toSorted()).toEqual(['internal.key', 'wallet.key'])
    expect(statSync(join(folder, 'data', 'internal.key')).mode & 0o077).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
