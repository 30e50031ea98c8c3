import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Send } from '../icon/index.ts'
import styles from './talk.module.css'

interface TalkLogProps {
  label: string
  /** Differs when there is something new at the end: who reads the end keeps seeing it. */
  last: string
  /** Differs when the reader has written something: it is always shown. */
  ownLast: string
  children: ReactNode
}

/** Distance in px from the end within which a reader counts as reading the end. */
const NEAR_END = 60

const scrollToEnd = (log: HTMLElement) => {
  log.scrollTop = log.scrollHeight
}

/** The entries of a conversation, announced to screen readers. Whoever has scrolled up to read stays there. */
export function TalkLog({ label, last, ownLast, children }: TalkLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const scrolledTo = useRef(0)
  const shownOwn = useRef(ownLast)
  useLayoutEffect(() => {
    if (!log.current || last === '') return
    if (isAtEnd.current || shownOwn.current !== ownLast) scrollToEnd(log.current)
    shownOwn.current = ownLast
  }, [last, ownLast])
  // The keyboard of a phone, or a growing input, takes the end out of sight.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const onScroll = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) isAtEnd.current = true
    // A log that has only become lower was not scrolled.
    else if (scrollTop < scrolledTo.current) isAtEnd.current = false
    scrolledTo.current = scrollTop
  }
  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
    >
      {children}
    </div>
  )
}

/** A day or an event between the messages. */
export function TalkEvent({ children }: { children: ReactNode }) {
  return <p className={styles.event}>{children}</p>
}

/** A message: give it a `<p>` and, below it, a `<small>`. The reader's own ones are at the end of the line. */
export function Bubble({ isOwn, className, ...rest }: ComponentProps<'div'> & { isOwn: boolean }) {
  return <div {...rest} className={classNames(styles.bubble, isOwn && styles.own, className)} />
}

interface MessageInputProps extends Omit<ComponentProps<'textarea'>, 'onKeyDown'> {
  sendLabel: string
  canSend: boolean
  onSend: () => void
}

/** A growing field and its button, inside a form: Enter sends, Shift+Enter breaks the line. */
export function MessageInput({ sendLabel, canSend, onSend, className, ...rest }: MessageInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // While composing a character, Enter confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <div className={classNames(styles.input, className)}>
      <textarea rows={1} {...rest} onKeyDown={onKeyDown} />
      <IconButton type="submit" label={sendLabel} className={styles.send} disabled={!canSend}>
        <Send size={20} />
      </IconButton>
    </div>
  )
}
