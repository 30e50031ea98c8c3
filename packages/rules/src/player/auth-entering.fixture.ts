import type { EventName, Situation } from './auth.fixture.ts'

/** One login at a time. */
const BUSY: Partial<Record<EventName, string>> = {
  'log in': '= | resolve-caller:busy',
  'log in without password': '= | resolve-caller:busy',
  'second factor': '= | resolve-caller:busy',
  'accept terms': '= | resolve-caller:busy',
  'change password': '= | resolve-caller:busy',
  unlock: '= | resolve-caller:busy',
}

/** A logout during a step without a caller. */
const LOG_OUT: Partial<Record<EventName, string>> = {
  'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
  'log out and forget':
    'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
}

/** A logout that interrupts a login with a caller. */
const LOG_OUT_OF_LOGIN: Partial<Record<EventName, string>> = {
  'log out':
    'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout resolve-caller:interrupted end-session',
  'log out and forget':
    'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout resolve-caller:interrupted end-session',
}

/** The outcome of each event in each step of a login. Events that are not listed change nothing. */
export const ENTERING: Partial<Record<Situation, Partial<Record<EventName, string>>>> = {
  'new': {
    ...BUSY,
    start: 'loading-script pending not-logged-in | load-script',
  },
  'loading-script': {
    ...BUSY,
    'script is there': 'requesting-session pending not-logged-in | request-session',
    'script, native launch': 'logging-in pending not-logged-in | native-login',
    'script, logout pending': 'ending pending not-logged-in | end-session',
    refused: 'rest guest script-missing | clear-player stop-keep-alive tell:startup-error',
    trouble: 'rest guest script-missing | clear-player stop-keep-alive tell:startup-error',
    ...LOG_OUT,
  },
  'requesting-session': {
    ...BUSY,
    'session of jana': 'validating pending not-logged-in | validate-gateway',
    'no session': 'rest guest not-logged-in | clear-player stop-keep-alive',
    'no session, name without token': 'rest guest not-logged-in | clear-player stop-keep-alive forget-remembered',
    'no session, remembered': 'logging-in pending not-logged-in | log-in',
    'session locked': 'rest guest locked | clear-player stop-keep-alive require:locked',
    'session with steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    refused: 'rest guest refused | clear-player stop-keep-alive',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    ...LOG_OUT,
    'dialog login': 'requesting-session pending not-logged-in | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  validating: {
    ...BUSY,
    'gateway: jana': 'rest authenticated jana | logout-confirmed start-keep-alive load-player emit:login',
    'gateway: peter': 'getting-token pending not-logged-in | get-token',
    'gateway: not valid': 'getting-token pending not-logged-in | get-token',
    refused: 'getting-token pending not-logged-in | get-token',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    ...LOG_OUT,
    'dialog login': 'requesting-session pending not-logged-in | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in silently': {
    ...BUSY,
    'login: in': 'getting-token pending not-logged-in | get-token',
    'login: in, to remember': 'getting-token pending not-logged-in | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive require:second-factor',
    'login: steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive',
    refused: 'rest guest refused | clear-player stop-keep-alive forget-remembered',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    ...LOG_OUT,
    'dialog login': 'requesting-session pending not-logged-in | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in natively': {
    ...BUSY,
    'login: in': 'getting-token pending not-logged-in | get-token',
    'login: in, to remember': 'getting-token pending not-logged-in | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive require:second-factor',
    'login: steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive',
    refused: 'rest guest refused | clear-player stop-keep-alive tell:native-launch-over',
    'other player in': 'confirming-replacement pending not-logged-in | confirm-replacement',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    ...LOG_OUT,
    'dialog login': 'requesting-session pending not-logged-in | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'confirming-replacement': {
    ...BUSY,
    'replacement: yes': 'logging-in pending not-logged-in | replace-login',
    'replacement: no': 'requesting-session pending not-logged-in | request-session',
    refused: 'requesting-session pending not-logged-in | request-session',
    trouble: 'requesting-session pending not-logged-in | request-session',
    ...LOG_OUT,
    'dialog login': 'requesting-session pending not-logged-in | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in typed': {
    ...BUSY,
    'login: in': 'getting-token guest not-logged-in | get-token',
    'login: in, to remember': 'getting-token guest not-logged-in | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive resolve-caller:second-factor-required',
    'login: steps':
      'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps resolve-caller:terms-not-accepted',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive resolve-caller:no-response',
    refused: 'rest guest refused | clear-player stop-keep-alive resolve-caller:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive resolve-caller:unreachable',
    ...LOG_OUT_OF_LOGIN,
    'dialog login': 'requesting-session guest not-logged-in | resolve-caller:interrupted request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive resolve-caller:interrupted',
    hidden: 'logging-in pending not-logged-in',
  },
  'confirming terms': {
    ...BUSY,
    'confirmed: session': 'getting-token guest pending-steps | get-token',
    'confirmed: none': 'rest guest not-logged-in | clear-player stop-keep-alive resolve-caller:no-session',
    confirmed: 'getting-token guest pending-steps | get-token',
    refused: 'rest guest pending-steps | clear-player stop-keep-alive resolve-caller:wrong-credentials',
    trouble: 'rest guest pending-steps | clear-player stop-keep-alive resolve-caller:unreachable',
    ...LOG_OUT_OF_LOGIN,
    'dialog login': 'requesting-session guest pending-steps | resolve-caller:interrupted request-session',
    'other login: peter':
      'requesting-session guest pending-steps | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest pending-steps | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive resolve-caller:interrupted',
    hidden: 'confirming pending pending-steps',
  },
  'confirming password': {
    ...BUSY,
    'confirmed: session': 'getting-token authenticated jana | get-token',
    'confirmed: none': 'rest guest not-logged-in | clear-player stop-keep-alive emit:logout resolve-caller:no-session',
    confirmed: 'getting-token authenticated jana | get-token',
    refused: 'rest authenticated jana | resolve-caller:wrong-credentials',
    trouble: 'rest authenticated jana | resolve-caller:unreachable',
    'log out':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout resolve-caller:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout resolve-caller:interrupted end-session',
    'dialog login': 'requesting-session authenticated jana | resolve-caller:interrupted request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout resolve-caller:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout resolve-caller:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout resolve-caller:interrupted',
    hidden: 'confirming pending jana',
  },
  'getting-token': {
    ...BUSY,
    token: 'entering-gateway guest not-logged-in | enter-gateway',
    refused: 'rest guest refused | clear-player stop-keep-alive resolve-caller:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive resolve-caller:unreachable',
    ...LOG_OUT_OF_LOGIN,
    'dialog login': 'requesting-session guest not-logged-in | resolve-caller:interrupted request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive resolve-caller:interrupted',
    hidden: 'getting-token pending not-logged-in',
  },
  'entering-gateway': {
    ...BUSY,
    'gateway login':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login resolve-caller:ok',
    'gateway login, excluded':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login resolve-caller:ok redirect',
    refused: 'ending guest refused | clear-player stop-keep-alive resolve-caller:wrong-credentials end-session:platform',
    trouble: 'ending guest refused | clear-player stop-keep-alive resolve-caller:unreachable end-session:platform',
    ...LOG_OUT_OF_LOGIN,
    'dialog login': 'requesting-session guest not-logged-in | resolve-caller:interrupted request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive resolve-caller:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive resolve-caller:interrupted',
    hidden: 'entering-gateway pending not-logged-in',
  },
  'requesting-session by dialog': {
    ...BUSY,
    'session of jana': 'getting-token guest not-logged-in | get-token',
    'no session': 'rest guest not-logged-in | clear-player stop-keep-alive tell:cookies-blocked',
    'no session, name without token':
      'rest guest not-logged-in | clear-player stop-keep-alive forget-remembered tell:cookies-blocked',
    'no session, remembered': 'logging-in guest not-logged-in | log-in',
    'session locked': 'rest guest locked | clear-player stop-keep-alive require:locked',
    'session with steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    refused: 'rest guest refused | clear-player stop-keep-alive tell:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    ...LOG_OUT,
    'dialog login': 'requesting-session guest not-logged-in | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
    hidden: 'requesting-session pending not-logged-in',
  },
  'entering-gateway by dialog': {
    ...BUSY,
    'gateway login': 'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login',
    'gateway login, excluded':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login redirect',
    refused: 'ending guest refused | clear-player stop-keep-alive tell:wrong-credentials end-session:platform',
    trouble: 'ending guest refused | clear-player stop-keep-alive tell:unreachable end-session:platform',
    ...LOG_OUT,
    'dialog login': 'requesting-session guest not-logged-in | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
    hidden: 'entering-gateway pending not-logged-in',
  },
}
