import { type Account, accountChange, platform as operations } from '@herna/contract/player'
import {
  type Call,
  Form,
  FieldPair,
  type Platform,
  notifyAccountChanged,
  useCall,
  useForm,
  fieldErrorsOf,
} from '@herna/embed-kit'
import { Checkbox, Field, Note } from '@herna/kit'
import { Check } from '@herna/kit/icons'
import { useState } from 'react'
import { dayText } from '../dates.ts'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { LoadedForPlayer } from '../loaded-for-player.tsx'
import { texts } from '../texts.sk-SK.ts'

const labels = texts.personalData

/** Data verified at registration is read-only; address, telephone and consent can be changed. */
export function PersonalData({ platform, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  return (
    <LoadedForPlayer call={account} height={560} close={close}>
      {(player) => (
        <>
          <Card title={labels.proven}>
            <Facts
              rows={[
                [labels.name, `${player.firstName} ${player.lastName}`],
                [labels.birthDate, dayText(player.birthDate)],
                [labels.username, player.username],
                [labels.email, player.email],
              ]}
            />
            <p className="muted">{labels.provenHint}</p>
          </Card>
          <Card title={labels.contact}>
            <ContactForm player={player} platform={platform} replace={account.replace} />
          </Card>
        </>
      )}
    </LoadedForPlayer>
  )
}

interface FormProps {
  player: Account
  platform: Platform
  replace: Call<Account>['replace']
}
function ContactForm({ player, platform, replace }: FormProps) {
  const [saved, setSaved] = useState(false)
  const bodyOf = ({
    phone,
    ...rest
  }: {
    phone: string
    street: string
    city: string
    postalCode: string
    marketingConsent: boolean
  }) => ({
    ...rest,
    phone: phone.replaceAll(/\s/g, '') || null,
  })
  const { failure, busy, form, field, checkbox, values } = useForm({
    initial: {
      phone: player.phone ?? '',
      street: player.street,
      city: player.city,
      postalCode: player.postalCode,
      marketingConsent: player.marketingConsent,
    },
    validate: (values) => {
      setSaved(false)
      return fieldErrorsOf(accountChange, bodyOf(values), labels.fields, values)
    },
    async send(values) {
      const result = await platform.call(operations.changeAccount, { body: bodyOf(values) })
      if (!result.ok) return result.failure
      replace(result.reply)
      setSaved(true)
      notifyAccountChanged('personal-data')
      return null
    },
    fieldError: (name) => (name in labels.fields ? labels.fields[name as keyof typeof labels.fields].wrong : undefined),
  })
  const { fields } = labels
  return (
    <Form {...form} failure={failure} busy={busy} submit={labels.save} block={false} variant="quiet">
      <Field label={fields.phone.label} {...field('phone')} type="tel" autoComplete="tel" maxLength={24} />
      <Field label={fields.street.label} {...field('street')} autoComplete="street-address" maxLength={120} />
      <FieldPair>
        <Field
          label={fields.postalCode.label}
          {...field('postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={6}
        />
        <Field label={fields.city.label} {...field('city')} autoComplete="address-level2" maxLength={120} />
      </FieldPair>
      <Checkbox label={labels.marketing} {...checkbox('marketingConsent')} checked={values.marketingConsent} />
      {saved && (
        <Note tone="ok" role="status">
          <Check size={20} aria-hidden="true" />
          <p>{texts.saved}</p>
        </Note>
      )}
    </Form>
  )
}
