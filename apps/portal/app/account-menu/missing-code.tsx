import { Button } from '@herna/kit'
import { useEffect } from 'react'
import { tellUpdate } from '../dialogs/index.ts'
import { useTexts } from '../texts/index.ts'

/** In place of what the player's flows lay over the page, when its code did not come: said, and the page goes on [8.33]. */
export function MissingLayer() {
  useEffect(tellUpdate, [])
  return null
}

/** In place of the player's account in the header: the page is loaded anew, which brings the code of its build. */
export function MissingArea() {
  const t = useTexts('frame')
  useEffect(tellUpdate, [])
  return <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
}
