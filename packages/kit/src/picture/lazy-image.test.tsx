import { afterEach, expect, test } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { type ImageState, LazyImage } from './lazy-image.tsx'

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="22" height="14"/%3E'
const BROKEN = 'data:image/webp;base64,AAAA'

let root: Root | null = null
const render = (src: string, onState?: (state: ImageState) => void) => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<LazyImage src={src} width={220} height={144} onState={onState} alt="Hra" />)
}
const image = () => document.querySelector('img')
afterEach(() => {
  root?.unmount()
  root = null
  document.body.replaceChildren()
})

test('an image is loading, then loaded [4.35]', async () => {
  const states: ImageState[] = []
  render(PICTURE, (state) => states.push(state))
  await expect.poll(() => states).toEqual(['loading', 'loaded'])
  expect(image()?.dataset.state).toBe('loaded')
})

test('an image that cannot be shown is loading, then in error, and keeps its layout space [4.35]', async () => {
  const states: ImageState[] = []
  render(BROKEN, (state) => states.push(state))
  await expect.poll(() => states).toEqual(['loading', 'error'])
  expect(image()?.getAttribute('width')).toBe('220')
  expect(getComputedStyle(image() as HTMLImageElement).visibility).toBe('hidden')
})

test('a new address starts again [4.35]', async () => {
  const states: ImageState[] = []
  const onState = (state: ImageState) => states.push(state)
  render(BROKEN, onState)
  await expect.poll(() => states.at(-1)).toBe('error')
  render(PICTURE, onState)
  await expect.poll(() => states).toEqual(['loading', 'error', 'loading', 'loaded'])
})

test('an image far below the viewport is not requested until it comes near [4.35]', () => {
  render(PICTURE)
  return expect.poll(() => image()?.loading).toBe('lazy')
})
