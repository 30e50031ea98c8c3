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

/** The outcome of each event for a logged-in player, a guest, and during a logout. Events that are not listed change nothing. */
export const INSIDE: Partial<Record<Situation, Partial<Record<EventName, string>>>> = {
  'ending by logout': {
    ...BUSY,
    ended: 'rest guest logged-out | logout-confirmed',
    refused: 'rest guest logged-out | tell:logout-unconfirmed',
    trouble: 'rest guest logged-out | tell:logout-unconfirmed',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest logged-out | request-session',
    'other login: peter': 'requesting-session guest logged-out | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest logged-out | clear-player stop-keep-alive logout-confirmed request-session',
    hidden: 'ending pending logged-out',
  },
  'ending for renewal': {
    ...BUSY,
    ended: 'requesting-session authenticated jana | request-session',
    refused: 'requesting-session authenticated jana | request-session',
    trouble: 'requesting-session authenticated jana | request-session',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session authenticated jana | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'ending pending jana',
  },
  renewing: {
    ...BUSY,
    'session of jana': 'validating authenticated jana | validate-gateway',
    'no session': 'rest guest not-logged-in | clear-player stop-keep-alive emit:internal-logout emit:logout require:session-over',
    'no session, name without token':
      'rest guest not-logged-in | clear-player stop-keep-alive emit:internal-logout emit:logout require:session-over forget-remembered',
    'no session, remembered': 'logging-in authenticated jana | log-in',
    'session locked': 'rest guest locked | clear-player stop-keep-alive emit:internal-logout emit:logout require:locked',
    'session with steps':
      'rest guest pending-steps | clear-player stop-keep-alive emit:internal-logout emit:logout require:pending-steps',
    refused: 'rest guest refused | clear-player stop-keep-alive emit:internal-logout emit:logout require:session-over',
    trouble: 'rest guest unreachable | clear-player stop-keep-alive emit:internal-logout emit:logout tell:unreachable',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session authenticated jana | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'requesting-session pending jana',
  },
  guest: {
    'log in': 'logging-in guest not-logged-in | log-in',
    'log in without password': '= | resolve-caller:fields-missing',
    'second factor': 'logging-in guest not-logged-in | second-factor',
    'accept terms': 'confirming guest not-logged-in | accept-terms',
    'change password': '= | resolve-caller:no-session',
    unlock: 'confirming guest not-logged-in | unlock',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest not-logged-in | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest not-logged-in | clear-player stop-keep-alive logout-confirmed request-session',
    hidden: 'rest pending not-logged-in',
    restored: 'requesting-session pending not-logged-in | request-session',
  },
  authenticated: {
    'log in': '= | resolve-caller:logged-in',
    'log in without password': '= | resolve-caller:logged-in',
    'second factor': '= | resolve-caller:logged-in',
    'accept terms': '= | resolve-caller:logged-in',
    'change password': 'confirming authenticated jana | change-password',
    unlock: '= | resolve-caller:logged-in',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'session over': 'ending authenticated jana | stop-keep-alive end-session',
    'session ended elsewhere': 'requesting-session authenticated jana | request-session',
    'session idle': 'rest guest locked | clear-player stop-keep-alive emit:internal-logout emit:logout require:locked',
    'dialog login': 'requesting-session authenticated jana | request-session',
    'other login: peter':
      'requesting-session guest not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'rest pending jana',
    restored: 'requesting-session pending jana | request-session',
  },
  locked: {
    'log in': 'logging-in guest locked | log-in',
    'log in without password': '= | resolve-caller:fields-missing',
    'second factor': 'logging-in guest locked | second-factor',
    'accept terms': 'confirming guest locked | accept-terms',
    'change password': '= | resolve-caller:no-session',
    unlock: 'confirming guest locked | unlock',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest locked | request-session',
    'other login: peter': 'requesting-session guest locked | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest locked | clear-player stop-keep-alive logout-confirmed request-session',
    hidden: 'rest pending locked',
    restored: 'requesting-session pending locked | request-session',
  },
  unreachable: {
    'log in': 'logging-in guest unreachable | log-in',
    'log in without password': '= | resolve-caller:fields-missing',
    'second factor': 'logging-in guest unreachable | second-factor',
    'accept terms': 'confirming guest unreachable | accept-terms',
    'change password': '= | resolve-caller:no-session',
    unlock: 'confirming guest unreachable | unlock',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest unreachable | request-session',
    'other login: peter': 'requesting-session guest unreachable | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest unreachable | clear-player stop-keep-alive logout-confirmed request-session',
    hidden: 'rest pending unreachable',
    restored: 'requesting-session pending unreachable | request-session',
    retry: 'requesting-session guest unreachable | request-session',
  },
  'script missing': {
    'log in': '= | resolve-caller:no-script',
    'log in without password': '= | resolve-caller:no-script',
    'second factor': '= | resolve-caller:no-script',
    'accept terms': '= | resolve-caller:no-script',
    'change password': '= | resolve-caller:no-script',
    unlock: '= | resolve-caller:no-script',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    hidden: 'rest pending script-missing',
    restored: 'loading-script pending not-logged-in | load-script',
    retry: 'loading-script guest not-logged-in | load-script',
  },
  hidden: {
    ...BUSY,
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'session over': 'ending pending jana | stop-keep-alive end-session',
    'session ended elsewhere': 'requesting-session pending jana | request-session',
    'session idle': 'rest guest locked | clear-player stop-keep-alive emit:internal-logout emit:logout require:locked',
    'dialog login': 'requesting-session pending jana | request-session',
    'other login: peter':
      'requesting-session pending not-logged-in | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    restored: 'requesting-session pending jana | request-session',
  },
}
