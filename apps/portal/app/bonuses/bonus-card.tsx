import type { PlayerBonus } from '@herna/contract/player'
import { Button, Tag } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { hasBonusPopup, isBonusActive, wageringDone } from '@herna/rules/bonuses'
import { useState } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { answerBonus } from './answer-bonus.ts'
import { BonusGames } from './bonus-games.tsx'
import { useGamingBonus } from './bonus-store.ts'
import { useBonusTexts } from './bonus-texts.ts'
import styles from './bonuses.module.css'
import { useFormatter } from '../texts/index.ts'
import { openCancelBonus } from './open-bonus.tsx'

const DATE = { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** One bonus: title, what is left of it and to wager, expiry [3.49] [4.21]. No countdown. */
export function BonusCard({ bonus }: { bonus: PlayerBonus }) {
  const t = useBonusTexts()
  const format = useFormatter()
  const money = useMoneyStyle()
  const { title, status, playType, balance, wagering, endsAt } = bonus
  const isOffered = status === 'offered'
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <Tag tone={isOffered ? 'new' : undefined}>{t('status', { status })}</Tag>
      </header>
      {hasBonusPopup(playType) ? (
        <FreePlays bonusId={bonus.bonusId} />
      ) : (
        <p className={styles.amount}>
          <span>{t('balance')}</span> <b>{formatCurrency(isOffered ? bonus.amount : balance, money)}</b>
        </p>
      )}
      {wagering && wagering.required > 0 && <Wagering wagering={wagering} />}
      {endsAt && (
        <p className={styles.ends}>
          <time dateTime={endsAt}>{t('ends', { date: format.dateTime(new Date(endsAt), DATE) })}</time>
        </p>
      )}
      <BonusActions bonus={bonus} />
    </article>
  )
}

/** Remaining free spins or golden chips and their games [3.51]. */
function FreePlays({ bonusId }: { bonusId: string }) {
  const t = useBonusTexts()
  const money = useMoneyStyle()
  const gamingBonus = useGamingBonus(bonusId)
  if (gamingBonus === null) return null
  const { goldenChips, freeSpinsCountRemaining, value, selectedGames } = gamingBonus
  const kind = goldenChips ? 'golden-chips' : 'free-spins'
  const count = goldenChips?.goldenChipsCountRemaining ?? freeSpinsCountRemaining ?? 0
  return (
    <>
      <p className={styles.toPlay}>
        <b>{t(kind, { count })}</b> <span>{t(goldenChips ? 'each-chip' : 'each', { value: formatCurrency(value, money) })}</span>
      </p>
      <BonusGames codes={selectedGames} />
    </>
  )
}

function Wagering({ wagering }: { wagering: NonNullable<PlayerBonus['wagering']> }) {
  const t = useBonusTexts()
  const money = useMoneyStyle()
  const donePercent = Math.round(wageringDone(wagering) * 100)
  const amount = (cents: number) => formatCurrency(cents, money)
  return (
    <div className={styles.wagering}>
      <p>{t('wagered', { done: amount(wagering.done), required: amount(wagering.required) })}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('wagering')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={donePercent}
      >
        <span style={{ inlineSize: `${donePercent}%` }} />
      </div>
      <p className={styles.left}>{t('wagering-left', { left: amount(wagering.left) })}</p>
    </div>
  )
}

/** Accepting and declining are equally prominent; cancelling an active bonus first shows what would be lost. */
function BonusActions({ bonus }: { bonus: PlayerBonus }) {
  const t = useBonusTexts()
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const answer = async (what: 'accept' | 'decline') => {
    setBusy(what)
    await answerBonus(bonus.bonusId, what)
    setBusy(null)
  }
  if (bonus.status === 'offered') {
    return (
      <div className={styles.answers}>
        <Button busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
      </div>
    )
  }
  if (!isBonusActive(bonus.status)) return null
  return (
    <div className={styles.answers}>
      <Button variant="line" onClick={() => openCancelBonus(bonus)}>
        {t('cancel')}
      </Button>
    </div>
  )
}
