import { afterStop } from '@herna/rules'
import { useNavigate } from 'react-router'
import { closeAllModals } from '../dialogs/index.ts'

/** Number of portal pages before this one in the history; 0 when this page was opened directly. */
export const historyDepth = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** [4.17] Leaving goes one step back, or to the lobby when this page was opened directly. */
export function useLeave(lobbyHref: string): () => void {
  const navigate = useNavigate()
  return () =>
    // Dialogs have history entries: without closing them first, one step back would only close a dialog.
    void closeAllModals().then(() => (afterStop(historyDepth()) === 'back' ? navigate(-1) : navigate(lobbyHref)))
}
