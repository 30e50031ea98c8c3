import { loadApi } from '../api-loader/index.ts'
import { pageMeta } from '../seo/index.ts'
import { pageNotFound, readConfiguration, readContent } from '../loader-context/index.ts'
import { addressOf, gameImage, isPreviewPath } from '../urls/index.ts'
import type { Route } from './+types/play-real.route'
import { RealPlayRefused, WaitingForGame } from './before-play.tsx'
import { launchedGameOf, trackLaunch } from './launched-game.ts'
import { LoginGate } from './login-gate.tsx'
import { PasswordOverlay } from './password-overlay.tsx'
import { missingAddress, type PlayLaunch, playLaunchOf } from './play-launch.ts'
import { usePlayTexts } from './play-texts.ts'
import { RealPlay } from './real-play.tsx'
import { useLeave } from './use-leave.ts'
import { useTouchDevice } from './use-touch-device.ts'
import { useUnlockedLaunch } from './use-unlocked-launch.ts'

/** [2.22] The page is the same for everyone, so it can be cached; the browser adds the player's part. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const preview = isPreviewPath(new URL(request.url).pathname)
  const content = await readContent(context, request)
  const configuration = readConfiguration(context)
  const game = content.gameByCode.get(params.game)
  if (!game) throw pageNotFound(request)
  const provider = content.providerById.get(game.provider)
  return {
    code: game.gameCode,
    name: game.name,
    isPreview: preview,
    launch: playLaunchOf(game, provider, {
      languageCode: configuration.locale.code,
      gameOrigins: configuration.gameOrigins,
    }),
    launched: launchedGameOf(game, provider),
    backdrop: gameImage(configuration, game, 'landscape', 704),
    demoHref: game.demoEnabled ? addressOf('preview-play-game-demo', { game: game.gameCode }, preview) : null,
    detailsHref: addressOf('preview-games-game', { game: game.gameCode }, preview),
    lobbyHref: addressOf('preview', {}, preview),
  }
}

/** A logout here leads to the home page [4.14]; a session that expires leaves the game open. */
export const handle = { auth: 'user', runsGame: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.name ?? '', indexed: false })

/** Checks in this order before the game opens: launch URL, password, login [4.17] [5.3] [5.4]. */
export default function PlayReal({ loaderData }: Route.ComponentProps) {
  const t = usePlayTexts()
  const isTouch = useTouchDevice()
  const { code, name, isPreview } = loaderData
  const unlocked = useUnlockedLaunch<PlayLaunch>(code)
  const unlock = async (password: string) => (await loadApi()).unlockPlay({ code, isPreview }, password)
  const launch = unlocked.launch ?? loaderData.launch
  const leave = useLeave(loaderData.lobbyHref)
  if (launch.requiresPassword) {
    return (
      <WaitingForGame {...loaderData}>
        <PasswordOverlay name={name} unlock={unlock} onUnlocked={unlocked.unlock} onLeave={leave} />
      </WaitingForGame>
    )
  }
  const missing = missingAddress(launch, isTouch === true)
  if (missing) return <RealPlayRefused {...loaderData} error={missing} />
  const { launched, backdrop, demoHref, detailsHref, lobbyHref } = loaderData
  return (
    <LoginGate
      name={name}
      openingText={t('opening', { name })}
      backdrop={backdrop}
      // The demo is mentioned only when the game has one.
      hint={demoHref ? t('loginNeededDemo') : undefined}
      links={[...(demoHref ? [{ href: demoHref, label: t('playDemo') }] : []), { href: detailsHref, label: t('details') }]}
      leave={leave}
    >
      <RealPlay
        key={code}
        {...{ name, launch, isTouch, backdrop, detailsHref, lobbyHref }}
        mayReopen={unlocked.mayReopen}
        onLeave={leave}
        onStart={() => trackLaunch(launched, false)}
      />
    </LoginGate>
  )
}
