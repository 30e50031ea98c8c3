import { platform as operations } from '@herna/contract/player'
import { Form, PasswordField, type Platform, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

const words = texts.secondFactor
const LEAST = 6

const faultOf = (code: string) => (code.trim().length >= LEAST ? {} : { code: code ? words.codeWrong : words.codeMissing })

interface RenewProps {
  platform: Platform
  renewed: (codes: readonly string[]) => void
  cancel: () => void
}

/** New recovery codes; the old ones end. */
export function RenewCodes({ platform, renewed, cancel }: RenewProps) {
  const { failure, busy, form, field } = useForm({
    initial: { code: '' },
    takesFocus: true,
    check: ({ code }) => faultOf(code),
    async send({ code }) {
      const answer = await platform.call(operations.renewRecoveryCodes, { body: { code: code.trim() } })
      if (!answer.ok) return answer.failure
      renewed(answer.reply.recoveryCodes)
      return null
    },
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={words.renew} block={false} beside={<Cancel act={cancel} />}>
      <Field
        label={words.code}
        hint={words.renewHint}
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </Form>
  )
}

interface OffProps {
  platform: Platform
  off: () => void
  cancel: () => void
}

/** Switching off asks for both: what one knows and what one has. */
export function SwitchOff({ platform, off, cancel }: OffProps) {
  const { failure, busy, form, field } = useForm({
    initial: { password: '', code: '' },
    takesFocus: true,
    check: ({ password, code }) => ({ ...faultOf(code), ...(password ? {} : { password: words.passwordMissing }) }),
    async send({ password, code }) {
      const answer = await platform.call(operations.switchOffSecondFactor, { body: { password, code: code.trim() } })
      if (!answer.ok) return answer.failure
      off()
      return null
    },
  })
  return (
    <Form
      {...form}
      failure={failure}
      busy={busy}
      submit={words.switchOff}
      variant="quiet"
      block={false}
      beside={<Cancel act={cancel} />}
    >
      <PasswordField label={words.password} {...field('password')} autoComplete="current-password" />
      <Field label={words.codeOrRecovery} {...field('code')} autoComplete="one-time-code" maxLength={20} />
    </Form>
  )
}

const Cancel = ({ act }: { act: () => void }) => (
  <Button variant="text" onClick={act}>
    {texts.cancel}
  </Button>
)
