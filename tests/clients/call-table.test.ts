import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chat } from '@herna/contract/chat'
import {
  CONTENT_ITEMS,
  CONTENT_LISTS,
  contentVersion,
  personalizedCategories,
  previewAuth,
  webMessages,
} from '@herna/contract/content'
import { embeds } from '@herna/contract/embeds'
import { jackpotAmounts } from '@herna/contract/games'
import { gateway, platform } from '@herna/contract/player'
import { portal } from '@herna/contract/portal'
import * as winners from '@herna/contract/winners'
import { expect, test } from 'vitest'
import { nameOf, SPECIFIED_CALLS } from './call-table.ts'
import { CALLED_BY_EMBEDS, OF_CLIENTS_ONLY } from './further-calls.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** All operations of a module of the contract, without addresses that are only linked to. */
const operationsOf = (module: object): unknown[] =>
  Object.values(module).filter((value) => typeof value === 'object' && value !== null && 'reply' in value)

test('every call that the contract has for the portal and its pages is in the table of faults [F1]', () => {
  const contract = [
    ...[gateway, platform, chat, CONTENT_LISTS, CONTENT_ITEMS, portal, embeds, winners].flatMap(operationsOf),
    contentVersion,
    personalizedCategories,
    previewAuth,
    webMessages,
    jackpotAmounts,
  ]
  const inTable = new Set<unknown>([
    ...SPECIFIED_CALLS.map(({ operation }) => operation),
    ...CALLED_BY_EMBEDS,
    ...OF_CLIENTS_ONLY,
  ])
  expect(contract.length).toBeGreaterThan(99)
  expect(contract.filter((operation) => !inTable.has(operation))).toEqual([])
})

/** Statements of section 7 that describe a call of the portal by its path. */
const WITH_A_CALL = [
  ...Array.from({ length: 24 }, (_, index) => `7.${index + 2}`),

  '7.28',
  '7.29',
  '7.30',
  '7.31',
  '7.32',
  '7.33',
  '7.34',
  '7.35',
  '7.36',
  '7.38',
  '7.39',
  '7.40',
  '7.41',
  '7.42',
  '7.43',
  '7.44',
  '7.46',
]
test('every statement of section 7 with a call has one in the table, or only a client [F1]', () => {
  const described = new Set([...SPECIFIED_CALLS.map(({ statement }) => statement), '7.13', '7.20', '7.36'])
  expect(WITH_A_CALL.filter((statement) => !described.has(statement))).toEqual([])
})

test('a call is in the table once, and the test that meets its faults exists and is about section 8 or faults [F1]', () => {
  const names = SPECIFIED_CALLS.map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const met of new Set(SPECIFIED_CALLS.map((call) => call.met))) {
    expect(existsSync(join(root, met)), met).toBe(true)
    expect(read(met), met).toMatch(/\[(8\.\d+|F1|F2|7\.14)\]/)
  }
})

test('every text that the table expects to be shown is a text of the product [F1]', () => {
  const texts = globSync('{apps/portal/app/texts/sk-SK/*.json,packages/embed-kit/src/texts/sk-SK.ts}', { cwd: root })
    .map(read)
    .join('\n')
  const shown = SPECIFIED_CALLS.flatMap(({ shows }) => shows ?? [])
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter((text) => !texts.includes(text))).toEqual([])
})
