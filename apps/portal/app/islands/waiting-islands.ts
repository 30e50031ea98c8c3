import { flushSync } from 'react-dom'

/** An island whose HTML is still the server's. */
interface WaitingIsland {
  hydrate(): void
  when: HydrateWhen
}

/**
 * `near`: when it comes near the viewport. `touched`: only when a pointer, a finger or the focus reaches it. `near-with-mouse`: like `near` where there is a mouse,
 * like `touched` on phones.
 */
export type HydrateWhen = 'near' | 'touched' | 'near-with-mouse'

/** Adds to the server's HTML of waiting islands what they would show when hydrated. */
export interface IslandDecorator {
  /** The island waits from now on. */
  enter(island: Element): void
  /** The island hydrates or leaves the page: restores the server's HTML. Returns what is to be done after the hydration. */
  leave(island: Element): (() => void) | undefined
}
let decorator: IslandDecorator | null = null

/** Sets the one decorator of all waiting islands: `decorateWaitingIslands` makes one of several. */
export function setIslandDecorator(next: IslandDecorator): Iterable<Element> {
  decorator = next
  return waiting.keys()
}

/**
 * Events after which the island must answer, `error` that of a picture; in the capture phase, so that the island's own listeners get the same event. A radio button that hydrates
 * with its click loses it, because the browser has checked it before: the page may have been committed during the press, so its end counts too.
 */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'pointerup', 'mouseup', 'focusin', 'keydown', 'click', 'error']
/** Rows are hydrated before they are scrolled into view. */
const NEAR = '200px 0px'

const waiting = new Map<Element, WaitingIsland>()
let observer: IntersectionObserver | undefined
let listeners: AbortController | undefined

/** Registers an island; returns a function that removes it. */
export function waitForVisitor(element: Element, island: WaitingIsland): () => void {
  listen()
  waiting.set(element, island)
  // Each observed element costs every frame some microseconds.
  if (island.when === 'near' || (island.when === 'near-with-mouse' && hasMouse())) observer?.observe(element)
  decorator?.enter(element)
  return () => void remove(element)
}

function remove(element: Element): (() => void) | undefined {
  if (!waiting.delete(element)) return
  observer?.unobserve(element)
  const restore = decorator?.leave(element)
  if (waiting.size === 0) {
    listeners?.abort()
    observer?.disconnect()
    listeners = observer = undefined
  }
  return restore
}

function listen(): void {
  if (listeners) return
  listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const type of INTERACTIONS) document.addEventListener(type, hydrateTouched, options)
  observer = new IntersectionObserver(hydrateNear, { rootMargin: NEAR })
}

/**
 * Hydrates a waiting island in one task. Never in slices: React loses an event between two of them, because it finds the island's element, which is both
 * a root and an element of the page's root, only as the latter (`attemptSynchronousHydration`).
 */
function hydrateIsland(element: Element): void {
  const island = waiting.get(element)
  if (!island) return
  const restore = remove(element)
  flushSync(island.hydrate)
  restore?.()
}

/** Synchronously, outermost island first: the event that is being dispatched reaches the hydrated components. */
function hydrateTouched({ target }: Event): void {
  const path: Element[] = []
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) path.unshift(element)
  for (const element of path) hydrateIsland(element)
}

const nextIslands: Element[] = []

/** Hydrates an island in the next idle period: one per period, so that none of them delays a tap. */
export function hydrateWhenIdle(element: Element): void {
  if (nextIslands.includes(element)) return
  nextIslands.push(element)
  if (nextIslands.length === 1) whenIdle(hydrateNext)
}

/** Where rows have arrow buttons, as in their style sheet. */
const hasMouse = (): boolean => window.matchMedia('(hover: hover) and (width >= 1024px)').matches

function hydrateNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) hydrateWhenIdle(target)
}

function hydrateNext(): void {
  const element = nextIslands.shift()
  if (element) hydrateIsland(element)
  if (nextIslands.length > 0) whenIdle(hydrateNext)
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (task: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 500 }) : setTimeout(task, 1))
