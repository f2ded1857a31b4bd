import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ChatMode } from '#contract/chat.ts'
import { pairOfYear } from '../calendar/bazi-year.ts'
import { parseIsoMonth } from '../calendar/months.ts'
import { resolveReportYear } from '../calendar/report-year.ts'
import { useLocalHour } from '../calendar/use-local-hour.ts'
import { useMessages } from '../language/use-messages.ts'
import { useArchive, useArchives } from '../session/archives.ts'
import { useConversation } from '../session/chats.ts'
import { CARD_LABELS, isCardId } from '../terms/book-cards.ts'
import { MODE_LABELS } from '../terms/chat-labels.ts'
import { dateFormatters } from '../terms/date.ts'
import { pairTextOf } from '../terms/stems-branches.ts'
import { findPageMetadata } from '../ui/use-page-metadata.ts'
import { sectionTargets } from './navigation.tsx'
import { sectionLabels } from './sections.ts'
import classes from './crumbs.module.css'

/** Breadcrumbs; all but the last are links. `isInSection`: omits the section, whose name is already shown before them. */
export function Crumbs({ isInSection }: { isInSection: boolean }) {
  const { t } = useLingui()
  const allCrumbs = useCrumbs(useLocation())
  const shownCrumbs = isInSection ? allCrumbs?.slice(1) : allCrumbs
  if (!shownCrumbs?.length) return null
  return (
    <nav className={classes.root} aria-label={t`路径`}>
      <ol className={classes.steps}>
        {shownCrumbs.map(({ name, target }, at) => (
          <li key={`${at} ${name}`} className={classes.step}>
            {at < shownCrumbs.length - 1 ? (
              // Cast: path and search come from the router, but untyped.
              <Link to={target.to} search={(target.search ?? {}) as never} activeProps={{}} className={classes.link}>
                {name}
              </Link>
            ) : (
              <span className={classes.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A breadcrumb: its name and link target. */
interface Crumb {
  readonly name: string
  readonly target: { readonly to: string; readonly search?: object }
}

/** Search parameters used in breadcrumbs (`routes/*.ts`). */
interface AddressParams {
  readonly archiveId?: string
  readonly with?: string
  readonly card?: string
  readonly month?: string
  readonly year?: number
  readonly chat?: ChatMode
  readonly c?: string
}

/** Returns the breadcrumbs of an address, the section first; `undefined` until all names are known. Live. */
export function useCrumbs({ pathname, search }: { pathname: string; search: object }): readonly Crumb[] | undefined {
  const { _, locale } = useMessages()
  const router = useRouter()
  const params: AddressParams = search
  const { section, title, crumbs = ['title'] } = findPageMetadata(router, pathname)
  const archive = useArchive(params.archiveId)
  const archives = useArchives()
  const conversation = useConversation(params.c ?? '')
  const { today } = useLocalHour()
  if (archive === undefined || archives === undefined || conversation === undefined) return undefined

  const createCrumbs = (text: string | undefined, to: string, found?: object): readonly Crumb[] =>
    text ? [{ name: text, target: { to, ...(found && { search: found }) } }] : []
  const ofArchive = archive ? { archiveId: archive.archive_id } : {}

  function listCrumbs(kind: CrumbKind): readonly Crumb[] {
    switch (kind) {
      case 'title':
        return createCrumbs(title && _(title), pathname)
      case 'archive':
        return createCrumbs(archive?.user_name, section === 'book' ? '/archive/index' : pathname, ofArchive)
      case 'pair': {
        const other = archives?.find(({ archive_id }) => archive_id === params.with)
        return createCrumbs([archive?.user_name, other?.user_name].filter(Boolean).join(' · '), pathname, search)
      }
      case 'card':
        return createCrumbs(params.card && isCardId(params.card) ? _(CARD_LABELS[params.card]) : undefined, pathname, search)
      case 'year': {
        const year = resolveReportYear(params.year)
        return createCrumbs(`${year} ${pairTextOf(_, pairOfYear(year))}`, pathname, search)
      }
      case 'month':
        return createCrumbs(dateFormatters[locale].monthOfYear((params.month && parseIsoMonth(params.month)) || today), pathname, search)
      case 'mode':
        return createCrumbs(params.chat && _(MODE_LABELS[params.chat]), pathname, { chat: params.chat })
      case 'conversation':
        return createCrumbs(conversation?.title, pathname, search)
      default: {
        const other = findPageMetadata(router, kind).title
        return createCrumbs(other && _(other), kind)
      }
    }
  }
  const first: readonly Crumb[] = section ? [{ name: _(sectionLabels[section].label), target: sectionTargets[section] }] : []
  const all = [...first, ...crumbs.flatMap(listCrumbs)]
  // Drops a breadcrumb with the same name as the one before it, e.g. a page named like its section.
  return all.filter(({ name }, at) => name !== all[at - 1]?.name)
}

/** Type of one breadcrumb: the page's title, the name of what a search parameter identifies, or another page (by path). */
export type CrumbKind = 'title' | 'archive' | 'pair' | 'card' | 'year' | 'month' | 'mode' | 'conversation' | `/${string}`
