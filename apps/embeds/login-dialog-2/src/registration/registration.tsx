import { platform as operations, type TermsReply } from '@herna/contract/player'
import { fieldsOf, Form, Loaded, type Platform, useCall, useForm } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button } from '@herna/kit'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import { bodyOf, EMPTY_FORM, errorsInPart, PARTS, partOf, type RegistrationForm } from './registration-form.ts'
import { RegistrationPart } from './registration-part.tsx'
import styles from './registration.module.css'

interface Props {
  platform: Platform
  onLogin: () => void
  onRegistered: (credentials: { login: string; password: string; remember: boolean }) => void
}

/** Registration in three parts. Typed values remain while the dialog is open; the current terms are loaded first. */
export function Registration({ platform, onLogin, onRegistered }: Props) {
  const terms = useCall(platform, operations.terms)
  return (
    <Loaded call={terms} height={420}>
      {(reply) => (
        <RegistrationSteps
          platform={platform}
          onLogin={onLogin}
          onRegistered={onRegistered}
          terms={reply}
          reload={terms.reload}
        />
      )}
    </Loaded>
  )
}

function RegistrationSteps({
  platform,
  onLogin,
  onRegistered,
  terms,
  reload,
}: Props & { terms: TermsReply; reload: () => void }) {
  const [part, setPart] = useState(0)
  const labels = texts.registration
  const isLast = part === PARTS.length - 1
  const registrationForm = useForm<RegistrationForm>({
    initial: EMPTY_FORM,
    validate: (values) => errorsInPart(part, values, terms.version),
    async send(values) {
      if (!isLast) {
        setPart(part + 1)
        return null
      }
      const result = await platform.call(operations.register, { body: bodyOf(values, terms.version) })
      if (result.ok) {
        onRegistered({ login: result.reply.username, password: values.password, remember: false })
        return null
      }
      if (result.failure.kind === 'refused' && result.failure.code === 'terms-outdated') reload()
      // The rejected field may be in an earlier part: that part is shown, with the error at the field.
      const rejectedPart = partOf(fieldsOf(result.failure))
      if (rejectedPart !== null) setPart(rejectedPart)
      return result.failure
    },
    fieldError: (name) => labels.fields[name].wrong || labels.fields[name].missing,
  })
  const title = labels.parts[part] ?? ''
  return (
    <Step key={part} name={`${texts.titles.registration}: ${title}`}>
      <Progress current={part + 1} total={PARTS.length} title={title} />
      <Form
        {...registrationForm.form}
        failure={registrationForm.failure}
        busy={registrationForm.busy}
        submit={isLast ? labels.submit : labels.continue}
        below={
          part === 0 ? (
            <Button variant="text" onClick={onLogin}>
              {labels.hasAccount} {labels.logIn}
            </Button>
          ) : (
            <Button variant="text" onClick={() => setPart(part - 1)}>
              {labels.back}
            </Button>
          )
        }
      >
        <RegistrationPart part={part} form={registrationForm} platform={platform} termsPath={terms.path} />
      </Form>
    </Step>
  )
}

/** Progress as text and as a bar. */
function Progress({ current, total, title }: { current: number; total: number; title: string }) {
  return (
    <div className={styles.progress}>
      <p>
        <b>{title}</b>
        <span>{texts.registration.progress(current, total)}</span>
      </p>
      <div className={styles.progressBar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-done={index < current || undefined} />
        ))}
      </div>
    </div>
  )
}
