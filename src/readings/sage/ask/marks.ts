export const HAN = /\p{Script=Han}/u

/** Where a question begins and ends, and between its parts. */
const [BEGIN, STOP, END] = ['^', '|', '$']
/** What says nothing by itself. */
const BARE = [BEGIN, STOP, END, BEGIN + STOP, STOP + END]

/** Runs of one to three characters, and each character with the next but one. */
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

/** A word without its commonest endings. */
const stemOf = (word: string): string => word.replace(/'s$/, '').replace(/(?<=[a-z]{3})(ing|ed|es|s|ly|er)$/, '')

/** Words by their stems, by twos, and by the runs of letters in them: a word that is new is often the kin of one that is known. */
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

/** By what a question is known, of its normal form. */
export const marksOf = (text: string): ReadonlySet<string> => (HAN.test(text) ? chineseMarks(text) : englishMarks(text))
