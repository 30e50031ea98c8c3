import type { FastifyInstance } from 'fastify'
import { mindBonuses } from '../engagement/bonuses/index.ts'
import type { PamContext } from '../pam-context.ts'
import { mindPlayDays } from '../engagement/personalised/index.ts'
import { mindTournaments } from '../engagement/tournaments/index.ts'

const EVERY = 5_000

/** Each part for itself: one that fails keeps none of the others from its work, and does its own the next time. */
export async function mindHouse(context: PamContext): Promise<void> {
  for (const [part, mind] of Object.entries({ tournaments: mindTournaments, bonuses: mindBonuses, playDays: mindPlayDays }))
    await mind(context).catch((error: unknown) => context.log.warn({ err: error, part }, 'the house could not be minded'))
}

export function mindRegularly(app: FastifyInstance, context: PamContext): void {
  let under: Promise<void> | null = null
  const timer = setInterval(() => {
    under ??= mindHouse(context).finally(() => {
      under = null
    })
  }, EVERY)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await under
  })
}
