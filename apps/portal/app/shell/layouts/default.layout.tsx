import { Outlet } from 'react-router'
import { Page } from './page.tsx'

export default function DefaultLayout() {
  return (
    <Page layout="default">
      <Outlet />
    </Page>
  )
}
