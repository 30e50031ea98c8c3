/** Logging in, as both login dialogs do it: name and password, second factor, verification of the address, new terms, unlocking. It ends with the message
 *  `CASINO_LOGIN`. States: the steps of steps.ts. Spec 4.9, 4.11, 4.13, 7.47. */
export { CodeForm } from './code-form.tsx'
export { SharedStep } from './shared-step.tsx'
export { Step } from './step.tsx'
export { type SignInStep } from './steps.ts'
export { texts as signInTexts } from './texts.sk-SK.ts'
export { useSignIn } from './use-sign-in.ts'
