import type { EventName, Situation } from './auth.fixture.ts'

/** One login at a time. */
const BUSY: Partial<Record<EventName, string>> = {
  'log in': '= | answer:busy',
  'log in without password': '= | answer:busy',
  'second factor': '= | answer:busy',
  'accept terms': '= | answer:busy',
  'change password': '= | answer:busy',
  unlock: '= | answer:busy',
}

/** The outcome of each event in each step of a login. Events that are not listed change nothing. */
export const ENTERING: Partial<Record<Situation, Partial<Record<EventName, string>>>> = {
  'new': {
    ...BUSY,
    start: 'loading-script pending nobody | load-script',
  },
  'loading-script': {
    ...BUSY,
    'script is there': 'requesting-session pending nobody | request-session',
    'script, native launch': 'logging-in pending nobody | native-login',
    'script, logout pending': 'ending pending nobody | end-session',
    refused: 'rest guest script-missing | clear-player stop-keep-alive tell:startup-error',
    trouble: 'rest guest script-missing | clear-player stop-keep-alive tell:startup-error',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
  },
  'requesting-session': {
    ...BUSY,
    'session of jana': 'validating pending nobody | validate-gateway',
    'no session': 'rest guest nobody | clear-player stop-keep-alive',
    'no session, name without token': 'rest guest nobody | clear-player stop-keep-alive forget-remembered',
    'no session, remembered': 'logging-in pending nobody | log-in',
    'session locked': 'rest guest locked | clear-player stop-keep-alive require:locked',
    'session with steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    refused: 'rest guest refused | clear-player stop-keep-alive',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session pending nobody | request-session',
    'other login: peter': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  validating: {
    ...BUSY,
    'gateway: jana': 'rest authenticated jana | logout-confirmed start-keep-alive load-player emit:login',
    'gateway: peter': 'getting-token pending nobody | get-token',
    'gateway: not valid': 'getting-token pending nobody | get-token',
    refused: 'getting-token pending nobody | get-token',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session pending nobody | request-session',
    'other login: peter': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in silently': {
    ...BUSY,
    'login: in': 'getting-token pending nobody | get-token',
    'login: in, to remember': 'getting-token pending nobody | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive require:second-factor',
    'login: steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive',
    refused: 'rest guest refused | clear-player stop-keep-alive forget-remembered',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session pending nobody | request-session',
    'other login: peter': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in natively': {
    ...BUSY,
    'login: in': 'getting-token pending nobody | get-token',
    'login: in, to remember': 'getting-token pending nobody | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive require:second-factor',
    'login: steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive',
    refused: 'rest guest refused | clear-player stop-keep-alive tell:wrong-credentials',
    'other player in': 'confirming-replacement pending nobody | confirm-replacement',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session pending nobody | request-session',
    'other login: peter': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'confirming-replacement': {
    ...BUSY,
    'replacement: yes': 'logging-in pending nobody | replace-login',
    'replacement: no': 'requesting-session pending nobody | request-session',
    refused: 'requesting-session pending nobody | request-session',
    trouble: 'requesting-session pending nobody | request-session',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session pending nobody | request-session',
    'other login: peter': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session pending nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
  },
  'logging-in typed': {
    ...BUSY,
    'login: in': 'getting-token guest nobody | get-token',
    'login: in, to remember': 'getting-token guest nobody | remember get-token',
    'login: second factor': 'rest guest second-factor | clear-player stop-keep-alive answer:second-factor-required',
    'login: steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps answer:terms-not-accepted',
    'login: nameless': 'rest guest refused | clear-player stop-keep-alive answer:no-response',
    refused: 'rest guest refused | clear-player stop-keep-alive answer:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive answer:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout answer:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout answer:interrupted end-session',
    'dialog login': 'requesting-session guest nobody | answer:interrupted request-session',
    'other login: peter':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive answer:interrupted',
    hidden: 'logging-in pending nobody',
  },
  'confirming terms': {
    ...BUSY,
    'confirmed: session': 'getting-token guest pending-steps | get-token',
    'confirmed: none': 'rest guest nobody | clear-player stop-keep-alive answer:no-session',
    confirmed: 'getting-token guest pending-steps | get-token',
    refused: 'rest guest pending-steps | clear-player stop-keep-alive answer:wrong-credentials',
    trouble: 'rest guest pending-steps | clear-player stop-keep-alive answer:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout answer:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout answer:interrupted end-session',
    'dialog login': 'requesting-session guest pending-steps | answer:interrupted request-session',
    'other login: peter':
      'requesting-session guest pending-steps | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest pending-steps | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive answer:interrupted',
    hidden: 'confirming pending pending-steps',
  },
  'confirming password': {
    ...BUSY,
    'confirmed: session': 'getting-token authenticated jana | get-token',
    'confirmed: none': 'rest guest nobody | clear-player stop-keep-alive emit:logout answer:no-session',
    confirmed: 'getting-token authenticated jana | get-token',
    refused: 'rest authenticated jana | answer:wrong-credentials',
    trouble: 'rest authenticated jana | answer:unreachable',
    'log out':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout answer:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout answer:interrupted end-session',
    'dialog login': 'requesting-session authenticated jana | answer:interrupted request-session',
    'other login: peter':
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout answer:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout answer:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout answer:interrupted',
    hidden: 'confirming pending jana',
  },
  'getting-token': {
    ...BUSY,
    token: 'entering-gateway guest nobody | enter-gateway',
    refused: 'rest guest refused | clear-player stop-keep-alive answer:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive answer:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout answer:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout answer:interrupted end-session',
    'dialog login': 'requesting-session guest nobody | answer:interrupted request-session',
    'other login: peter':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive answer:interrupted',
    hidden: 'getting-token pending nobody',
  },
  'entering-gateway': {
    ...BUSY,
    'gateway login':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login answer:ok',
    'gateway login, excluded':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login answer:ok redirect',
    refused: 'ending guest refused | clear-player stop-keep-alive answer:wrong-credentials end-session:platform',
    trouble: 'ending guest refused | clear-player stop-keep-alive answer:unreachable end-session:platform',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout answer:interrupted end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout answer:interrupted end-session',
    'dialog login': 'requesting-session guest nobody | answer:interrupted request-session',
    'other login: peter':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive answer:interrupted logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive answer:interrupted',
    hidden: 'entering-gateway pending nobody',
  },
  'requesting-session by dialog': {
    ...BUSY,
    'session of jana': 'getting-token guest nobody | get-token',
    'no session': 'rest guest nobody | clear-player stop-keep-alive tell:cookies-blocked',
    'no session, name without token': 'rest guest nobody | clear-player stop-keep-alive forget-remembered tell:cookies-blocked',
    'no session, remembered': 'logging-in guest nobody | log-in',
    'session locked': 'rest guest locked | clear-player stop-keep-alive require:locked',
    'session with steps': 'rest guest pending-steps | clear-player stop-keep-alive require:pending-steps',
    refused: 'rest guest refused | clear-player stop-keep-alive tell:wrong-credentials',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest nobody | request-session',
    'other login: peter': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
    hidden: 'requesting-session pending nobody',
  },
  'entering-gateway by dialog': {
    ...BUSY,
    'gateway login': 'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login',
    'gateway login, excluded':
      'rest authenticated jana | logout-confirmed start-keep-alive load-player store-tokens emit:login tabs:login redirect',
    refused: 'ending guest refused | clear-player stop-keep-alive tell:wrong-credentials end-session:platform',
    trouble: 'ending guest refused | clear-player stop-keep-alive tell:unreachable end-session:platform',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest nobody | request-session',
    'other login: peter': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive',
    hidden: 'entering-gateway pending nobody',
  },
}
