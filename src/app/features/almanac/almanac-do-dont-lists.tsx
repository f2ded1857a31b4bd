import { useLingui } from '@lingui/react/macro'
import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import { listUndecidedActivities } from '#almanac/undecided.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { ACTIVITY_LABELS } from '../../terms/activities.ts'
import { LIST_EMPTY_LABELS, NOTHING_ADVISED_MESSAGE } from '../../terms/day-reading.ts'
import { type DoDontHalf, DoDontLists } from '../../ui/do-dont-lists.tsx'

/** 宜 and 忌 lists of the almanac, which are the same for all users. */
export function AlmanacDoDontLists({ day }: { day: AlmanacDay }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const half = (kind: 'do' | 'dont', name: string, codes: readonly ActivityCode[]): DoDontHalf => ({
    kind,
    name,
    title: <LazyTermLink id="do-dont">{name}</LazyTermLink>,
    items: codes.map((code) => ({ key: code, text: _(ACTIVITY_LABELS[code]) })),
    empty: _(LIST_EMPTY_LABELS[kind === 'dont' && day.nothing ? 'nothing' : kind]),
  })
  const nothing = <LazyTermLink id="nothing-advised">{_(NOTHING_ADVISED_MESSAGE)}</LazyTermLink>
  const activities = listUndecidedActivities(day)
    .map((code) => _(ACTIVITY_LABELS[code]))
    .join(writingSystems[locale].listSeparator)
  return (
    <DoDontLists
      halves={[
        half('do', t({ message: '宜', context: 'list' }), day.do),
        { ...half('dont', t({ message: '忌', context: 'list' }), day.dont), first: day.nothing && nothing },
      ]}
      note={[day.onlyNamed && t`宜列之外，其余从缓。`, activities && t`历书宜忌两说：${activities}`].filter(Boolean).join(' ')}
    />
  )
}
