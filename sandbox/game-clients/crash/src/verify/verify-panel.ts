import type { CrashDefinition, CrashResult, CrashTable } from '@herna/contract/games'
import { icon, make, openPanel } from '@herna/game-kit'
import { multipleText, texts } from '../texts/index.ts'
import { type Verdict, verifyRound } from './verify-round.ts'

const t = texts.verify

interface Verification {
  readonly game: CrashDefinition
  /** The round that runs: its hash is published, its seed is not. */
  readonly running: CrashTable['round'] | null
  /** Newest first. */
  readonly results: readonly CrashResult[]
  /** Hashes that this page received before the rounds ended, by number. */
  readonly seenHashes: ReadonlyMap<number, string>
}

/** Opens the verification of a round, at first of the given one; it is computed in this browser. */
export function openVerification(verification: Verification, first: CrashResult | undefined): void {
  const { game, running, results } = verification
  const content = make('div', { class: 'verify-round' })
  const show = (result: CrashResult): void => content.replaceChildren(...roundParts(verification, result))
  const choice = make(
    'select',
    { class: 'verify-choice', 'aria-label': t.choose },
    ...results.map(({ number, crashedAt }) =>
      make('option', { value: number, selected: number === first?.number }, `${t.round} ${number} · ${multipleText(crashedAt)}`),
    ),
  )
  choice.addEventListener('change', () => {
    const chosen = results.find(({ number }) => String(number) === choice.value)
    if (chosen) show(chosen)
  })
  if (first) show(first)
  else content.append(make('p', { class: 'hint' }, t.none))
  openPanel(
    t.title,
    'verify',
    make('p', { class: 'hint' }, t.about),
    ...(results.length > 0 ? [choice] : []),
    content,
    ...(running && running.seed === null
      ? [make('h3', {}, t.running(running.number)), hashLine(t.hashOfRunning, running.hash)]
      : []),
    make('details', {}, make('summary', {}, t.how), howItIsComputed(game)),
  )
}

function roundParts({ game, seenHashes }: Verification, result: CrashResult): HTMLElement[] {
  const published = seenHashes.get(result.number) ?? result.hash
  const verdict = make('div', { class: 'verdict', role: 'status' })
  const verify = make('button', { type: 'button', class: 'verify-button' }, t.verify)
  const run = async (): Promise<void> => {
    verify.disabled = true
    verdict.replaceChildren(make('p', {}, t.computing))
    verdict.className = 'verdict'
    showVerdict(verdict, await verifyRound(game, result, published), seenHashes.has(result.number))
    verify.disabled = false
  }
  verify.addEventListener('click', () => void run())
  const copied = make('p', { class: 'hint', role: 'status' })
  const data = make(
    'textarea',
    { class: 'verify-data', readonly: true, rows: 6, 'aria-label': t.data },
    dataOf(game, result, published),
  )
  const copy = make('button', { type: 'button', class: 'verify-copy' }, t.copy)
  copy.addEventListener('click', () => copyData(data, copied))
  void run()
  return [
    make(
      'dl',
      { class: 'verify-facts' },
      ...fact(t.round, String(result.number)),
      ...fact(t.end, multipleText(result.crashedAt)),
    ),
    make('h3', {}, t.before),
    hashLine(t.hash, published),
    make('h3', {}, t.after),
    hashLine(t.seed, result.seed),
    verdict,
    verify,
    copy,
    copied,
    make('details', {}, make('summary', {}, t.data), data),
  ]
}

const fact = (name: string, value: string) => [make('dt', {}, name), make('dd', {}, value)]
const hashLine = (name: string, hash: string): HTMLElement =>
  make('div', { class: 'hash' }, make('span', {}, name), make('code', {}, (hash.match(/.{1,4}/g) ?? []).join(' ')))

function showVerdict(root: HTMLElement, verdict: Verdict | null, wasSeen: boolean): void {
  if (verdict === null) return root.replaceChildren(make('p', {}, t.impossible))
  const isRight = verdict.isHashRight && verdict.isPointRight && verdict.isChainRight
  root.className = `verdict ${isRight ? 'is-right' : 'is-wrong'}`
  root.replaceChildren(
    make('p', { class: 'verdict-title' }, icon(isRight ? 'check' : 'close'), isRight ? t.right : t.wrong),
    make('p', {}, verdict.isHashRight ? t.hashRight : t.hashWrong),
    make(
      'p',
      {},
      verdict.isPointRight ? t.pointRight(multipleText(verdict.crashPoint)) : t.pointWrong(multipleText(verdict.crashPoint)),
    ),
    make('p', {}, verdict.isChainRight ? t.chainRight : t.chainWrong),
    ...(wasSeen ? [make('p', {}, t.seen)] : []),
  )
}

const dataOf = (
  { gameCode, returnPerTenThousand, highestMultiple }: CrashDefinition,
  result: CrashResult,
  published: string,
): string => JSON.stringify({ gameCode, returnPerTenThousand, highestMultiple, published, ...result }, null, 1)

/** Copies the data by selecting it: the clipboard's own interface is blocked in a frame. Where copying fails it stays selected for the player. */
function copyData(data: HTMLTextAreaElement, note: HTMLElement): void {
  const details = data.closest('details')
  if (details) details.open = true
  data.select()
  note.textContent = document.execCommand('copy') ? t.copied : t.selected
}

const howItIsComputed = ({ gameCode, returnPerTenThousand, highestMultiple }: CrashDefinition): HTMLElement =>
  make(
    'ol',
    { class: 'points verify-steps' },
    ...t.steps(gameCode, returnPerTenThousand, highestMultiple).map((step) => make('li', {}, step)),
  )
