import { loadApi } from '../api-loader/index.ts'
import { textOf } from '../texts/index.ts'
import { showSnackbar } from '../toasts/index.ts'

/** [9.12] leaves the interval open: an old page still works, its code is kept. */
const POLL_MS = 2 * 60_000

export interface BuildWatch {
  /** The build this page came from. */
  buildId: string
  /** The id of the latest build; rejects when it cannot be read. */
  latest: () => Promise<unknown>
  isSeen: () => boolean
  /** A game runs on the page: it is neither reloaded nor disturbed. */
  isPlaying: () => boolean
  /** Offers the reload, which happens only when the player asks for it. */
  offer: (reload: () => void) => void
  reload: () => void
}

/** Compares the latest build with this page's, and offers a reload once for each newer one [4.38] [7.36]. Answers how to stop. */
export function watchBuild({ buildId, latest, isSeen, isPlaying, offer, reload }: BuildWatch): () => void {
  let offered = buildId
  const look = async () => {
    if (!isSeen() || isPlaying()) return
    const id = await latest().catch(() => null)
    if (typeof id !== 'string' || id === '' || id === buildId || id === offered || isPlaying()) return
    offered = id
    offer(() => {
      if (!isPlaying()) return reload()
      // The offer was still on the screen when a game started: it comes again after the game.
      offered = buildId
    })
  }
  const timer = setInterval(() => void look(), POLL_MS)
  return () => clearInterval(timer)
}

/** The watch of a browser's page. */
export const watchBuildOfPage = (buildId: string): (() => void) =>
  watchBuild({
    buildId,
    async latest() {
      const { fetchLatestBuild } = await loadApi()
      return fetchLatestBuild(Date.now())
    },
    isSeen: () => !document.hidden,
    isPlaying: () => /^(\/preview)?\/play\//.test(location.pathname),
    offer: (action) =>
      showSnackbar({
        id: 'new-build',
        type: 'info',
        title: textOf('errors.page.update-message'),
        actionText: textOf('frame.reload'),
        action,
        stays: true,
      }),
    reload: () => location.reload(),
  })
