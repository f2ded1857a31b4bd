import { Link } from '@tanstack/react-router'
import { useMessages } from '../language/use-messages.ts'
import { writings } from '../language/writing.ts'
import { sectionLooks, type Section } from './sections.ts'
import classes from './section-link.module.css'

/** Where a section opens. With the panel beside the page its list is there already; else the list is the page. */
export const sectionTargets = {
  fate: { to: '/fate/index' },
  book: { to: '/archive/index' },
  calling: { to: '/chat/ai', search: { chat: 'bg' } },
  shop: { to: '/setting/shop' },
  me: { to: '/setting/me' },
} as const

/** What stands beside such a list, where the section opens with it. */
const besidePanel = {
  fate: undefined,
  book: undefined,
  calling: { to: '/chat/index', search: { chat: 'bg' } },
  shop: undefined,
  me: { to: '/setting/appearance' },
} as const

/** A section's mark, reversed on a square of the brand colour while it is open, with its name beneath. */
export function SectionLink({ section, isCurrent, hasPanel = false }: { section: Section; isCurrent: boolean; hasPanel?: boolean }) {
  const { _, locale } = useMessages()
  const { mark, label } = sectionLooks[section]
  const target = (hasPanel && besidePanel[section]) || sectionTargets[section]
  return (
    // `aria-current` on the section, not on the address: every page of a section keeps it.
    <Link {...target} className={classes.root} activeProps={{}} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.mark} lang={writings[locale].hanTag} aria-hidden="true">
        {_(mark)}
      </span>
      <span className={classes.label}>{_(label)}</span>
    </Link>
  )
}
