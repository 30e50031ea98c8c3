import { brotliDecompressSync } from 'node:zlib'

const HEADER_SIZE = 48
/** A table whose tag is written out; all others are an index into the format's list of known tags. */
const CUSTOM_TAG = 63
const CMAP = 0
const GLYF = 10
const LOCA = 11

/** The code points of a WOFF2 file: those of the segments (format 4) of its `cmap` table, which the format stores as it is. */
export function codePointsOf(font: Buffer): number[] {
  const tables = font.readUInt16BE(12)
  let at = HEADER_SIZE
  const readSize = () => {
    let size = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      size = size * 128 + (byte & 127)
      if (byte < 128) return size
    }
  }
  let offset = 0
  let cmapOffset = -1
  for (let index = 0; index < tables; index++) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === CUSTOM_TAG) at += 4
    const original = readSize()
    const untransformed = tag === GLYF || tag === LOCA ? 3 : 0
    const stored = flags >> 6 === untransformed ? original : readSize()
    if (tag === CMAP) cmapOffset = offset
    offset += stored
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return segmentCodes(data.subarray(cmapOffset))
}

function segmentCodes(cmap: Buffer): number[] {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (table.readUInt16BE(0) !== 4) continue
    const size = table.readUInt16BE(6)
    const codes: number[] = []
    for (let segment = 0; segment < size; segment += 2) {
      const last = table.readUInt16BE(14 + segment)
      const first = table.readUInt16BE(16 + size + segment)
      for (let code = first; code <= last && code !== 0xffff; code++) codes.push(code)
    }
    return codes
  }
  throw new Error('the font has no cmap of format 4')
}
