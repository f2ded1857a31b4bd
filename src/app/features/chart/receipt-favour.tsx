import { useMemo } from 'react'
import { analyseChart, type Chart, ELEMENTS, type FavourRole } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { contributionTextOf, pointsTextOf } from '../../terms/favour-sentences.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { FAVOUR_LABELS } from '../../terms/favour-labels.ts'
import classes from './receipt-favour.module.css'
import receipt from './receipt-sheet.module.css'

/** Which element the chart can use, and for whoever asks what each of the five scores and by which reasons, the most wanted first. */
export function ReceiptFavour({ chart }: { chart: Chart }) {
  const messages = useMessages()
  const { _, locale } = messages
  const { label, why, none } = FAVOUR_LABELS[locale]
  const analysis = useMemo(() => analyseChart(chart), [chart])
  const favourOf = (role: FavourRole) => analysis.favour[ELEMENTS.indexOf(analysis[role])]!
  const ranks = (Object.keys(FAVOUR_ROLE_LABELS) as FavourRole[]).toSorted((a, b) => favourOf(b) - favourOf(a))
  const named = (role: FavourRole) => (
    <>
      <b className={`el-${analysis[role]}`}>{_(ELEMENT_LABELS[analysis[role]])}</b> <span>{_(FAVOUR_ROLE_LABELS[role])}</span>
    </>
  )
  return (
    <section className={receipt.step} aria-label={label}>
      <span className={receipt.label}>{label}</span>
      <p className={classes.head}>{named('useful')}</p>
      <details className={classes.reasons}>
        <summary className={classes.why}>{why}</summary>
        <ul>
          {ranks.map((role) => {
            const reasons = analysis.contributions.filter(({ element }) => element === analysis[role])
            return (
              <li key={role} className={classes.element}>
                <p className={classes.head}>
                  {named(role)}
                  <span className={classes.points}>{pointsTextOf(favourOf(role))}</span>
                </p>
                {reasons.length === 0 && <p className={receipt.detail}>{none}</p>}
                {reasons.map((reason) => (
                  <p key={`${reason.reason} ${reason.by}`} className={classes.reason}>
                    <span>{contributionTextOf(messages, reason)}</span>
                    <span className={classes.points}>{pointsTextOf(reason.points)}</span>
                  </p>
                ))}
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}
