import { Button, ErrorState, Skeleton } from '@herna/kit'
import { CloudOff } from '@herna/kit/icons'
import { BonusCard } from './bonus-card.tsx'
import { bonuses, loadBonuses } from './bonus-store.ts'
import { useBonusTexts } from './bonus-texts.ts'
import styles from './bonuses.module.css'

/** The player's bonuses and offers [4.21], with what is left, the expiry and the actions. */
export function OwnBonuses() {
  const t = useBonusTexts()
  const { state, value } = bonuses.use()
  return (
    <section className={styles.own} aria-labelledby="vase-bonusy" aria-busy={value === null && state !== 'failed'}>
      <h2 id="vase-bonusy">{t('yours')}</h2>
      {value === null && state === 'failed' && (
        <ErrorState
          icon={<CloudOff size={28} />}
          title={t('failed-title')}
          level={3}
          actions={<Button onClick={() => void loadBonuses()}>{t('general.try-again')}</Button>}
        >
          {t('failed-text')}
        </ErrorState>
      )}
      {value === null && state !== 'failed' && <Skeleton className={styles.waiting} />}
      {value?.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {value !== null && value.length > 0 && (
        <ul className={styles.list}>
          {value.map((bonus) => (
            <li key={bonus.bonusId}>
              <BonusCard bonus={bonus} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
