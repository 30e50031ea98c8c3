import { passwordReset, platform as operations } from '@herna/contract/player'
import { Form, NewPasswordField, type Platform, useForm, fieldErrorsOf } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

interface Props {
  platform: Platform
  login: string
  onDone: () => void
  /** The player requests another code. */
  onResend: () => void
}

/** The code from the e-mail and a new password; resetting it ends every session. */
export function ResetPasswordStep({ platform, login, onDone, onResend }: Props) {
  const labels = texts.reset
  const fields = {
    code: { missing: labels.codeMissing, wrong: labels.codeWrong },
    newPassword: { missing: labels.passwordMissing, wrong: labels.passwordWrong },
  }
  const { failure, busy, form, field } = useForm({
    initial: { code: '', newPassword: '' },
    validate: (values) => fieldErrorsOf(passwordReset, { login, ...values }, fields, values),
    async send({ code, newPassword }) {
      const result = await platform.call(operations.resetPassword, { body: { login, code: code.trim(), newPassword } })
      if (!result.ok) return result.failure
      onDone()
      return null
    },
    fieldError: (name) => fields[name].wrong,
  })
  return (
    <Step name={texts.titles['reset-password']} intro={`${labels.sent} ${labels.everywhere}`}>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={labels.submit}
        below={
          <Button variant="text" onClick={onResend}>
            {labels.again}
          </Button>
        }
      >
        <Field
          label={labels.code}
          {...field('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <NewPasswordField
          label={labels.password}
          {...field('newPassword')}
          platform={platform}
          username={login}
          maxLength={128}
        />
      </Form>
    </Step>
  )
}
