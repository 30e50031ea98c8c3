import {
  Activity,
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type DataRouteMatch,
  type DataRouter,
  NavigationType,
  renderMatches,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
} from 'react-router'
import { createLayer, isLayerShown, type Layer } from './layer.ts'
import styles from './layer.module.css'
import { prefetchedData } from './prefetched-data.ts'

interface RouteModule {
  /** Gets the data of its route from the contexts. */
  default?: ComponentType
  handle?: unknown
}

interface NextPage {
  page: URL
  /** The routes of the page, outermost first. */
  matches: readonly DataRouteMatch[]
  router: DataRouter
  routeModules: Record<string, RouteModule | undefined>
  /** Resolves when the modules of its routes are evaluated. */
  isReady: Promise<unknown>
  /** Renders the first screen, or nothing, as part of the page. */
  show(screen: ReactNode): void
}

/** A route whose first screen may be rendered before its link is clicked has it in its `handle`: its component must not depend on effects. */
export interface FirstScreenHandle {
  firstScreen: boolean
}
const hasFirstScreen = (handle: unknown): boolean => Boolean((handle as Partial<FirstScreenHandle> | undefined)?.firstScreen)

const layoutsOf = (matches: readonly DataRouteMatch[]): string =>
  matches
    .slice(0, -1)
    .map(({ route }) => route.id)
    .join()

/** The page that was pointed at last, and its first screen. */
let latest: { page: URL; data?: unknown; screen?: ReactNode } | undefined

/** Whether the page is in the layout of this one, the only case in which its first screen may be rendered. */
export const isInThisLayout = ({ matches, router }: Pick<NextPage, 'matches' | 'router'>): boolean =>
  layoutsOf(matches) === layoutsOf(router.state.matches)

/** Renders the first screen of a page that the visitor is about to open, and returns true, when its route allows it, its layout is that of this page, and its data has been prefetched. */
export async function renderAhead({ page, matches, router, routeModules, isReady, show }: NextPage): Promise<boolean> {
  const previous = latest
  const pointedAt: typeof latest = { page }
  latest = pointedAt
  await isReady
  const leaf = matches.at(-1)
  const { default: Page, handle } = (leaf && routeModules[leaf.route.id]) ?? {}
  if (!leaf || !Page || !hasFirstScreen(handle) || !isInThisLayout({ matches, router })) return false
  const result = (await prefetchedData(page))?.[leaf.route.id]
  // The layer of a page that is being opened stays whatever else is pointed at.
  if (!result || result.type !== 'data' || isLayerShown() || latest !== pointedAt) return false
  const data = (pointedAt.data = result.result)
  // A press after hovering asks again: the same element is not rendered a second time.
  const isKnown = previous?.page.href === page.href && previous.data === data
  const match = { ...leaf, route: { id: leaf.route.id, Component: Page } }
  pointedAt.screen = isKnown ? (
    previous.screen
  ) : (
    <FirstScreen key={page.href} {...{ page, match, data, router }} onDone={() => startTransition(() => show(null))} />
  )
  startTransition(() => show(pointedAt.screen))
  return true
}

interface FirstScreenProps {
  page: URL
  /** The innermost route of the page. */
  match: NonNullable<Parameters<typeof renderMatches>[0]>[number]
  data: unknown
  router: DataRouter
  onDone(): void
}

/**
 * The next page in an invisible layer over this one, laid out and painted while the visitor still points at its link or presses it. The click only shows
 * the layer; the page itself is rendered underneath afterwards, and the layer goes. `Activity`: none of the components' effects run here.
 */
function FirstScreen({ page, match, data, router, onDone }: FirstScreenProps) {
  const element = useRef<HTMLDivElement>(null)
  const layer = useRef<Layer>(null)
  const { key } = useLocation()
  const [openedAt] = useState(key)
  const done = useRef(onDone)
  useEffect(() => void (done.current = onDone), [onDone])
  useLayoutEffect(() => {
    if (!element.current) return
    layer.current = createLayer({ element: element.current, page, navigate: (to) => void router.navigate(to) })
    return layer.current.attach()
  }, [page, router])
  useLayoutEffect(() => {
    if (key !== openedAt) void layer.current?.pageShown().then(() => done.current())
  }, [key, openedAt])
  const [initial] = useState(use(DataRouterDataContext))
  const next = useMemo(() => {
    const { pathname, search, hash } = page
    const location = { pathname, search, hash, state: null, key: 'next', mask: undefined }
    const loaderData = { ...initial?.loaderData, [match.route.id ?? '']: data }
    return (
      <LocationContext value={{ location, navigationType: NavigationType.Push }}>
        <DataRouterDataContext value={{ actionData: null, errors: null, loaderData }}>
          <Activity mode="hidden">{renderMatches([match])}</Activity>
        </DataRouterDataContext>
      </LocationContext>
    )
  }, [page, match, data, initial])
  return (
    <div ref={element} className={styles.layer} aria-hidden="true">
      <div inert>{next}</div>
    </div>
  )
}
