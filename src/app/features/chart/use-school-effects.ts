import { useMemo } from 'react'
import { analyseChart, type Chart, type OtherSchool, otherSchoolsOf, pillarTextsOf, type StarCode } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { ELEMENT_WORDS } from '../../terms/elements.ts'
import { listTextOf } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_WORDS } from '../../terms/pillar-places.ts'
import { SCHOOL_WORDS } from '../../terms/school-words.ts'
import { STAR_WORDS } from '../../terms/stars.ts'
import { useChangeWords } from './use-change-words.ts'

type Stars = readonly (readonly StarCode[])[]

const placesOf = (star: StarCode, stars: Stars) => PILLAR_PLACES.filter((_, at) => stars[at]?.includes(star))

/** Every switch of the schools, and in one sentence what it would change in this chart. */
export function useSchoolEffects(chart: Chart): readonly (OtherSchool & { readonly effect: string })[] {
  const { _, locale } = useWords()
  const words = SCHOOL_WORDS[locale]
  const { changesText } = useChangeWords()
  const others = useMemo(() => otherSchoolsOf(chart), [chart])
  const now = useMemo(() => analyseChart(chart), [chart])

  function starTexts(stars: Stars): string[] {
    const moved = [...new Set([...now.stars, ...stars].flat())].filter(
      (star) => placesOf(star, now.stars).join() !== placesOf(star, stars).join(),
    )
    return moved.map((star) => {
      const pillars = placesOf(star, stars).map((place) => _(PILLAR_WORDS[place]))
      return pillars.length > 0 ? words.starAt(_(STAR_WORDS[star]), listTextOf(locale, pillars)) : words.noStar(_(STAR_WORDS[star]))
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
      ...(useful === now.useful ? [] : [words.useful(_(ELEMENT_WORDS[useful]))]),
    ]
    if (changes.length === 0) return words.nothing
    return (isOn ? words.off : words.on)(changes.join(words.comma))
  }
  return others.map((other) => ({ ...other, effect: effectOf(other) }))
}
