import { loadApi } from '../api-loader/index.ts'
import { pageMeta } from '../seo/index.ts'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import { addressOf, gameImage, isPreviewPath } from '../urls/index.ts'
import type { Route } from './+types/play-real.route'
import { RealRefused, Waiting } from './before-play.tsx'
import { ForPlayer } from './for-player.tsx'
import { PasswordPlate } from './password-plate.tsx'
import { missingAddress, type PlayLaunch, playLaunchOf } from './play-launch.ts'
import { useLeave } from './use-leave.ts'
import { useTouchDevice } from './use-touch-device.ts'
import { useUnlocked } from './use-unlocked.ts'

/** [2.22] The same page for everybody, and so a cached one: the player's part comes in the browser. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const preview = isPreviewPath(new URL(request.url).pathname)
  const content = await readContent(context, request)
  const configuration = readConfiguration(context)
  const game = content.gameByCode.get(params.game)
  if (!game) throw pageNotFound(request)
  return {
    code: game.gameCode,
    type: game.type,
    name: game.name,
    isPreview: preview,
    launch: playLaunchOf(game, content.providerById.get(game.provider), {
      languageCode: configuration.locale.code,
      gameOrigins: configuration.gameOrigins,
    }),
    backdrop: gameImage(configuration, game, 'landscape', 704),
    demoHref: game.demoEnabled ? addressOf('preview-play-game-demo', { game: game.gameCode }, preview) : null,
    detailsHref: addressOf('preview-games-game', { game: game.gameCode }, preview),
    lobbyHref: addressOf('preview', {}, preview),
  }
}

/** Logging out here leads home [4.14]; a session that ends by itself leaves the game where it is. */
export const handle = { auth: 'user', runsGame: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.name ?? '', indexed: false })

/** A missing address, a password, a login: what stands between a click on Play and the game, in that order [4.17] [5.3] [5.4]. */
export default function PlayReal({ loaderData }: Route.ComponentProps) {
  const isTouch = useTouchDevice()
  const { code, name, isPreview } = loaderData
  const unlocked = useUnlocked<PlayLaunch>(code)
  const unlock = async (password: string) => (await loadApi()).unlockPlay({ code, isPreview }, password)
  const launch = unlocked.launch ?? loaderData.launch
  const leave = useLeave(loaderData.lobbyHref)
  if (launch.requiresPassword) {
    return (
      <Waiting {...loaderData}>
        <PasswordPlate name={name} unlock={unlock} onUnlocked={unlocked.unlock} onLeave={leave} />
      </Waiting>
    )
  }
  const missing = missingAddress(launch, isTouch === true)
  if (missing) return <RealRefused {...loaderData} error={missing} />
  return <ForPlayer {...loaderData} launch={launch} isTouch={isTouch} mayReopen={unlocked.mayReopen} leave={leave} />
}
