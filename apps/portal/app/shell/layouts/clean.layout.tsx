import { Outlet } from 'react-router'
import { Page } from './page.tsx'

export default function CleanLayout() {
  return (
    <Page layout="clean">
      <Outlet />
    </Page>
  )
}
