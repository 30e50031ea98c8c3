import { closeAllModals } from '../dialogs/index.ts'
import { trackingSettled } from '../tracking/index.ts'

/** Leaves for the provider's page on a touch device [4.17], with `replace`, so that Back returns to where the player was. The launch was reported before. */
export async function openAtProvider(address: string): Promise<void> {
  await Promise.all([closeAllModals(), trackingSettled()])
  window.location.replace(address)
}
