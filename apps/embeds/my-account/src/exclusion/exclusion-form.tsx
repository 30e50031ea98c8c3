import { EXCLUSION_MONTHS, type ExclusionRequest, platform as operations, type Protection } from '@herna/contract/player'
import { Form, PasswordField, type Platform, tellChanged, Ticked, useForm } from '@herna/embed-kit'
import { Checkbox, Select } from '@herna/kit'
import { useId, useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './exclusion.module.css'

const words = texts.exclusion.self
const FOR_GOOD = 'for-good'

const monthsOf = (chosen: string): ExclusionRequest['months'] =>
  EXCLUSION_MONTHS.find((months) => String(months) === chosen) ?? null

interface Props {
  platform: Platform
  replace: (protection: Protection) => void
}

/** Exclusion for months or for good: how long, that it is understood, and the password. It acts at once and cannot be shortened. */
export function ExclusionForm({ platform, replace }: Props) {
  const id = useId()
  const [round, setRound] = useState(0)
  const { values, set, failure, busy, form, field, tick, errorOf } = useForm({
    initial: { months: String(EXCLUSION_MONTHS[0]), understood: false, password: '' },
    check: ({ understood, password }) => ({
      ...(understood ? {} : { understood: words.notUnderstood }),
      ...(password ? {} : { password: words.passwordMissing }),
    }),
    async send({ months, password }) {
      const answer = await platform.call(operations.exclude, { body: { months: monthsOf(months), password } })
      if (!answer.ok) return answer.failure
      set('password', '')
      set('understood', false)
      setRound(round + 1)
      replace(answer.reply)
      tellChanged('exclusion')
      return null
    },
  })
  return (
    <Form key={round} {...form} failure={failure} busy={busy} submit={words.submit} block={false} variant="quiet">
      <div className={styles.length}>
        <label htmlFor={id}>{words.length}</label>
        <Select id={id} value={values.months} onChange={(event) => set('months', event.target.value)}>
          {EXCLUSION_MONTHS.map((months) => (
            <option key={months} value={months}>
              {words.months(months)}
            </option>
          ))}
          <option value={FOR_GOOD}>{words.forGood}</option>
        </Select>
      </div>
      <PasswordField label={words.password} {...field('password')} autoComplete="current-password" maxLength={256} />
      <Ticked error={errorOf('understood')}>
        <Checkbox label={words.understood} {...tick('understood')} />
      </Ticked>
    </Form>
  )
}
