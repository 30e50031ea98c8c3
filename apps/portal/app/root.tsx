import '@herna/kit/base.css'
import interFont from '@herna/kit/fonts/inter.woff2?url'
import outfitFont from '@herna/kit/fonts/outfit.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { catalogueFingerprint } from './catalogue-index/index.ts'
import { CONSENT_SCRIPT } from './embeds/index.ts'
import { useFilterGuard } from './filters/index.ts'
import favicon from './shell/favicon.svg?url'
import { ErrorPage, errorFacts, Shell, shellViewOf, SignedInStart, THEME_SCRIPT, useRetryAfterUpdate } from './shell/index.ts'
import { EARLY_ERRORS_SCRIPT } from './error-reports/index.ts'
import { type PageStart, START_SCRIPT } from './islands/index.ts'
import type { PublicConfiguration } from './config/index.ts'
import { PagePrefetch, takePrefetchedData } from './page-prefetch/index.ts'
import { readConfiguration, readContent, readNow } from './loader-context/index.ts'
import { personalCategories } from './personal-lists/index.ts'
import { PERSONAL_SCRIPT } from './recommendations/index.ts'
import { isPreviewPath } from './urls/index.ts'
import { PLAYER_SCRIPT, PlayerStart } from './session/index.ts'
import { joinablePromotions } from './promotion-cards/index.ts'
import { ProtectionStart } from './responsible-gaming/index.ts'
import { useTrackedPage } from './tracking/index.ts'
import { rememberLocale, TextsProvider, textOf } from './texts/index.ts'

/** Menus, configuration and the fingerprint of the catalogue file: the same on every page, so they are loaded once and reused until the visitor enters or leaves the preview. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const configuration = readConfiguration(context)
  const content = await readContent(context, request)
  return {
    configuration,
    shell: shellViewOf(content, configuration),
    features: content.webGlobal.featureToggle,
    catalogue: await catalogueFingerprint(content),
    personal: personalCategories(content),
    joinable: joinablePromotions(content, readNow(context)),
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  isPreviewPath(currentUrl.pathname) !== isPreviewPath(nextUrl.pathname)

/** Answers a navigation from the data prefetched for it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => (await takePrefetchedData(new URL(request.url))) ?? next(),
]

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  ...[outfitFont, interFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
]

/** Title of error pages [2.25]; other pages set their own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (!error) return []
  const missing = errorFacts(error).status === 404
  const title = textOf(missing ? 'errors.page.page-not-found' : 'error-page.failed')
  return [
    { title: `${title} | ${loaderData?.configuration.brand.name ?? ''}`.replace(/ \| $/, '') },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Runs before the first paint from the server's HTML; its text is not part of the client bundle. */
const HeadScript = ({ text }: { text: string }) => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />

const PAGE_END = 'koniec'

/** Undefined: the scripts wait for a person. Pages for players and those with a game have something to do at once; a page view that may be reported is. */
function usePageStart(configuration: PublicConfiguration | undefined): PageStart | undefined {
  const matches = useMatches() as { handle?: { auth?: string; startsWhenParsed?: boolean } }[]
  if (matches.some(({ handle }) => handle?.startsWhenParsed)) return 'parsed'
  if (matches.some(({ handle }) => handle?.auth === 'user')) return 'load'
  const { tagManager, customerData } = configuration?.tracking ?? {}
  return tagManager || customerData ? 'consent' : undefined
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const start = usePageStart(root?.configuration)
  return (
    <html lang={root?.configuration.locale.language ?? 'sk'} data-start={start} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadScript text={import.meta.env.SSR ? EARLY_ERRORS_SCRIPT : ''} />
        <HeadScript text={import.meta.env.SSR ? START_SCRIPT : ''} />
        <HeadScript text={import.meta.env.SSR ? THEME_SCRIPT : ''} />
        <HeadScript text={import.meta.env.SSR ? PERSONAL_SCRIPT : ''} />
        <HeadScript text={import.meta.env.SSR ? PLAYER_SCRIPT : ''} />
        <HeadScript text={import.meta.env.SSR ? CONSENT_SCRIPT : ''} />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <Links />
        {/* Delays the first paint until the whole page is parsed, so that nothing shifts (CLS). */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
      </head>
      <body>
        <TextsProvider locale={root?.configuration.locale.iso}>{children}</TextsProvider>
        <div id={PAGE_END} hidden />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { langCookieDomain: domain, locale } = loaderData.configuration
  const { iso } = locale
  // There is one language so far [0.1]; a second one is added to `supported`.
  useEffect(() => rememberLocale({ current: iso, supported: [iso], domain }), [iso, domain])
  useRetryAfterUpdate()
  useFilterGuard()
  useTrackedPage()
  return (
    <Shell>
      <Outlet />
      <PlayerLayers configuration={loaderData.configuration} />
      <PagePrefetch />
    </Shell>
  )
}

const PlayerLayers = ({ configuration }: { configuration: PublicConfiguration }) => (
  <>
    <PlayerStart configuration={configuration} />
    <ProtectionStart />
    <SignedInStart />
  </>
)

/** A 404 page starts the player's session like any other page [4.4]; after a rendering error the player layers, which may have caused it, are left out. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <ErrorPage error={error}>
      {root && isRouteErrorResponse(error) && <PlayerLayers configuration={root.configuration} />}
    </ErrorPage>
  )
}
