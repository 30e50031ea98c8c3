import type { SupportOperator } from '@herna/contract/chat'
import { CallFailed } from '@herna/http-client'
import { Button, Field } from '@herna/kit'
import { Headset } from '@herna/kit/icons'
import { type FormEvent, useState } from 'react'
import { textOf } from './form-data.ts'
import type { SupportApi } from './support-api.ts'
import styles from './support.module.css'
import { texts } from './texts.sk-SK.ts'

/** The operators' login. */
export function Login({ api, onLoggedIn }: { api: SupportApi; onLoggedIn(operator: SupportOperator): void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => textOf(data, name)
    setIsBusy(true)
    try {
      onLoggedIn(await api.logIn(value('login').trim().toLowerCase(), value('password')))
    } catch (error) {
      setProblem(problemOf(error))
      setIsBusy(false)
    }
  }
  return (
    <main className={styles.login}>
      <form onSubmit={(event) => void submit(event)}>
        <span className={styles.mark} aria-hidden="true">
          <Headset size={24} />
        </span>
        <h1>{texts.login.title}</h1>
        <Field label={texts.login.login} name="login" autoComplete="username" autoCapitalize="none" required />
        <Field
          label={texts.login.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={problem ?? undefined}
        />
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {texts.login.submit}
        </Button>
      </form>
    </main>
  )
}

function problemOf(error: unknown): string {
  if (!(error instanceof CallFailed) || error.status === null || error.status >= 500) return texts.login.unavailable
  return error.status === 429 ? texts.login.tooMany : texts.login.failed
}
