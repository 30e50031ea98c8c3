import { Link } from 'react-router'
import styles from './empty-list.module.css'

/** A list that holds nothing says so and offers the next step. */
export function EmptyList({ title, text, action }: { title: string; text: string; action: { label: string; href: string } }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className={styles.action} to={action.href} prefetch="intent">
        {action.label}
      </Link>
    </div>
  )
}
