import type { CrashDefinition, CrashResult } from '@herna/contract/games'

/** What the browser has computed from a round's seed; `null`: it cannot compute hashes here. */
export interface Verdict {
  /** SHA-256 of the seed. */
  readonly hash: string
  /** Hundredths. */
  readonly crashPoint: number
  readonly isHashRight: boolean
  readonly isPointRight: boolean
  /** Hashing the seed as often as its position gives the hash that was published with the first round of the chain. */
  readonly isChainRight: boolean
}

type Game = Pick<CrashDefinition, 'gameCode' | 'returnPerTenThousand' | 'highestMultiple'>

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The end of a round in hundredths from its hash, by the formula of the contract's `crashDefinition`. */
export function crashPointOf({ returnPerTenThousand, highestMultiple }: Game, hash: bigint): number {
  const multiple = (BigInt(returnPerTenThousand) << 256n) / (100n * (hash + 1n))
  if (multiple < 101n) return 100
  return multiple > BigInt(highestMultiple) ? highestMultiple : Number(multiple)
}

/** Computes a round's end from its seed. `published`: the hash that was published before the round. */
export async function verifyRound(game: Game, result: CrashResult, published: string): Promise<Verdict | null> {
  // Missing on pages without TLS.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const seed = bytesOf(result.seed)
  const hash = hexOf(await subtle.digest('SHA-256', seed))
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const message = new TextEncoder().encode(`${game.gameCode}:${result.number}`)
  const crashPoint = crashPointOf(game, BigInt(`0x${hexOf(await subtle.sign('HMAC', key, message))}`))
  let bytes: ArrayBuffer = seed.buffer
  for (let hashed = 0; hashed < result.position; hashed += 1) bytes = await subtle.digest('SHA-256', bytes)
  return {
    hash,
    crashPoint,
    isHashRight: hash === published && published === result.hash,
    isPointRight: crashPoint === result.crashedAt,
    isChainRight: hexOf(bytes) === result.chainHash,
  }
}
