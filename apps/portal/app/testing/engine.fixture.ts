import type { PlayerEngine } from '../session/index.ts'

const noop = () => undefined
const unexpected = async (): Promise<never> => {
  throw new Error('This test did not give the engine this function')
}

/** A player engine with only the given functions; unexpected calls throw. */
export const engineWith = (parts: Partial<PlayerEngine>): PlayerEngine => ({
  logIn: unexpected,
  answerSecondFactor: unexpected,
  acceptTerms: unexpected,
  changePassword: unexpected,
  unlock: unexpected,
  logOut: noop,
  requestLogin: async () => false,
  retry: noop,
  load: noop,
  sessionEnded: noop,
  pushBalance: noop,
  holdBalance: noop,
  releaseBalance: noop,
  callHosts: unexpected,
  takeSessionToken: () => null,
  setBalanceHidden: unexpected,
  dialogLogin: noop,
  dialogVisible: noop,
  validationSeen: noop,
  stop: noop,
  ...parts,
})
