import {
  addressSetting,
  choiceSetting,
  databaseSetting,
  originSetting,
  portSetting,
  readSettings,
  type Setting,
  secretSetting,
} from '@herna/service-kit'
import { z } from 'zod'

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/

const localesSetting: Setting<string[]> = {
  variable: 'HERNA_CONTENT_LOCALES',
  expected: 'locales such as sk-SK,cs-CZ',
  read: z.union([
    z.undefined().transform(() => ['sk-SK']),
    z
      .string()
      .transform((value) => value.split(',').map((locale) => locale.trim()))
      .pipe(z.array(z.string().regex(LOCALE)).min(1)),
  ]) as unknown as Setting<string[]>['read'],
}

/** For whoever tries the sandbox out; written in the README, so it holds nowhere else. */
const SANDBOX_PASSWORD = 'Nahlad-Redakcie-7'

export function contentSettings(environment: Record<string, string | undefined>) {
  const { gameHostPort, services } = readSettings(
    { gameHostPort: portSetting('HERNA_GAME_HOST_PORT', 4100), services: portSetting('HERNA_SERVICES_PORT', 4000) },
    environment,
  )
  const { previewPassword, sandbox, databaseUrl, ...settings } = readSettings(
    {
      /** Replaces `{gameHost}` in launch addresses. */
      gameHost: originSetting('HERNA_GAME_HOST_ORIGIN', `http://localhost:${gameHostPort}`),
      /** Where PAM is reached by the services beside it: what players play. */
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${services}`),
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      /** The first is the default. */
      locales: localesSetting,
      /** Whether the lobby's pictures are drawn before anybody asks. */
      drawAhead: choiceSetting('HERNA_DRAW_AHEAD', ['on', 'off'], 'on'),
      /** Without it the editors' door stays closed. */
      editorToken: secretSetting('HERNA_EDITOR_TOKEN', 16),
      previewPassword: secretSetting('HERNA_PREVIEW_PASSWORD', 12),
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
      databaseUrl: databaseSetting('DATABASE_URL'),
    },
    environment,
  )
  const isTrial = sandbox === 'on' && databaseUrl === undefined
  return {
    ...settings,
    /** The CMS password [6.4]; without it the preview stays closed. */
    previewPassword: previewPassword ?? (isTrial ? SANDBOX_PASSWORD : undefined),
  }
}
export type ContentSettings = ReturnType<typeof contentSettings>
