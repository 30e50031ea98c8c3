import { appMode, appModeRules } from '@herna/rules/player'
import { shellQuery } from '../config/index.ts'

/** The rules of the native shell around this tab: what the portal leaves to it [4.16]. */
export const currentShellRules = (): ReturnType<typeof appModeRules> => appModeRules(appMode(shellQuery()), true)
