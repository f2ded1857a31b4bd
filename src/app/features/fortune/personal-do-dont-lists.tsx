import { useLingui } from '@lingui/react/macro'
import type { ActivityCode } from '#almanac/codes.ts'
import { listUndecidedActivities } from '#almanac/undecided.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { DayReading } from '#readings/daily/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { ACTIVITY_LABELS } from '../../terms/activities.ts'
import { LIST_EMPTY_LABELS, NOTHING_ADVISED_MESSAGE } from '../../terms/day-reading.ts'
import { type DoDontHalf, DoDontLists } from '../../ui/do-dont-lists.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ActivityReasonLinkProps } from './activity-reason-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'

/** Link to the reason of an entry; plain text until the page is idle, because the reasons need the chunk with the rules. */
const LazyItemLink = lazyComponent<ActivityReasonLinkProps>(
  () => import('./activity-reason-link.tsx').then((file) => file.ActivityReasonLink),
  {
    Fallback: ({ children }) => children,
  },
)

const BEGINNINGS: readonly ActivityCode[] = [
  'wedding',
  'engagement',
  'travel',
  'moving',
  'move-in',
  'opening',
  'signing',
  'trade',
  'property',
]

/** Whether the almanac and the power value seem to contradict each other: beginnings on a low day, or none on a high one. */
function seemsContradictory({ band, nothing, do: advised }: DayReading): boolean {
  const isLow = band === 'careful' || band === 'quiet'
  return isLow ? advised.some((code) => BEGINNINGS.includes(code)) : nothing && band !== 'even'
}

interface DoDontProps {
  view: DayReading
  archive: ListedArchive
  /** The four pillars that the day was computed for. */
  ganzhi: string
}

/** 宜 and 忌: activities the almanac favours or discourages for this chart today; a tap shows the reason. */
export function PersonalDoDontLists({ view, archive, ganzhi }: DoDontProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const half = (kind: 'do' | 'dont', name: string, codes: readonly ActivityCode[]): DoDontHalf => ({
    kind,
    name,
    title: <LazyTermLink id="do-dont">{name}</LazyTermLink>,
    items: codes.map((code) => {
      const word = _(ACTIVITY_LABELS[code])
      const text = (
        <LazyItemLink archive={archive} ganzhi={ganzhi} view={view} side={kind} code={code} name={word}>
          {word}
        </LazyItemLink>
      )
      return { key: code, text }
    }),
    empty: _(LIST_EMPTY_LABELS[kind === 'dont' && view.nothing ? 'nothing' : kind]),
  })
  const nothing = <LazyTermLink id="nothing-advised">{_(NOTHING_ADVISED_MESSAGE)}</LazyTermLink>
  // Leaves out conflicting activities that a list shows: days stored by older versions may have such.
  const activities = listUndecidedActivities({ conflicting: [], ...view })
    .map((code) => _(ACTIVITY_LABELS[code]))
    .join(writingSystems[locale].listSeparator)
  return (
    <DoDontLists
      halves={[
        half('do', t({ message: '宜', context: 'list' }), view.do),
        { ...half('dont', t({ message: '忌', context: 'list' }), view.dont), first: view.nothing && nothing },
      ]}
      note={[
        activities && t`历书宜忌两说：${activities}`,
        seemsContradictory(view) && t`宜忌以历书为底，说这天合适做什么；力量值照你的命盘算，说你这天使得上几分力。两样不一定同高同低。`,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
