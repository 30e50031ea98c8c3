import { organizationData, pageMeta, readPageSeo, websiteData } from '../seo/index.ts'
import texts from '../texts/sk-SK/lobby.json'
import { readConfiguration, readContent } from '../loader-context/index.ts'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/home.route'
import { packedWidgetsOfLayouts } from '../layout-widgets/index.ts'
import { LobbyPage } from './lobby-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const configuration = readConfiguration(context)
  return {
    ...packedWidgetsOfLayouts(content, 'Home', 'Lobby'),
    title: menuTitle(content, 'preview') ?? texts.casino,
    seo: await readPageSeo(context, request, 'Lobby'),
    about: [organizationData(configuration), websiteData(configuration)],
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: texts['casino-description'],
    seo: args.loaderData?.seo,
    structuredData: args.loaderData?.about,
  })

/** The casino lobby [2.2]: the editors' Home layout above the Lobby layout [3.10]. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return <LobbyPage {...loaderData} />
}
