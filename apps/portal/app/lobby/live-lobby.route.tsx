import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { readContent } from '../wires/read-content.ts'
import { lobbyOf } from './lobby.server.ts'
import { LobbyPage } from './lobby-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  return { ...lobbyOf(content, 'LiveLobby'), tables: content.games.filter((game) => game.type === 'Live').length }
}

/** The live lobby [2.6]. */
export default function LiveLobby() {
  const t = useTexts('lobby')
  return <LobbyPage title={t('live')} titled {...useLoaderData<typeof loader>()} />
}
