import type { SupportThread } from '@herna/contract/chat'
import { clock, date } from './clock.ts'
import styles from './side.module.css'
import { texts } from './texts.sk-SK.ts'

/** What the operator knows about the customer: the username, and their latest triggers [4.30]. */
export function Facts({ thread: { conversation, triggers } }: { thread: SupportThread }) {
  return (
    <section className={styles.block} aria-labelledby="facts">
      <h3 id="facts">{texts.facts.title}</h3>
      <p>
        <b>{conversation.username ?? texts.guest(conversation.id)}</b>
        <br />
        <span className={styles.muted}>{conversation.username === null ? texts.facts.guest : texts.facts.player}</span>
      </p>
      <h4>{texts.facts.triggers}</h4>
      {triggers.length === 0 ? (
        <p className={styles.muted}>{texts.facts.none}</p>
      ) : (
        <ul className={styles.triggers}>
          {triggers.map(({ trigger, at }) => (
            <li key={`${trigger} ${at}`}>
              {texts.triggers[trigger]} <time dateTime={at}>{`${date(at)} ${clock(at)}`}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
