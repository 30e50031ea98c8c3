export interface ByteRange {
  first: number
  last: number
}

/**
 * The one range of bytes a request asks for [RFC 9110 §14]. Null: the whole, also where the header is not understood or asks for several
 * ranges, which a server may ignore. `'beyond'`: nothing of it is there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'beyond' {
  const found = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [from, to] = [found[1] ?? '', found[2] ?? '']
  if (from === '') return to === '0'.repeat(to.length) ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first < size ? { first, last } : 'beyond'
}
