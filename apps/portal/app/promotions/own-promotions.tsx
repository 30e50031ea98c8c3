import { Button, Tag } from '@herna/kit'
import { isPromotionActive, type JoinedPromotions, splitPromotions } from '@herna/rules/bonuses'
import { useSyncExternalStore } from 'react'
import { OwnBonuses } from '../bonuses/index.ts'
import {
  answerByTag,
  pendingAnswers,
  answerPromotion,
  isTournament,
  optIns,
  PromotionCards,
  type PromotionCardView,
  usePromotionTexts,
} from '../promotion-cards/index.ts'
import styles from './promotions.module.css'

const NOTHING_JOINED: JoinedPromotions = { templates: [], tags: [] }

/** The promotions page of a player: their bonuses, joined promotions and available ones [4.22]. */
export function OwnPromotions({ promotions }: { promotions: readonly PromotionCardView[] }) {
  const t = usePromotionTexts()
  const { value } = optIns.use()
  const { active, available } = splitPromotions(promotions, value ?? NOTHING_JOINED)
  return (
    <>
      <OwnBonuses />
      {active.length > 0 && (
        <section className={styles.section} aria-labelledby="aktivne-akcie">
          <h2 id="aktivne-akcie">{t('active')}</h2>
          <PromotionCards promotions={active} level={3} action={(promotion) => <PromotionAnswer promotion={promotion} />} />
        </section>
      )}
      {available.length > 0 && (
        <section className={styles.section} aria-labelledby="dostupne-akcie">
          <h2 id="dostupne-akcie">{t('available')}</h2>
          <PromotionCards promotions={available} level={3} action={(promotion) => <PromotionAnswer promotion={promotion} />} />
        </section>
      )}
    </>
  )
}

/** The button to opt in or out, by template or else by tag. Tournaments are joined on their own page; a tag set by the operator cannot be removed. */
export function PromotionAnswer({ promotion }: { promotion: Pick<PromotionCardView, 'title' | 'templateCode' | 'tagName'> }) {
  const t = usePromotionTexts()
  const { value, state } = optIns.use()
  const busyKeys = useSyncExternalStore(pendingAnswers.subscribe, pendingAnswers.get, pendingAnswers.get)
  const { templateCode, tagName, title } = promotion
  const isActive = value !== null && isPromotionActive(promotion, value)
  const answer = isActive ? 'opt-out' : 'opt-in'
  const isSetByOperator = isActive && tagName !== null && !value.marketing.includes(tagName)
  const key = templateCode ?? (isTournament(promotion) || isSetByOperator ? null : tagName)
  if (key === null) return isActive ? <Tag>{t('joined')}</Tag> : null
  const submit = () => void (templateCode === null ? answerByTag(key, answer) : answerPromotion(key, answer))
  return (
    <Button
      variant={isActive ? 'line' : 'primary'}
      busy={busyKeys.has(key)}
      disabled={value === null && state !== 'failed'}
      aria-label={t(`${answer}-of`, { title })}
      onClick={() => (value === null ? void optIns.load() : submit())}
    >
      {t(answer)}
    </Button>
  )
}
