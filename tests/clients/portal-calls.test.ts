import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CallFailed,
  type CallFailure,
  type Gateway,
  gatewayClient,
  type LoginScript,
  loginScriptOf,
  type Platform,
  platformClient,
} from '../../apps/portal/app/api/index.ts'
import { type ChatCalls, type ChatClient, createChatClient } from '../../apps/portal/app/chat/chat-client.ts'
import { type Fault, FAULTS } from './faults.ts'
import { callsToTry, type FaultyHost, startFaultyHost } from './faulty-host.ts'

type CallTable<Client> = Record<keyof Client, (client: Client) => Promise<unknown>>

const WINDOW = { from: '2026-05-01T00:00:00.000Z', to: '2026-05-02T00:00:00.000Z' }
const ID = '00000000-0000-4000-8000-000000000001'

const GATEWAY: CallTable<Gateway> = {
  logIn: (gateway) => gateway.logIn('hrac', 'token'),
  validateSession: (gateway) => gateway.validateSession(),
  logOut: (gateway) => gateway.logOut(),
  notificationToken: (gateway) => gateway.notificationToken(),
  balances: (gateway) => gateway.balances(),
  balanceHidden: (gateway) => gateway.balanceHidden(),
  setBalanceHidden: (gateway) => gateway.setBalanceHidden(true),
  playerInfo: (gateway) => gateway.playerInfo(),
  keepAlive: (gateway) => gateway.keepAlive(0, new AbortController().signal),
  clientOverview: (gateway) => gateway.clientOverview(),
  chatToken: (gateway) => gateway.chatToken(),
  featureToggles: (gateway) => gateway.featureToggles(),
  favourites: (gateway) => gateway.favourites(),
  changeFavourite: (gateway) => gateway.changeFavourite('vlcia-hora', 'add'),
  playerGames: (gateway) => gateway.playerGames(WINDOW, 1),
  gameResults: (gateway) => gateway.gameResults(WINDOW),
  personalisedGames: (gateway) => gateway.personalisedGames('1'),
  playerTags: (gateway) => gateway.playerTags(),
  marketingTags: (gateway) => gateway.marketingTags(),
  setMarketingTags: (gateway) => gateway.setMarketingTags(['a']),
  paymentStatistic: (gateway) => gateway.paymentStatistic(),
  bonuses: (gateway) => gateway.bonuses(),
  gamingBonuses: (gateway) => gateway.gamingBonuses(),
  bonusDetails: (gateway) => gateway.bonusDetails(ID),
  optedIn: (gateway) => gateway.optedIn(),
  optIn: (gateway) => gateway.optIn('VIKEND-20'),
  optOut: (gateway) => gateway.optOut('VIKEND-20'),
  tournaments: (gateway) => gateway.tournaments(),
  leaderboard: (gateway) => gateway.leaderboard(ID),
  joinTournament: (gateway) => gateway.joinTournament(ID),
}

const PLATFORM: CallTable<Platform> = {
  session: (platform) => platform.session(),
  protection: (platform) => platform.protection(),
  playSession: (platform) => platform.playSession(),
  openRounds: (platform) => platform.openRounds(),
  unlock: (platform) => platform.unlock('heslo'),
  logOut: (platform) => platform.logOut({}),
  playerMessages: (platform) => platform.playerMessages(),
  dismissPlayerMessage: (platform) => platform.dismissPlayerMessage(ID),
  confirmWaitingMessage: (platform) => platform.confirmWaitingMessage(ID),
  answerBonus: (platform) => platform.answerBonus(ID, 'accept'),
  bonusLoss: (platform) => platform.bonusLoss(ID),
}

const LOGIN_SCRIPT: CallTable<LoginScript> = {
  logIn: (script) => script.logIn({ username: 'hrac', password: 'heslo', rememberMe: 0 }),
  answerSecondFactor: (script) => script.answerSecondFactor({ challenge: 'vyzva', code: '123456' }),
  logInNatively: (script) => script.logInNatively({ username: 'hrac', token: 't', replace: false }),
  temporaryToken: (script) => script.temporaryToken(),
  acceptTerms: (script) => script.acceptTerms('2026-11'),
  changePassword: (script) => script.changePassword({ currentPassword: 'a', newPassword: 'b' }),
  keepAlive: (script) => script.keepAlive(0),
  waitingMessages: (script) => script.waitingMessages(),
  logOut: (script) => script.logOut({}),
}

