/** A start failure that the operator must fix. The message is one line that says what to do, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
