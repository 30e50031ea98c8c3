import { passwordReset, platform as operations } from '@herna/contract/player'
import { Form, NewPasswordField, type Platform, useForm, wordsOf } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

interface Props {
  platform: Platform
  login: string
  done: () => void
  /** Another code, please. */
  again: () => void
}

/** The mailed code and a new password; every session ends with it. */
export function ResetPasswordStep({ platform, login, done, again }: Props) {
  const words = texts.reset
  const fields = {
    code: { missing: words.codeMissing, wrong: words.codeWrong },
    newPassword: { missing: words.passwordMissing, wrong: words.passwordWrong },
  }
  const { failure, busy, form, field } = useForm({
    initial: { code: '', newPassword: '' },
    check: (values) => wordsOf(passwordReset, { login, ...values }, fields, values),
    async send({ code, newPassword }) {
      const answer = await platform.call(operations.resetPassword, { body: { login, code: code.trim(), newPassword } })
      if (!answer.ok) return answer.failure
      done()
      return null
    },
    wrong: (name) => fields[name].wrong,
  })
  return (
    <Step name={texts.titles['reset-password']} intro={`${words.sent} ${words.everywhere}`}>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={words.submit}
        below={
          <Button variant="text" onClick={again}>
            {words.again}
          </Button>
        }
      >
        <Field
          label={words.code}
          {...field('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <NewPasswordField label={words.password} {...field('newPassword')} platform={platform} username={login} maxLength={128} />
      </Form>
    </Step>
  )
}
