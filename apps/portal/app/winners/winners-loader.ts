import type { WinnerKind } from '@herna/contract/winners'
import { data } from 'react-router'
import { type LoaderContext, readConfiguration, readContent, readWinners } from '../loader-context/index.ts'
import { type WinnerView, winnerViews } from '../winner-card/index.ts'

/** Shared-cache lifetime; browsers request the list every 30 s [4.40] [9.12]. */
const MAX_AGE_SECONDS = 15

interface WinnersPage {
  /** `null` when the winners service failed [8.27]. */
  winners: WinnerView[] | null
  origin: string
}

/** Loader data of a winners list; a failure is shown in the page, which is then not cached. */
export async function loadWinners(context: LoaderContext, request: Request, kind: WinnerKind) {
  const content = await readContent(context, request)
  const origin = readConfiguration(context).origin
  const winners = await readWinners(context, kind).catch(() => null)
  const page: WinnersPage = { winners: winners && winnerViews(winners, content), origin }
  return data(page, { headers: { 'Cache-Control': winners ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-store' } })
}
