import { Button, Tag } from '@herna/kit'
import { isPromotionActive, type Joined, promotionSides } from '@herna/rules/bonuses'
import { useSyncExternalStore } from 'react'
import { OwnBonuses } from '../bonuses/index.ts'
import {
  answerByTag,
  answering,
  answerPromotion,
  isTournament,
  optIns,
  PromotionCards,
  type PromotionCardView,
  usePromotionTexts,
} from '../promotion-cards/index.ts'
import styles from './promotions.module.css'

const NOTHING_JOINED: Joined = { templates: [], tags: [] }

/** The page of promotions for a player: the bonuses they have, what they joined, and what else is offered [4.22]. */
export function OwnPromotions({ promotions }: { promotions: readonly PromotionCardView[] }) {
  const t = usePromotionTexts()
  const { value } = optIns.use()
  const { active, available } = promotionSides(promotions, value ?? NOTHING_JOINED)
  return (
    <>
      <OwnBonuses />
      {active.length > 0 && (
        <section className={styles.side} aria-labelledby="aktivne-akcie">
          <h2 id="aktivne-akcie">{t('active')}</h2>
          <PromotionCards promotions={active} level={3} action={(promotion) => <PromotionAnswer promotion={promotion} />} />
        </section>
      )}
      {available.length > 0 && (
        <section className={styles.side} aria-labelledby="dostupne-akcie">
          <h2 id="dostupne-akcie">{t('available')}</h2>
          <PromotionCards promotions={available} level={3} action={(promotion) => <PromotionAnswer promotion={promotion} />} />
        </section>
      )}
    </>
  )
}

/** Joining and leaving, by the template or else by the tag. A tournament is joined on its own page, and a tag of the operator stays the operator's. */
export function PromotionAnswer({ promotion }: { promotion: Pick<PromotionCardView, 'title' | 'templateCode' | 'tagName'> }) {
  const t = usePromotionTexts()
  const { value, state } = optIns.use()
  const busy = useSyncExternalStore(answering.subscribe, answering.get, answering.get)
  const { templateCode, tagName, title } = promotion
  const isActive = value !== null && isPromotionActive(promotion, value)
  const answer = isActive ? 'opt-out' : 'opt-in'
  const isOperators = isActive && tagName !== null && !value.marketing.includes(tagName)
  const key = templateCode ?? (isTournament(promotion) || isOperators ? null : tagName)
  if (key === null) return isActive ? <Tag>{t('joined')}</Tag> : null
  const join = () => void (templateCode === null ? answerByTag(key, answer) : answerPromotion(key, answer))
  return (
    <Button
      variant={isActive ? 'line' : 'primary'}
      busy={busy.has(key)}
      disabled={value === null && state !== 'failed'}
      aria-label={t(`${answer}-of`, { title })}
      onClick={() => (value === null ? void optIns.load() : join())}
    >
      {t(answer)}
    </Button>
  )
}
