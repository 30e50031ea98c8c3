import { NewPasswordField, Pair, type Platform, Ticked, type useForm } from '@herna/embed-kit'
import { Checkbox, Field } from '@herna/kit'
import { texts } from '../texts.sk-SK.ts'
import styles from './registration.module.css'
import type { RegistrationForm } from './registration-form.ts'

interface Props {
  part: number
  plan: ReturnType<typeof useForm<RegistrationForm>>
  platform: Platform
  termsPath: string
}

/** The fields of one part. */
export function RegistrationPart({ part, ...rest }: Props) {
  if (part === 0) return <LoginPart {...rest} />
  return part === 1 ? <PersonPart {...rest} /> : <AddressPart {...rest} />
}

const { fields, ...words } = texts.registration
type PartProps = Omit<Props, 'part'>

function LoginPart({ plan: { field, values }, platform }: PartProps) {
  const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
  return (
    <>
      <Field
        label={fields.username.label}
        hint={words.usernameHint}
        {...field('username')}
        {...plain}
        autoComplete="username"
        maxLength={24}
      />
      <Field label={fields.email.label} {...field('email')} {...plain} type="email" autoComplete="email" maxLength={254} />
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

function PersonPart({ plan: { field } }: PartProps) {
  return (
    <>
      <Pair>
        <Field label={fields.firstName.label} {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <Field label={fields.lastName.label} {...field('lastName')} autoComplete="family-name" maxLength={60} />
      </Pair>
      <Field
        label={fields.birthDate.label}
        hint={words.birthDateHint}
        {...field('birthDate')}
        autoComplete="bday"
        inputMode="text"
        maxLength={14}
      />
      <Field
        label={fields.birthNumber.label}
        hint={words.birthNumberHint}
        {...field('birthNumber')}
        autoComplete="off"
        placeholder="900101/1234"
        maxLength={11}
      />
      <Field
        label={fields.phone.label}
        hint={words.phoneHint}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+421…"
        maxLength={24}
      />
    </>
  )
}

function AddressPart({ plan: { field, tick, errorOf }, termsPath }: PartProps) {
  return (
    <>
      <Field label={fields.street.label} {...field('street')} autoComplete="street-address" maxLength={120} />
      <div className={styles.place}>
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
        <Ticked error={errorOf('terms')}>
          <Checkbox label={fields.terms.label} {...tick('terms')} />
        </Ticked>
        <a className={styles.terms} href={termsPath} target="_blank" rel="noopener">
          {words.readTerms}
        </a>
        <Ticked error={errorOf('privacy')}>
          <Checkbox label={fields.privacy.label} {...tick('privacy')} />
        </Ticked>
        <Checkbox label={fields.marketing.label} {...tick('marketing')} />
      </div>
      <p className={styles.small}>
        {words.adults} {words.playMoney}
      </p>
    </>
  )
}
