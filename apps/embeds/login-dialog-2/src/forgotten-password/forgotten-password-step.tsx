import { codeRequest, platform as operations } from '@herna/contract/player'
import { Form, type Platform, useForm } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

interface Props {
  platform: Platform
  login: string
  sent: (login: string) => void
  back: () => void
}

/** Asks for a code by e-mail. The answer is the same whether or not there is such an account (M13). */
export function ForgottenPasswordStep({ platform, login, sent, back }: Props) {
  const words = texts.forgotten
  const { failure, busy, form, field } = useForm({
    initial: { login },
    check: ({ login }) => (codeRequest.safeParse({ login }).success ? {} : { login: words.missing }),
    async send({ login }) {
      const answer = await platform.call(operations.sendResetCode, { body: { login: login.trim() } })
      if (!answer.ok) return answer.failure
      sent(login.trim())
      return null
    },
  })
  return (
    <Step name={texts.titles['forgotten-password']} intro={words.intro}>
      <Form
        {...form}
        failure={failure}
        busy={busy}
        submit={words.submit}
        below={
          <Button variant="text" onClick={back}>
            {words.back}
          </Button>
        }
      >
        <Field label={words.login} {...field('login')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form>
    </Step>
  )
}
