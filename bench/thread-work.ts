/** Events of a Chromium trace, as far as they are read here; times in µs. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread. */
  tdur?: number
  args: { name?: string; data?: { url?: string; fileName?: string; type?: string }; fileName?: string }
}
/** Processor time of a page's main thread in ms: in all tasks, and by cause. */
export interface ThreadWork {
  total: number
  byCause: Map<string, number>
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask']
/** Scripts are distinguished by their files. */
const OF_SCRIPT = [
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'FunctionCall',
  'V8.CompileCode',
  'v8.produceCache',
]

/** The page's main thread is the one with the most work. */
export function threadWork(events: readonly TraceEvent[]): ThreadWork {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const works = threads.map(({ pid, tid }) => workOf(events.filter((event) => event.pid === pid && event.tid === tid)))
  const most = works.sort((a, b) => b.total - a.total)[0]
  if (!most) throw new Error('the trace has no main thread of a page')
  return most
}

/** Each event's own processor time, without that of the events inside it. */
function workOf(events: readonly TraceEvent[]): ThreadWork {
  const complete = events
    .filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const byCause = new Map<string, number>()
  let total = 0
  const open: { end: number; cause: string }[] = []
  const add = (cause: string, ms: number) => byCause.set(cause, (byCause.get(cause) ?? 0) + ms)
  for (const event of complete) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const ms = (event.tdur ?? 0) / 1000
    const parent = open.at(-1)
    if (TASKS.includes(event.name) && !parent) total += ms
    const cause = parent && isDetail(event.name) ? parent.cause : causeOf(event)
    if (parent) add(parent.cause, -ms)
    add(cause, ms)
    open.push({ end: event.ts + (event.dur ?? 0), cause })
  }
  return { total, byCause }
}

const KNOWN =
  /^(RunTask|ThreadControllerImpl::RunTask|ParseHTML|ParseAuthorStyleSheet|Layout|UpdateLayoutTree|PrePaint|Paint|Layerize|Commit|UpdateLayerTree|HitTest|IntersectionObserverController::computeIntersections|MinorGC|MajorGC|V8\.GC.*|BlinkGC.*|CppGC.*|TimerFire|FireIdleCallback|FireAnimationFrame|XHR.*|ResourceReceive.*|ResourceFinish|Decode.*|Draw.*|RunMicrotasks|EventDispatch|V8\..*|v8\..*|EvaluateScript|FunctionCall)$/
const isDetail = (name: string) => !KNOWN.test(name)

function causeOf(event: TraceEvent): string {
  const { name, args } = event
  const url = args.data?.url ?? args.fileName ?? args.data?.fileName
  if (OF_SCRIPT.includes(name))
    return `${name} ${url ? url.replace(/^.*\/|\?.*$/g, '').replace(/-[\w-]{8}\.js$/, '') || 'inline' : ''}`
  return name
}
