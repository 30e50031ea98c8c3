import type { HernaPortal, HernaScreen } from '@herna/contract/embeds'
import { appMode, type NativeApp, nativeDeepLink } from '@herna/rules/player'
import type { NavigateFunction } from 'react-router'
import { shellQuery } from '../config/index.ts'
import { closeAllModals } from '../dialogs/index.ts'
import { openLoginDialog, openMyAccount, openNotificationHub, pathOnPortal } from '../embeds/index.ts'
import { onPlayerView, playerView, requestLogin, withPlayer } from '../session/index.ts'
import { addressOf, inPreview } from '../urls/index.ts'

/** The page that the functions work on, read at each call. */
export interface PortalApiContext {
  navigate: NavigateFunction
  isPreview: boolean
  catalogueAddress: string
  nativeApp: NativeApp | null
  /** A window is open over the page. */
  isCovered: boolean
  /** URL of the operator's deposit page [2.36]; null: the account's deposit screen. */
  depositPage: () => string | null
  /** Asks the embedding site to close the portal. */
  leave: () => void
}

const LOGIN_SCREENS = ['login', 'registration', 'forgotten-password'] as const
const ACCOUNT_SCREENS = { account: 'dashboard', deposit: 'deposit', withdrawal: 'withdrawal', limits: 'limits' } as const
const GAME_CODE = /^[\w-]{1,100}$/

/** `window.herna` [7.42]; values from callers are checked, because they are not ours. */
export function createPortalApi(context: () => PortalApiContext): HernaPortal {
  const catalogue = async () => (await import('./catalogue-api.ts')).catalogueApi(context().catalogueAddress)
  const goTo = (path: string) => void context().navigate(inPreview(path, context().isPreview))
  return Object.freeze<HernaPortal>({
    version: 1,
    providers: async () => (await catalogue()).providers(),
    categories: async () => (await catalogue()).categories(),
    collections: async () => (await catalogue()).collections(),
    games: async () => (await catalogue()).games(),
    search: async (term) => (await catalogue()).search(String(term)),
    jackpots: async () => (await import('./catalogue-api.ts')).currentJackpots(context().isPreview),
    open: (screen) => void openScreen(screen, context, goTo),
    close: () => (context().isCovered ? void closeAllModals() : context().leave()),
    play(gameCode, mode = 'real') {
      if (!GAME_CODE.test(gameCode)) return
      const { nativeApp } = context()
      if (mode === 'demo') return goTo(addressOf('preview-play-game-demo', { game: gameCode }))
      if (nativeApp && appMode(shellQuery()).native) return location.assign(nativeDeepLink(nativeApp, gameCode))
      goTo(addressOf('preview-play-game-real', { game: gameCode }))
    },
    navigate(address) {
      const path = pathOnPortal(String(address), location.origin)
      if (path !== null) goTo(path)
      return path !== null
    },
    auth: Object.freeze<HernaPortal['auth']>({
      get state() {
        return playerView().auth
      },
      get username() {
        return playerView().username
      },
      login: () => requestLogin(),
      logout: () => void withPlayer((player) => player.logOut(), undefined),
      onChange: onAuthChange,
    }),
  })
}

async function openScreen(screen: HernaScreen, context: () => PortalApiContext, goTo: (path: string) => void): Promise<void> {
  const loginScreen = LOGIN_SCREENS.find((name) => name === screen)
  if (loginScreen) return openLoginDialog(loginScreen)
  if (screen !== 'messages' && !Object.hasOwn(ACCOUNT_SCREENS, screen)) return
  if (!(await requestLogin())) return
  if (screen === 'messages')
    return openNotificationHub(({ type }) => type.startsWith('BONUS') && goTo(addressOf('preview-promotions')))
  const depositPage = screen === 'deposit' ? context().depositPage() : null
  if (depositPage !== null) return location.assign(depositPage)
  openMyAccount(ACCOUNT_SCREENS[screen as keyof typeof ACCOUNT_SCREENS])
}

function onAuthChange(listener: (state: HernaPortal['auth']['state']) => void): () => void {
  let previous = playerView().auth
  return onPlayerView(() => {
    const { auth } = playerView()
    if (auth === previous) return
    previous = auth
    listener(auth)
  })
}
