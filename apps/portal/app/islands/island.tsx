import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useFragments } from './fragments.tsx'
import { HydrationContext, PageHydration } from './hydration-phase.tsx'
import { usePageContexts } from './page-contexts.tsx'
import { type HydrateWhen, hydrateWhenIdle, waitForVisitor } from './waiting-islands.ts'

interface IslandProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'nav' | 'footer'
  hydrate: HydrateWhen
  /** True as soon as its content must differ from the server's. */
  isNeeded?: boolean
  /** Everything its content depends on, when many pages share it: the server renders it once (see `Fragments`). */
  fragment?: string
  ref?: Ref<HTMLElement | null>
  children: ReactNode
}

/** React leaves this content alone while it hydrates the page; the server's HTML stays. */
const SERVER_HTML = { __html: '' }

/**
 * An element whose content is hydrated later, by a React root of its own. Until then it is the server's HTML: links work, nothing is rendered.
 * On the server and after navigations it renders its children as usual.
 */
export function Island({ as: Tag = 'div', hydrate, isNeeded = false, fragment, ref, children, ...attributes }: IslandProps) {
  const phase = useContext(HydrationContext)
  const [isDetached, setDetached] = useState(phase.isHydrating)
  const element = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current)
  const withPageContexts = usePageContexts()
  const content = useIslandRoot(isDetached ? withPageContexts(children) : null)

  useLayoutEffect(() => {
    const container = element.current
    if (!isDetached || !container) return
    // After a failed hydration React renders the page anew, without the server's HTML.
    if (!container.hasChildNodes()) return setDetached(false)
    const stopWaiting = waitForVisitor(container, { hydrate: () => content.hydrate(container), when: hydrate })
    if (hasFailedPicture(container)) hydrateWhenIdle(container)
    return () => {
      stopWaiting()
      content.unmount()
    }
  }, [isDetached, hydrate, content])
  useLayoutEffect(() => {
    if (isNeeded && element.current) hydrateWhenIdle(element.current)
  }, [isNeeded])
  const fragments = useFragments()

  if (import.meta.env.SSR && fragments && fragment !== undefined)
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: fragments.html(fragment, () => children) }} />
  return isDetached ? (
    <Tag ref={element as Ref<never>} {...attributes} dangerouslySetInnerHTML={SERVER_HTML} suppressHydrationWarning />
  ) : (
    <Tag ref={element as Ref<never>} {...attributes}>
      {children}
    </Tag>
  )
}

interface IslandRoot {
  hydrate(container: Element): void
  unmount(): void
}

/** The root of a detached island. It hydrates with the content of its first render, which matches the server's HTML, and renders the latest one afterwards. */
function useIslandRoot(content: ReactNode): IslandRoot {
  const [root] = useState(() => createIslandRoot(content))
  useLayoutEffect(() => root.show(content))
  return root
}

function createIslandRoot(initial: ReactNode): IslandRoot & { show(content: ReactNode): void } {
  let root: Root | undefined
  let latest = initial
  let isHydrated = false
  const render = () => root?.render(withPhase(latest))
  const onHydrated = () => {
    isHydrated = true
    if (latest !== initial) render()
  }
  const withPhase = (content: ReactNode) => <PageHydration onHydrated={onHydrated}>{content}</PageHydration>
  return {
    hydrate(container) {
      root = hydrateRoot(container, withPhase(initial))
    },
    show(content) {
      latest = content
      if (isHydrated) render()
    },
    unmount() {
      const unmounted = root
      root = undefined
      // Later: React is committing the page without this island, and the next page is painted first.
      if (unmounted) setTimeout(() => unmounted.unmount())
    },
  }
}

/** A picture that failed before the page hydrated: its component shows the game's name instead [4.35]. */
const hasFailedPicture = (container: Element): boolean =>
  [...container.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
