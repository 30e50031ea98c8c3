import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const sealOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const SEAL = 32

/** The bytes of a cache file that `writeSealed` wrote. Null: there is none, or it is not what was written (empty, cut off, damaged). */
export async function readSealed(file: string): Promise<Buffer | null> {
  const whole = await readFile(file).catch(() => null)
  if (!whole || whole.length <= SEAL) return null
  const bytes = whole.subarray(SEAL)
  return sealOf(bytes).equals(whole.subarray(0, SEAL)) ? bytes : null
}

/** Writes a cache file that starts with the SHA-256 of its bytes: beside, to the disk, then in its place. A reader sees the whole file or none. */
export async function writeSealed(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(Buffer.concat([sealOf(bytes), bytes]))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
