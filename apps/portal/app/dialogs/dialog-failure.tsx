import { Component, type ReactNode } from 'react'
import { closeModal, type Modal } from './dialog-store.ts'
import { tellUpdate } from '../toasts/index.ts'

interface Props {
  modal: Modal
  children: ReactNode
}

/** A dialog whose code does not come, or that breaks, must not take the page, or a running game, with it [8.33]. */
export class ModalFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(): void {
    closeModal(this.props.modal)
    tellUpdate()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
