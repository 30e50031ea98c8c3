import { type Account, accountChange, platform as operations } from '@herna/contract/player'
import { type Call, Form, Pair, type Platform, tellChanged, useCall, useForm, wordsOf } from '@herna/embed-kit'
import { Checkbox, Field, Note } from '@herna/kit'
import { Check } from '@herna/kit/icons'
import { useState } from 'react'
import { dayText } from '../dates.ts'
import { Card, Facts } from '../facts.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { OfPlayer } from '../of-player.tsx'
import { texts } from '../texts.sk-SK.ts'

const words = texts.personalData

/** What was proven at registration stands; address, telephone and consent may be changed. */
export function PersonalData({ platform, close }: ScreenProps) {
  const account = useCall(platform, operations.account)
  return (
    <OfPlayer of={account} height={560} close={close}>
      {(player) => (
        <>
          <Card title={words.proven}>
            <Facts
              rows={[
                [words.name, `${player.firstName} ${player.lastName}`],
                [words.birthDate, dayText(player.birthDate)],
                [words.username, player.username],
                [words.email, player.email],
              ]}
            />
            <p className="muted">{words.provenHint}</p>
          </Card>
          <Card title={words.contact}>
            <ContactForm player={player} platform={platform} replace={account.replace} />
          </Card>
        </>
      )}
    </OfPlayer>
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
  const { failure, busy, form, field, tick, values } = useForm({
    initial: {
      phone: player.phone ?? '',
      street: player.street,
      city: player.city,
      postalCode: player.postalCode,
      marketingConsent: player.marketingConsent,
    },
    check: (values) => {
      setSaved(false)
      return wordsOf(accountChange, bodyOf(values), words.fields, values)
    },
    async send(values) {
      const answer = await platform.call(operations.changeAccount, { body: bodyOf(values) })
      if (!answer.ok) return answer.failure
      replace(answer.reply)
      setSaved(true)
      tellChanged('personal-data')
      return null
    },
    wrong: (name) => (name in words.fields ? words.fields[name as keyof typeof words.fields].wrong : undefined),
  })
  const { fields } = words
  return (
    <Form {...form} failure={failure} busy={busy} submit={words.save} block={false} variant="quiet">
      <Field label={fields.phone.label} {...field('phone')} type="tel" autoComplete="tel" maxLength={24} />
      <Field label={fields.street.label} {...field('street')} autoComplete="street-address" maxLength={120} />
      <Pair>
        <Field
          label={fields.postalCode.label}
          {...field('postalCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={6}
        />
        <Field label={fields.city.label} {...field('city')} autoComplete="address-level2" maxLength={120} />
      </Pair>
      <Checkbox label={words.marketing} {...tick('marketingConsent')} checked={values.marketingConsent} />
      {saved && (
        <Note tone="ok" role="status">
          <Check size={20} aria-hidden="true" />
          <p>{texts.saved}</p>
        </Note>
      )}
    </Form>
  )
}
