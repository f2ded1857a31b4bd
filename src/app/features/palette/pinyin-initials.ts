/*
 * Pinyin initials of Chinese text: wxlt finds 五行流通. No table is shipped: browsers sort by pinyin (CLDR collation),
 * and a character has the last letter whose first character does not sort after it.
 * A character with several readings gets the commonest: 长 is c.
 */
const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** The first character of each of these letters; no syllable begins with i, u or v. */
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
