import { BRANCH_HAN } from '#bazi/index.ts'

const NOUN_BEFORE = /[支甲乙丙丁戊己庚辛壬癸]$/u
const NOUN_AFTER = /^[年月日时時土]/u

/**
 * Adds 土 to the branch 未 unless the text around it has a noun (日支未, 未月), since 未 alone also means “not yet” (未合). Other
 * values are unchanged.
 */
export function addBranchNoun(value: string, before = '', after = ''): string {
  if (value !== BRANCH_HAN.wei || NOUN_BEFORE.test(before) || NOUN_AFTER.test(after)) return value
  return `${value}土`
}
