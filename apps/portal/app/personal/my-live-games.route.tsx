import { readEditedPage } from '../lobby/index.ts'
import { pageMeta } from '../seo/index.ts'
import texts from '../texts/sk-SK/personal.json'
import type { Route } from './+types/my-live-games.route'
import { MyGamesPage } from './my-games-page.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  (await readEditedPage(context, request, 'MyLiveGames')).page

/** Left on logout [4.14]. */
export const handle = { auth: 'user' }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts['my-live-games'], seo: args.loaderData?.seo, indexed: false })

/** What the player has of the live casino [2.9]. */
export default function MyLiveGamesRoute({ loaderData }: Route.ComponentProps) {
  return <MyGamesPage {...loaderData} live />
}
