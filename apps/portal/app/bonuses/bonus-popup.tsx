import type { BonusDetails } from '@herna/contract/player'
import { Button, Panel } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { Sparkles } from '@herna/kit/icons'
import { useEffect, useRef, useState } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { answerBonus } from './answer-bonus.ts'
import { BonusGames } from './bonus-games.tsx'
import { useBonusTexts } from './bonus-texts.ts'
import { useFormatter } from '../texts/index.ts'
import { track } from '../tracking/index.ts'
import styles from './bonuses.module.css'

interface BonusPopupProps {
  details: BonusDetails
  controls: ModalControls
  close(): void
  onClosed(): void
}

/** An offer of free spins or golden chips [2.43] [4.24]: accept and decline are equally prominent; closing leaves the offer open. */
export function BonusPopup({ details, controls, close, onClosed }: BonusPopupProps) {
  const t = useBonusTexts()
  const format = useFormatter()
  const money = useMoneyStyle()
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const { bonus, bonusTemplate } = details
  const latestOnClosed = useRef(onClosed)
  // Called once, however the popup closes: Escape, Back, an answer or a logout.
  useEffect(() => {
    if (!controls.open) latestOnClosed.current()
  }, [controls.open])
  const answer = async (what: 'accept' | 'decline') => {
    setBusy(what)
    track({ event: 'casino_bonus_popup_click', bonus_id: bonus.bonusId, cta_action: what })
    if (await answerBonus(bonus.bonusId, what)) close()
    setBusy(null)
  }
  const chips = bonus.goldenChips?.goldenChipsCount ?? 0
  const value = bonus.value === null ? null : formatCurrency(bonus.value, money)
  return (
    <Panel
      {...controls}
      title={bonusTemplate?.title ?? t('popup-title')}
      closeLabel={t('close')}
      foot={
        <>
          <Button busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void answer('accept')}>
            {t('accept')}
          </Button>
          <Button busy={busy === 'decline'} disabled={busy === 'accept'} onClick={() => void answer('decline')}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <div className={styles.offer}>
        <Sparkles size={32} aria-hidden="true" />
        <p className={styles.given}>
          <b>{chips > 0 ? t('golden-chips', { count: chips }) : t('free-spins', { count: bonus.freeSpinsCount ?? 0 })}</b>
          {value !== null && <span>{t(chips > 0 ? 'each-chip' : 'each', { value })}</span>}
        </p>
        <BonusGames codes={bonusTemplate?.gamingContext?.selectedGames ?? []} />
        {bonus.endsAt && (
          <p>{t('ends', { date: format.dateTime(new Date(bonus.endsAt), { dateStyle: 'medium', timeStyle: 'short' }) })}</p>
        )}
        <p className={styles.note}>{t('popup-note')}</p>
      </div>
    </Panel>
  )
}
