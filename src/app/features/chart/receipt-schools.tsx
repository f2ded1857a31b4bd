import { useState } from 'react'
import type { Chart } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SCHOOL_LABELS, listActiveSchoolRules } from '../../terms/school-labels.ts'
import { BUILT_IN_RULES } from './cast-edit.ts'
import { ReceiptDetails } from './receipt-details.tsx'
import classes from './receipt-favour.module.css'
import receipt from './receipt-sheet.module.css'
import { RuleSwitchRow } from './receipt-switches.tsx'
import { useStoreCastChoices } from './use-cast-edit.ts'
import { useSchoolEffects } from './use-school-effects.ts'

interface ReceiptSchoolsProps {
  archive: Archive
  chart: Chart
}

/** Receipt step with the rules of other schools in use, a collapsed list of all switches, and a button to reset to the built-in rules. */
export function ReceiptSchools({ archive, chart }: ReceiptSchoolsProps) {
  const { locale } = useMessages()
  const words = SCHOOL_LABELS[locale]
  const change = useStoreCastChoices(archive)
  const [isOpen, setIsOpen] = useState(false)
  const { school } = chart.input
  return (
    <section className={receipt.step} aria-label={words.label}>
      <span className={receipt.label}>{words.label}</span>
      <div>
        <ReceiptDetails lines={school ? listActiveSchoolRules(locale, school) : [words.house]} />
        {school && (
          <button type="button" className={receipt.again} onClick={() => void change({ school: BUILT_IN_RULES })}>
            {words.back}
          </button>
        )}
      </div>
      <details className={classes.reasons} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.why}>{words.open}</summary>
        {isOpen && <SchoolRows archive={archive} chart={chart} />}
      </details>
    </section>
  )
}

function SchoolRows({ archive, chart }: ReceiptSchoolsProps) {
  const { locale } = useMessages()
  const change = useStoreCastChoices(archive)
  return useSchoolEffects(chart).map(({ switch: one, isOn, school, effect }) => (
    <RuleSwitchRow
      key={one}
      label={SCHOOL_LABELS[locale].names[one]}
      effect={effect}
      checked={isOn}
      onChange={() => void change({ school: { ...BUILT_IN_RULES, ...school } })}
    />
  ))
}
