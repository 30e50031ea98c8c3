import type { TrackingEntry } from './track.ts'

const MAX_LINES = 30
const STYLE =
  'position:fixed;inset:auto auto 8px 8px;z-index:7000;max-inline-size:min(520px,90vw);max-block-size:50vh;overflow:auto;padding:4px 8px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);font-size:12px;overflow-wrap:anywhere'

const textOf = (entry: TrackingEntry): string =>
  'page' in entry ? `page ${entry.page.pathname}${entry.page.search}` : 'player' in entry ? 'player' : JSON.stringify(entry)

/** For developers: shows reported and sent events as they happen. Not part of the production build. */
export function showOverlay(): void {
  if (document.querySelector('[data-tracking-overlay]')) return
  const overlay = document.createElement('details')
  overlay.dataset.trackingOverlay = ''
  overlay.style.cssText = STYLE
  const summary = document.createElement('summary')
  const list = document.createElement('ol')
  overlay.append(summary, list)
  const counts = { reported: 0, sent: 0 }
  const addLine = (kind: 'sent' | 'reported', text: string) => {
    const line = document.createElement('li')
    line.dataset.kind = kind
    line.textContent = `${kind}: ${text}`
    list.prepend(line)
    list.children[MAX_LINES]?.remove()
    summary.textContent = `Tracking: ${counts.reported} reported, ${counts.sent} sent`
  }
  window.addEventListener('trackingSent', (event) => {
    counts.sent += 1
    addLine('sent', JSON.stringify((event as CustomEvent).detail))
  })
  window.addEventListener('trackingReported', (event) => {
    counts.reported += 1
    addLine('reported', textOf((event as CustomEvent<TrackingEntry>).detail))
  })
  summary.textContent = 'Tracking'
  document.body.append(overlay)
}
