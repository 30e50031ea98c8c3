import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type PublicConfiguration, useRunsGame } from '../config/index.ts'
import { closeModal, openModal } from '../dialogs/index.ts'
import { useAuth, usePlayerValue } from '../session/index.ts'
import { browserChat } from './browser-chat.ts'
import type { ChatEngine } from './chat-engine.ts'
import { ChatCorner, ChatSheet } from './chat-panel.tsx'
import { changeChat } from './change-chat.ts'
import { useChat } from './chat-store.ts'

/** As in the style sheets: up to this width the chat is a sheet. */
const NARROW = '(max-width: 767px)'
const SHEET = { id: 'chat', level: 2000 } as const

/** The chat on any page: its context follows login and logout; over a running game it is hidden [4.30]. */
export function ChatLayer() {
  const configuration = (useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined)?.configuration
  return configuration ? <ConnectedChat configuration={configuration} /> : null
}

function ConnectedChat({ configuration }: { configuration: PublicConfiguration }) {
  const engine = browserChat(configuration.chatUrl, configuration.locale.iso)
  const auth = useAuth()
  const username = usePlayerValue((player) => player.username)
  const { panel, sawGuest } = useChat()
  const runsGame = useRunsGame()
  useEffect(() => {
    if (auth === 'guest') engine.setContext(null, sawGuest)
    if (auth === 'authenticated' && username !== null) engine.setContext(username, sawGuest)
  }, [auth, engine, sawGuest, username])
  // While the session is being checked, it is not known whose chat it is.
  const isOpening = panel === 'loading' && auth !== 'pending'
  useEffect(() => {
    if (isOpening) engine.opened()
  }, [engine, isOpening])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && engine.seen()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [engine])
  useEffect(() => {
    if (runsGame) changeChat({ type: 'hidden' })
  }, [runsGame])
  const isVisible = panel === 'visible' && !runsGame
  return isVisible ? <OpenPanel engine={engine} email={configuration.brand.supportEmail} /> : null
}

/** A sheet that Back closes on phones, otherwise a window in the corner beside the page. */
function OpenPanel({ engine, email }: { engine: ChatEngine; email: string }) {
  const isNarrow = window.matchMedia(NARROW).matches
  useEffect(() => {
    if (!isNarrow) return
    openModal({ ...SHEET, render: (controls) => <ChatSheet {...controls} engine={engine} email={email} /> })
    return () => closeModal(SHEET)
  }, [email, engine, isNarrow])
  return isNarrow ? null : <ChatCorner engine={engine} email={email} />
}
