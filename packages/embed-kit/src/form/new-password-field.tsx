import { PASSWORD_LENGTH, type PasswordFault, platform as operations } from '@herna/contract/player'
import { type ComponentProps, useEffect, useState } from 'react'
import type { Platform } from '../platform/platform.ts'
import { texts } from '../texts/sk-SK.ts'
import { PasswordField } from './password-field.tsx'

const TYPING_PAUSE_MS = 400

interface Props extends ComponentProps<typeof PasswordField> {
  value: string
  platform: Platform
  /** The password must not contain it. */
  username?: string
}

/** A new password. After a pause in typing the platform checks it; if the check fails, the hint stays and the form's submit decides. */
export function NewPasswordField({ platform, username, value, ...rest }: Props) {
  const [checked, setChecked] = useState<{ password: string; faults: readonly PasswordFault[] } | null>(null)
  const isLongEnough = value.length >= PASSWORD_LENGTH.min
  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    const checkPassword = async () => {
      const result = await platform.call(operations.checkPassword, {
        body: { password: value, ...(username ? { username } : {}) },
      })
      if (isCurrent && result.ok) setChecked({ password: value, faults: result.reply.faults })
    }
    const timer = setTimeout(() => void checkPassword(), TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [platform, value, username, isLongEnough])

  const faults = isLongEnough && checked?.password === value ? checked.faults : null
  const hint =
    faults === null
      ? texts.password.hint(PASSWORD_LENGTH.min)
      : faults.length === 0
        ? texts.password.good
        : faults.map((fault) => texts.password.faults[fault]).join(' ')
  return <PasswordField autoComplete="new-password" {...rest} value={value} hint={<span role="status">{hint}</span>} />
}
