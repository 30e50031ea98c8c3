/** Something the operator has to put right before the start can go on. The message is one clear line, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
