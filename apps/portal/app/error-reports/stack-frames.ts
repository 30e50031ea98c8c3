/** A frame as Sentry reads it. */
export interface StackFrame {
  function: string
  filename: string
  lineno: number
  colno: number
}

const MAX_FRAMES = 50
const MAX_NAME = 120
/** `at name (file:1:2)` and `at file:1:2` of V8, `name@file:1:2` of Firefox and Safari. */
const LINE = /^\s*(?:at (?:(.*?) \()?|([^@\s]*)@)(.+?):(\d+):(\d+)\)?$/

/** The frames of an error's stack, the innermost last. Files lose their origin, their query and the folders of the machine. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n', MAX_FRAMES)
    .flatMap((line) => {
      const [, v8 = '', other = '', file = '', lineno, colno] = LINE.exec(line.slice(0, 500)) ?? []
      if (!file) return []
      const name = (v8 || other || '?').slice(0, MAX_NAME)
      return [{ function: name, filename: fileName(file), lineno: Number(lineno), colno: Number(colno) }]
    })
    .toReversed()
}

/** The last two parts of the path are enough to find a file: `assets/first-a1b2.js`. */
const fileName = (file: string): string =>
  `app:///${(file.split(/[?#]/, 1)[0] ?? '')
    .replace(/^[a-z]+:\/\/\/?[^/]*/, '')
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/^\//, '')}`
