import { codeRequest, platform as operations } from '@herna/contract/player'
import { Form, type Platform, useForm } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

interface Props {
  platform: Platform
  login: string
  onSent: (login: string) => void
  onBack: () => void
}

/** Requests a reset code by e-mail. The reply is the same whether or not the account exists (M13). */
export function ForgottenPasswordStep({ platform, login, onSent, onBack }: Props) {
  const labels = texts.forgotten
  const { failure, busy, form, field } = useForm({
    initial: { login },
    validate: ({ login }) => (codeRequest.safeParse({ login }).success ? {} : { login: labels.missing }),
    async send({ login }) {
      const result = await platform.call(operations.sendResetCode, { body: { login: login.trim() } })
      if (!result.ok) return result.failure
      onSent(login.trim())
      return null
    },
  })
  return (
    <Step name={texts.titles['forgotten-password']} intro={labels.intro}>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={labels.submit}
        below={
          <Button variant="text" onClick={onBack}>
            {labels.back}
          </Button>
        }
      >
        <Field label={labels.login} {...field('login')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form>
    </Step>
  )
}
