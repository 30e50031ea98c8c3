import { NewPasswordField, FieldPair, type Platform, CheckboxWithError, type useForm } from '@herna/embed-kit'
import { Checkbox, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'
import styles from './registration.module.css'
import type { RegistrationForm } from './registration-form.ts'

interface Props {
  part: number
  form: ReturnType<typeof useForm<RegistrationForm>>
  platform: Platform
  termsPath: string
}

/** The fields of one part. */
export function RegistrationPart({ part, ...rest }: Props) {
  if (part === 0) return <LoginPart {...rest} />
  return part === 1 ? <PersonPart {...rest} /> : <AddressPart {...rest} />
}

const { fields, ...labels } = texts.registration
type PartProps = Omit<Props, 'part'>

function LoginPart({ form: { field, values }, platform }: PartProps) {
  const noTextCorrection = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <>
      <Field
        label={fields.username.label}
        hint={labels.usernameHint}
        {...field('username')}
        {...noTextCorrection}
        autoComplete="username"
        maxLength={24}
      />
      <Field
        label={fields.email.label}
        {...field('email')}
        {...noTextCorrection}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <NewPasswordField
        label={fields.password.label}
        {...field('password')}
        platform={platform}
        username={values.username.trim()}
        maxLength={128}
      />
    </>
  )
}

function PersonPart({ form: { field } }: PartProps) {
  return (
    <>
      <FieldPair>
        <Field label={fields.firstName.label} {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <Field label={fields.lastName.label} {...field('lastName')} autoComplete="family-name" maxLength={60} />
      </FieldPair>
      <Field
        label={fields.birthDate.label}
        hint={labels.birthDateHint}
        {...field('birthDate')}
        autoComplete="bday"
        inputMode="text"
        maxLength={14}
      />
      <Field
        label={fields.birthNumber.label}
        hint={labels.birthNumberHint}
        {...field('birthNumber')}
        autoComplete="off"
        placeholder="900101/1234"
        maxLength={11}
      />
      <Field
        label={fields.phone.label}
        hint={labels.phoneHint}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+421…"
        maxLength={24}
      />
    </>
  )
}

function AddressPart({ form: { field, checkbox, errorOf }, termsPath }: PartProps) {
  return (
    <>
      <Field label={fields.street.label} {...field('street')} autoComplete="street-address" maxLength={120} />
      <div className={styles.postalCodeAndCity}>
        <Field
          label={fields.postalCode.label}
          {...field('postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={6}
        />
        <Field label={fields.city.label} {...field('city')} autoComplete="address-level2" maxLength={120} />
      </div>
      <div>
        <CheckboxWithError error={errorOf('terms')}>
          <Checkbox label={fields.terms.label} {...checkbox('terms')} />
        </CheckboxWithError>
        <a className={styles.terms} href={termsPath} target="_blank" rel="noopener">
          {labels.readTerms}
        </a>
        <CheckboxWithError error={errorOf('privacy')}>
          <Checkbox label={fields.privacy.label} {...checkbox('privacy')} />
        </CheckboxWithError>
        <Checkbox label={fields.marketing.label} {...checkbox('marketing')} />
      </div>
      <p className={styles.remark}>
        {labels.adults} {labels.playMoney}
      </p>
    </>
  )
}
