import {
  addressSetting,
  choiceSetting,
  countSetting,
  originListSetting,
  originSetting,
  portSetting,
  readSettings,
  type Setting,
  secretSetting,
  signersSetting,
  textSetting,
} from '@herna/service-kit'
import { z } from 'zod'

/** `smtp://user:password@host:587` or `smtps://…`; absent: no mail is sent. */
const smtpSetting = (variable: string): Setting<string | undefined> => ({
  variable,
  expected: 'an address such as smtp://user:password@mail.example:587',
  read: z
    .string()
    .trim()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value)),
  fallback: undefined,
  secret: true,
})

/** Names of features, separated by commas; a single dash is none. */
const togglesSetting = (variable: string, fallback: string[]): Setting<string[]> => ({
  variable,
  expected: 'names such as login-dialog-2,my-account, or - for none',
  read: z
    .string()
    .transform((value) => (value.trim() === '-' ? [] : value.split(',').map((name) => name.trim())))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+$/))),
  fallback,
})

/** A path on the portal only, so that no redirect leaves it (S6). */
const pathSetting = (variable: string, fallback: string): Setting<string> => ({
  variable,
  expected: 'a path on the portal such as /novinky/samovylucenie',
  read: z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/),
  fallback,
})

export function pamSettings(environment: Record<string, string | undefined>) {
  const ports = readSettings(
    {
      services: portSetting('HERNA_SERVICES_PORT', 4000),
      portal: portSetting('HERNA_PORTAL_PORT', 3000),
      embeds: portSetting('HERNA_EMBEDS_PORT', 4200),
    },
    environment,
  )
  return readSettings(
    {
      /** The public origin of the services; with https the cookies are `Secure` and `__Host-`. */
      origin: originSetting('HERNA_SERVICES_ORIGIN', `http://localhost:${ports.services}`),
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`),
      embeds: originSetting('HERNA_EMBEDS_ORIGIN', `http://localhost:${ports.embeds}`),
      /** Base of the content service: game names and types. */
      content: addressSetting('HERNA_CONTENT_URL', `http://localhost:${ports.services}/content`),
      /** Further origins whose pages may call: a native shell, another site's embeds. */
      otherCallers: originListSetting('HERNA_PLATFORM_CALLERS', []),
      /** Encrypts second-factor secrets and keys the hashes of persons and names. */
      key: secretSetting('HERNA_PAM_KEY', 32),
      /** Game providers that may call the wallet. */
      walletProviders: signersSetting('HERNA_WALLET_PROVIDERS'),
      /** Shared secret of the installation's services for `/internal`. */
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      operatorToken: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      /** The brand name in mails and authenticator apps. */
      brand: textSetting('HERNA_BRAND', 'Herňa'),
      mailFrom: textSetting('HERNA_MAIL_FROM', 'Herňa <herna@localhost>'),
      smtp: smtpSetting('HERNA_SMTP_URL'),
      /** `on`: play money, seeded players, caught mail at `/platform/mail`. */
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
      /** [7.44]. `login-dialog-2`: the newer login dialog [7.41]. */
      featureToggles: togglesSetting('HERNA_FEATURE_TOGGLES', ['login-dialog-2']),
      /** A new version must be accepted by every player at the next login. */
      termsVersion: textSetting('HERNA_TERMS_VERSION', '2026-11'),
      termsPage: pathSetting('HERNA_TERMS_PAGE', '/novinky/obchodne-podmienky'),
      /** Page that explains why a player may not play. */
      exclusionPage: pathSetting('HERNA_EXCLUSION_PAGE', '/novinky/samovylucenie'),
      /** Only in the sandbox. */
      seedPlayers: choiceSetting('HERNA_SEED_PLAYERS', ['on', 'off'], 'on'),
      /** Per IP address. */
      loginsPerMinute: countSetting('HERNA_LOGINS_PER_MINUTE', 30, 1, 1_000_000),
      registrationsPerHour: countSetting('HERNA_REGISTRATIONS_PER_HOUR', 20, 1, 1_000_000),
      /** Open sessions per player; the oldest ends when there are more. */
      sessionsPerPlayer: countSetting('HERNA_SESSIONS_PER_PLAYER', 10, 1, 1_000),
      /** Hours until an account with an unverified address is removed. */
      unverifiedHours: countSetting('HERNA_UNVERIFIED_HOURS', 72, 1, 8_760),
      /** Years that an erased player's identity is kept for the law against money laundering. */
      identityKeptYears: countSetting('HERNA_IDENTITY_KEPT_YEARS', 5, 1, 30),
      codesPerMinute: countSetting('HERNA_CODES_PER_MINUTE', 10, 1, 1_000_000),
    },
    environment,
  )
}
export type PamSettings = ReturnType<typeof pamSettings>
