import type { GameParts } from '../start/game-parts.ts'
import { FactsBar } from './facts-bar.ts'
import type { PlayLimits } from './nearest-limit.ts'

interface OpenedWith {
  currency: string
  limits: PlayLimits
  /** Of the session as it is then: a game may open another. */
  token: () => string
}

/** The bar of facts, ticking until the game ends; null where a portal shows them around the game, and in demo. */
export function factsOnOwnPage<D, O>(
  { launch, host, api, until }: GameParts<D, O>,
  { currency, limits, token }: OpenedWith,
): FactsBar | null {
  if (launch.mode !== 'real' || host.isFramed) return null
  const askLimits = async () => {
    const answer = await api.balance(token())
    return answer.ok ? answer.value.limits : undefined
  }
  const facts = new FactsBar(currency, Date.now(), limits, askLimits)
  const timer = setInterval(() => facts.tick(Date.now()), 1000)
  until.addEventListener('abort', () => clearInterval(timer))
  return facts
}
