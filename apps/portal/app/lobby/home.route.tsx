import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { readContent } from '../wires/read-content.ts'
import { lobbyOf } from './lobby.server.ts'
import { LobbyPage } from './lobby-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return lobbyOf(await readContent(context, request), 'Lobby', 'Home')
}

/** The casino lobby [2.2]. */
export default function Home() {
  const t = useTexts('lobby')
  return <LobbyPage title={t('casino')} {...useLoaderData<typeof loader>()} />
}
