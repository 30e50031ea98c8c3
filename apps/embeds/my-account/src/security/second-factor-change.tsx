import { platform as operations } from '@herna/contract/player'
import { Form, PasswordField, type Platform, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'

const labels = texts.secondFactor
const MIN_LENGTH = 6

const codeErrorOf = (code: string) =>
  code.trim().length >= MIN_LENGTH ? {} : { code: code ? labels.codeWrong : labels.codeMissing }

interface RenewProps {
  platform: Platform
  onRenewed: (codes: readonly string[]) => void
  onCancel: () => void
}

/** New recovery codes, which invalidate the old ones. */
export function RenewCodes({ platform, onRenewed, onCancel }: RenewProps) {
  const { failure, busy, form, field } = useForm({
    initial: { code: '' },
    takesFocus: true,
    validate: ({ code }) => codeErrorOf(code),
    async send({ code }) {
      const result = await platform.call(operations.renewRecoveryCodes, { body: { code: code.trim() } })
      if (!result.ok) return result.failure
      onRenewed(result.reply.recoveryCodes)
      return null
    },
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={labels.renew} block={false} beside={<Cancel act={onCancel} />}>
      <Field
        label={labels.code}
        hint={labels.renewHint}
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
  onSwitchedOff: () => void
  onCancel: () => void
}

/** Switching off requires both the password and a code. */
export function SwitchOff({ platform, onSwitchedOff, onCancel }: OffProps) {
  const { failure, busy, form, field } = useForm({
    initial: { password: '', code: '' },
    takesFocus: true,
    validate: ({ password, code }) => ({ ...codeErrorOf(code), ...(password ? {} : { password: labels.passwordMissing }) }),
    async send({ password, code }) {
      const result = await platform.call(operations.switchOffSecondFactor, { body: { password, code: code.trim() } })
      if (!result.ok) return result.failure
      onSwitchedOff()
      return null
    },
  })
  return (
    <Form
      {...form}
      failure={failure}
      busy={busy}
      submit={labels.switchOff}
      variant="quiet"
      block={false}
      beside={<Cancel act={onCancel} />}
    >
      <PasswordField label={labels.password} {...field('password')} autoComplete="current-password" />
      <Field label={labels.codeOrRecovery} {...field('code')} autoComplete="one-time-code" maxLength={20} />
    </Form>
  )
}

const Cancel = ({ act }: { act: () => void }) => (
  <Button variant="text" onClick={act}>
    {texts.cancel}
  </Button>
)
