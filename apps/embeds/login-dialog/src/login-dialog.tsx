import { type EmbedProps, usePlatform } from '@herna/embed-kit'
import { SharedStep, signInTexts, type SignInStep, useSignIn } from '@herna/embed-kit/sign-in'
import { useEffect } from 'react'

const FIRST: SignInStep = { at: 'login' }

/** The classic dialog: name and password, and what stands between them and being in. */
export function LoginDialog({ options }: EmbedProps) {
  const platform = usePlatform(options.platform)
  const { step, ...signIn } = useSignIn(platform, options, FIRST)
  const { onTitle } = options
  useEffect(() => onTitle?.(signInTexts.titles[step.at]), [onTitle, step.at])
  return <SharedStep key={step.at} step={step} platform={platform} signIn={signIn} />
}
