import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { signersSetting } from './signers.ts'

const read = (value?: string) => readSettings({ signers: signersSetting('P') }, { P: value }).signers
const SECRET = 'a-secret-of-at-least-32-characters-1'

test('signers are pairs of id and secret; a short secret or a duplicate id fails the start without repeating it', () => {
  expect([...read(`acme:${SECRET}, other:${SECRET}:with-colon`)]).toEqual([
    ['acme', SECRET],
    ['other', `${SECRET}:with-colon`],
  ])
  for (const wrong of ['acme', 'acme:short', `Acme:${SECRET}`, `acme:${SECRET},acme:${SECRET}`, ','])
    expect(() => read(wrong), wrong).toThrow(/^P: expected pairs such as [^,]+, separated by commas$/)
})
