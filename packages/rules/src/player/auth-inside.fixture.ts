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
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'ending pending jana',
  },
  renewing: {
    ...BUSY,
    'session of jana': 'validating authenticated jana | validate-gateway',
    'no session': 'rest guest nobody | clear-player stop-keep-alive emit:internal-logout emit:logout require:session-over',
    'no session, name without token':
      'rest guest nobody | clear-player stop-keep-alive emit:internal-logout emit:logout require:session-over forget-remembered',
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
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other login: jana':
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'requesting-session pending jana',
  },
  guest: {
    'log in': 'logging-in guest nobody | log-in',
    'log in without password': '= | answer:fields-missing',
    'second factor': 'logging-in guest nobody | second-factor',
    'accept terms': 'confirming guest nobody | accept-terms',
    'change password': '= | answer:no-session',
    unlock: 'confirming guest nobody | unlock',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    'dialog login': 'requesting-session guest nobody | request-session',
    'other login: peter': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    'other login: jana': 'requesting-session guest nobody | clear-player stop-keep-alive logout-confirmed request-session',
    hidden: 'rest pending nobody',
    restored: 'requesting-session pending nobody | request-session',
  },
  authenticated: {
    'log in': '= | answer:logged-in',
    'log in without password': '= | answer:logged-in',
    'second factor': '= | answer:logged-in',
    'accept terms': '= | answer:logged-in',
    'change password': 'confirming authenticated jana | change-password',
    unlock: '= | answer:logged-in',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'session over': 'ending authenticated jana | stop-keep-alive end-session',
    'session ended elsewhere': 'requesting-session authenticated jana | request-session',
    'session idle': 'rest guest locked | clear-player stop-keep-alive emit:logout require:locked',
    'dialog login': 'requesting-session authenticated jana | request-session',
    'other login: peter':
      'requesting-session guest nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    hidden: 'rest pending jana',
    restored: 'requesting-session pending jana | request-session',
  },
  locked: {
    'log in': 'logging-in guest locked | log-in',
    'log in without password': '= | answer:fields-missing',
    'second factor': 'logging-in guest locked | second-factor',
    'accept terms': 'confirming guest locked | accept-terms',
    'change password': '= | answer:no-session',
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
    'log in without password': '= | answer:fields-missing',
    'second factor': 'logging-in guest unreachable | second-factor',
    'accept terms': 'confirming guest unreachable | accept-terms',
    'change password': '= | answer:no-session',
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
    'log in': '= | answer:no-script',
    'log in without password': '= | answer:no-script',
    'second factor': '= | answer:no-script',
    'accept terms': '= | answer:no-script',
    'change password': '= | answer:no-script',
    unlock: '= | answer:no-script',
    'log out': 'ending guest logged-out | clear-player stop-keep-alive logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive forget-remembered logout-pending tabs:logout end-session',
    hidden: 'rest pending script-missing',
    restored: 'loading-script pending nobody | load-script',
    retry: 'loading-script guest nobody | load-script',
  },
  hidden: {
    ...BUSY,
    'log out': 'ending guest logged-out | clear-player stop-keep-alive emit:logout logout-pending tabs:logout end-session',
    'log out and forget':
      'ending guest logged-out | clear-player stop-keep-alive emit:logout forget-remembered logout-pending tabs:logout end-session',
    'session over': 'ending pending jana | stop-keep-alive end-session',
    'session ended elsewhere': 'requesting-session pending jana | request-session',
    'session idle': 'rest guest locked | clear-player stop-keep-alive emit:logout require:locked',
    'dialog login': 'requesting-session pending jana | request-session',
    'other login: peter':
      'requesting-session pending nobody | clear-player stop-keep-alive emit:logout logout-confirmed request-session',
    'other logout': 'rest guest other-tab | clear-player stop-keep-alive emit:logout',
    restored: 'requesting-session pending jana | request-session',
  },
}
