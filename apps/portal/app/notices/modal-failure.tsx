import { Component, type ReactNode } from 'react'
import { textOf } from '../texts/index.ts'
import { closeModal, type Modal } from './modal-store.ts'
import { showSnackbar } from './snackbar-store.ts'

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
    showSnackbar({
      type: 'alert',
      title: textOf('errors.page.update-message'),
      text: textOf('frame.reload-text'),
      actionText: textOf('frame.reload'),
      action: () => window.location.reload(),
      limit: 1,
      stays: true,
    })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
