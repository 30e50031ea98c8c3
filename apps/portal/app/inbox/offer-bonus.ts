import { hasBonusPopup } from '@herna/rules/bonuses'
import { openBonusPopup, showBonusDetailsError } from '../bonuses/index.ts'
import { isSessionOver } from '../player-data/index.ts'
import { callHosts, logFailure } from '../session/index.ts'

interface Offer {
  /** The offer is still to be shown: nothing else has replaced it. */
  isWanted(): boolean
  /** Runs once: it was closed, or there is nothing to offer. */
  onClosed(): void
}

/** Loads a bonus and shows its popup if it is still offered [4.24] [4.25]. */
export async function offerBonus(bonusId: string, { isWanted, onClosed }: Offer): Promise<void> {
  try {
    const details = await callHosts(({ gateway }) => gateway.bonusDetails(bonusId))
    if (!isWanted() || details.bonus.status !== 'offered' || !hasBonusPopup(details.bonus.playType)) return onClosed()
    openBonusPopup(details, () => {
      // Notifies other parts of the page that the offer was dismissed [4.24].
      window.dispatchEvent(new CustomEvent('bonus-dismissed', { detail: { bonusId } }))
      onClosed()
    })
  } catch (error) {
    logFailure('bonus_details', error)
    if (isWanted() && !isSessionOver(error)) showBonusDetailsError()
    onClosed()
  }
}
