import { platform as operations, secondFactorCode } from '@herna/contract/player'
import { Form, type Platform, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { texts } from '../texts.sk-SK.ts'
import styles from './security.module.css'

const words = texts.secondFactor

export interface SetUp {
  secret: string
  otpauthUri: string
}
interface Props {
  platform: Platform
  setUp: SetUp
  confirmed: (recoveryCodes: readonly string[]) => void
  cancel: () => void
}

/** The picture took the place of the form that had the focus; the field below would scroll it away. */
const focus = (box: HTMLElement | null) => box?.focus()

/** The picture the app reads, the same in letters, and the first code that proves the app has it. */
export function ConfirmApp({ platform, setUp, confirmed, cancel }: Props) {
  const { failure, busy, form, field } = useForm({
    initial: { code: '' },
    check: (values) =>
      secondFactorCode.safeParse(values).success ? {} : { code: values.code ? words.codeWrong : words.codeMissing },
    async send({ code }) {
      const answer = await platform.call(operations.confirmSecondFactor, { body: { code: code.trim() } })
      if (!answer.ok) return answer.failure
      confirmed(answer.reply.recoveryCodes)
      return null
    },
  })
  return (
    <div className={styles.app} tabIndex={-1} ref={focus}>
      <QrCode text={setUp.otpauthUri} />
      <div className={styles.steps}>
        <p>{words.scan}</p>
        {/* The app may be on this very telephone, whose camera cannot see its own screen. */}
        <a className={styles.open} href={setUp.otpauthUri}>
          {words.openApp}
        </a>
        <div>
          <p className="muted">{words.byHand}</p>
          <code className={styles.secret}>{setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
        <Form
          {...form}
          failure={failure}
          busy={busy}
          submit={words.confirm}
          block={false}
          beside={
            <Button variant="text" onClick={cancel}>
              {texts.cancel}
            </Button>
          }
        >
          <Field label={words.code} {...field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        </Form>
      </div>
    </div>
  )
}

const QUIET_ZONE = 4

/** Drawn here: the secret is sent to nobody who draws pictures. Dark on light in both themes, as cameras like it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { size, path }
  }, [text])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qrLabel} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
