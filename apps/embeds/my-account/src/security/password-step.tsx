import { platform as operations } from '@herna/contract/player'
import { Form, PasswordField, type Platform, useForm } from '@herna/embed-kit'
import { Button } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'
import type { SetUp } from './confirm-app.tsx'

const words = texts.secondFactor

/** The password stands before the set-up: whoever finds an open browser may not lock its owner out. */
export function PasswordStep({
  platform,
  ready,
  cancel,
}: {
  platform: Platform
  ready: (setUp: SetUp) => void
  cancel: () => void
}) {
  const { failure, busy, form, field } = useForm({
    initial: { password: '' },
    takesFocus: true,
    check: ({ password }) => (password ? {} : { password: words.passwordMissing }),
    async send(values) {
      const answer = await platform.call(operations.setUpSecondFactor, { body: values })
      if (!answer.ok) return answer.failure
      ready(answer.reply)
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
        <Button variant="text" onClick={cancel}>
          {texts.cancel}
        </Button>
      }
    >
      <PasswordField label={words.password} hint={words.passwordHint} {...field('password')} autoComplete="current-password" />
    </Form>
  )
}
