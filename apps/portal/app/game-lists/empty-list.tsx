import { Link } from 'react-router'
import { usePreview } from '../config/index.ts'
import { addressOf, type RouteName } from '../urls/index.ts'
import styles from './empty-list.module.css'

interface EmptyListProps {
  title: string
  text: string
  action: { label: string; route: RouteName }
}

/** Message of an empty list with a link to continue. */
export function EmptyList({ title, text, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className={styles.action} to={addressOf(action.route, {}, usePreview())}>
        {action.label}
      </Link>
    </div>
  )
}
