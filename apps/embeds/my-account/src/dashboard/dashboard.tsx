import { type Account, platform as operations, type Protection } from '@herna/contract/player'
import { useCall } from '@herna/embed-kit'
import { Button, Note, Tag } from '@herna/kit'
import { formatCurrency } from '@herna/rules'
import { CircleAlert } from '@herna/kit/icons'
import { momentText } from '../dates.ts'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'
import styles from './dashboard.module.css'

const words = texts.dashboard

/** Who is logged in, since when, and how the account is protected: the block of § 32 among it. */
export function Dashboard({ platform, go, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  const protection = useCall(platform, operations.protection)
  return (
    <OfPlayer of={account} height={460} close={close}>
      {(player) => (
        <OfPlayer of={protection} height={460} close={close}>
          {(guard) => (
            <div className={styles.cards}>
              {!guard.mayPlay && (
                <Note tone="warn">
                  <CircleAlert size={20} aria-hidden="true" />
                  <p>{words.blocked}</p>
                </Note>
              )}
              <PlayerCard player={player} protection={guard} />
              <div className={styles.pair}>
                <SecurityCard player={player} go={go} />
                <LimitsCard protection={guard} go={go} />
              </div>
              <Card title={words.pause.title}>
                <p className="muted">{words.pause.text}</p>
                <div>
                  <Button onClick={() => go('exclusion')}>{words.pause.act}</Button>
                </div>
              </Card>
            </div>
          )}
        </OfPlayer>
      )}
    </OfPlayer>
  )
}

function PlayerCard({ player, protection }: { player: Account; protection: Protection }) {
  const { serverTime, session } = protection
  const minutes = Math.max(0, Math.floor((Date.parse(serverTime) - Date.parse(session.startedAt)) / 60_000))
  return (
    <Card title={player.username}>
      <Facts
        rows={[
          [words.email, `${player.email} · ${player.emailVerified ? words.verified : words.notVerified}`],
          [words.kind, words.kinds[player.kind]],
          [words.lastLogin, player.lastLoginAt ? momentText(player.lastLoginAt) : words.firstTime],
          [words.session, texts.duration(minutes)],
          [words.registered, momentText(player.registeredAt)],
        ]}
      />
    </Card>
  )
}

type Go = Pick<ScreenProps, 'go'>

function SecurityCard({ player: { secondFactor }, go }: Go & { player: Account }) {
  const { title, on, off, act, see } = words.security
  return (
    <Card title={title} mark={<Tag tone={secondFactor.on ? 'live' : undefined}>{secondFactor.on ? on : off}</Tag>}>
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
    <Card title={words.limits.title}>
      {set.length === 0 ? (
        <p className="muted">{words.limits.none}</p>
      ) : (
        <Facts
          rows={set.map(({ kind, period, left }) => [
            `${texts.kinds[kind]} ${texts.periods[period]}`,
            `${words.limits.left} ${money(left ?? 0)}`,
          ])}
        />
      )}
      <div>
        <Button onClick={() => go('limits')}>{set.length === 0 ? words.limits.act : words.limits.see}</Button>
      </div>
    </Card>
  )
}
