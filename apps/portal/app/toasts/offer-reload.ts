import { textOf } from '../texts/index.ts'
import { showSnackbar } from './toast-store.ts'

/** A piece of the page's code did not come: most often there is a newer build. The page around it goes on [8.33]. */
export const tellUpdate = (): void => {
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
