import type { Joined } from '@herna/rules/bonuses'
import { loadBonuses, tellBonus } from '../bonuses/index.ts'
import { isSessionOver, playerPart } from '../player-data/index.ts'
import { askHosts } from '../session/index.ts'
import { createStore } from '../store/index.ts'

interface OptIns extends Joined {
  /** Those of `tags` that the player may change. */
  marketing: readonly string[]
}

/** What the player joined: templates [7.18], and by tags of the operator [7.11] or of marketing [7.12] [3.49]. */
export const optIns = playerPart<OptIns>(
  'bonus_templates',
  async () => {
    const [templates, operators, marketing] = await askHosts(({ gateway }) =>
      Promise.all([gateway.optedIn(), gateway.playerTags(), gateway.marketingTags()]),
    )
    return { templates, tags: [...operators, ...marketing], marketing }
  },
  () => tellBonus('fetch', () => void optIns.load()),
)

/** Templates and tags whose answer is on its way: their buttons take no second click. */
const NONE: ReadonlySet<string> = new Set()
export const answering = createStore(NONE)

/** Opting in or out [7.19] [7.20]; what it brings or takes is among the bonuses. Said when it was not kept [8.22]. */
export const answerPromotion = (templateCode: string, answer: Answer): Promise<void> =>
  answerOnce(templateCode, answer, async () => {
    const templates = await askHosts(({ gateway }) =>
      answer === 'opt-in' ? gateway.optIn(templateCode) : gateway.optOut(templateCode),
    )
    const { value } = optIns.get()
    // Who left meanwhile has joined nothing here.
    if (value) optIns.set({ ...value, templates })
    void loadBonuses()
  })

/** A promotion with a tag and no template is joined by the tag [4.22] [7.13]. The call replaces all tags, so they are read right before. */
export const answerByTag = (tagName: string, answer: Answer): Promise<void> =>
  answerOnce(tagName, answer, async () => {
    const marketing = await askHosts(async ({ gateway }) => {
      const others = (await gateway.marketingTags()).filter((name) => name !== tagName)
      return gateway.setMarketingTags(answer === 'opt-in' ? [...others, tagName] : others)
    })
    const { value } = optIns.get()
    if (!value) return
    const operators = value.tags.filter((name) => !value.marketing.includes(name))
    optIns.set({ ...value, tags: [...operators, ...marketing], marketing })
  })

type Answer = 'opt-in' | 'opt-out'

async function answerOnce(key: string, answer: Answer, ask: () => Promise<void>): Promise<void> {
  if (answering.get().has(key)) return
  answering.set(new Set([...answering.get(), key]))
  try {
    await ask()
  } catch (error) {
    if (!isSessionOver(error)) tellBonus(answer, () => void answerOnce(key, answer, ask))
  } finally {
    answering.set(new Set([...answering.get()].filter((each) => each !== key)))
  }
}
