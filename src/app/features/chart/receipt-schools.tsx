import { useState } from 'react'
import type { Chart } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SCHOOL_LABELS, schoolNamesOf } from '../../terms/school-labels.ts'
import { HOUSE } from './edit-of.ts'
import { Details } from './receipt-details.tsx'
import classes from './receipt-favour.module.css'
import receipt from './receipt-sheet.module.css'
import { SwitchRow } from './receipt-switches.tsx'
import { useSchool } from './use-school.ts'
import { useSchoolEffects } from './use-school-effects.ts'

interface ReceiptSchoolsProps {
  archive: Archive
  chart: Chart
}

/** Where schools part: which rules of others the chart is cast by, for whoever asks every one of them, and the way back to the house's. */
export function ReceiptSchools({ archive, chart }: ReceiptSchoolsProps) {
  const { locale } = useMessages()
  const words = SCHOOL_LABELS[locale]
  const change = useSchool(archive)
  const [isOpen, setIsOpen] = useState(false)
  const { school } = chart.input
  return (
    <section className={receipt.step} aria-label={words.label}>
      <span className={receipt.label}>{words.label}</span>
      <div>
        <Details lines={school ? schoolNamesOf(locale, school) : [words.house]} />
        {school && (
          <button type="button" className={receipt.again} onClick={() => void change({ school: HOUSE })}>
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
  const change = useSchool(archive)
  return useSchoolEffects(chart).map(({ switch: one, isOn, school, effect }) => (
    <SwitchRow
      key={one}
      label={SCHOOL_LABELS[locale].names[one]}
      effect={effect}
      checked={isOn}
      onChange={() => void change({ school: { ...HOUSE, ...school } })}
    />
  ))
}
