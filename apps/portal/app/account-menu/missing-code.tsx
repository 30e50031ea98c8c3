import { Button } from '@herna/kit'
import { useEffect } from 'react'
import { tellUpdate } from '../toasts/index.ts'
import { useTexts } from '../texts/index.ts'

/** In place of the player's account in the header: the page is loaded anew, which brings the code of its build. */
export function MissingArea() {
  const t = useTexts('frame')
  useEffect(tellUpdate, [])
  return <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
}
