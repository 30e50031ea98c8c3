import type { BrowserContext } from 'playwright/test'

/**
 * In frames of this context an image reports that it failed as soon as it has an address. A browser that loads no images reports nothing, and each
 * game would wait eight seconds for its pictures before it opens without them.
 */
export const failImagesOfFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window === window.top) return
    const images = HTMLImageElement.prototype
    const setAttribute = images.setAttribute
    const setAddress = (image: HTMLImageElement, address: string) => {
      setAttribute.call(image, 'src', address)
      setTimeout(() => image.dispatchEvent(new Event('error')))
    }
    images.setAttribute = function (this: HTMLImageElement, name, value) {
      if (name === 'src') setAddress(this, value)
      else setAttribute.call(this, name, value)
    }
    Object.defineProperty(images, 'src', {
      get(this: HTMLImageElement) {
        return this.getAttribute('src') ?? ''
      },
      set(this: HTMLImageElement, address: string) {
        setAddress(this, address)
      },
    })
  })
