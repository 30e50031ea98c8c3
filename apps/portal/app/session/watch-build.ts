import { loadApi } from '../api-loader/index.ts'
import { textOf } from '../texts/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { addressOf } from '../urls/index.ts'
import { authText } from './notify-player.ts'

/** [9.12] does not define the interval: an old page still works, because old assets stay available. */
const POLL_MS = 2 * 60_000

export interface BuildWatch {
  /** The build this page came from. */
  buildId: string
  /** The id of the latest build; rejects when it cannot be read. */
  latest: () => Promise<unknown>
  isVisible: () => boolean
  /** A game runs on the page: it is neither reloaded nor disturbed. */
  isPlaying: () => boolean
  /** Offers the reload, which happens only when the player asks for it. */
  offer: (reload: () => void) => void
  reload: () => void
  /** Without a connection a reload would replace the page by the offline page. */
  isOnline: () => boolean
  sayOffline: () => void
}

/**
 * Polls the latest build and offers a reload once for each other one [4.38] [7.36], when two polls in a row have seen it: while nodes are deployed one after the other, each
 * answers with its own, and a page of the new build would be offered the former one. Returns a function that stops it.
 */
export function watchBuild({
  buildId,
  latest,
  isVisible,
  isPlaying,
  offer,
  reload,
  isOnline,
  sayOffline,
}: BuildWatch): () => void {
  let offeredBuild = buildId
  let seenBuild = buildId
  const checkBuild = async () => {
    if (!isVisible() || isPlaying()) return
    const latestBuild = await latest().catch(() => null)
    if (typeof latestBuild !== 'string' || latestBuild === '') return
    const isSeenAgain = latestBuild === seenBuild
    seenBuild = latestBuild
    if (!isSeenAgain || latestBuild === buildId || latestBuild === offeredBuild || isPlaying()) return
    offeredBuild = latestBuild
    offer(() => {
      if (!isPlaying() && isOnline()) return reload()
      // Offered again later: after a game that has started since, or when the page could be loaded.
      offeredBuild = buildId
      if (!isOnline()) sayOffline()
    })
  }
  const timer = setInterval(() => void checkBuild(), POLL_MS)
  return () => clearInterval(timer)
}

/** Watches the build of the current page. */
export const watchBuildOfPage = (buildId: string): (() => void) =>
  watchBuild({
    buildId,
    async latest() {
      const { fetchLatestBuild } = await loadApi()
      return fetchLatestBuild(Date.now())
    },
    isVisible: () => !document.hidden,
    isPlaying: isGameOnPage,
    offer: (action) =>
      showSnackbar({
        id: 'new-build',
        type: 'info',
        title: textOf('errors.page.update-message'),
        actionText: textOf('frame.reload'),
        action,
        stays: true,
        waitsForGame: true,
      }),
    reload: () => location.reload(),
    isOnline: () => navigator.onLine,
    sayOffline: () => showSnackbar({ type: 'alert', title: authText('offline'), limit: 1 }),
  })

/** A page with one running game, or that of several live tables. */
function isGameOnPage(): boolean {
  const path = location.pathname.replace(/^\/preview(?=\/)/, '')
  return path.startsWith('/play/') || path === addressOf('preview-live-casino-my-tables')
}
