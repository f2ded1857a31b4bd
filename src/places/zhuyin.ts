/** Converts Taiwan's phonetic symbols (注音) to the toneless pinyin of the index. */

const pairs = (text: string): ReadonlyMap<string, string> => new Map(text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

const CONSONANTS = pairs('ㄅb ㄆp ㄇm ㄈf ㄉd ㄊt ㄋn ㄌl ㄍg ㄎk ㄏh ㄐj ㄑq ㄒx ㄓzh ㄔch ㄕsh ㄖr ㄗz ㄘc ㄙs')
const PLAIN = pairs('ㄚa ㄛo ㄜe ㄝe ㄞai ㄟei ㄠao ㄡou ㄢan ㄣen ㄤang ㄥeng ㄦer')
/** Pinyin of ㄧ, ㄨ, ㄩ with a final or none (-): after a consonant, and at the start. ㄧㄞ is Taiwan's reading of 崖, elsewhere ya. */
const GLIDES: Readonly<Record<string, readonly [behind: ReadonlyMap<string, string>, alone: ReadonlyMap<string, string>]>> = {
  ㄧ: [
    pairs('-i ㄚia ㄛio ㄝie ㄠiao ㄡiu ㄢian ㄣin ㄤiang ㄥing'),
    pairs('-yi ㄚya ㄛyo ㄝye ㄞya ㄠyao ㄡyou ㄢyan ㄣyin ㄤyang ㄥying'),
  ],
  ㄨ: [pairs('-u ㄚua ㄛuo ㄞuai ㄟui ㄢuan ㄣun ㄤuang ㄥong'), pairs('-wu ㄚwa ㄛwo ㄞwai ㄟwei ㄢwan ㄣwen ㄤwang ㄥweng')],
  ㄩ: [pairs('-v ㄝve ㄢvan ㄣvn ㄥiong'), pairs('-yu ㄝyue ㄢyuan ㄣyun ㄥyong')],
}
/** Consonants that form a syllable by themselves: ㄓ is zhi, ㄙ is si. */
const SYLLABIC = /^[ㄓㄔㄕㄖㄗㄘㄙ]$/u
/** A syllable of at least one symbol; ˙ is written before or after the syllable. */
const SYLLABLE = /(?=˙?[ㄅ-ㄩ])˙?([ㄅ-ㄙ]?)([ㄧㄨㄩ]?)([ㄚ-ㄦ]?)[ˉˊˇˋ˙]?/gu

function syllableOf(consonant: string, glide: string, rime: string): string {
  const head = CONSONANTS.get(consonant) ?? ''
  if (glide === '') return head + (PLAIN.get(rime) ?? '')
  const tails = GLIDES[glide]![head === '' ? 1 : 0]
  const tail = tails.get(rime || '-') ?? `${tails.get('-')}${PLAIN.get(rime)}`
  return head + (/^[jqx]$/.test(head) ? tail.replace('v', 'u') : tail)
}

/**
 * Lists possible pinyin readings of a query with zhuyin. Single symbols (ㄊㄅ) may be initials; a consonant at the end (ㄓ) may be
 * a syllable or its start.
 */
export function listPinyinReadings(query: string): readonly string[] {
  if (!/[ㄅ-ㄩ]/u.test(query)) return [query]
  const spelledBy = (spell: (signs: string, letters: string, rest: string) => string): string =>
    query.replace(SYLLABLE, (signs, consonant: string, glide: string, rime: string, at: number) =>
      spell(consonant + glide + rime, syllableOf(consonant, glide, rime), query.slice(at + signs.length)),
    )
  const whole = (signs: string, letters: string): string => (SYLLABIC.test(signs) ? `${letters}i` : letters)
  const isAlone = [...query.matchAll(SYLLABLE)].every(([signs]) => signs.length === 1)
  return [
    spelledBy(whole),
    spelledBy((signs, letters, rest) => (rest === '' ? letters : whole(signs, letters))),
    ...(isAlone ? [spelledBy((_, letters) => letters.charAt(0))] : []),
  ]
}
