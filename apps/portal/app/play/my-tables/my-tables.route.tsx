import { lazy, Suspense } from 'react'
import { readConfiguration, readContent } from '../../loader-context/index.ts'
import { pageMeta } from '../../seo/index.ts'
import texts from '../../texts/sk-SK/my-tables.json'
import { addressOf, isPreviewPath } from '../../urls/index.ts'
import { WaitingForGame } from '../before-play.tsx'
import { GameOverlay } from '../game-overlay.tsx'
import { LoginGate } from '../login-gate.tsx'
import { useLeave } from '../use-leave.ts'
import type { Route } from './+types/my-tables.route'
import { useMyTablesTexts } from './my-tables-texts.ts'
import { playableTables } from './playable-tables.server.ts'

/** Only players load it: its parts of the live tables would otherwise be in the scripts of every live page [P4]. */
const MyTables = lazy(() => import('./my-tables.tsx').then((module) => ({ default: module.MyTables })))

/** The page is the same for everyone and for all tables, so it can be cached; the browser reads the address and adds the player's part. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const { locale, gameOrigins } = readConfiguration(context)
  return {
    tables: playableTables(content, { languageCode: locale.code, gameOrigins }),
    lobbyHref: addressOf('preview-live-casino', {}, isPreviewPath(new URL(request.url).pathname)),
  }
}

/** Other tables in the address need nothing from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation): boolean =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

interface Revalidation {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** A logout here leads to the home page [4.14]; a session that expires leaves the tables open. */
export const handle = { auth: 'user', runsGame: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, indexed: false })

/** Up to four live tables at once (decision 0056). */
export default function MyTablesPage({ loaderData: { tables, lobbyHref } }: Route.ComponentProps) {
  const t = useMyTablesTexts()
  const leave = useLeave(lobbyHref)
  return (
    <LoginGate
      name={t('title')}
      openingText={t('opening')}
      backdrop={null}
      links={[{ href: lobbyHref, label: t('back-to-lobby') }]}
      leave={leave}
    >
      <Suspense
        fallback={
          <WaitingForGame backdrop={null}>
            <GameOverlay text={t('opening')} />
          </WaitingForGame>
        }
      >
        <MyTables tables={tables} lobbyHref={lobbyHref} onLeave={leave} />
      </Suspense>
    </LoginGate>
  )
}
