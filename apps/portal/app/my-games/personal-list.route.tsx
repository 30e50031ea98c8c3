import { pageMeta } from '../seo/index.ts'
import type { Route } from './+types/personal-list.route'
import { readPersonalList } from './personal-list.server.ts'
import { PersonalListPage } from './personal-list-page.tsx'

export const loader = ({ context, request, params }: Route.LoaderArgs) => readPersonalList(context, request, params.slug, false)

/** A logout leaves this page [4.14]. */
export const handle = { auth: 'user' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.title ?? '', indexed: false })

/** A personal list [2.13]. */
export default function PersonalListRoute({ loaderData }: Route.ComponentProps) {
  return <PersonalListPage {...loaderData} key={loaderData.source} />
}
