import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '../../texts/index.ts'

export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="obsah" className="wrap">
      <h1>{missing ? t('errors.page.page-not-found') : t('error-page.failed')}</h1>
    </main>
  )
}
