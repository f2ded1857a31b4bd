import { Link } from '@tanstack/react-router'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { sectionLabels, type Section } from './sections.ts'
import classes from './section-link.module.css'

/** Target of a section without a side panel: its list page where it has one. */
export const sectionTargets = {
  fate: { to: '/fate/index' },
  book: { to: '/archive/index' },
  calling: { to: '/chat/ai', search: { chat: 'bg' } },
  shop: { to: '/setting/shop' },
  me: { to: '/setting/me' },
} as const

/** Targets with the side panel beside the page, which already shows the list. */
const panelTargets = {
  fate: undefined,
  book: undefined,
  calling: { to: '/chat/index', search: { chat: 'bg' } },
  shop: undefined,
  me: { to: '/setting/appearance' },
} as const

/** Link to a section: its mark (on the brand colour while open) and name. */
export function SectionLink({ section, isCurrent, hasPanel = false }: { section: Section; isCurrent: boolean; hasPanel?: boolean }) {
  const { _, locale } = useMessages()
  const { mark, label } = sectionLabels[section]
  const target = (hasPanel && panelTargets[section]) || sectionTargets[section]
  return (
    // `aria-current` by section: the router would set it by address.
    <Link {...target} className={classes.root} activeProps={{}} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.mark} lang={writingSystems[locale].hanTag} aria-hidden="true">
        {_(mark)}
      </span>
      <span className={classes.label}>{_(label)}</span>
    </Link>
  )
}
