import { platform as operations, type TermsReply } from '@herna/contract/player'
import { fieldsOf, Form, Loaded, type Platform, useCall, useForm } from '@herna/embed-kit'
import { Step } from '@herna/embed-kit/sign-in'
import { Button } from '@herna/kit'
import { useState } from 'react'
import { texts } from '../texts.sk-SK.ts'
import { bodyOf, EMPTY, faultsIn, PARTS, partOf, type RegistrationForm } from './registration-form.ts'
import { RegistrationPart } from './registration-part.tsx'
import styles from './registration.module.css'

interface Props {
  platform: Platform
  toLogin: () => void
  registered: (credentials: { login: string; password: string; remember: boolean }) => void
}

/** Registration in three parts. What was typed stays while the dialog is open; the terms that will be agreed to are asked for first. */
export function Registration({ platform, toLogin, registered }: Props) {
  const terms = useCall(platform, operations.terms)
  return (
    <Loaded of={terms} height={420}>
      {(reply) => (
        <RegistrationSteps platform={platform} toLogin={toLogin} registered={registered} terms={reply} reload={terms.reload} />
      )}
    </Loaded>
  )
}

function RegistrationSteps({ platform, toLogin, registered, terms, reload }: Props & { terms: TermsReply; reload: () => void }) {
  const [part, setPart] = useState(0)
  const words = texts.registration
  const isLast = part === PARTS.length - 1
  const plan = useForm<RegistrationForm>({
    initial: EMPTY,
    check: (values) => faultsIn(part, values, terms.version),
    async send(values) {
      if (!isLast) {
        setPart(part + 1)
        return null
      }
      const answer = await platform.call(operations.register, { body: bodyOf(values, terms.version) })
      if (answer.ok) {
        registered({ login: answer.reply.username, password: values.password, remember: false })
        return null
      }
      if (answer.failure.kind === 'refused' && answer.failure.code === 'terms-outdated') reload()
      // The field may lie in an earlier part: that part is shown, with the words beside the field.
      const at = partOf(fieldsOf(answer.failure))
      if (at !== null) setPart(at)
      return answer.failure
    },
    wrong: (name) => words.fields[name].wrong || words.fields[name].missing,
  })
  const title = words.parts[part] ?? ''
  return (
    <Step key={part} name={`${texts.titles.registration}: ${title}`}>
      <Progress now={part + 1} all={PARTS.length} title={title} />
      <Form
        {...plan.form}
        failure={plan.failure}
        busy={plan.busy}
        submit={isLast ? words.submit : words.continue}
        below={
          part === 0 ? (
            <Button variant="text" onClick={toLogin}>
              {words.hasAccount} {words.logIn}
            </Button>
          ) : (
            <Button variant="text" onClick={() => setPart(part - 1)}>
              {words.back}
            </Button>
          )
        }
      >
        <RegistrationPart part={part} plan={plan} platform={platform} termsPath={terms.path} />
      </Form>
    </Step>
  )
}

/** How far one is, in words and as a bar. */
function Progress({ now, all, title }: { now: number; all: number; title: string }) {
  return (
    <div className={styles.progress}>
      <p>
        <b>{title}</b>
        <span>{texts.registration.progress(now, all)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <span key={index} data-done={index < now || undefined} />
        ))}
      </div>
    </div>
  )
}
