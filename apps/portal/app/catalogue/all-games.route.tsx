import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readContent } from '../wires/read-content.ts'
import { gamesOfLobby, listPage } from './game-list.server.ts'
import { GameListPage } from './game-list-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const content = await readContent(context, request)
  return listPage(gamesOfLobby(content, 'Casino'), request, content)
}

/** All games of the casino [2.4]. */
export default function AllGames() {
  const t = useTexts('catalogue')
  const parent = { title: t('lobby'), href: addressOf('preview', {}, usePreview()) }
  return <GameListPage title={t('all-games')} parent={parent} {...useLoaderData<typeof loader>()} />
}
