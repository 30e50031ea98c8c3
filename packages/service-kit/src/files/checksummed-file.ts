import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const checksumOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const CHECKSUM_BYTES = 32

/** Reads a cache file written by `writeChecksummed`. Null: missing, empty, cut off or damaged. */
export async function readChecksummed(file: string): Promise<Buffer | null> {
  const content = await readFile(file).catch(() => null)
  if (!content || content.length <= CHECKSUM_BYTES) return null
  const bytes = content.subarray(CHECKSUM_BYTES)
  return checksumOf(bytes).equals(content.subarray(0, CHECKSUM_BYTES)) ? bytes : null
}

/** Writes a cache file that starts with the SHA-256 of its bytes: a temporary file, fsync, rename. A reader sees the whole file or none. */
export async function writeChecksummed(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporaryFile = `${file}.${randomUUID()}`
  try {
    const handle = await open(temporaryFile, 'wx')
    try {
      await handle.writeFile(Buffer.concat([checksumOf(bytes), bytes]))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true }).catch(() => {})
    throw error
  }
}
