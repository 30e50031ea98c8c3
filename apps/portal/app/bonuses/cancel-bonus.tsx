import type { BonusLoss, PlayerBonus } from '@herna/contract/player'
import { Button, Panel, Skeleton } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { useCallback, useEffect, useState } from 'react'
import type { ModalControls } from '../dialogs/index.ts'
import { callHosts } from '../session/index.ts'
import { useMoneyStyle } from '../config/index.ts'
import { answerBonus } from './answer-bonus.ts'
import { useBonusTexts } from './bonus-texts.ts'
import styles from './bonuses.module.css'

interface CancelBonusProps {
  bonus: PlayerBonus
  controls: ModalControls
  close(): void
}

/** Cancelling a bonus: shows exactly what would be lost and two equal buttons. Disabled until the loss is known. */
export function CancelBonus({ bonus, controls, close }: CancelBonusProps) {
  const t = useBonusTexts()
  const [busy, setBusy] = useState(false)
  const { loss, failed, retry } = useLoss(bonus.bonusId)
  const confirm = async () => {
    setBusy(true)
    if (await answerBonus(bonus.bonusId, 'cancel')) close()
    setBusy(false)
  }
  return (
    <Panel
      {...controls}
      title={t('cancel-title')}
      closeLabel={t('cancel-keep')}
      foot={
        <>
          <Button disabled={loss === null} busy={busy} onClick={() => void confirm()}>
            {t('cancel-confirm')}
          </Button>
          <Button onClick={close}>{t('cancel-keep')}</Button>
        </>
      }
    >
      {loss && <Loss title={bonus.title} loss={loss} />}
      {!loss && !failed && <Skeleton className={styles.lossWaiting} />}
      {failed && (
        <div role="alert" className={styles.loss}>
          <p>{t('cancel-failed')}</p>
          <Button onClick={retry}>{t('general.try-again')}</Button>
        </div>
      )}
    </Panel>
  )
}

function Loss({ title, loss }: { title: string; loss: BonusLoss }) {
  const t = useBonusTexts()
  const money = useMoneyStyle()
  const lostItems = [
    loss.bonusMoney > 0 && t('loss-money', { amount: formatCurrency(loss.bonusMoney, money) }),
    loss.freeSpins > 0 && t('free-spins', { count: loss.freeSpins }),
    loss.goldenChips > 0 && t('golden-chips', { count: loss.goldenChips }),
  ].filter((each) => each !== false)
  return (
    <div className={styles.loss}>
      <p>{t(lostItems.length > 0 ? 'cancel-text' : 'cancel-nothing', { title })}</p>
      {lostItems.length > 0 && (
        <ul>
          {lostItems.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p>{t('cancel-cash')}</p>
    </div>
  )
}

function useLoss(bonusId: string) {
  const [loss, setLoss] = useState<BonusLoss | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    callHosts(({ platform }) => platform.bonusLoss(bonusId)).then(setLoss, () => setFailed(true))
  }, [bonusId])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { loss, failed, retry }
}
