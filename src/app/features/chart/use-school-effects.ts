import { useMemo } from 'react'
import { analyseChart, type Chart, type OtherSchool, otherSchoolsOf, pillarTextsOf, type StarCode } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { listTextOf } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { SCHOOL_LABELS } from '../../terms/school-labels.ts'
import { STAR_LABELS } from '../../terms/stars.ts'
import { useChangeMessages } from './use-change-messages.ts'

type Stars = readonly (readonly StarCode[])[]

const placesOf = (star: StarCode, stars: Stars) => PILLAR_PLACES.filter((_, at) => stars[at]?.includes(star))

/** Every switch of the schools, and in one sentence what it would change in this chart. */
export function useSchoolEffects(chart: Chart): readonly (OtherSchool & { readonly effect: string })[] {
  const { _, locale } = useMessages()
  const words = SCHOOL_LABELS[locale]
  const { changesText } = useChangeMessages()
  const others = useMemo(() => otherSchoolsOf(chart), [chart])
  const now = useMemo(() => analyseChart(chart), [chart])

  function starTexts(stars: Stars): string[] {
    const moved = [...new Set([...now.stars, ...stars].flat())].filter(
      (star) => placesOf(star, now.stars).join() !== placesOf(star, stars).join(),
    )
    return moved.map((star) => {
      const pillars = placesOf(star, stars).map((place) => _(PILLAR_LABELS[place]))
      return pillars.length > 0 ? words.starAt(_(STAR_LABELS[star]), listTextOf(locale, pillars)) : words.noStar(_(STAR_LABELS[star]))
    })
  }

  function effectOf({ isOn, differs, chart: other, analysis }: OtherSchool): string {
    const pairs = differs.filter((part) => part === 'year' || part === 'hour')
    const { strength, useful } = analysis
    const changes = [
      ...(pairs.length > 0 ? [changesText({ differs: pairs, pillars: pillarTextsOf(other) })] : []),
      ...(differs.includes('luck') ? [words.luck(other.luck.startDate)] : []),
      // Where a pair is another, its stars and points go without saying.
      ...(differs.includes('stars') && pairs.length === 0 ? starTexts(analysis.stars) : []),
      ...(strength.s === now.strength.s ? [] : [words.strength(strength.s)]),
      ...(useful === now.useful ? [] : [words.useful(_(ELEMENT_LABELS[useful]))]),
    ]
    if (changes.length === 0) return words.nothing
    return (isOn ? words.off : words.on)(changes.join(words.comma))
  }
  return others.map((other) => ({ ...other, effect: effectOf(other) }))
}
