import { afterEach, expect, test } from 'vitest'
import { appMode } from '@herna/rules/player'
import { SHELL_SCRIPT, shellQuery } from '../config/index.ts'
import { currentShellRules } from './shell-rules.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', initialAddress)
})
const initialAddress = location.href
const currentShell = () => appMode(shellQuery())

/** Loads a page of the portal with this query in the tab. */
function load(search: string): void {
  history.replaceState(null, '', `/${search}`)
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
  new Function(SHELL_SCRIPT)()
}

test('native mode is set once for the tab; links and reloads without the parameter do not change it [4.16]', () => {
  load('?nativeapp=1&clienttype=tablet&platform=Android')
  load('?strana=2')
  expect(currentShell()).toEqual({ native: true, embedded: true, embeddedApp: false })
  expect([shellQuery().get('clienttype'), shellQuery().get('platform')]).toEqual(['tablet', 'Android'])
  expect(currentShellRules()).toEqual({
    showsStatusBar: false,
    loadsMessages: false,
    showsRegulatoryPopup: false,
    loadsBonuses: false,
  })
})

test('other query parameters do not activate native mode [4.16]', () => {
  for (const search of ['', '?nativeapp=0', '?xnativeapp=1', '?platform=Android', '?strana=2&embed=1']) load(search)
  expect(currentShell()).toEqual({ native: false, embedded: false, embeddedApp: false })
  expect(sessionStorage.length).toBe(0)
})

test('an embedded page and the operator’s app are recognised by their parameters [3.53] [4.16]', () => {
  load('?embed=true&app=herna-app')
  load('')
  expect(currentShell()).toEqual({ native: false, embedded: true, embeddedApp: true })
})

test('neither a username nor a token is stored [S7]', () => {
  load('?nativeapp=1&username=jana&token=tajne&app=herna-app')
  expect(sessionStorage.getItem('herna-shell')).toBe('nativeapp=1&app=herna-app')
})
