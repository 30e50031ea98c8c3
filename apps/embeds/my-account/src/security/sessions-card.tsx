import { platform as operations, type SessionList } from '@herna/contract/player'
import { type Answer, failureText, Loaded, type Platform, tellChanged, useCall } from '@herna/embed-kit'
import { Button, Note, Tag } from '@herna/kit'
import { CircleAlert, MonitorSmartphone } from '@herna/kit/icons'
import { useState } from 'react'
import { momentText } from '../dates.ts'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'
import { deviceName } from './device-name.ts'
import styles from './security.module.css'

const words = texts.sessions

/** Every browser the player is logged in with; each can be ended, and all at once. */
export function SessionsCard({ platform, close }: { platform: Platform; close: () => void }) {
  const sessions = useCall(platform, operations.sessions)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (name: string, call: () => Promise<Answer<unknown>>, then: () => unknown) => {
    if (busy) return
    setBusy(name)
    setFailure(null)
    const answer = await call()
    setBusy(null)
    if (!answer.ok) return setFailure(failureText(answer.failure))
    then()
  }
  const ended = () => {
    tellChanged('sessions')
    sessions.reload()
  }
  const loggedOut = () => {
    tellChanged('logged-out')
    close()
  }
  const end = (id: string) => act(id, () => platform.call(operations.endSession, { params: { id } }), ended)
  const endAll = () =>
    act('all', () => platform.call(operations.logout, { body: { allSessions: true, invalidateRememberMe: true } }), loggedOut)
  return (
    <Card title={words.title}>
      <Loaded of={sessions} height={160}>
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
          {words.endAll}
        </Button>
      </div>
    </Card>
  )
}

function Session({ session, busy, end }: { session: SessionList[number]; busy: boolean; end: () => void }) {
  const device = deviceName(session.device) ?? words.unknownDevice
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden="true" />
      <span className={styles.about}>
        <b>{device}</b>
        <small>
          {session.address} · {words.since(momentText(session.startedAt))} · {words.active(momentText(session.lastActionAt))}
          {session.rememberMe && ` · ${words.remembered}`}
        </small>
      </span>
      {session.current ? (
        <Tag tone="live">{words.current}</Tag>
      ) : (
        <Button busy={busy} onClick={end} aria-label={words.endLabel(device)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
