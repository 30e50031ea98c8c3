import type { WinnerKind } from '@herna/contract/winners'
import { data } from 'react-router'
import { type LoaderContext, readConfiguration, readContent, readWinners } from '../loader-context/index.ts'
import { type WinnerView, winnerViews } from './winner-view.ts'

/** Seconds a list may be shared: browsers ask again every 30 s [4.40] [9.12]. */
const SHARED_FOR = 15

interface WinnersPage {
  /** `null`: the bulletin service did not answer [8.27]. */
  winners: WinnerView[] | null
  origin: string
}

/** A list of winners; a failure is a state of the page, not the end of it, and is not kept for others. */
export async function loadWinners(context: LoaderContext, request: Request, kind: WinnerKind) {
  const content = await readContent(context, request)
  const origin = readConfiguration(context).origin
  const winners = await readWinners(context, kind).catch(() => null)
  const page: WinnersPage = { winners: winners && winnerViews(winners, content), origin }
  return data(page, { headers: { 'Cache-Control': winners ? `public, max-age=${SHARED_FOR}` : 'no-store' } })
}
