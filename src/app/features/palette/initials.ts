/*
 * Chinese text by the first letters of its pinyin: wxlt finds 五行流通. No table is brought along: browsers can sort
 * by pinyin (CLDR's collation), and a character's letter is the last whose first character does not come after it.
 * A character of several readings has its commonest: 长 is c.
 */
const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** The first character of each letter in that order; no syllable begins with i, u or v. */
const FIRST = [...'阿八嚓咑妸发旮哈讥咔垃呣拏噢妑七呥仨他屲夕丫帀']
const HAN = /\p{Script=Han}/gu

let order: Intl.Collator | undefined
const letters = new Map<string, string>()

function letterOf(han: string): string {
  const known = letters.get(han)
  if (known !== undefined) return known
  order ??= new Intl.Collator('zh-CN-u-co-pinyin')
  const letter = LETTERS.charAt(FIRST.findLastIndex((first) => order!.compare(first, han) <= 0))
  letters.set(han, letter)
  return letter
}

/** The letters of its characters; '' where it has none. */
export function initialsOf(text: string): string {
  return (text.match(HAN) ?? []).map(letterOf).join('')
}
