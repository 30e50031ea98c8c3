import { parseSync } from 'vite'

/** What a source file emits that an operator can read. */
export interface EmittedNames {
  /** Constant log messages; for a log call without a message the value of `event`. */
  messages: string[]
  /** Source text of log messages that are not constants. */
  dynamicMessages: string[]
  /** Names of Prometheus metrics. */
  metrics: string[]
  /** Values of `errorCode` and codes of `new ProblemError(…)`. */
  errorCodes: string[]
}

/** A node of the ESTree syntax tree: its fields differ by `type`. */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
const LOGGER = /^(log|logger)$/i
const METRIC = /^herna_[a-z0-9_]+$/
/** Type assertions and parentheses around a message. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])
/** Parameter of `ProblemError` that is the error code. */
const CODE_ARGUMENT = 3

/** Reads log messages, metric names and error codes from the syntax tree of a TypeScript file. */
export function emittedNames(file: string, code: string): EmittedNames {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const names: EmittedNames = { messages: [], dynamicMessages: [], metrics: [], errorCodes: [] }
  const constants = new Map<string, Node>()
  const nodes = allNodes(program as unknown as Node)
  for (const node of nodes) {
    const { id, init } = node as { id?: Node; init?: Node | null }
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init) constants.set(String(id['name']), init)
  }
  for (const node of nodes) {
    if (node.type === 'Literal' && METRIC.test(String(node['value']))) names.metrics.push(String(node['value']))
    else if (isLogCall(node)) readLogCall(node, code, constants, names)
    else names.errorCodes.push(...errorCodesOf(node))
  }
  return names
}

function allNodes(root: Node): Node[] {
  const nodes = [root]
  // The list grows while it is read.
  for (const node of nodes)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) nodes.push(child)
  return nodes
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** `log.warn(…)`, `request.log.warn(…)`, `context.logger?.warn(…)`. */
function isLogCall(node: Node): boolean {
  const callee = node['callee'] as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false
  return LEVELS.has(nameOf(callee['property'] as Node)) && LOGGER.test(nameOf(callee['object'] as Node))
}
const nameOf = (node: Node): string =>
  node.type === 'MemberExpression' ? nameOf(node['property'] as Node) : typeof node['name'] === 'string' ? node['name'] : ''

function readLogCall(call: Node, code: string, constants: Map<string, Node>, names: EmittedNames): void {
  const [first, second] = call['arguments'] as Node[]
  const message = first?.type === 'ObjectExpression' || second ? second : first
  if (message) return readMessage(message, code, constants, names)
  const event = first && propertyOf(first, 'event')
  if (typeof event?.['value'] === 'string') names.messages.push(event['value'])
  else names.dynamicMessages.push(code.slice(call.start, call.end))
}

function readMessage(node: Node, code: string, constants: Map<string, Node>, names: EmittedNames): void {
  const resolved = node.type === 'Identifier' ? constants.get(String(node['name'])) : undefined
  const parts = [node['consequent'], node['alternate'], node['left'], node['right']].filter(isNode)
  if (typeof node['value'] === 'string') names.messages.push(node['value'])
  else if (resolved && resolved !== node) readMessage(resolved, code, new Map(), names)
  else if (WRAPPERS.has(node.type)) readMessage(node['expression'] as Node, code, constants, names)
  else if (['ConditionalExpression', 'LogicalExpression'].includes(node.type))
    for (const part of parts) readMessage(part, code, constants, names)
  else names.dynamicMessages.push(code.slice(node.start, node.end))
}

function errorCodesOf(node: Node): string[] {
  const isError = node.type === 'NewExpression' && nameOf(node['callee'] as Node) === 'ProblemError'
  const errorCode = node.type === 'ObjectExpression' ? propertyOf(node, 'errorCode') : undefined
  return [isError ? (node['arguments'] as Node[])[CODE_ARGUMENT] : undefined, errorCode].flatMap((value) =>
    typeof value?.['value'] === 'string' ? [value['value']] : [],
  )
}

const propertyOf = (object: Node, name: string): Node | undefined =>
  ((object['properties'] ?? []) as Node[]).find(({ key }) => isNode(key) && nameOf(key) === name)?.['value'] as Node | undefined
