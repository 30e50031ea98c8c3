import {
  addressSetting,
  choiceSetting,
  databaseSetting,
  listOf,
  originSetting,
  portSetting,
  readSettings,
  type Setting,
  secretSetting,
} from '@herna/service-kit'
import { z } from 'zod'
import { allowLinksTo } from './kinds/links.ts'

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/

const localesSetting: Setting<string[]> = {
  variable: 'HERNA_CONTENT_LOCALES',
  expected: 'locales such as sk-SK,cs-CZ',
  read: listOf(z.string().regex(LOCALE)),
  fallback: ['sk-SK'],
}

const linkOriginsSetting: Setting<string[]> = {
  variable: 'HERNA_LINK_ORIGINS',
  expected: 'https origins separated by commas, such as https://www.urhh.sk,https://pomoc.example',
  read: listOf(
    z
      .string()
      .refine(isHttpsOrigin)
      .transform((origin) => new URL(origin).origin),
  ),
  fallback: [],
}

function isHttpsOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return protocol === 'https:' && href === `${origin}/`
}

/** Published in the README, therefore valid only in the default sandbox. */
const SANDBOX_PASSWORD = 'Nahlad-Redakcie-7'

export function contentSettings(environment: Record<string, string | undefined>) {
  const ports = {
    gameHostPort: portSetting('HERNA_GAME_HOST_PORT', 4100),
    services: portSetting('HERNA_SERVICES_PORT', 4000),
    portalPort: portSetting('HERNA_PORTAL_PORT', 3000),
  }
  const { gameHostPort, services, portalPort } = readSettings(ports, environment)
  const { previewPassword, sandbox, databaseUrl, portal, linkOrigins, ...settings } = readSettings(
    {
      /** Replaces `{gameHost}` in launch URLs. */
      gameHost: originSetting('HERNA_GAME_HOST_ORIGIN', `http://localhost:${gameHostPort}`),
      /** Internal base URL of PAM, for game activity. */
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${services}`),
      internalSecret: secretSetting('HERNA_INTERNAL_SECRET', 32),
      portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${portalPort}`),
      linkOrigins: linkOriginsSetting,
      /** Content locales; the first is the default. */
      locales: localesSetting,
      /** Whether the lobby's images are rendered in advance. */
      renderAhead: choiceSetting('HERNA_DRAW_AHEAD', ['on', 'off'], 'on'),
      /** Without it editing is disabled. */
      editorToken: secretSetting('HERNA_EDITOR_TOKEN', 16),
      previewPassword: secretSetting('HERNA_PREVIEW_PASSWORD', 12),
      sandbox: choiceSetting('HERNA_SANDBOX', ['on', 'off'], 'on'),
      databaseUrl: databaseSetting('DATABASE_URL'),
    },
    environment,
  )
  const isDefaultSandbox = sandbox === 'on' && databaseUrl === undefined
  return {
    ...settings,
    /** Sites that content may link to [S6]; the portal is always allowed. */
    links: allowLinksTo([portal, ...linkOrigins]),
    /** The CMS password [6.4]; without it the preview is disabled. */
    previewPassword: previewPassword ?? (isDefaultSandbox ? SANDBOX_PASSWORD : undefined),
  }
}
export type ContentSettings = ReturnType<typeof contentSettings>
