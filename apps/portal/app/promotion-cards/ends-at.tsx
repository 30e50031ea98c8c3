import { CalendarClock } from '@herna/kit/icons'
import styles from './promotion-cards.module.css'
import { useFormatter } from '../texts/index.ts'
import { usePromotionTexts } from './promotion-texts.ts'

/** The end date of a promotion; deliberately not a countdown. */
export function EndsAt({ endsAt }: { endsAt: string }) {
  const t = usePromotionTexts()
  const format = useFormatter()
  const date = format.dateTime(new Date(endsAt), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <p className={styles.until}>
      <CalendarClock size={16} aria-hidden="true" />
      <time dateTime={endsAt}>{t('until', { date })}</time>
    </p>
  )
}
