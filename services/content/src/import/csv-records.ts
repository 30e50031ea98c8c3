import { parse } from 'csv-parse/sync'

/** Longest row, in characters; a longer one is rejected before it fills the memory. */
const MAX_ROW_LENGTH = 1_000_000
/** Most lines of one row: cells may contain line breaks, but an unclosed quote must not consume the file. */
const MAX_ROW_LINES = 200

/** A row with the number of its first line. */
export type CsvRecord = { line: number } & ({ cells: string[] } | { problem: string })

interface Line {
  number: number
  /** Null: longer than the limit. */
  text: string | null
}

/**
 * The rows of a CSV text. An unreadable row is rejected on its own: for mismatched quotes only the first line is rejected, and reading continues with
 * the next line.
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: string,
  columnsOf: () => number | null,
): AsyncIterable<CsvRecord> {
  const source = linesOf(text)[Symbol.asyncIterator]()
  /** Lines read ahead, in order. */
  let bufferedLines: Line[] = []
  const next = async (): Promise<Line | null> => {
    const buffered = bufferedLines.shift()
    if (buffered) return buffered
    const result = await source.next()
    return result.done ? null : result.value
  }
  for (let firstLine = await next(); firstLine !== null; firstLine = await next()) {
    const line = firstLine.number
    if (firstLine.text === null) yield { line, problem: 'is longer than a megabyte' }
    else if (firstLine.text === '') continue
    else if (!firstLine.text.includes('"')) yield { line, cells: firstLine.text.split(delimiter) }
    else {
      const row = createRow(firstLine)
      while (row.isOpen() && row.isWithinLimits()) {
        const continuation = await next()
        if (continuation === null) break
        row.add(continuation)
      }
      const cells = row.isOpen() || !row.isWithinLimits() ? null : cellsIn(row.lines, delimiter)
      const columns = columnsOf()
      // Probably unrelated quotes of several rows.
      const isSuspect = row.lines.length > 1 && columns !== null && cells?.length !== columns
      if (cells !== null && !isSuspect) yield { line, cells }
      else {
        bufferedLines = [...row.lines.slice(1), ...bufferedLines]
        yield { line, problem: 'has a quotation mark that is not closed, or one in the middle of a cell' }
      }
    }
  }
}

/** Collects the lines of one row. */
function createRow(firstLine: Line) {
  const lines: Line[] = []
  let quotes = 0
  let length = 0
  let isReadable = true
  const add = (line: Line) => {
    lines.push(line)
    quotes += (line.text?.split('"').length ?? 1) - 1
    length += line.text?.length ?? 0
    isReadable &&= line.text !== null
  }
  add(firstLine)
  return {
    lines,
    add,
    isOpen: () => quotes % 2 === 1,
    isWithinLimits: () => isReadable && lines.length <= MAX_ROW_LINES && length <= MAX_ROW_LENGTH,
  }
}

/** Null: invalid quotes. */
function cellsIn(lines: readonly Line[], delimiter: string): string[] | null {
  const text = lines.map((line) => line.text).join('\n')
  try {
    const [cells, ...otherRows] = parse(text, { delimiter, relax_column_count: true, record_delimiter: '\n' }) as string[][]
    return otherRows.length === 0 ? (cells ?? null) : null
  } catch {
    return null
  }
}

/** Lines numbered from 1; the text of one that is too long is discarded. */
async function* linesOf(text: AsyncIterable<string>): AsyncIterable<Line> {
  let lineNumber = 0
  let pendingText = ''
  let isTooLong = false
  const finish = (): Line => {
    lineNumber++
    const line = { number: lineNumber, text: isTooLong || pendingText.length > MAX_ROW_LENGTH ? null : pendingText }
    pendingText = ''
    isTooLong = false
    return line
  }
  for await (const chunk of text) {
    // A carriage return at the end may be half of a CRLF: it is kept for the next chunk.
    const combined = pendingText + chunk
    const cut = combined.endsWith('\r') ? combined.slice(0, -1) : combined
    const parts = cut.split(/\r\n|\n|\r/)
    for (const part of parts.slice(0, -1)) {
      pendingText = part
      yield finish()
    }
    pendingText = (parts.at(-1) ?? '') + combined.slice(cut.length)
    if (pendingText.length > MAX_ROW_LENGTH) {
      isTooLong = true
      pendingText = pendingText.endsWith('\r') ? '\r' : ''
    }
  }
  if (pendingText.endsWith('\r')) pendingText = pendingText.slice(0, -1)
  if (pendingText !== '' || isTooLong) yield finish()
}
