import { useMemo } from 'react'
import { analyseChart, type Chart, ELEMENTS, type FavourRole } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { formatFavourContribution, formatPoints } from '../../terms/favour-sentences.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { FAVOUR_LABELS } from '../../terms/favour-labels.ts'
import classes from './receipt-favour.module.css'
import receipt from './receipt-sheet.module.css'

/** Shows the useful element; a collapsed list has score and reasons of all five elements, highest score first. */
export function ReceiptFavour({ chart }: { chart: Chart }) {
  const messages = useMessages()
  const { _, locale } = messages
  const { label, why, none } = FAVOUR_LABELS[locale]
  const analysis = useMemo(() => analyseChart(chart), [chart])
  const favourOf = (role: FavourRole) => analysis.favour[ELEMENTS.indexOf(analysis[role])]!
  const ranks = (Object.keys(FAVOUR_ROLE_LABELS) as FavourRole[]).toSorted((a, b) => favourOf(b) - favourOf(a))
  const elementWithRole = (role: FavourRole) => (
    <>
      <b className={`el-${analysis[role]}`}>{_(ELEMENT_LABELS[analysis[role]])}</b> <span>{_(FAVOUR_ROLE_LABELS[role])}</span>
    </>
  )
  return (
    <section className={receipt.step} aria-label={label}>
      <span className={receipt.label}>{label}</span>
      <p className={classes.head}>{elementWithRole('useful')}</p>
      <details className={classes.reasons}>
        <summary className={classes.why}>{why}</summary>
        <ul>
          {ranks.map((role) => {
            const reasons = analysis.contributions.filter(({ element }) => element === analysis[role])
            return (
              <li key={role} className={classes.element}>
                <p className={classes.head}>
                  {elementWithRole(role)}
                  <span className={classes.points}>{formatPoints(favourOf(role))}</span>
                </p>
                {reasons.length === 0 && <p className={receipt.detail}>{none}</p>}
                {reasons.map((reason) => (
                  <p key={`${reason.reason} ${reason.by}`} className={classes.reason}>
                    <span>{formatFavourContribution(messages, reason)}</span>
                    <span className={classes.points}>{formatPoints(reason.points)}</span>
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
