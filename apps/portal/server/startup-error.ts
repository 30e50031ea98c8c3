/** A configuration or environment problem that the operator must fix before the start. The message is shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
