import { CATEGORY_LIMITS } from '@herna/rules'
import { appMode } from '@herna/rules/player'
import { Link } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { shellQuery, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { useBonusTexts } from './bonus-texts.ts'
import styles from './bonuses.module.css'

/** Maximum number of games listed [9.4]; the rest is in the free-spins list. */
const maxGames = () => (appMode(shellQuery()).embeddedApp ? CATEGORY_LIMITS.bonusInApp : CATEGORY_LIMITS.bonus)

/** Links to the games of a gaming bonus; rendered when the catalogue has loaded. */
export function BonusGames({ codes }: { codes: readonly string[] }) {
  const t = useBonusTexts()
  const preview = usePreview()
  const { catalogue } = useCatalogue(codes.length > 0)
  const namedGames = codes.slice(0, maxGames()).flatMap((code) => {
    const index = catalogue?.indexByCode.get(code)
    return index === undefined ? [] : [{ code, name: catalogue?.names[index] ?? code }]
  })
  if (namedGames.length === 0) return null
  return (
    <div>
      <p>{t('popup-games')}</p>
      <ul className={styles.games}>
        {namedGames.map(({ code, name }) => (
          <li key={code}>
            <Link to={addressOf('preview-games-game', { game: code }, preview)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
