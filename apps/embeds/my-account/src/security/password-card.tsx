import { passwordChange, platform as operations } from '@herna/contract/player'
import {
  Form,
  NewPasswordField,
  PasswordField,
  type Platform,
  notifyAccountChanged,
  useForm,
  fieldErrorsOf,
} from '@herna/embed-kit'
import { Note } from '@herna/kit'
import { Check } from '@herna/kit/icons'
import { useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'

const labels = texts.password

/** Password change; it logs out every other browser. */
export function PasswordCard({ platform, username }: { platform: Platform; username: string }) {
  // As a key it resets the form after each change.
  const [changes, setChanges] = useState(0)
  return (
    <Card title={labels.title}>
      {changes > 0 && (
        <Note tone="ok" role="status">
          <Check size={20} aria-hidden="true" />
          <p>{labels.changed}</p>
        </Note>
      )}
      <PasswordForm key={changes} platform={platform} username={username} onChanged={() => setChanges(changes + 1)} />
    </Card>
  )
}

interface FormProps {
  platform: Platform
  username: string
  onChanged: () => void
}
function PasswordForm({ platform, username, onChanged }: FormProps) {
  const { failure, busy, form, field } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    validate: (values) => fieldErrorsOf(passwordChange, values, labels.fields, values),
    async send(values) {
      const result = await platform.call(operations.changePassword, { body: values })
      if (!result.ok) return result.failure
      onChanged()
      notifyAccountChanged('password')
      return null
    },
    fieldError: (name) => labels.fields[name].wrong,
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={labels.submit} block={false} variant="quiet">
      <PasswordField
        label={labels.fields.currentPassword.label}
        {...field('currentPassword')}
        autoComplete="current-password"
        maxLength={256}
      />
      <NewPasswordField
        label={labels.fields.newPassword.label}
        {...field('newPassword')}
        platform={platform}
        username={username}
        maxLength={128}
      />
      <p className="muted">{labels.everywhere}</p>
    </Form>
  )
}
