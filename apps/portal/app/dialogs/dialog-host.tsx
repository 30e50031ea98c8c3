import { Component, type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { leavingPage, pageShown } from './dialog-history.ts'
import {
  closeAllModals,
  closeModal,
  dismissModal,
  dropModalsOfPage,
  isUnderModals,
  type Modal,
  useModals,
} from './dialog-store.ts'
import { offerReload } from '../toasts/index.ts'

const keyOf = ({ id, level }: Modal): string => `${level} ${id}`

/** The path of a plainly clicked link to this origin; null for any other click, and for a link that did something else, such as opening a dialog. */
function internalAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  return link.pathname + link.search + link.hash
}

/** Milliseconds after which navigation proceeds even if the browser never reports its history move. */
const LEAVE_TIMEOUT_MS = 2_000

/** Closes dialogs and removes their history entries before any navigation, so that Back returns to the page, not to a dialog. */
function useLeavingUnderModals(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'POP' && isUnderModals())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    const proceed = () => {
      if (!isOver) blocker.proceed()
      isOver = true
    }
    void closeAllModals().then(proceed)
    const timer = setTimeout(proceed, LEAVE_TIMEOUT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [blocker])
}

/** Renders the open dialogs and those that are closing, lowest first. */
export function ModalHost() {
  const stack = useModals()
  const [renderedModals, setRenderedModals] = useState<readonly Modal[]>(stack)
  const navigate = useNavigate()
  const { key } = useLocation()
  const currentKey = useRef(key)
  // Runs before other effects of the new page, which may open dialogs.
  useLayoutEffect(() => {
    if (currentKey.current !== key) dropModalsOfPage()
    currentKey.current = key
    pageShown()
  }, [key])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => leavingPage(isLeaving), [isLeaving])
  useLeavingUnderModals()

  const closingModals = renderedModals.filter((modal) => !stack.some((open) => keyOf(open) === keyOf(modal)))
  const nextShown = [...stack, ...closingModals]
  if (nextShown.length !== renderedModals.length || nextShown.some((modal, index) => modal !== renderedModals[index]))
    setRenderedModals(nextShown)

  // Links of texts and embeds are plain: without this they would load a document.
  const onClick = (event: MouseEvent) => {
    const address = internalAddress(event)
    if (address === null) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <div role="presentation" onClick={onClick}>
      {renderedModals.map((modal) => (
        <ModalFailure key={keyOf(modal)} modal={modal}>
          <Suspense>
            {modal.render({
              open: stack.includes(modal),
              level: modal.level,
              onClose: (event) => dismissModal(modal, event),
              onClosed: () =>
                setRenderedModals((current) =>
                  current.filter((candidate) => keyOf(candidate) !== keyOf(modal) || stack.includes(candidate)),
                ),
            })}
          </Suspense>
        </ModalFailure>
      ))}
    </div>
  )
}

interface Props {
  modal: Modal
  children: ReactNode
}

/** Error boundary: a dialog that fails to load or throws must not break the page or a running game [8.33]. */
class ModalFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(): void {
    closeModal(this.props.modal)
    offerReload()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
