import type { Game } from '@herna/contract/content'
import { pageMeta, readPageSeo } from '../seo/index.ts'
import texts from '../texts/sk-SK/lobby.json'
import { featureTexts } from '../texts/index.ts'
import liveTexts from '../texts/sk-SK/live-lobby.json'
import { readContent } from '../loader-context/index.ts'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/live-lobby.route'
import { ConnectionLine } from '../live-tables/index.ts'
import { packedWidgetsOfLayouts } from '../layout-widgets/index.ts'
import { LobbyPage } from './lobby-page.tsx'

const useLiveLobbyTexts = featureTexts(liveTexts)

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)

  return {
    ...packedWidgetsOfLayouts(content, 'LiveLobby'),
    title: menuTitle(content, 'preview-live-casino') ?? texts.live,
    tables: liveTablesOf(content.games),
    seo: await readPageSeo(context, request, 'LiveLobby'),
  }
}

/** Counts the tables open now; when none is open, the prepared ones (`live: false`). */
function liveTablesOf(games: readonly Game[]): { count: number; live: boolean } {
  const tables = games.filter(({ type }) => type === 'Live')
  const openTables = tables.filter(
    ({ realEnabled, demoEnabled, maintenance }) => (realEnabled || demoEnabled) && maintenance === null,
  )
  return openTables.length > 0 ? { count: openTables.length, live: true } : { count: tables.length, live: false }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: texts['live-description'],
    seo: args.loaderData?.seo,
  })

/** The live lobby [2.6]. */
export default function LiveLobby({ loaderData }: Route.ComponentProps) {
  const liveTexts = useLiveLobbyTexts()
  const { tables, ...page } = loaderData
  const initial = liveTexts(tables.live ? 'tables' : 'tables-soon', { count: tables.count })
  return <LobbyPage {...page} isTitleShown lead={<ConnectionLine initial={initial} />} />
}
