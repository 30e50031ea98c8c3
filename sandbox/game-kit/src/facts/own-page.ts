import { make } from '../dom.ts'
import type { GameParts } from '../start/game-parts.ts'
import { FactsBar, type ShownLimits } from './facts-bar.ts'
import type { PlayLimits } from './nearest-limit.ts'
import { ownPageTools } from './own-page-tools.ts'

interface OwnPageOptions {
  currency: string
  limits: PlayLimits
  /** Token of the current session; a game may open another. */
  token: () => string
  shownLimits?: ShownLimits | undefined
}

/** What the portal's bar shows around a game, for real play on the game's own page [4.17]. */
export interface OwnPage {
  readonly root: HTMLElement
  /** Adds a finished round (cents) to the net result. */
  addRound: (staked: number, won: number) => void
}

/** The facts of § 32, updated until the game ends, with favourite, the way to other games and full screen; null in demo and inside the portal. */
export function openOwnPage<D, O>(
  parts: GameParts<D, O>,
  { currency, limits, token, shownLimits }: OwnPageOptions,
): OwnPage | null {
  const { launch, portal, api, back, until } = parts
  if (launch.mode !== 'real' || portal.isFramed) return null
  const loadLimits = async () => {
    const result = await api.balance(token())
    return result.ok ? result.value.limits : undefined
  }
  const facts = new FactsBar({ currency, now: Date.now(), limits, loadLimits, shownLimits, back })
  const timer = setInterval(() => facts.tick(Date.now()), 1000)
  until.addEventListener('abort', () => clearInterval(timer))
  return {
    root: make('div', { class: 'own-page' }, facts.root, ownPageTools(parts, token)),
    addRound: (staked, won) => facts.addRound(staked, won),
  }
}
