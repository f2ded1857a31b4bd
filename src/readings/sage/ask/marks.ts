export const HAN_PATTERN = /\p{Script=Han}/u

/** Markers for the start, the boundaries between parts, and the end of a question. */
const [BEGIN, STOP, END] = ['^', '|', '$']
/** Marks that carry no information; they are not used. */
const BARE = [BEGIN, STOP, END, BEGIN + STOP, STOP + END]

/** Extracts character n-grams (1 to 3) and skip bigrams; digits count as 0. */
function chineseMarks(text: string): Set<string> {
  const all = [BEGIN, ...text.replaceAll(/\d+/g, '0').replaceAll(/[^\p{L}\p{N}]+/gu, STOP), END]
  const marks = new Set<string>()
  for (let at = 0; at < all.length; at += 1) {
    const [one, two, three] = [all[at]!, all[at + 1], all[at + 2]]
    marks.add(one)
    if (two === undefined) break
    marks.add(one + two)
    if (three === undefined) continue
    marks.add(one + two + three)
    marks.add(`${one}_${three}`)
  }
  for (const bare of BARE) marks.delete(bare)
  return marks
}

/** Removes common English suffixes. */
const stemOf = (word: string): string => word.replace(/'s$/, '').replace(/(?<=[a-z]{3})(ing|ed|es|s|ly|er)$/, '')

/** Extracts word stems, stem bigrams, and character n-grams (4 and 5) of words; the n-grams match unknown words to related ones. */
function englishMarks(text: string): Set<string> {
  const words = ['^', ...(text.replaceAll(/\d+/g, '0').match(/[a-z0-9']+/g) ?? []), '$']
  const marks = new Set<string>()
  for (const [at, word] of words.entries()) {
    marks.add(stemOf(word))
    if (at + 1 < words.length) marks.add(`${stemOf(word)} ${stemOf(words[at + 1]!)}`)
    const letters = `<${word}>`
    for (const length of [4, 5])
      for (let from = 0; from + length <= letters.length; from += 1) marks.add(`#${letters.slice(from, from + length)}`)
  }
  return marks
}

/** Extracts the features (marks) of a normalised question. */
export const extractQuestionFeatures = (text: string): ReadonlySet<string> =>
  HAN_PATTERN.test(text) ? chineseMarks(text) : englishMarks(text)
