import { shellRules } from '@herna/rules/player'
import { shellHere } from './shell.ts'

/** What the portal leaves to the shell around this tab [4.16]. Apart from the shell itself, which the first load of a page carries. */
export const shellRulesHere = (): ReturnType<typeof shellRules> => shellRules(shellHere(), true)
