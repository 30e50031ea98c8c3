import { LOGOUT_DEFAULTS, platform as operations, type SessionList } from '@herna/contract/player'
import { type CallResult, failureText, Loaded, type Platform, notifyAccountChanged, useCall } from '@herna/embed-kit'
import { Button, Note, Tag } from '@herna/kit'
import { CircleAlert, MonitorSmartphone } from '@herna/kit/icons'
import { useState } from 'react'
import { momentText } from '../dates.ts'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import { deviceName } from './device-name.ts'
import styles from './security.module.css'

const labels = texts.sessions

/** The player's sessions; each can be ended, or all together. */
export function SessionsCard({ platform, close }: { platform: Platform; close: () => void }) {
  const sessions = useCall(platform, operations.sessions)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (name: string, call: () => Promise<CallResult<unknown>>, onSuccess: () => unknown) => {
    if (busy) return
    setBusy(name)
    setFailure(null)
    const result = await call()
    setBusy(null)
    if (!result.ok) return setFailure(failureText(result.failure))
    onSuccess()
  }
  const onEnded = () => {
    notifyAccountChanged('sessions')
    sessions.reload()
  }
  const onLoggedOut = () => {
    notifyAccountChanged('logged-out')
    close()
  }
  const end = (id: string) => act(id, () => platform.call(operations.endSession, { params: { id } }), onEnded)
  const endAll = () => {
    const body = { ...LOGOUT_DEFAULTS, allSessions: true, invalidateRememberMe: true }
    return act('all', () => platform.call(operations.logout, { body }), onLoggedOut)
  }
  return (
    <Card title={labels.title}>
      <Loaded call={sessions} height={160}>
        {(list) => (
          <ul className={styles.sessions}>
            {list.map((session) => (
              <Session key={session.id} session={session} busy={busy === session.id} end={() => void end(session.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      {failure && (
        <Note tone="danger" role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          <p>{failure}</p>
        </Note>
      )}
      <div>
        <Button variant="line" busy={busy === 'all'} onClick={() => void endAll()}>
          {labels.endAll}
        </Button>
      </div>
    </Card>
  )
}

function Session({ session, busy, end }: { session: SessionList[number]; busy: boolean; end: () => void }) {
  const device = deviceName(session.device) ?? labels.unknownDevice
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden="true" />
      <span className={styles.sessionInfo}>
        <b>{device}</b>
        <small>
          {session.address} · {labels.since(momentText(session.startedAt))} · {labels.active(momentText(session.lastActionAt))}
          {session.rememberMe && ` · ${labels.remembered}`}
        </small>
      </span>
      {session.current ? (
        <Tag tone="live">{labels.current}</Tag>
      ) : (
        <Button busy={busy} onClick={end} aria-label={labels.endLabel(device)}>
          {labels.end}
        </Button>
      )}
    </li>
  )
}
