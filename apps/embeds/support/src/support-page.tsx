import type { SupportOperator } from '@herna/contract/chat'
import { useCallback, useEffect, useState } from 'react'
import { Login } from './login.tsx'
import type { SupportApi } from './support-api.ts'
import styles from './support.module.css'
import type { OpenSocket } from './support-socket.ts'
import { Workspace } from './workspace.tsx'

interface SupportPageProps {
  api: SupportApi
  openSocket: OpenSocket
}

/** The support page: the login, then the operator's conversations. */
export function SupportPage({ api, openSocket }: SupportPageProps) {
  const [operator, setOperator] = useState<SupportOperator | 'loading' | null>('loading')
  useEffect(() => {
    api.currentOperator().then(setOperator, () => setOperator(null))
  }, [api])
  const onLoggedOut = useCallback(() => setOperator(null), [])
  if (operator === 'loading') return <div className={styles.page} aria-busy="true" />
  if (operator === null) return <Login api={api} onLoggedIn={setOperator} />
  return <Workspace api={api} openSocket={openSocket} operator={operator} onLoggedOut={onLoggedOut} />
}
