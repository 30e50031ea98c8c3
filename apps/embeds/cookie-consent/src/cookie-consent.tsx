import { CONSENT_CHANGED, CONSENT_GROUPS, type ConsentChanged } from '@herna/contract/embeds'
import type { EmbedProps } from '@herna/embed-kit'
import { Button, Switch } from '@herna/kit'
import { type ConsentGroups, parseConsent, FULL_CONSENT, NO_CONSENT } from '@herna/rules/consent'
import { Cookie } from '@herna/kit/icons'
import { useState } from 'react'
import styles from './cookie-consent.module.css'
import { texts } from './texts.sk-SK.ts'

/** The choice by group, starting from the stored one [4.39]. Nothing is pre-selected, and rejecting takes one tap, like accepting. The page asks the first question itself. */
export function CookieConsent({ options }: EmbedProps) {
  const [groups, setGroups] = useState<ConsentGroups>(() => parseConsent(document.cookie)?.groups ?? NO_CONSENT)
  const choose = (chosenGroups: ConsentGroups) => {
    window.dispatchEvent(new CustomEvent<ConsentChanged>(CONSENT_CHANGED, { detail: chosenGroups }))
    options.onClose?.()
  }
  return (
    <section className={styles.card} aria-labelledby="cookie-consent">
      <h2 id="cookie-consent" className={styles.title}>
        <Cookie size={20} aria-hidden="true" />
        {texts.title}
      </h2>
      <p className={styles.intro}>
        {texts.intro}{' '}
        <a className={styles.link} href="/novinky/cookies">
          {texts.more}
        </a>
      </p>
      <Choices groups={groups} onChange={setGroups} />
      <div className={styles.actions}>
        <Button variant="line" onClick={() => choose(groups)}>
          {texts.save}
        </Button>
        <Button onClick={() => choose(NO_CONSENT)}>{texts.reject}</Button>
        <Button onClick={() => choose(FULL_CONSENT)}>{texts.accept}</Button>
      </div>
    </section>
  )
}

function Choices({ groups, onChange }: { groups: ConsentGroups; onChange: (groups: ConsentGroups) => void }) {
  return (
    <fieldset className={styles.choices}>
      <legend className="sr">{texts.choices}</legend>
      <div className={styles.necessary}>
        <GroupLabel {...texts.necessary} />
        <span>{texts.necessary.always}</span>
      </div>
      {CONSENT_GROUPS.map((group) => (
        <Switch
          key={group}
          label={<GroupLabel {...texts.groups[group]} />}
          checked={groups[group]}
          onChange={(event) => onChange({ ...groups, [group]: event.target.checked })}
        />
      ))}
    </fieldset>
  )
}

const GroupLabel = ({ name, about }: { name: string; about: string }) => (
  <span className={styles.groupLabel}>
    <b>{name}</b>
    <small>{about}</small>
  </span>
)
