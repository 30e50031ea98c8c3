import { isSessionOver } from '../player-data/index.ts'
import { callHosts, withPlayer } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { loadBonuses } from './bonus-store.ts'
import { bonusText } from './bonus-texts.ts'
import { showBonusError } from './bonus-errors.ts'

const DONE = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const

/** Sends the player's answer to a bonus [4.24] [7.42] and reloads bonuses and balance. False on failure, which is reported with a retry [8.22]. */
export async function answerBonus(bonusId: string, answer: keyof typeof DONE): Promise<boolean> {
  try {
    await callHosts(({ platform }) => platform.answerBonus(bonusId, answer))
  } catch (error) {
    if (!isSessionOver(error)) showBonusError('confirm', () => void answerBonus(bonusId, answer))
    return false
  }
  showSnackbar({ type: 'success', title: bonusText(DONE[answer]) })
  void withPlayer((player) => player.load('balance'), undefined)
  await loadBonuses()
  return true
}
