/** The login flow of both login dialogs: name and password, second factor, e-mail verification, new terms, unlocking. It ends with the message
 *  `CASINO_LOGIN`. States: steps.ts. Spec 4.9, 4.11, 4.13, 7.47. */
export { CodeForm } from './code-form.tsx'
export { SharedStep } from './shared-step.tsx'
export { Step } from './step.tsx'
export { type SignInStep } from './steps.ts'
export { texts as signInTexts } from './texts.sk-SK.ts'
export { useSignIn } from './use-sign-in.ts'
