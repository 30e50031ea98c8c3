import { Button, buttonClass, EmptyState } from '@herna/kit'
import { LockKeyhole } from '@herna/kit/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { requestLogin, usePlayer } from '../session/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { featureTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/players-only.json'

/** They come with the pages for players, not with every page. */
const usePlayersOnlyTexts = featureTexts(texts)

interface PlayersOnlyProps {
  /** While nobody knows yet who looks: of the size of what comes. */
  waiting: ReactNode
  live?: boolean
  children: ReactNode
}

/** A part of a page for players alone: a guest is offered the login at once, and told what the page would show [4.13] [6.2]. */
export function PlayersOnly({ waiting, live, children }: PlayersOnlyProps) {
  const { auth } = usePlayer()
  const asked = useRef(false)
  useEffect(() => {
    if (auth !== 'guest' || asked.current) return
    asked.current = true
    void requestLogin()
  }, [auth])
  if (auth === 'authenticated') return children
  return auth === 'pending' ? waiting : <LoginNeeded live={live} />
}

function LoginNeeded({ live }: { live?: boolean }) {
  const t = usePlayersOnlyTexts()
  const preview = usePreview()
  const all = addressOf(live ? 'preview-live-casino-all-games' : 'preview-all-games', {}, preview)
  return (
    <EmptyState
      icon={<LockKeyhole size={32} />}
      title={t('login-title')}
      actions={
        <>
          <Button variant="primary" onClick={() => void requestLogin()}>
            {t('login')}
          </Button>
          <Link className={buttonClass()} to={all}>
            {t('all-games')}
          </Link>
        </>
      }
    >
      {t('login-text')}
    </EmptyState>
  )
}
