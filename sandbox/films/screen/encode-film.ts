import { filmOf } from './film.ts'
import type { Material, RenderedImages } from './material.ts'
import { FPS, FRAMES, H, MICROSECONDS, W } from './measures.ts'

/** VP9 level 2.1, supported by every browser that plays WebM. */
const CODEC = 'vp09.00.21.08'
export interface EncodedFrame {
  /** Base64 of one encoded frame. */
  data: string
  key: boolean
}

/** Renders and encodes every frame of a film in the page; time is derived from the frame number, not from the clock. */
export async function encodeFilm(material: Material, bitrate: number): Promise<EncodedFrame[]> {
  const film = filmOf(material, await renderImages(material))
  const canvas = document.createElement('canvas')
  canvas.width = W
  canvas.height = H
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw on')
  const encodedFrames: EncodedFrame[] = []
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk) => encodedFrames.push({ data: base64Of(chunk), key: chunk.type === 'key' }),
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({
    codec: CODEC,
    width: W,
    height: H,
    bitrate,
    framerate: FPS,
    latencyMode: 'quality',
    bitrateMode: 'variable',
  })
  for (let frame = 0; frame < FRAMES; frame += 1) {
    film(context, frame / FPS)
    const picture = new VideoFrame(canvas, { timestamp: frame * MICROSECONDS, duration: MICROSECONDS })
    encoder.encode(picture, { keyFrame: frame === 0 })
    picture.close()
    while (encoder.encodeQueueSize > 2 && !failure) await new Promise((done) => setTimeout(done, 4))
  }
  await encoder.flush()
  if (failure) throw failure
  return encodedFrames
}

async function renderImages(material: Material): Promise<RenderedImages> {
  return {
    art: await bitmapOf(material.art, 960),
    scene: await Promise.all(material.scene.map((layer) => bitmapOf(layer, 960))),
    title: await bitmapOf(material.title, 760),
    symbols: await Promise.all(material.symbols.map((symbol) => bitmapOf(symbol, 320))),
  }
}

async function bitmapOf(svg: string, width: number): Promise<ImageBitmap> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const sheet = new OffscreenCanvas(width, Math.round((width * image.naturalHeight) / image.naturalWidth))
  const context = sheet.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.drawImage(image, 0, 0, sheet.width, sheet.height)
  URL.revokeObjectURL(image.src)
  return createImageBitmap(sheet)
}

function base64Of(chunk: EncodedVideoChunk): string {
  const bytes = new Uint8Array(chunk.byteLength)
  chunk.copyTo(bytes)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