type Chat = Pick<ChatClient, 'open'> & ChatCalls
const CHAT: CallTable<Chat> = {
  open: (chat) => chat.open('token'),
  end: (chat) => chat.end(),
  conversation: (chat) => chat.conversation(),
  unread: (chat) => chat.unread(),
  send: (chat) => chat.send({ key: ID, text: 'Ahoj' }),
  markRead: (chat) => chat.markRead(1),
  close: (chat) => chat.close(),
  recordTrigger: (chat) => chat.recordTrigger('chat-icon-click'),
}
function openChat(): Chat {
  const client = createChatClient(`${faultyHost.origin}/chat`, 'sk-SK')
  return { open: client.open, ...client.as('token') }
}

/** Operations without a reply: only the status counts, so that an unreadable body is not a failure. */
const WITHOUT_REPLY: readonly string[] = ['end', 'markRead', 'close', 'recordTrigger']

/** Failure kinds of section 8 [8.1]–[8.3]. */
const EXPECTED_FAILURE: Record<Fault, CallFailure> = {
  refused: 'unreachable',
  reset: 'unreadable',
  hang: 'timeout',
  '500': 'status',
  garbage: 'unreadable',
  truncated: 'unreadable',
  '10 MB': 'unreadable',
}
/** The platform's script reads responses itself and reports a truncated response as an unreachable host. */
const EXPECTED_SCRIPT_FAILURE: Record<Fault, CallFailure> = {
  ...EXPECTED_FAILURE,
  reset: 'unreachable',
  truncated: 'unreachable',
}

const BUILD = fileURLToPath(new URL('../../services/pam/scripts/build.ts', import.meta.url))
const scripts = mkdtempSync(join(tmpdir(), 'herna-platform-scripts-'))
let faultyHost: FaultyHost
beforeAll(async () => {
  execFileSync(process.execPath, [BUILD, scripts])
  faultyHost = await startFaultyHost()
})
afterAll(async () => {
  await faultyHost.close()
  rmSync(scripts, { recursive: true })
})

const host = (path: string) => ({ base: `${faultyHost.origin}${path}`, locale: 'sk-SK' })

/** The platform's login script as loaded by a page, calling the faulty host. */
function loginScript(): LoginScript {
  const tab: Record<string, unknown> = { URL, URLSearchParams, AbortSignal, JSON, fetch, navigator: {} }
  tab.window = tab
  tab.document = { currentScript: { src: `${faultyHost.origin}/platform/login.js` } }
  const code = readFileSync(join(scripts, 'login.js'), 'utf8')
  runInContext(code, createContext(tab))
  const script = loginScriptOf(tab.hernaPlatform)
  if (!script) throw new Error('the login script lacks functions that the portal needs')
  return script
}

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallFailed ? error.kind : String(error)),
  )

function testEveryFault<Client extends object>(
  open: () => Client,
  table: CallTable<Client>,
  expectedKinds: Record<Fault, CallFailure>,
  withoutReply: readonly string[] = [],
): void {
  const allCalls = Object.entries(table) as [string, (client: Client) => Promise<unknown>][]

  const expectedKind = (name: string, fault: Fault) =>
    withoutReply.includes(name) && fault === 'garbage' ? 'answered' : expectedKinds[fault]

  test('no call is missing from the table [F1]', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(open()).sort())
  })

  test.for(FAULTS)(
    'each call that meets "%s" fails with the kind of section 8, with a timeout of 15 seconds [7.1] [9.1] [8.1] [8.2] [8.3] [F1]',
    async (fault) => {
      faultyHost.fault = fault
      faultyHost.timeouts.length = 0
      const client = open()
      const calls = callsToTry(allCalls, fault)
      const outcomes: Record<string, string> = {}
      for (const [name, call] of calls) outcomes[name] = await kindOf(call(client))
      expect(outcomes).toEqual(Object.fromEntries(calls.map(([name]) => [name, expectedKind(name, fault)])))
      expect(faultyHost.timeouts).toEqual(calls.map(() => 15_000))
    },
  )
}

describe('calls of the portal to the gateway', () => {
  const device = { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' }
  testEveryFault(() => gatewayClient(host('/gateway'), device), GATEWAY, EXPECTED_FAILURE)
})

describe('calls of the portal to the platform', () => {
  testEveryFault(() => platformClient(host('/platform')), PLATFORM, EXPECTED_FAILURE)
})

describe('calls of the portal to the chat', () => {
  testEveryFault(openChat, CHAT, EXPECTED_FAILURE, WITHOUT_REPLY)
})

describe('calls of the platform’s login script', () => {
  testEveryFault(loginScript, LOGIN_SCRIPT, EXPECTED_SCRIPT_FAILURE)
})
