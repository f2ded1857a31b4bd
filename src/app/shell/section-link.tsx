import { Link } from '@tanstack/react-router'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { sectionLabels, type Section } from './sections.ts'
import classes from './section-link.module.css'

/** Link target of each section while no side panel is shown: the section's list page if it has one. */
export const sectionTargets = {
  fate: { to: '/fate/index' },
  book: { to: '/archive/index' },
  calling: { to: '/chat/ai', search: { chat: 'bg' } },
  shop: { to: '/setting/shop' },
  me: { to: '/setting/me' },
} as const

/** Link targets while the side panel already shows the section's list; `undefined`: as in `sectionTargets`. */
const panelTargets = {
  fate: undefined,
  book: undefined,
  calling: { to: '/chat/index', search: { chat: 'bg' } },
  shop: undefined,
  me: { to: '/setting/appearance' },
} as const

/** Link to a section: its mark (on the brand colour while the section is open) and its name. */
export function SectionLink({ section, isCurrent, hasPanel = false }: { section: Section; isCurrent: boolean; hasPanel?: boolean }) {
  const { _, locale } = useMessages()
  const { mark, label } = sectionLabels[section]
  const target = (hasPanel && panelTargets[section]) || sectionTargets[section]
  return (
    // Sets `aria-current` for all pages of the section: the router would set it only for the link's own address.
    <Link {...target} className={classes.root} activeProps={{}} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.mark} lang={writingSystems[locale].hanTag} aria-hidden="true">
        {_(mark)}
      </span>
      <span className={classes.label}>{_(label)}</span>
    </Link>
  )
}
