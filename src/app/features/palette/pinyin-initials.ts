/* Pinyin initials (wxlt for 五行流通) without a table: browsers collate by pinyin (CLDR). Only the commonest reading counts: 长 is c. */
const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** For each of `LETTERS`, the first character in pinyin order; no syllable begins with i, u or v. */
const FIRST = [...'阿八嚓咑妸发旮哈讥咔垃呣拏噢妑七呥仨他屲夕丫帀']
const HAN = /\p{Script=Han}/gu

let order: Intl.Collator | undefined
const letters = new Map<string, string>()

function initialOf(han: string): string {
  const known = letters.get(han)
  if (known !== undefined) return known
  order ??= new Intl.Collator('zh-CN-u-co-pinyin')
  const letter = LETTERS.charAt(FIRST.findLastIndex((first) => order!.compare(first, han) <= 0))
  letters.set(han, letter)
  return letter
}

/** Returns the pinyin initials of the Han characters in a text; '' if it has none. */
export function getPinyinInitials(text: string): string {
  return (text.match(HAN) ?? []).map(initialOf).join('')
}
