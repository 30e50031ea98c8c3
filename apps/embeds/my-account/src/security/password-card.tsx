import { passwordChange, platform as operations } from '@herna/contract/player'
import { Form, NewPasswordField, PasswordField, type Platform, tellChanged, useForm, wordsOf } from '@herna/embed-kit'
import { Note } from '@herna/kit'
import { Check } from '@herna/kit/icons'
import { useState } from 'react'
import { Card } from '../facts.tsx'
import { texts } from '../texts.sk-SK.ts'

const words = texts.password

/** A new password; every other browser is logged out by it. */
export function PasswordCard({ platform, username }: { platform: Platform; username: string }) {
  // A changed password empties the form: the next one starts anew.
  const [changes, setChanges] = useState(0)
  return (
    <Card title={words.title}>
      {changes > 0 && (
        <Note tone="ok" role="status">
          <Check size={20} aria-hidden="true" />
          <p>{words.changed}</p>
        </Note>
      )}
      <PasswordForm key={changes} platform={platform} username={username} changed={() => setChanges(changes + 1)} />
    </Card>
  )
}

interface FormProps {
  platform: Platform
  username: string
  changed: () => void
}
function PasswordForm({ platform, username, changed }: FormProps) {
  const { failure, busy, form, field } = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: (values) => wordsOf(passwordChange, values, words.fields, values),
    async send(values) {
      const answer = await platform.call(operations.changePassword, { body: values })
      if (!answer.ok) return answer.failure
      changed()
      tellChanged('password')
      return null
    },
    wrong: (name) => words.fields[name].wrong,
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={words.submit} block={false} variant="quiet">
      <PasswordField
        label={words.fields.currentPassword.label}
        {...field('currentPassword')}
        autoComplete="current-password"
        maxLength={256}
      />
      <NewPasswordField
        label={words.fields.newPassword.label}
        {...field('newPassword')}
        platform={platform}
        username={username}
        maxLength={128}
      />
      <p className="muted">{words.everywhere}</p>
    </Form>
  )
}
