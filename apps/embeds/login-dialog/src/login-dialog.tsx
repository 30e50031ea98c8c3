import { type EmbedProps, usePlatform } from '@herna/embed-kit'
import { SharedStep, signInTexts, type SignInStep, useSignIn } from '@herna/embed-kit/sign-in'
import { useEffect } from 'react'

const FIRST: SignInStep = { type: 'login' }

/** The classic dialog: name and password, and the remaining login steps. */
export function LoginDialog({ options }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const { step, ...signIn } = useSignIn(platform, options, FIRST)
  const { onTitle } = options
  useEffect(() => onTitle?.(signInTexts.titles[step.type]), [onTitle, step.type])
  return <SharedStep key={step.type} step={step} platform={platform} signIn={signIn} />
}
