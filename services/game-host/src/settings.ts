import { fileURLToPath } from 'node:url'
import { countSetting, originSetting, portSetting, readSettings, type Setting, textSetting } from '@herna/service-kit'
import { z } from 'zod'

const BUILT_SLOTS = fileURLToPath(new URL('../../../apps/games/slots/dist', import.meta.url))

/** The portals that may show our games in a frame: addresses separated by commas. */
const framingSetting = (variable: string, fallback: string): Setting<string[]> => ({
  variable,
  expected: 'addresses such as https://herna.example,https://www.herna.example without a path',
  read: z.union([
    z.undefined().transform(() => [fallback]),
    z
      .string()
      .transform((value) => value.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin)).min(1)),
  ]) as unknown as Setting<string[]>['read'],
})

export function gameHostSettings(environment: Record<string, string | undefined>) {
  const ports = readSettings(
    { gameHost: portSetting('HERNA_GAME_HOST_PORT', 4100), portal: portSetting('HERNA_PORTAL_PORT', 3000) },
    environment,
  )
  const { portal } = readSettings(
    { portal: originSetting('HERNA_PORTAL_ORIGIN', `http://localhost:${ports.portal}`) },
    environment,
  )
  return readSettings(
    {
      /** Our own address as players' browsers see it. */
      origin: originSetting('HERNA_GAME_HOST_ORIGIN', `http://localhost:${ports.gameHost}`),
      framedBy: framingSetting('HERNA_GAME_HOST_FRAMED_BY', portal),
      slotsClient: textSetting('HERNA_SLOTS_CLIENT', BUILT_SLOTS),
      /** For one address. */
      sessionsPerMinute: countSetting('HERNA_GAME_SESSIONS_PER_MINUTE', 60, 1, 1_000_000),
      /** For one session. */
      roundsPerMinute: countSetting('HERNA_GAME_ROUNDS_PER_MINUTE', 300, 1, 1_000_000),
    },
    environment,
  )
}
export type GameHostSettings = ReturnType<typeof gameHostSettings>
