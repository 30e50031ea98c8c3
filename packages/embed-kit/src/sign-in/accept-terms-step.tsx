import { platform as operations, type SessionReply, type TermsReply } from '@herna/contract/player'
import { Button, Checkbox } from '@herna/kit'
import { Form, Ticked } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { Loaded } from '../platform/loaded.tsx'
import type { Platform } from '../platform/platform.ts'
import { useCall } from '../platform/use-call.ts'
import styles from './sign-in.module.css'
import { Step } from './step.tsx'
import { texts } from './texts.sk-SK.ts'

interface Props {
  platform: Platform
  accepted: (session: SessionReply) => void
  /** Whoever does not agree is logged out: the account waits. */
  refused: () => void
}

/** New terms must be agreed to before play goes on [7.42]. */
export function AcceptTermsStep({ platform, accepted, refused }: Props) {
  const terms = useCall(platform, operations.terms)
  const refuse = async () => {
    await platform.call(operations.logout, { body: { allSessions: false, invalidateRememberMe: true } })
    refused()
  }
  return (
    <Loaded of={terms} height={220}>
      {(reply) => (
        <Step name={texts.titles['accept-terms']} intro={texts.terms.intro(reply.version)}>
          <TermsForm terms={reply} platform={platform} accepted={accepted} reload={terms.reload} />
          <Button variant="text" onClick={() => void refuse()}>
            {texts.terms.refuse}
          </Button>
        </Step>
      )}
    </Loaded>
  )
}

interface FormProps extends Pick<Props, 'platform' | 'accepted'> {
  terms: TermsReply
  reload: () => void
}
function TermsForm({ terms, platform, accepted, reload }: FormProps) {
  const words = texts.terms
  const { failure, busy, form, tick, errorOf } = useForm({
    initial: { agree: false },
    check: ({ agree }) => (agree ? {} : { agree: words.missing }),
    async send() {
      const answer = await platform.call(operations.acceptTerms, { body: { version: terms.version } })
      if (answer.ok) {
        accepted(answer.reply)
        return null
      }
      if (answer.failure.kind === 'refused' && answer.failure.code === 'terms-outdated') reload()
      return answer.failure
    },
  })
  return (
    <Form {...form} failure={failure} busy={busy} submit={words.submit}>
      <a className={styles.link} href={terms.path} target="_blank" rel="noopener">
        {words.read}
      </a>
      <Ticked error={errorOf('agree')}>
        <Checkbox label={words.agree} {...tick('agree')} />
      </Ticked>
    </Form>
  )
}
