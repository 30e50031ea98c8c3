import { shellMode, shellRules } from '@herna/rules/player'
import { shellQuery } from '../config/index.ts'

/** What the portal leaves to the shell around this tab [4.16]. */
export const shellRulesHere = (): ReturnType<typeof shellRules> => shellRules(shellMode(shellQuery()), true)
