/** Words in which 未 means “not yet” or “not” and is no branch, in both Chinese scripts. */
const NOT_YET =
  /[尚从從并並仍还還亦]未|未(?:必|来|來|详|詳|起运|起運|起大运|起大運|曾|尝|嘗|能|免|知|定|完|了|满|滿|全|济|濟|读|讀|成年|见过|見過)/gu
/** The branch 未 with a noun (in a pillar, 日支未, 未月, 未土) or among other branches (辰戌丑未). */
const WITH_NOUN = /[甲乙丙丁戊己庚辛壬癸支]未|未[年月日时時土]|[子丑寅卯辰巳午申酉戌亥][、和]?未|未[、和]?[子丑寅卯辰巳午申酉戌亥]/gu

/**
 * Lists, with context, each 未 of a Chinese text that is neither “not yet” nor beside a noun: readers may take it for the wrong
 * one.
 */
export function loneBranchesIn(text: string): readonly string[] {
  const rest = text.replaceAll(WITH_NOUN, '·').replaceAll(NOT_YET, '·')
  return [...rest.matchAll(/.{0,6}未.{0,6}/gu)].map(([found]) => found)
}
