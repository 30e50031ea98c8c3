import { type Account, platform as operations, type Protection } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Note, Tag } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleAlert } from '@herna/kit/icons'
import { momentText } from '../dates.ts'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import styles from './dashboard.module.css'

const labels = texts.dashboard

/** Who is logged in, since when, and how the account is protected, including a block by § 32. */
export function Dashboard({ platform, go, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  const protection = useCall(platform, operations.protection)
  return (
    <LoadedForPlayer call={account} height={460} close={close}>
      {(player) => (
        <LoadedForPlayer call={protection} height={460} close={close}>
          {(loadedProtection) => (
            <div className={styles.cards}>
              {!loadedProtection.mayPlay && (
                <Note tone="warn">
                  <CircleAlert size={20} aria-hidden="true" />
                  <p>{labels.blocked}</p>
                </Note>
              )}
              <PlayerCard player={player} protection={loadedProtection} />
              <div className={styles.pair}>
                <SecurityCard player={player} go={go} />
                <LimitsCard protection={loadedProtection} go={go} />
              </div>
              <Card title={labels.pause.title}>
                <p className="muted">{labels.pause.text}</p>
                <div>
                  <Button onClick={() => go('exclusion')}>{labels.pause.act}</Button>
                </div>
              </Card>
            </div>
          )}
        </LoadedForPlayer>
      )}
    </LoadedForPlayer>
  )
}

function PlayerCard({ player, protection }: { player: Account; protection: Protection }) {
  const { serverTime, session } = protection
  const minutes = Math.max(0, Math.floor((Date.parse(serverTime) - Date.parse(session.startedAt)) / 60_000))
  return (
    <Card title={player.username}>
      <Facts
        rows={[
          [labels.email, `${player.email} · ${player.emailVerified ? labels.verified : labels.notVerified}`],
          [labels.kind, labels.kinds[player.kind]],
          [labels.lastLogin, player.lastLoginAt ? momentText(player.lastLoginAt) : labels.firstTime],
          [labels.session, texts.duration(minutes)],
          [labels.registered, momentText(player.registeredAt)],
        ]}
      />
    </Card>
  )
}

type Go = Pick<ScreenProps, 'go'>

function SecurityCard({ player: { secondFactor }, go }: Go & { player: Account }) {
  const { title, on, off, act, see } = labels.security
  return (
    <Card title={title} badge={<Tag tone={secondFactor.on ? 'live' : undefined}>{secondFactor.on ? on : off}</Tag>}>
      <div>
        <Button onClick={() => go('security')}>{secondFactor.on ? see : act}</Button>
      </div>
    </Card>
  )
}

function LimitsCard({ protection: { limits, currencyCode }, go }: Go & { protection: Protection }) {
  const set = limits.filter(({ amount }) => amount !== null)
  const money = (cents: number) => formatCurrency(cents, { locale: 'sk-SK', currency: currencyCode })
  return (
    <Card title={labels.limits.title}>
      {set.length === 0 ? (
        <p className="muted">{labels.limits.none}</p>
      ) : (
        <Facts
          rows={set.map(({ kind, period, left }) => [
            `${texts.kinds[kind]} ${texts.periods[period]}`,
            `${labels.limits.left} ${money(left ?? 0)}`,
          ])}
        />
      )}
      <div>
        <Button onClick={() => go('limits')}>{set.length === 0 ? labels.limits.act : labels.limits.see}</Button>
      </div>
    </Card>
  )
}
