import { hasBonusPopup } from '@herna/rules/bonuses'
import { openBonusPopup, showBonusDetailsError } from '../bonuses/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { callHosts, logFailure } from '../session/index.ts'

interface Offer {
  /** The player it is offered to has left. */
  isOver(): boolean
  /** Real play or another dialog began while the details were loading. */
  isPostponed(): boolean
  /** Either this or `onClosed` runs, once: it is to be offered again later. */
  onPostponed(): void
  /** It was closed, or there is nothing to offer. */
  onClosed(): void
}

/** Loads a bonus and shows its popup if it is still offered [4.24] [4.25]. */
export async function offerBonus(bonusId: string, { isOver, isPostponed, onPostponed, onClosed }: Offer): Promise<void> {
  try {
    const details = await callHosts(({ gateway }) => gateway.bonusDetails(bonusId))
    if (isOver() || details.bonus.status !== 'offered' || !hasBonusPopup(details.bonus.playType)) return onClosed()
    if (isPostponed()) return onPostponed()
    openBonusPopup(details, () => {
      // Notifies other parts of the page that the offer was dismissed [4.24].
      window.dispatchEvent(new CustomEvent('bonus-dismissed', { detail: { bonusId } }))
      onClosed()
    })
  } catch (error) {
    logFailure('bonus_details', error)
    if (!isOver() && !isSessionOver(error)) showBonusDetailsError()
    onClosed()
  }
}
