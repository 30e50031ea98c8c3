import { PASSWORD_LENGTH, type PasswordFault, platform as operations } from '@herna/contract/player'
import { type ComponentProps, useEffect, useState } from 'react'
import type { Platform } from '../platform/platform.ts'
import { texts } from '../texts/sk-SK.ts'
import { PasswordField } from './password-field.tsx'

const PAUSE_MS = 400

interface Props extends ComponentProps<typeof PasswordField> {
  value: string
  platform: Platform
  /** A password may not hold it. */
  username?: string
}

/** A new password: the platform says at a pause in typing what is still wrong with it. When it cannot be asked, the hint stays and the sending decides. */
export function NewPasswordField({ platform, username, value, ...rest }: Props) {
  const [judged, setJudged] = useState<{ of: string; faults: readonly PasswordFault[] } | null>(null)
  const isLongEnough = value.length >= PASSWORD_LENGTH.min
  useEffect(() => {
    if (!isLongEnough) return
    let wanted = true
    const judge = async () => {
      const answer = await platform.call(operations.checkPassword, {
        body: { password: value, ...(username ? { username } : {}) },
      })
      if (wanted && answer.ok) setJudged({ of: value, faults: answer.reply.faults })
    }
    const timer = setTimeout(() => void judge(), PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [platform, value, username, isLongEnough])

  const faults = isLongEnough && judged?.of === value ? judged.faults : null
  const hint =
    faults === null
      ? texts.password.hint(PASSWORD_LENGTH.min)
      : faults.length === 0
        ? texts.password.good
        : faults.map((fault) => texts.password.faults[fault]).join(' ')
  return <PasswordField autoComplete="new-password" {...rest} value={value} hint={<span role="status">{hint}</span>} />
}
