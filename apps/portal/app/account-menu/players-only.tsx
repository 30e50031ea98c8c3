import { Button, buttonClass, EmptyState } from '@herna/kit'
import { LockKeyhole } from '@herna/kit/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { requestLogin, useAuth } from '../session/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/players-only.json'

/** Loaded with pages for players, not with every page. */
const usePlayersOnlyTexts = featureTexts(texts)

interface PlayersOnlyProps {
  /** Placeholder while the session is unknown, with the size of the content. */
  placeholder: ReactNode
  live?: boolean
  children: ReactNode
}

/** A part of a page only for players: for a guest the login dialog opens at once, over a note that a login is required [4.13] [6.2]. */
export function PlayersOnly(props: PlayersOnlyProps) {
  const auth = useAuth()
  const loginRequested = useRef(false)
  useEffect(() => {
    // Who was logged in here has logged out and leaves the page [4.14]; an expired session asks for the login itself [4.12].
    if (auth === 'authenticated') loginRequested.current = true
    if (auth !== 'guest' || loginRequested.current) return
    loginRequested.current = true
    void requestLogin()
  }, [auth])
  if (auth === 'authenticated') return props.children
  return auth === 'pending' ? props.placeholder : <LoginNeeded live={props.live} />
}

function LoginNeeded({ live }: { live?: boolean }) {
  const t = usePlayersOnlyTexts()
  const preview = usePreview()
  const allGames = addressOf(live ? 'preview-live-casino-all-games' : 'preview-all-games', {}, preview)
  return (
    <EmptyState
      icon={<LockKeyhole size={32} />}
      title={t('login-title')}
      actions={
        <>
          <Button variant="primary" onClick={() => void requestLogin()}>
            {t('login')}
          </Button>
          <Link className={buttonClass()} to={allGames}>
            {t('all-games')}
          </Link>
        </>
      }
    >
      {t('login-text')}
    </EmptyState>
  )
}
