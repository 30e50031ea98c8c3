import { loadApi } from '../api-loader/index.ts'
import type { ErrorKey } from '@herna/contract'
import { useEffect } from 'react'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import { recordGameStart } from '../recommendations/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { addressOf, gameImage, isPreviewPath } from '../urls/index.ts'
import { pageMeta } from '../seo/index.ts'
import { textOf } from '../texts/index.ts'
import { usePlayTexts } from './play-texts.ts'
import type { Route } from './+types/play-demo.route'
import { WaitingForGame } from './before-play.tsx'
import { type DemoLaunch, demoLaunchOf } from './demo-launch.ts'
import { DemoPlay } from './demo-play.tsx'
import { PasswordOverlay } from './password-overlay.tsx'
import { launchedGameOf, trackLaunch } from './launched-game.ts'
import { useLeave } from './use-leave.ts'
import { Refusal } from './refusal.tsx'
import { useUnlockedLaunch } from './use-unlocked-launch.ts'

/** [2.21] Everything the demo needs is in the page, which is the same for every visitor and so can be cached. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const preview = isPreviewPath(new URL(request.url).pathname)
  const content = await readContent(context, request)
  const configuration = readConfiguration(context)
  const game = content.gameByCode.get(params.game)
  if (!game) throw pageNotFound(request)
  const provider = content.providerById.get(game.provider)
  const launch = demoLaunchOf(game, provider, {
    languageCode: configuration.locale.code,
    gameOrigins: configuration.gameOrigins,
  })
  return {
    code: game.gameCode,
    type: game.type,
    name: game.name,
    launch,
    launched: launchedGameOf(game, provider),
    isPreview: preview,
    backdrop: gameImage(configuration, game, 'landscape', 704),
    detailsHref: addressOf('preview-games-game', { game: game.gameCode }, preview),
    lobbyHref: addressOf('preview', {}, preview),
  }
}

/** Nothing covers the game: no notice, no chat, no offer of a new build. */
export const handle = { runsGame: true }

/** Not indexed: search engines should find the game's details page instead. */
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `${args.loaderData?.name ?? ''} – demo`, indexed: false })

export default function PlayDemo({ loaderData }: Route.ComponentProps) {
  const { code, type, name, launched, isPreview, backdrop, detailsHref, lobbyHref } = loaderData
  const leave = useLeave(lobbyHref)
  const unlocked = useUnlockedLaunch<DemoLaunch>(code)
  const unlock = async (password: string) => (await loadApi()).unlockDemo({ code, isPreview }, password)
  const launch = unlocked.launch ?? loaderData.launch
  if (launch.requiresPassword) {
    return (
      <WaitingForGame backdrop={backdrop}>
        <PasswordOverlay name={name} unlock={unlock} onUnlocked={unlocked.unlock} onLeave={leave} />
      </WaitingForGame>
    )
  }
  if (!launch.frameUrl || !launch.touchUrl)
    return <DemoRefused {...loaderData} error={launch.error ?? 'errors.demo-url-is-missing'} />
  const addresses = { frameUrl: launch.frameUrl, touchUrl: launch.touchUrl, backdrop, detailsHref, lobbyHref }
  return (
    <DemoPlay
      key={launch.frameUrl}
      name={name}
      {...addresses}
      mayReopen={unlocked.mayReopen}
      onLeave={leave}
      onStart={() => {
        recordGameStart({ code, type })
        trackLaunch(launched, true)
      }}
    />
  )
}

interface DemoRefusedProps {
  name: string
  error: ErrorKey
  detailsHref: string
  lobbyHref: string
}

/** [8.23] Shows the error as a snackbar, and the page offers alternatives. */
function DemoRefused({ name, error, detailsHref, lobbyHref }: DemoRefusedProps) {
  const t = usePlayTexts()
  useEffect(() => {
    showSnackbar({ type: 'alert', title: textOf(error), limit: 1 })
  }, [error])
  const links = [
    { href: detailsHref, label: t('details') },
    { href: lobbyHref, label: t('otherGames') },
  ]
  return <Refusal title={t('failedTitle', { name })} text={textOf(error)} links={links} />
}
