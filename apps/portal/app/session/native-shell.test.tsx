import { afterEach, expect, test } from 'vitest'
import { shellMode } from '@herna/rules/player'
import { SHELL_SCRIPT, shellQuery } from '../config/index.ts'
import { shellRulesHere } from './shell-rules.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', here)
})
const here = location.href
const shellHere = () => shellMode(shellQuery())

/** A page of the portal loads at this address in the tab. */
function load(search: string): void {
  history.replaceState(null, '', `/${search}`)
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page's head runs it
  new Function(SHELL_SCRIPT)()
}

test('native mode is decided once for the tab: links and reloads that do not repeat it keep it [4.16]', () => {
  load('?nativeapp=1&clienttype=tablet&platform=Android')
  load('?strana=2')
  expect(shellHere()).toEqual({ native: true, embedded: true, embeddedApp: false })
  expect([shellQuery().get('clienttype'), shellQuery().get('platform')]).toEqual(['tablet', 'Android'])
  expect(shellRulesHere()).toEqual({
    showsStatusBar: false,
    loadsMessages: false,
    showsRegulatoryPopup: false,
    loadsBonuses: false,
  })
})

test('a browser is no shell, whatever its addresses hold [4.16]', () => {
  for (const search of ['', '?nativeapp=0', '?xnativeapp=1', '?platform=Android', '?strana=2&embed=1']) load(search)
  expect(shellHere()).toEqual({ native: false, embedded: false, embeddedApp: false })
  expect(sessionStorage.length).toBe(0)
})

test('an embedded page and the operator’s application are known by their own words [3.53] [4.16]', () => {
  load('?embed=true&app=herna-app')
  load('')
  expect(shellHere()).toEqual({ native: false, embedded: true, embeddedApp: true })
})

test('neither a name nor a token is kept [S7]', () => {
  load('?nativeapp=1&username=jana&token=tajne&app=herna-app')
  expect(sessionStorage.getItem('herna-shell')).toBe('nativeapp=1&app=herna-app')
})
