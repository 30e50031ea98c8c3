import { textOf } from '../texts/index.ts'
import { showSnackbar } from './toast-store.ts'

/** Offers a reload after a chunk failed to load, usually because of a newer build [8.33]. The page stays usable. */
export const offerReload = (): void => {
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
