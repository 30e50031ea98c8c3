/** One encoded frame of a film. */
export interface Frame {
  bytes: Uint8Array
  key: boolean
}
export interface Track {
  width: number
  height: number
  fps: number
}

/** Ids of the used Matroska elements (RFC 9559). */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const
const VIDEO = 1
const KEY_FRAME = 0x80
const MILLISECOND = 1_000_000
const APP = 'herna films'

/** A silent WebM file of VP9 frames. Duration and index precede the frames, so that players loop and seek without another request. */
export function webmOf(frames: readonly Frame[], { width, height, fps }: Track): Uint8Array {
  const timestampOf = (frame: number) => Math.round((frame * 1000) / fps)
  const head = master(ID.ebml, [
    number(ID.ebmlVersion, 1),
    number(ID.ebmlReadVersion, 1),
    number(ID.ebmlMaxIdLength, 4),
    number(ID.ebmlMaxSizeLength, 8),
    text(ID.docType, 'webm'),
    number(ID.docTypeVersion, 4),
    number(ID.docTypeReadVersion, 2),
  ])
  const info = master(ID.info, [
    number(ID.timestampScale, MILLISECOND),
    float(ID.duration, timestampOf(frames.length)),
    text(ID.muxingApp, APP),
    text(ID.writingApp, APP),
  ])
  const tracks = master(ID.tracks, [
    master(ID.trackEntry, [
      number(ID.trackNumber, 1),
      number(ID.trackUid, 1),
      number(ID.trackType, VIDEO),
      number(ID.flagLacing, 0),
      text(ID.codecId, 'V_VP9'),
      number(ID.defaultDuration, Math.round((MILLISECOND * 1000) / fps)),
      master(ID.video, [number(ID.pixelWidth, width), number(ID.pixelHeight, height)]),
    ]),
  ])
  const cluster = master(ID.cluster, [
    number(ID.timestamp, 0),
    ...frames.map(({ bytes, key }, n) => block(timestampOf(n), bytes, key)),
  ])
  // The cluster's position is counted from the end of the segment's header and includes the index, whose size is fixed.
  const clusterPosition = info.length + tracks.length + cuesAt(0).length
  return join([head, master(ID.segment, [info, tracks, cuesAt(clusterPosition), cluster])])
}

const cuesAt = (clusterPosition: number): Uint8Array =>
  master(ID.cues, [
    master(ID.cuePoint, [
      number(ID.cueTime, 0),
      master(ID.cueTrackPositions, [number(ID.cueTrack, 1), element(ID.cueClusterPosition, bigEndian(clusterPosition, 4))]),
    ]),
  ])

function block(time: number, bytes: Uint8Array, key: boolean): Uint8Array {
  if (time > 0x7fff) throw new RangeError('a film of one cluster is at most 32 seconds long')
  return element(ID.simpleBlock, join([[0x81], bigEndian(time, 2), [key ? KEY_FRAME : 0], bytes]))
}

function join(parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

const bigEndian = (value: number, length: number): number[] =>
  Array.from({ length }, (_, n) => Math.floor(value / 256 ** (length - 1 - n)) % 256)
const bytesFor = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 8))

/** Sizes always take eight bytes, so that no size depends on another. */
const element = (id: number, content: ArrayLike<number>): Uint8Array =>
  join([bigEndian(id, bytesFor(id)), [0x01], bigEndian(content.length, 7), content])
const master = (id: number, children: readonly Uint8Array[]): Uint8Array => element(id, join(children))
const number = (id: number, value: number): Uint8Array => element(id, bigEndian(value, bytesFor(value)))
const text = (id: number, value: string): Uint8Array => element(id, new TextEncoder().encode(value))
function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return element(id, bytes)
}
