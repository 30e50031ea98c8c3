import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { EndsAt } from './ends-at.tsx'
import styles from './promotion-cards.module.css'
import type { PromotionCardView } from './promotion-view.ts'

const WIDTHS = [480, 960] as const
const SIZES = '(width < 640px) 94vw, (width < 1024px) 46vw, 440px'

interface PromotionCardsProps {
  promotions: readonly PromotionCardView[]
  level?: 2 | 3
  /** A button below the card, outside its link. */
  action?: (promotion: PromotionCardView) => ReactNode
}

/** Promotions as cards: image, summary, end date. */
export function PromotionCards({ promotions, level = 2, action }: PromotionCardsProps) {
  const origin = useContentOrigin()
  const preview = usePreview()
  const Title = `h${level}` as const
  return (
    <ul className={styles.cards}>
      {promotions.map((promotion, index) => {
        const { slug, title, summary, image, endsAt } = promotion
        return (
          <li key={slug}>
            <Link className={styles.card} to={addressOf('preview-promotions-slug', { slug }, preview)}>
              <img
                src={contentImage(origin, image, WIDTHS[0])}
                srcSet={WIDTHS.map((width) => `${contentImage(origin, image, width)} ${width}w`).join(', ')}
                sizes={SIZES}
                width={480}
                height={270}
                alt=""
                loading={index < 3 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <Title>{title}</Title>
              <p>{summary}</p>
              {endsAt && <EndsAt endsAt={endsAt} />}
            </Link>
            {action && <div className={styles.action}>{action(promotion)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
