import { pageMeta } from '../seo/index.ts'
import type { Route } from './+types/live-personal-list.route'
import { readPersonalList } from './personal-list.server.ts'
import { PersonalListPage } from './personal-list-page.tsx'

export const loader = ({ context, request, params }: Route.LoaderArgs) => readPersonalList(context, request, params.slug, true)

/** A logout leaves this page [4.14]. */
export const handle = { auth: 'user' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.title ?? '', indexed: false })

/** A personal list of the live casino [2.8]. */
export default function LivePersonalListRoute({ loaderData }: Route.ComponentProps) {
  return <PersonalListPage {...loaderData} key={loaderData.source} live />
}
