import { platform as operations, secondFactorCode } from '@herna/contract/player'
import { Form, type Platform, useForm } from '@herna/embed-kit'
import { Button, Field } from '@herna/kit'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { texts } from '../texts.sk-SK.ts'
import styles from './security.module.css'

const labels = texts.secondFactor

export interface SetUp {
  secret: string
  otpauthUri: string
}
interface Props {
  platform: Platform
  setUp: SetUp
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The focused form was replaced; focusing the field below instead would scroll the QR code out of view. */
const focus = (box: HTMLElement | null) => box?.focus()

/** The QR code, the same secret as text, and a field for the first code, which confirms the app. */
export function ConfirmApp({ platform, setUp, onConfirmed, onCancel }: Props) {
  const { failure, busy, form, field } = useForm({
    initial: { code: '' },
    validate: (values) =>
      secondFactorCode.safeParse(values).success ? {} : { code: values.code ? labels.codeWrong : labels.codeMissing },
    async send({ code }) {
      const result = await platform.call(operations.confirmSecondFactor, { body: { code: code.trim() } })
      if (!result.ok) return result.failure
      onConfirmed(result.reply.recoveryCodes)
      return null
    },
  })
  return (
    <div className={styles.appSetUp} tabIndex={-1} ref={focus}>
      <QrCode text={setUp.otpauthUri} />
      <div className={styles.steps}>
        <p>{labels.scan}</p>
        {/* The app may be on this phone, whose camera cannot scan its own screen. */}
        <a className={styles.openAppLink} href={setUp.otpauthUri}>
          {labels.openApp}
        </a>
        <div>
          <p className="muted">{labels.byHand}</p>
          <code className={styles.secret}>{setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
        <Form
          {...form}
          failure={failure}
          busy={busy}
          submit={labels.confirm}
          block={false}
          beside={
            <Button variant="text" onClick={onCancel}>
              {texts.cancel}
            </Button>
          }
        >
          <Field label={labels.code} {...field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        </Form>
      </div>
    </div>
  )
}

const QUIET_ZONE = 4

/** Rendered locally, so that the secret is not sent to an image service. Dark on light in both themes, for cameras. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { size, path }
  }, [text])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={labels.qrLabel} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
