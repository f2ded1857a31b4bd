import { BRANCH_HAN } from '#bazi/index.ts'

const STANDS_AFTER = /[支甲乙丙丁戊己庚辛壬癸]$/u
const STANDS_BEFORE = /^[年月日时時土]/u

/**
 * A value as it stands in a Chinese text. The branch 未 also reads as “not yet” (未合, 未逢), so it has a noun beside it:
 * where the text around it gives none (日支未, 未月), its element does, 未土. Every other value is as it was.
 * @param before the text in front of it
 * @param after the text behind it
 */
export function withBranchNoun(value: string, before = '', after = ''): string {
  if (value !== BRANCH_HAN.wei || STANDS_AFTER.test(before) || STANDS_BEFORE.test(after)) return value
  return `${value}土`
}
