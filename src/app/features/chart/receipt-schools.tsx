import { useState, useMemo } from 'react'
import { type Chart, analyseChart, type OtherSchool, otherSchoolsOf, pillarTextsOf, type StarCode } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { SCHOOL_LABELS, listActiveSchoolRules } from '../../terms/school-labels.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { formatList } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { STAR_LABELS } from '../../terms/stars.ts'
import { SCHOOL_RESET_CHOICES, useStoreCastChoices } from './use-cast-edit.ts'
import { ReceiptDetails } from './receipt-steps.tsx'
import classes from './receipt-favour.module.css'
import receipt from './receipt-sheet.module.css'
import { RuleSwitchRow } from './receipt-switches.tsx'
import { usePillarChangeMessages } from './use-change-messages.ts'

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
          <button type="button" className={receipt.again} onClick={() => void change({ school: SCHOOL_RESET_CHOICES })}>
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
      onChange={() => void change({ school: { ...SCHOOL_RESET_CHOICES, ...school } })}
    />
  ))
}

type Stars = readonly (readonly StarCode[])[]

const placesOf = (star: StarCode, stars: Stars) => PILLAR_PLACES.filter((_, at) => stars[at]?.includes(star))

/** Returns every school switch with a sentence on its effect on this chart. */
function useSchoolEffects(chart: Chart): readonly (OtherSchool & { readonly effect: string })[] {
  const { _, locale } = useMessages()
  const labels = SCHOOL_LABELS[locale]
  const { changesText } = usePillarChangeMessages()
  const others = useMemo(() => otherSchoolsOf(chart), [chart])
  const now = useMemo(() => analyseChart(chart), [chart])

  function starTexts(stars: Stars): string[] {
    const moved = [...new Set([...now.stars, ...stars].flat())].filter(
      (star) => placesOf(star, now.stars).join() !== placesOf(star, stars).join(),
    )
    return moved.map((star) => {
      const pillars = placesOf(star, stars).map((place) => _(PILLAR_LABELS[place]))
      return pillars.length > 0 ? labels.starAt(_(STAR_LABELS[star]), formatList(locale, pillars)) : labels.noStar(_(STAR_LABELS[star]))
    })
  }

  function formatEffect({ isOn, differs, chart: other, analysis }: OtherSchool): string {
    const pairs = differs.filter((part) => part === 'year' || part === 'hour')
    const { strength, useful } = analysis
    const changes = [
      ...(pairs.length > 0 ? [changesText({ differs: pairs, pillars: pillarTextsOf(other) })] : []),
      ...(differs.includes('luck') ? [labels.luck(other.luck.startDate)] : []),
      // Lists changed stars only if no pair changes, because a changed pair implies changed stars.
      ...(differs.includes('stars') && pairs.length === 0 ? starTexts(analysis.stars) : []),
      ...(strength.s === now.strength.s ? [] : [labels.strength(strength.s)]),
      ...(useful === now.useful ? [] : [labels.useful(_(ELEMENT_LABELS[useful]))]),
    ]
    if (changes.length === 0) return labels.nothing
    return (isOn ? labels.off : labels.on)(changes.join(labels.comma))
  }
  return others.map((other) => ({ ...other, effect: formatEffect(other) }))
}
