import { readEditedPage } from '../layout-widgets/index.ts'
import { menuTitle } from '../urls/index.ts'
import { pageMeta } from '../seo/index.ts'
import texts from '../texts/sk-SK/personal-lists.json'
import type { Route } from './+types/my-live-games.route'
import { MyGamesPage } from './my-games-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'MyLiveGames')
  return { ...page, title: menuTitle(content, 'preview-live-casino-user-my-games') ?? texts['my-live-games'] }
}

/** A logout leaves this page [4.14]. */
export const handle = { auth: 'user' }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.title ?? '', seo: args.loaderData?.seo, indexed: false })

/** The player's games of the live casino [2.9]. */
export default function MyLiveGamesRoute({ loaderData }: Route.ComponentProps) {
  return <MyGamesPage {...loaderData} live />
}
