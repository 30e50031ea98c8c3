import type { ClipboardEvent, DragEvent } from 'react'
import { changeConversation } from './conversation-store.ts'

function refuse(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
  if (!data.types.includes('Files')) return
  event.preventDefault()
  changeConversation({ isFileRefused: true })
}

/** Handlers for the whole panel: a file is refused with a message. Without them the browser would leave the page for a dropped file. */
export const REFUSE_FILES = {
  onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
  onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
}
