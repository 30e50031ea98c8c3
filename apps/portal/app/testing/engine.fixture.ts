import type { PlayerEngine } from '../session/index.ts'

const nothing = () => undefined
const unexpected = async (): Promise<never> => {
  throw new Error('This test gives the engine no such part')
}

/** An engine of the player's flows that does only what a test gives it. */
export const engineWith = (parts: Partial<PlayerEngine>): PlayerEngine => ({
  logIn: unexpected,
  answerSecondFactor: unexpected,
  acceptTerms: unexpected,
  changePassword: unexpected,
  unlock: unexpected,
  logOut: nothing,
  requestLogin: async () => false,
  retry: nothing,
  load: nothing,
  sessionEnded: nothing,
  pushBalance: nothing,
  holdBalance: nothing,
  releaseBalance: nothing,
  ask: unexpected,
  setBalanceHidden: unexpected,
  dialogLogin: nothing,
  dialogVisible: nothing,
  validationSeen: nothing,
  stop: nothing,
  ...parts,
})
