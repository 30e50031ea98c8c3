import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from '../platform/failure.ts'
import { failureText } from '../platform/failure-text.ts'
import { fieldsOf } from './fields-of.ts'

type Values = Record<string, string | boolean>
type Errors<V> = Partial<Record<keyof V & string, string>>

export interface FormOptions<V extends Values> {
  initial: V
  /** Focuses the first field on mount, for a form that the player has just opened. */
  takesFocus?: boolean
  /** Error texts of the values, by field. */
  validate: (values: V) => Errors<V>
  /** Submits the values; resolves to the failure, or null on success. */
  send: (values: V) => Promise<Failure | null>
  /** Text for a field that the platform rejected. */
  fieldError?: (field: keyof V & string) => string | undefined
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string
type CheckboxName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string

/** State of a form: values, errors by field, one submit at a time. Errors show after the first submit; editing a field clears its error. */
export function useForm<V extends Values>({ initial, takesFocus = false, validate, send, fieldError }: FormOptions<V>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failedSubmits, setFailedSubmits] = useState(0)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (failedSubmits > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedSubmits])

  // In a layout effect: the surrounding dialog would otherwise take the lost focus first.
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input')?.focus()
  }, [takesFocus])

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors((now) => ({ ...now, [name]: undefined }))
    setFailure(null)
  }
  const fail = (fieldErrors: Errors<V>, generalError: string | null) => {
    setErrors(fieldErrors)
    setFailure(generalError)
    setFailedSubmits((now) => now + 1)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const fieldErrors = validate(values)
    if (Object.keys(fieldErrors).length > 0) return fail(fieldErrors, null)
    setBusy(true)
    setFailure(null)
    const submitFailure = await send(values)
    setBusy(false)
    if (submitFailure) {
      const fieldErrors = errorsInFields(submitFailure, values, fieldError)
      fail(fieldErrors, Object.keys(fieldErrors).length > 0 ? null : failureText(submitFailure))
    }
  }
  return {
    values,
    failure,
    busy,
    set,
    form: { ref, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
    /** Props of a text field. */
    field: (name: TextName<V>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value as V[typeof name]),
    }),
    /** Props of a checkbox. */
    checkbox: (name: CheckboxName<V>) => ({
      name,
      checked: values[name] as boolean,
      'aria-invalid': errors[name] ? (true as const) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
    errorOf: (name: keyof V & string) => errors[name],
  }
}

function errorsInFields<V extends Values>(failure: Failure, values: V, fieldError: FormOptions<V>['fieldError']): Errors<V> {
  const fields = fieldsOf(failure).filter((name) => name in values)
  const markedFields = failure.kind === 'invalid' ? fields : fields.slice(0, 1)
  const textOf = (name: string) => (failure.kind === 'invalid' ? fieldError?.(name) : undefined) ?? failureText(failure)
  return Object.fromEntries(markedFields.map((name) => [name, textOf(name)])) as Errors<V>
}
