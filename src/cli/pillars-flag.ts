import { ganzhiOfText } from '#bazi/index.ts'
import { FlagError } from './flag-error.ts'
import { type ParsedFlags, type FlagDefinitions, getRequiredFlag } from './flags.ts'

export const PILLARS_FLAG: FlagDefinitions = { values: { pillars: '"庚午 辛巳 庚辰 ?"' }, switches: [] }

const SIGNS = /^(?:\?|[甲乙丙丁戊己庚辛壬癸])(?:\?|[子丑寅卯辰巳午未申酉戌亥])$/u

const wrong = (text: string) =>
  new FlagError('--pillars', `expected four pairs, as in --pillars ${PILLARS_FLAG.values['pillars']!}, not ${text}`)

function pillarOf(text: string): string | null {
  if (text === '?' || text === '-') return null
  if (!SIGNS.test(text) || (!text.includes('?') && ganzhiOfText(text) === null)) throw wrong(text)
  return text
}

/** Parses the four pillars as another source prints them: null for a missing one, `?辰` for an illegible character. @throws FlagError */
export function parsePillarsFlag(flags: ParsedFlags): readonly (string | null)[] {
  const text = getRequiredFlag(flags, 'pillars', PILLARS_FLAG)
  const texts = text.trim().split(/[\s,，、]+/u)
  if (texts.length !== 4) throw wrong(text)
  return texts.map(pillarOf)
}
