import { platform as operations } from '@herna/contract/player'
import { Form, PasswordField, type Platform, useForm } from '@herna/embed-kit'
import { Button } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'
import type { SetUp } from './confirm-app.tsx'

const labels = texts.secondFactor

/** The set-up requires the password, so that a person at an unattended browser cannot lock the owner out. */
export function PasswordStep({
  platform,
  onReady,
  onCancel,
}: {
  platform: Platform
  onReady: (setUp: SetUp) => void
  onCancel: () => void
}) {
  const { failure, busy, form, field } = useForm({
    initial: { password: '' },
    takesFocus: true,
    validate: ({ password }) => (password ? {} : { password: labels.passwordMissing }),
    async send(values) {
      const result = await platform.call(operations.setUpSecondFactor, { body: values })
      if (!result.ok) return result.failure
      onReady(result.reply)
      return null
    },
  })
  return (
    <Form
      {...form}
      failure={failure}
      busy={busy}
      submit={texts.continue}
      block={false}
      beside={
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <PasswordField label={labels.password} hint={labels.passwordHint} {...field('password')} autoComplete="current-password" />
    </Form>
  )
}
