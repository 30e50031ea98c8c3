import { CATEGORY_LIMITS } from '@herna/rules'
import { shellMode } from '@herna/rules/player'
import { Link } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { shellQuery, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { useBonusTexts } from './bonus-texts.ts'
import styles from './bonuses.module.css'

/** Games that are named [9.4]; the rest is on the list of free spins. */
const mostGames = () => (shellMode(shellQuery()).embeddedApp ? CATEGORY_LIMITS.bonusInApp : CATEGORY_LIMITS.bonus)

/** Where a gaming bonus is played; names come when the catalogue has. */
export function BonusGames({ codes }: { codes: readonly string[] }) {
  const t = useBonusTexts()
  const preview = usePreview()
  const { catalogue } = useCatalogue(codes.length > 0)
  const known = codes.slice(0, mostGames()).flatMap((code) => {
    const place = catalogue?.placeOf.get(code)
    return place === undefined ? [] : [{ code, name: catalogue?.names[place] ?? code }]
  })
  if (known.length === 0) return null
  return (
    <div>
      <p>{t('popup-games')}</p>
      <ul className={styles.games}>
        {known.map(({ code, name }) => (
          <li key={code}>
            <Link to={addressOf('preview-games-game', { game: code }, preview)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
