import type { SupportOperator } from '@herna/contract/chat'
import { EmptyState, IconButton, Note } from '@herna/kit'
import { Headset, LogOut } from '@herna/kit/icons'
import { supportQueue } from '@herna/rules/chat'
import { useEffect, useState } from 'react'
import { Queue } from './queue.tsx'
import type { SupportApi } from './support-api.ts'
import styles from './support.module.css'
import type { OpenSocket } from './support-socket.ts'
import { texts } from './texts.sk-SK.ts'
import { Thread } from './thread.tsx'
import { useSupport } from './use-support.ts'

interface WorkspaceProps {
  api: SupportApi
  openSocket: OpenSocket
  operator: SupportOperator
  onLoggedOut(): void
}

/** The queue beside the open conversation; on a phone one of them. */
export function Workspace({ api, openSocket, operator, onLoggedOut }: WorkspaceProps) {
  const support = useSupport(api, openSocket, onLoggedOut)
  const [openId, setOpenId] = useState<string | null>(null)
  /** Answers being written, by conversation: an operator changes between them. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const queue = supportQueue(support.conversations ?? [], operator.id)
  const needed = queue.waiting.length + queue.mine.filter(({ unread }) => unread > 0).length
  useEffect(() => {
    document.title = needed > 0 ? `(${needed}) ${texts.title}` : texts.title
  }, [needed])
  const next = queue.waiting[0]
  const takeNext = async () => {
    if (next && (await support.act(() => api.take(next.id)))) setOpenId(next.id)
  }
  const logOut = () => void api.logOut().then(onLoggedOut, onLoggedOut)
  return (
    <div className={styles.page} data-open={openId !== null || undefined}>
      <header className={styles.bar}>
        <span className={styles.mark} aria-hidden="true">
          <Headset size={20} />
        </span>
        <h1>{texts.title}</h1>
        <p className={styles.connection} role="status">
          {support.isConnected || support.conversations === null ? '' : texts.disconnected}
        </p>
        <span className={styles.operator}>{operator.name}</span>
        <IconButton label={texts.logout} onClick={logOut}>
          <LogOut size={20} />
        </IconButton>
      </header>
      <p className="sr" role="status">
        {next ? texts.arrived : ''}
      </p>
      <Queue support={support} queue={queue} openId={openId} onOpen={setOpenId} onTakeNext={() => void takeNext()} />
      <main className={styles.main}>
        {support.problem && (
          <Note tone="danger" role="alert" className={styles.problem}>
            <p>{support.problem}</p>
          </Note>
        )}
        {openId === null ? (
          <EmptyState icon={<Headset size={24} />} title={texts.choose}>
            {texts.chooseText}
          </EmptyState>
        ) : (
          <Thread
            key={openId}
            id={openId}
            api={api}
            support={support}
            operator={operator}
            draft={drafts[openId] ?? ''}
            onDraft={(text) => setDrafts((all) => ({ ...all, [openId]: text }))}
            onBack={() => setOpenId(null)}
          />
        )}
      </main>
    </div>
  )
}
