import { BRANCH_HAN } from '#bazi/index.ts'

const STANDS_AFTER = /[支甲乙丙丁戊己庚辛壬癸]$/u
const STANDS_BEFORE = /^[年月日时時土]/u

/**
 * Returns a value for use in a Chinese text. The branch 未 also means “not yet” (未合, 未逢), so it needs a noun: unless the
 * surrounding text has one (日支未, 未月), it becomes 未土. Every other value is unchanged.
 * @param before the text before the value
 * @param after the text after the value
 */
export function withBranchNoun(value: string, before = '', after = ''): string {
  if (value !== BRANCH_HAN.wei || STANDS_AFTER.test(before) || STANDS_BEFORE.test(after)) return value
  return `${value}土`
}
