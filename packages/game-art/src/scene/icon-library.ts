import { closeSync, openSync, readSync } from 'node:fs'

/** The drawing of a name as SVG elements; an unknown name is a RangeError. */
export type IconLibrary = (name: string) => string

interface Place {
  start: number
  end: number
}

const CHUNK = 4 * 1024 * 1024
/** Before the key, in bytes. */
const LONGEST_NAME = 200
const KEY = Buffer.from('"body":')
const NAME_BEFORE_KEY = /"([^"\\]+)":\s*\{\s*$/

/**
 * A library in Iconify's JSON, from which single drawings are read. The coloured one is 104 MB of text: parsed as a whole it takes a second and stays in the process's memory. Only the places of
 * the drawings are kept.
 */
export function openIconLibrary(file: string): IconLibrary {
  let places: Map<string, Place> | null = null
  return (name) => {
    places ??= placesIn(file)
    const place = places.get(name)
    if (!place) throw new RangeError(`no drawing "${name}" in ${file}`)
    return readString(file, place)
  }
}

/** Where each drawing may be: from its key to the next one's. */
function placesIn(file: string): Map<string, Place> {
  const places = new Map<string, Place>()
  let last: Place | null = null
  const end = forEachChunk(file, (chunk, offset) => {
    for (let at = chunk.indexOf(KEY); at !== -1; at = chunk.indexOf(KEY, at + KEY.length)) {
      const name = NAME_BEFORE_KEY.exec(chunk.toString('latin1', Math.max(0, at - LONGEST_NAME), at))?.[1]
      const start = offset + at + KEY.length
      if (name === undefined || (last && start <= last.start)) continue
      if (last) last.end = start
      last = { start, end: start }
      places.set(name, last)
    }
  })
  if (last) (last as Place).end = end
  return places
}

/** Each chunk begins with the end of the one before, so that no key lies between two. Returns the size of the file. */
function forEachChunk(file: string, work: (chunk: Buffer, offset: number) => void): number {
  const handle = openSync(file, 'r')
  try {
    const buffer = Buffer.allocUnsafe(CHUNK)
    let [kept, offset] = [0, 0]
    for (let read = -1; read !== 0; ) {
      read = readSync(handle, buffer, kept, CHUNK - kept, null)
      const size = kept + read
      work(buffer.subarray(0, size), offset)
      kept = Math.min(size, LONGEST_NAME + KEY.length)
      buffer.copyWithin(0, size - kept, size)
      offset += size - kept
    }
    return offset + kept
  } finally {
    closeSync(handle)
  }
}

/** The first JSON string of a place. */
function readString(file: string, { start, end }: Place): string {
  const buffer = Buffer.allocUnsafe(end - start)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, buffer, 0, buffer.length, start)
  } finally {
    closeSync(handle)
  }
  const text = buffer.toString('utf8')
  const first = text.indexOf('"')
  let last = text.indexOf('"', first + 1)
  while (text[last - 1] === '\\') last = text.indexOf('"', last + 1)
  return JSON.parse(text.slice(first, last + 1)) as string
}
