import type { CSSProperties } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ActivityCode } from '#almanac/codes.ts'
import type { DayView } from '#readings/daily/index.ts'
import { LazyTermLink } from '../../glossary/lazy-term-link.tsx'
import { ACTIVITY_WORDS } from '../../terms/activities.ts'
import { LIST_EMPTY_WORDS, NOTHING_ADVISED } from '../../terms/day-reading.ts'
import classes from './do-dont.module.css'
import { useWords } from '../../language/use-words.ts'
import { writings } from '../../language/writing.ts'

/** 宜 and 忌: what the almanac favours for this chart today and what it would leave. */
export function DoDont({ view }: { view: DayView }) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      <div className={classes.halves}>
        <List kind="do" title={t({ message: '宜', context: 'list' })} codes={view.do} instead="do" />
        <List kind="dont" title={t({ message: '忌', context: 'list' })} codes={view.dont} instead={view.nothing ? 'nothing' : 'dont'} />
      </div>
      {view.conflicting && view.conflicting.length > 0 && <Conflicting codes={view.conflicting} />}
    </div>
  )
}

/** What the almanac names in both its lists, under different old names. */
function Conflicting({ codes }: { codes: readonly ActivityCode[] }) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const activities = codes.map((code) => _(ACTIVITY_WORDS[code])).join(writings[locale].listMark)
  return <p className={classes.note}>{t`历书宜忌两说：${activities}`}</p>
}

interface ListProps {
  kind: 'do' | 'dont'
  title: string
  codes: readonly ActivityCode[]
  /** What stands in place of an empty list. */
  instead: 'do' | 'dont' | 'nothing'
}

function List({ kind, title, codes, instead }: ListProps) {
  const { _ } = useWords()
  const isNothing = instead === 'nothing'
  const words = codes.map((code) => _(ACTIVITY_WORDS[code]))
  return (
    <section
      className={classes.half}
      data-kind={kind}
      aria-label={title}
      style={{ '--columns': words.length + Number(isNothing) } as CSSProperties}
    >
      <h2 className={classes.title}>
        <LazyTermLink id="do-dont">{title}</LazyTermLink>
      </h2>
      {codes.length === 0 ? (
        <p className={classes.empty}>{_(LIST_EMPTY_WORDS[instead])}</p>
      ) : (
        <ul className={classes.items}>
          {isNothing && (
            <li>
              <LazyTermLink id="nothing-advised">{_(NOTHING_ADVISED)}</LazyTermLink>
            </li>
          )}
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
