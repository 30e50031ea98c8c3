import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION } from '@herna/rules/consent'

/** Name of the question's buttons. Their values are the groups of the cookie, or `settings`. */
export const CHOICE_NAME = 'consent'
/** Window event: a button of the question was clicked. */
export const QUESTION_CLICKED = 'consentQuestionClicked'

/**
 * Inline script of the page head [4.39]: marks the page before the first paint when this visitor has not answered, so that the question is shown at once or never.
 * It also stores the answer, because the question can be answered, and the page left, before the portal's code runs. The mark, `<html data-consent>`, is then the
 * value of the clicked button. Plain ES5: its hash is in the page's Content-Security-Policy.
 */
export const CONSENT_SCRIPT = `(function(d,h){function c(f){try{return f()}catch(e){}}
if(!c(function(){return/(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\.[0-9a-f-]{36}\\.[01]{4}\\.[01](;|$)/.test(d.cookie)}))h.consent='open';
d.addEventListener('click',function(e){var b=e.target.closest('[name=${CHOICE_NAME}]');if(!b)return;h.consent=b.value;
if(b.value!=='settings')c(function(){d.cookie='${CONSENT_COOKIE}=${CONSENT_VERSION}.'+crypto.randomUUID()+'.'+b.value+'.0; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')});
dispatchEvent(new Event('${QUESTION_CLICKED}'))})})(document,document.documentElement.dataset)`

/** What the mark on `<html>` says. Without it the visitor has answered, or the settings are shown instead of the question. */
export type QuestionState = 'open' | 'settings' | '1111' | '0000'

export const questionState = (): QuestionState | undefined =>
  document.documentElement.dataset.consent as QuestionState | undefined

/** Hides the question. */
export function hideQuestion(): void {
  delete document.documentElement.dataset.consent
}

/** Shows the question again to a visitor whose settings could not be loaded. */
export function reopenQuestion(): void {
  if (questionState() === 'settings') document.documentElement.dataset.consent = 'open'
}
