import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from '../platform/failure.ts'
import { failureText } from '../platform/failure-text.ts'
import { fieldsOf } from './fields-of.ts'

type Values = Record<string, string | boolean>
type Errors<V> = Partial<Record<keyof V & string, string>>

export interface FormPlan<V extends Values> {
  initial: V
  /** The form was asked for just now: its first field takes the focus. */
  takesFocus?: boolean
  /** What is wrong with what was filled in, in words, by field. */
  check: (values: V) => Errors<V>
  /** Sends it; the failure, or null when it went well. */
  send: (values: V) => Promise<Failure | null>
  /** What to say of a field the platform found wrong. */
  wrong?: (field: keyof V & string) => string | undefined
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string
type TickName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string

/** A form: values, errors beside their fields, one sending at a time. Errors show after the first try and go as soon as the field is mended. */
export function useForm<V extends Values>({ initial, takesFocus = false, check, send, wrong }: FormPlan<V>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  // At once: before the window around gives the focus that was lost to itself.
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input')?.focus()
  }, [takesFocus])

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors((now) => ({ ...now, [name]: undefined }))
    setFailure(null)
  }
  const fail = (found: Errors<V>, words: string | null) => {
    setErrors(found)
    setFailure(words)
    setTries((now) => now + 1)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = check(values)
    if (Object.keys(found).length > 0) return fail(found, null)
    setBusy(true)
    setFailure(null)
    const failed = await send(values)
    setBusy(false)
    if (failed) {
      const inFields = errorsInFields(failed, values, wrong)
      fail(inFields, Object.keys(inFields).length > 0 ? null : failureText(failed))
    }
  }
  return {
    values,
    failure,
    busy,
    set,
    form: { ref, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
    /** Spread on a text field. */
    field: (name: TextName<V>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as V[typeof name]),
    }),
    /** Spread on a checkbox. */
    tick: (name: TickName<V>) => ({
      name,
      checked: values[name] as boolean,
      'aria-invalid': errors[name] ? (true as const) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
    errorOf: (name: keyof V & string) => errors[name],
  }
}

function errorsInFields<V extends Values>(failure: Failure, values: V, wrong: FormPlan<V>['wrong']): Errors<V> {
  const known = fieldsOf(failure).filter((name) => name in values)
  const shown = failure.kind === 'invalid' ? known : known.slice(0, 1)
  const words = (name: string) => (failure.kind === 'invalid' ? wrong?.(name) : undefined) ?? failureText(failure)
  return Object.fromEntries(shown.map((name) => [name, words(name)])) as Errors<V>
}
