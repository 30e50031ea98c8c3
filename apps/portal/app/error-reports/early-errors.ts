declare global {
  interface Window {
    /** Errors that `EARLY_ERRORS_SCRIPT` kept; null: they are reported as they happen. */
    earlyErrors?: unknown[] | null
  }
}

/** Inline script of the page head: keeps the first errors until `watchErrors` reports them [7.50]. Plain ES5: its hash is in the page's Content-Security-Policy. */
export const EARLY_ERRORS_SCRIPT = `(function(){window.earlyErrors=[];function keep(e){var l=window.earlyErrors;l&&l.length<9&&l.push(e.error||e.reason)}
addEventListener('error',keep);addEventListener('unhandledrejection',keep)})()`
