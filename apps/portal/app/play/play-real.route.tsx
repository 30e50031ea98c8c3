import { usePlayTexts } from './play-texts.ts'
import { pageMeta } from '../seo/index.ts'
import { addressOf, isPreviewPath } from '../wires/addresses.ts'
import { pageNotFound } from '../wires/not-found.ts'
import { readContent } from '../wires/read-content.ts'
import type { Route } from './+types/play-real.route'
import { Refusal } from './refusal.tsx'

/** Where accounts are explained until one can log in here. */
const ACCOUNT_PAGE = 'ucet'

/** [2.22] Real play needs a logged-in player; a guest is told so, and what is open instead. The same for every guest. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const preview = isPreviewPath(new URL(request.url).pathname)
  const content = await readContent(context, request)
  const game = content.gameByCode.get(params.game)
  if (!game) throw pageNotFound(request)
  return {
    name: game.name,
    logInHref: addressOf('preview-page-slug', { slug: ACCOUNT_PAGE }, preview),
    demoHref: game.demoEnabled ? addressOf('preview-play-game-demo', { game: game.gameCode }, preview) : null,
    detailsHref: addressOf('preview-games-game', { game: game.gameCode }, preview),
  }
}

/** Logging out here leads home [4.14]. */
export const handle = { auth: 'user' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.name ?? '', indexed: false })

export default function PlayReal({ loaderData }: Route.ComponentProps) {
  const t = usePlayTexts()
  const { name, logInHref, demoHref, detailsHref } = loaderData
  const ways = [
    { href: logInHref, label: t('logIn') },
    ...(demoHref ? [{ href: demoHref, label: t('playDemo') }] : []),
    { href: detailsHref, label: t('details') },
  ]
  return <Refusal title={t('loginNeeded', { name })} text={t('loginNeededText')} ways={ways} />
}
