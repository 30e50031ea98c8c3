import { expect, test } from 'vitest'
import { type Frame, webmOf } from './webm.ts'

interface Element {
  id: number
  /** Offset of its content in the file. */
  from: number
  content: Uint8Array
}
const numberOf = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0)

/** An independent reader by RFC 8794: the widths of ids and sizes are read from their first bits. */
function elementsOf(bytes: Uint8Array, from = 0): Element[] {
  const elements: Element[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const idWidth = Math.clz32(bytes[offset] ?? 0) - 23
    const sizeWidth = Math.clz32(bytes[offset + idWidth] ?? 0) - 23
    const start = offset + idWidth + sizeWidth
    const size = bytes.slice(offset + idWidth, start)
    size[0] = (size[0] ?? 0) & (0xff >> sizeWidth)
    const end = start + numberOf(size)
    elements.push({
      id: numberOf(bytes.subarray(offset, offset + idWidth)),
      from: from + start,
      content: bytes.subarray(start, end),
    })
    offset = end
  }
  return elements
}
const child = (list: Element[], id: number): Element => {
  const found = list.find((element) => element.id === id)
  if (!found) throw new Error(`no element ${id.toString(16)}`)
  return found
}
const childrenOf = ({ content, from }: Element): Element[] => elementsOf(content, from)

const FRAMES: Frame[] = Array.from({ length: 50 }, (_, n) => ({
  bytes: Uint8Array.from({ length: 300 + n }, () => n),
  key: n === 0,
}))
const file = webmOf(FRAMES, { width: 640, height: 400, fps: 25 })
const top = elementsOf(file)
const segment = child(top, 0x18538067)
const cluster = child(childrenOf(segment), 0x1f43b675)

test('the file is a WebM of one segment without trailing data', () => {
  expect(top.map(({ id }) => id)).toEqual([0x1a45dfa3, 0x18538067])
  expect(new TextDecoder().decode(child(childrenOf(top[0] as Element), 0x4282).content)).toBe('webm')
})

test('it has one track of VP9 and no sound', () => {
  const tracks = childrenOf(child(childrenOf(segment), 0x1654ae6b))
  expect(tracks).toHaveLength(1)
  const track = childrenOf(tracks[0] as Element)
  expect(numberOf(child(track, 0x83).content)).toBe(1)
  expect(new TextDecoder().decode(child(track, 0x86).content)).toBe('V_VP9')
  expect(childrenOf(child(track, 0xe0)).map(({ content }) => numberOf(content))).toEqual([640, 400])
})

test('its duration is in its header', () => {
  const { content } = child(childrenOf(child(childrenOf(segment), 0x1549a966)), 0x4489)
  expect(new DataView(content.buffer, content.byteOffset, 8).getFloat64(0)).toBe(2_000)
})

test('it contains every frame in order at its time, and the first is a key frame', () => {
  const blocks = childrenOf(cluster).filter(({ id }) => id === 0xa3)
  expect(blocks.map(({ content }) => numberOf(content.subarray(1, 3)))).toEqual(FRAMES.map((_, n) => n * 40))
  expect(blocks.map(({ content }) => content[3])).toEqual(FRAMES.map(({ key }) => (key ? 0x80 : 0)))
  expect(blocks.map(({ content }) => content.slice(4))).toEqual(FRAMES.map(({ bytes }) => bytes))
})

test('the index points to the frames', () => {
  const clusterPosition = child(
    childrenOf(child(childrenOf(child(childrenOf(child(childrenOf(segment), 0x1c53bb6b)), 0xbb)), 0xb7)),
    0xf1,
  )
  const [first] = elementsOf(file.subarray(segment.from + numberOf(clusterPosition.content)), 0)
  expect(first?.id).toBe(0x1f43b675)
})

test('a film longer than one cluster is rejected', () => {
  const long = Array.from({ length: 40 }, () => ({ bytes: new Uint8Array(1), key: false }))
  expect(() => webmOf(long, { width: 1, height: 1, fps: 1 })).toThrow(RangeError)
})
