/** Breaks a name into a few balanced lines and avoids a short last line. */
export function wrap(text: string, ideal: number, maxLines = 3): string[] {
  const words = text.trim().split(/\s+/)
  // Names of more than ten words do not exist in a catalogue; joining the tail keeps the search below small.
  if (words.length > 10) words.splice(9, words.length, words.slice(9).join(' '))
  let best: { lines: string[]; cost: number } | null = null
  for (let breaks = 0; breaks < 1 << (words.length - 1); breaks++) {
    const lines = [words[0] as string]
    words.slice(1).forEach((word, i) => {
      if ((breaks >> i) & 1) lines.push(word)
      else lines[lines.length - 1] += ` ${word}`
    })
    if (lines.length > maxLines) continue
    const lengths = lines.map((line) => line.length)
    const longest = Math.max(...lengths)
    const cost = Math.max(0, longest - ideal) * 10 + lines.length * 5 + (longest - Math.min(...lengths)) * 0.5
    if (!best || cost < best.cost) best = { lines, cost }
  }
  return best?.lines ?? [text]
}
