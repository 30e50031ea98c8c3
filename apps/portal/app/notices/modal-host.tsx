import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ModalFailure } from './modal-failure.tsx'
import { watchBack } from './modal-history.ts'
import { closeTopAfterBack, dismissModal, dropModals, hasModals, type Modal, useModals } from './modal-store.ts'

const keyOf = ({ id, level }: Modal): string => `${level} ${id}`

/** A plain click on a link to a page of this origin; its address without the origin. `data-opens-over`: its owner opens a dialog instead. */
function innerAddress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  if ('opensOver' in link.dataset) return null
  return link.pathname + link.search + link.hash
}

/** Draws the open dialogs and those on their way out, lowest first. */
export function ModalHost() {
  const stack = useModals()
  const [shown, setShown] = useState<readonly Modal[]>(stack)
  const navigate = useNavigate()
  const { key } = useLocation()
  const place = useRef(key)
  useEffect(() => watchBack({ hasModals, closeTop: closeTopAfterBack }), [])
  useEffect(() => {
    if (place.current !== key) dropModals()
    place.current = key
  }, [key])

  const leaving = shown.filter((modal) => !stack.some((open) => keyOf(open) === keyOf(modal)))
  const wanted = [...stack, ...leaving]
  if (wanted.length !== shown.length || wanted.some((modal, index) => modal !== shown[index])) setShown(wanted)

  // A link inside takes the dialog's place in the history, so that Back leads to the page and not to the dialog.
  const onClickCapture = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (address === null || !hasModals()) return
    event.preventDefault()
    void navigate(address, { replace: true })
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
