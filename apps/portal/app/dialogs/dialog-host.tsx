import { type MouseEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { ModalFailure } from './dialog-failure.tsx'
import { leavingPage, pageShown } from './dialog-history.ts'
import { closeAllModals, dismissModal, dropModals, isUnderModals, type Modal, useModals } from './dialog-store.ts'

const keyOf = ({ id, level }: Modal): string => `${level} ${id}`

/** A plain click on a link to a page of this origin; its address without the origin. `data-opens-over`: its owner opens a dialog instead. */
function innerAddress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  if ('opensOver' in link.dataset) return null
  return link.pathname + link.search + link.hash
}

/** A browser that does not say where it is in its history must not keep a player on a page. */
const LEAVING_LIMIT = 2_000

/** Whatever leads to another page, dialogs are closed and their entries gone before it does: Back from there leads to the page, not to a dialog. */
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
    const timer = setTimeout(proceed, LEAVING_LIMIT)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [blocker])
}

/** Draws the open dialogs and those on their way out, lowest first. */
export function ModalHost() {
  const stack = useModals()
  const [shown, setShown] = useState<readonly Modal[]>(stack)
  const navigate = useNavigate()
  const { key } = useLocation()
  const place = useRef(key)
  // Before other effects of the new page, which may open dialogs of its own.
  useLayoutEffect(() => {
    // Nothing of a page that was left may lie over the next one.
    if (place.current !== key) dropModals()
    place.current = key
    pageShown()
  }, [key])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => leavingPage(isLeaving), [isLeaving])
  useLeavingUnderModals()

  const leaving = shown.filter((modal) => !stack.some((open) => keyOf(open) === keyOf(modal)))
  const wanted = [...stack, ...leaving]
  if (wanted.length !== shown.length || wanted.some((modal, index) => modal !== shown[index])) setShown(wanted)

  const onClickCapture = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (address === null) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    <div onClickCapture={onClickCapture}>
      {shown.map((modal) => (
        <ModalFailure key={keyOf(modal)} modal={modal}>
          <Suspense>
            {modal.render({
              open: stack.includes(modal),
              level: modal.level,
              onClose: (event) => dismissModal(modal, event),
              onClosed: () => setShown((now) => now.filter((one) => keyOf(one) !== keyOf(modal) || stack.includes(one))),
            })}
          </Suspense>
        </ModalFailure>
      ))}
    </div>
  )
}
