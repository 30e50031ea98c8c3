import { afterStop } from '@herna/rules'
import { useNavigate } from 'react-router'

/** How many pages of ours lie before this one; 0 when the player came straight here. */
export const stepsBefore = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** [4.17] Leaving goes one step back, or to the lobby when the player came straight here. */
export function useLeave(lobbyHref: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (afterStop(stepsBefore()) === 'back') void navigate(-1)
    else void navigate(lobbyHref)
  }
}
