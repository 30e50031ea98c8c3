import { LOGOUT_DEFAULTS, platform as operations, type SessionReply, type TermsReply } from '@herna/contract/player'
import { Button, Checkbox } from '@herna/kit'
import { Form, CheckboxWithError } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { Loaded } from '../platform/loaded.tsx'
import type { Platform } from '../platform/platform.ts'
import { useCall } from '../platform/use-call.ts'
import styles from './sign-in.module.css'
import { Step } from './step.tsx'
import { texts } from './texts.sk-SK.ts'

interface Props {
  platform: Platform
  onAccepted: (session: SessionReply) => void
  /** Called after a player who refuses the terms has been logged out. */
  onRefused: () => void
}

/** New terms must be accepted before the player can continue [7.42]. */
export function AcceptTermsStep({ platform, onAccepted, onRefused }: Props) {
  const terms = useCall(platform, operations.terms)
  const refuse = async () => {
    await platform.call(operations.logout, { body: { ...LOGOUT_DEFAULTS, allSessions: false, invalidateRememberMe: true } })
    onRefused()
  }
  return (
    <Loaded call={terms} height={220}>
      {(reply) => (
        <Step name={texts.titles['accept-terms']} intro={texts.terms.intro(reply.version)}>
          <TermsForm terms={reply} platform={platform} onAccepted={onAccepted} reload={terms.reload} />
          <Button variant="text" onClick={() => void refuse()}>
            {texts.terms.refuse}
          </Button>
        </Step>
      )}
    </Loaded>
  )
}

interface FormProps extends Pick<Props, 'platform' | 'onAccepted'> {
  terms: TermsReply
  reload: () => void
}
function TermsForm({ terms, platform, onAccepted, reload }: FormProps) {
  const labels = texts.terms
  const { failure, busy, form, checkbox, errorOf } = useForm({
    initial: { agree: false },
    validate: ({ agree }) => (agree ? {} : { agree: labels.missing }),
    async send() {
      const result = await platform.call(operations.acceptTerms, { body: { version: terms.version } })
      if (result.ok) {
        onAccepted(result.reply)
        return null
      }
      if (result.failure.kind === 'refused' && result.failure.code === 'terms-outdated') reload()
      return result.failure
    },
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={labels.submit}>
      <a className={styles.link} href={terms.path} target="_blank" rel="noopener">
        {labels.read}
      </a>
      <CheckboxWithError error={errorOf('agree')}>
        <Checkbox label={labels.agree} {...checkbox('agree')} />
      </CheckboxWithError>
    </Form>
  )
}
