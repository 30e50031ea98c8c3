import type { JoinedPromotions } from '@herna/rules/bonuses'
import { loadBonuses, showBonusError } from '../bonuses/index.ts'
import { isSessionOver, playerPart } from '../player-data/index.ts'
import { callHosts } from '../session/index.ts'
import { createStore } from '../store/index.ts'

interface OptIns extends JoinedPromotions {
  /** The subset of `tags` the player may change. */
  marketing: readonly string[]
}

/** Promotions the player joined: by template [7.18], by operator tags [7.11] or by marketing tags [7.12] [3.49]. */
export const optIns = playerPart<OptIns>(
  'bonus_templates',
  async () => {
    const [templates, operatorTags, marketing] = await callHosts(({ gateway }) =>
      Promise.all([gateway.optedIn(), gateway.playerTags(), gateway.marketingTags()]),
    )
    return { templates, tags: [...operatorTags, ...marketing], marketing }
  },
  () => showBonusError('fetch', () => void optIns.load()),
)

/** Template codes and tags with a pending request: their buttons are busy. */
const NONE: ReadonlySet<string> = new Set()
export const pendingAnswers = createStore(NONE)

/** Opts in or out of a template [7.19] [7.20] and reloads the bonuses. A failure is shown as a toast [8.22]. */
export const answerPromotion = (templateCode: string, answer: Answer): Promise<void> =>
  answerOnce(templateCode, answer, async () => {
    const templates = await callHosts(({ gateway }) =>
      answer === 'opt-in' ? gateway.optIn(templateCode) : gateway.optOut(templateCode),
    )
    const { value } = optIns.get()
    // The player may have logged out meanwhile.
    if (value) optIns.set({ ...value, templates })
    void loadBonuses()
  })

/** Joins or leaves a promotion by its marketing tag [4.22] [7.13]. The call replaces all tags, so they are read right before. */
export const answerByTag = (tagName: string, answer: Answer): Promise<void> =>
  answerOnce(tagName, answer, async () => {
    const marketing = await callHosts(async ({ gateway }) => {
      const otherTags = (await gateway.marketingTags()).filter((name) => name !== tagName)
      return gateway.setMarketingTags(answer === 'opt-in' ? [...otherTags, tagName] : otherTags)
    })
    const { value } = optIns.get()
    if (!value) return
    const operatorTags = value.tags.filter((name) => !value.marketing.includes(name))
    optIns.set({ ...value, tags: [...operatorTags, ...marketing], marketing })
  })

type Answer = 'opt-in' | 'opt-out'

async function answerOnce(key: string, answer: Answer, sendAnswer: () => Promise<void>): Promise<void> {
  if (pendingAnswers.get().has(key)) return
  pendingAnswers.set(new Set([...pendingAnswers.get(), key]))
  try {
    await sendAnswer()
  } catch (error) {
    if (!isSessionOver(error)) showBonusError(answer, () => void answerOnce(key, answer, sendAnswer))
  } finally {
    pendingAnswers.set(new Set([...pendingAnswers.get()].filter((each) => each !== key)))
  }
}
