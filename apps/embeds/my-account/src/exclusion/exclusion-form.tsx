import { EXCLUSION_MONTHS, type ExclusionRequest, platform as operations, type Protection } from '@herna/contract/player'
import { Form, PasswordField, type Platform, notifyAccountChanged, CheckboxWithError, useForm } from '@herna/embed-kit'
import { Checkbox, Select } from '@herna/kit'
import { useId, useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import styles from './exclusion.module.css'

const labels = texts.exclusion.self
const FOR_GOOD = 'for-good'

const monthsOf = (option: string): ExclusionRequest['months'] =>
  EXCLUSION_MONTHS.find((months) => String(months) === option) ?? null

interface Props {
  platform: Platform
  replace: (protection: Protection) => void
}

/** Self-exclusion for months or permanently: duration, confirmation and password. It applies immediately and cannot be shortened. */
export function ExclusionForm({ platform, replace }: Props) {
  const id = useId()
  const [formKey, setFormKey] = useState(0)
  const { values, set, failure, busy, form, field, checkbox, errorOf } = useForm({
    initial: { months: String(EXCLUSION_MONTHS[0]), understood: false, password: '' },
    validate: ({ understood, password }) => ({
      ...(understood ? {} : { understood: labels.notUnderstood }),
      ...(password ? {} : { password: labels.passwordMissing }),
    }),
    async send({ months, password }) {
      const result = await platform.call(operations.exclude, { body: { months: monthsOf(months), password } })
      if (!result.ok) return result.failure
      set('password', '')
      set('understood', false)
      setFormKey(formKey + 1)
      replace(result.reply)
      notifyAccountChanged('exclusion')
      return null
    },
  })
  return (
    <Form key={formKey} {...form} failure={failure} busy={busy} submit={labels.submit} block={false} variant="quiet">
      <div className={styles.duration}>
        <label htmlFor={id}>{labels.length}</label>
        <Select id={id} value={values.months} onChange={(event) => set('months', event.target.value)}>
          {EXCLUSION_MONTHS.map((months) => (
            <option key={months} value={months}>
              {labels.months(months)}
            </option>
          ))}
          <option value={FOR_GOOD}>{labels.forGood}</option>
        </Select>
      </div>
      <PasswordField label={labels.password} {...field('password')} autoComplete="current-password" maxLength={256} />
      <CheckboxWithError error={errorOf('understood')}>
        <Checkbox label={labels.understood} {...checkbox('understood')} />
      </CheckboxWithError>
    </Form>
  )
}
