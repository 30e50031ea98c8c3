interface Node {
  callee: { type: string; name?: string }
  arguments: unknown[]
}
interface Context {
  report(problem: { node: unknown; message: string }): void
}

/** `new Date()` reads the system clock, `new Date(time)` does not; no oxlint rule distinguishes them. */
const noCurrentTime = {
  create(context: Context) {
    const check = (node: Node) => {
      if (node.callee.name !== 'Date' || node.arguments.length > 0) return
      context.report({ node, message: 'Reads the clock. Take the time as a parameter.' })
    }
    return { NewExpression: check, CallExpression: check }
  },
}

export default { meta: { name: 'herna' }, rules: { 'no-current-time': noCurrentTime } }
