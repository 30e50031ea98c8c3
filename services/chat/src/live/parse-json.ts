/** The value of a JSON text from another process; null: it is no JSON, which no schema accepts. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
