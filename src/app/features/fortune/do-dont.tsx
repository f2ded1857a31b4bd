import { useLingui } from '@lingui/react/macro'
import type { ActivityCode } from '#almanac/codes.ts'
import type { DayView } from '#readings/daily/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { ACTIVITY_WORDS } from '../../terms/activities.ts'
import { LIST_EMPTY_WORDS, NOTHING_ADVISED } from '../../terms/day-reading.ts'
import { type DoDontHalf, DoDontLists } from '../../ui/do-dont-lists.tsx'
import { useWords } from '../../language/use-words.ts'
import { writings } from '../../language/writing.ts'

/** 宜 and 忌: what the almanac favours for this chart today and what it would leave. */
export function DoDont({ view }: { view: DayView }) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const wordsOf = (codes: readonly ActivityCode[]) => codes.map((code) => _(ACTIVITY_WORDS[code]))
  const half = (kind: 'do' | 'dont', name: string, codes: readonly ActivityCode[]): DoDontHalf => ({
    kind,
    name,
    title: <LazyTermLink id="do-dont">{name}</LazyTermLink>,
    items: wordsOf(codes).map((word) => ({ key: word, text: word })),
    empty: _(LIST_EMPTY_WORDS[kind === 'dont' && view.nothing ? 'nothing' : kind]),
  })
  const dont = half('dont', t({ message: '忌', context: 'list' }), view.dont)
  const nothing = { key: 'nothing', text: <LazyTermLink id="nothing-advised">{_(NOTHING_ADVISED)}</LazyTermLink> }
  const activities = wordsOf(view.conflicting ?? []).join(writings[locale].listMark)
  return (
    <DoDontLists
      halves={[
        half('do', t({ message: '宜', context: 'list' }), view.do),
        view.nothing && dont.items.length > 0 ? { ...dont, items: [nothing, ...dont.items] } : dont,
      ]}
      note={activities && t`历书宜忌两说：${activities}`}
    />
  )
}
