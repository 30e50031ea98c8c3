import { plainlyClickedLink, setReadyPage, stopEvent, takeHeldClick } from './held-click.ts'
import styles from './layer.module.css'

export interface Layer {
  /** Waits for the click; returns a function that ends it. */
  attach(): () => void
  /** The navigation has rendered its page. Resolves when the layer is hidden. */
  pageShown(): Promise<void>
}

interface LayerOptions {
  /** The layer, with the class of this module; what its only child contains is laid out over the page, but not seen. */
  element: HTMLElement
  page: URL
  navigate(to: string): void
}

/** The longest time for which the layer waits for the pictures of the page under it. */
const PICTURES_MS = 400
/** A frame of a visible page comes much earlier. */
const LONGEST_FRAME_MS = 300
/** After this time without the new page the previous one is shown again, with the router's progress line. */
const LONGEST_NAVIGATION_MS = 10_000

let isAnyShown = false
/** The layer of a page that is being opened stays whatever else is pointed at. */
export const isLayerShown = (): boolean => isAnyShown

/**
 * A layer with the first screen of a page. A plain click on a link to it shows the layer, and is repeated when that frame is painted: everything a
 * navigation does comes after what the visitor waits for [P6]. Screen readers, focus and search in the page see only the page itself.
 */
export function createLayer({ element, page, navigate }: LayerOptions): Layer {
  const content = element.firstElementChild as HTMLElement
  /** A tap on the shown screen before its page is there. */
  let tap: { x: number; y: number } | null = null
  let isShown = false
  // React hides what an `Activity` hides, with each change anew; the layer does so itself.
  const unhide = new MutationObserver(() => {
    for (const child of content.children) (child as HTMLElement).style.removeProperty('display')
    onContent()
  })

  function onClick(event: MouseEvent): void {
    if (event.isTrusted && event.target === element) {
      stopEvent(event)
      tap = { x: event.clientX, y: event.clientY }
      return
    }
    const link = plainlyClickedLink(event)
    if (link?.href !== page.href || !canOpen()) return
    stopEvent(event)
    open(link)
  }

  /** Scrolled, the page would begin elsewhere. */
  const canOpen = () => !isShown && window.scrollY === 0 && content.firstElementChild !== null

  /** The first screen is rendered: it answers a click that waits for it. */
  function onContent(): void {
    if (!content.firstElementChild) return
    setReadyPage(page, true)
    const link = takeHeldClick(page)
    if (link && canOpen()) open(link)
    else link?.click()
  }

  function open(link: HTMLAnchorElement): void {
    takeHeldClick(page)
    const main = document.querySelector('main')
    if (main) place(element, main)
    setShown(true)
    setWaiting(true)
    setTimeout(hide, LONGEST_NAVIGATION_MS)
    afterPaint(() => (link.isConnected ? link.click() : navigate(page.pathname + page.search)))
  }

  function setShown(shown: boolean): void {
    isShown = isAnyShown = shown
    element.classList.toggle(styles.shown ?? '', shown)
  }
  const setWaiting = (isWaiting: boolean) => element.classList.toggle(styles.waiting ?? '', isWaiting)
  function hide(): void {
    setWaiting(false)
    if (isShown) setShown(false)
  }

  return {
    attach() {
      const main = document.querySelector('main')
      if (!main) return () => undefined
      element.classList.add(...main.classList)
      place(element, main)
      unhide.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
      window.addEventListener('click', onClick, { capture: true })
      return () => {
        window.removeEventListener('click', onClick, { capture: true })
        unhide.disconnect()
        setReadyPage(page, false)
        hide()
      }
    },
    async pageShown() {
      if (!isShown) return
      setWaiting(false)
      await picturesOf(document.querySelector('main'))
      hide()
      if (tap) document.elementFromPoint(tap.x, tap.y)?.closest<HTMLElement>('a, button')?.click()
    },
  }
}

/** Places the layer over the content of the page, down to the bottom of the screen. */
function place(element: HTMLElement, main: HTMLElement): void {
  const { left, top, width } = main.getBoundingClientRect()
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${window.innerHeight - top}px`,
  })
}

function afterPaint(task: () => void): void {
  let isOver = false
  const once = () => {
    if (isOver) return
    isOver = true
    task()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME_MS)
}

/** Resolves when the pictures on the screen are decoded, so that none of them flickers when the layer is hidden. */
async function picturesOf(main: HTMLElement | null): Promise<void> {
  const pictures = [...(main?.querySelectorAll('img') ?? [])].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
  const decoded = Promise.allSettled(pictures.map((image) => image.decode()))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PICTURES_MS))])
}
