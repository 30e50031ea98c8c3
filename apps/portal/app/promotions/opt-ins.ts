import type { Joined } from '@herna/rules/bonuses'
import { loadBonuses, tellBonus } from '../bonuses/index.ts'
import { createStore } from '../notices/index.ts'
import { askHosts, isSessionOver, playerPart } from '../player/index.ts'

/** What the player joined: templates [7.18], and by tags of the operator [7.11] or of marketing [7.12] [3.49]. */
export const optIns = playerPart<Joined>(
  'bonus_templates',
  async () => {
    const [templates, ...tags] = await askHosts(({ gateway }) =>
      Promise.all([gateway.optedIn(), gateway.playerTags(), gateway.marketingTags()]),
    )
    return { templates, tags: tags.flat() }
  },
  () => tellBonus('fetch', () => void optIns.load()),
)

/** Templates whose answer is on its way: their buttons take no second click. */
const NONE: ReadonlySet<string> = new Set()
export const answering = createStore(NONE)

/** Opting in or out [7.19] [7.20]; what it brings or takes is among the bonuses. Said when it was not kept [8.22]. */
export async function answerPromotion(templateCode: string, answer: 'opt-in' | 'opt-out'): Promise<void> {
  if (answering.get().has(templateCode)) return
  answering.set(new Set([...answering.get(), templateCode]))
  try {
    const templates = await askHosts(({ gateway }) =>
      answer === 'opt-in' ? gateway.optIn(templateCode) : gateway.optOut(templateCode),
    )
    const { value } = optIns.get()
    // Who left meanwhile has joined nothing here.
    if (value) optIns.set({ ...value, templates })
    void loadBonuses()
  } catch (error) {
    if (!isSessionOver(error)) tellBonus(answer, () => void answerPromotion(templateCode, answer))
  } finally {
    answering.set(new Set([...answering.get()].filter((code) => code !== templateCode)))
  }
}
