import { afterStop } from '@herna/rules'
import { useNavigate } from 'react-router'
import { closeAllModals } from '../dialogs/index.ts'

/** How many pages of ours lie before this one; 0 when the player came straight here. */
export const stepsBefore = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** [4.17] Leaving goes one step back, or to the lobby when the player came straight here. */
export function useLeave(lobbyHref: string): () => void {
  const navigate = useNavigate()
  return () =>
    // One step back from under a dialog would only close the dialog.
    void closeAllModals().then(() => (afterStop(stepsBefore()) === 'back' ? navigate(-1) : navigate(lobbyHref)))
}
