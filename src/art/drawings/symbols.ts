import { formatHundredths } from './markup.ts'
import { BRANCH_CHARACTERS, findCharacterElement, isYangCharacter, type Element } from './element.ts'

/** Path data of each element's form in a box around 0,0 with half size `q`. */
const FORMS: Readonly<Record<Element, (q: number) => string>> = {
  wood: (q) => {
    const a = q * 0.46
    return `M${formatHundredths(-a)} ${formatHundredths(q)}V${formatHundredths(a - q)}A${formatHundredths(a)} ${formatHundredths(a)} 0 0 1 ${formatHundredths(a)} ${formatHundredths(a - q)}V${formatHundredths(q)}Z`
  },
  fire: (q) => `M0 ${formatHundredths(-q)}L${formatHundredths(q)} ${formatHundredths(q * 0.94)}H${formatHundredths(-q)}Z`,
  earth: (q) =>
    `M${formatHundredths(-q * 0.9)} ${formatHundredths(-q * 0.82)}H${formatHundredths(q * 0.9)}V${formatHundredths(q * 0.9)}H${formatHundredths(-q * 0.9)}Z`,
  metal: (q) =>
    `M${formatHundredths(-q)} 0A${formatHundredths(q)} ${formatHundredths(q)} 0 1 1 ${formatHundredths(q)} 0A${formatHundredths(q)} ${formatHundredths(q)} 0 1 1 ${formatHundredths(-q)} 0Z`,
  water: (q) => {
    const crest = Array.from({ length: 25 }, (_, i) => {
      const x = -q + (2 * q * i) / 24
      return `${i ? 'L' : 'M'}${formatHundredths(x)} ${formatHundredths(-q * 0.12 + q * 0.4 * Math.cos((2 * Math.PI * x) / (q * 1.24)))}`
    })
    return `${crest.join('')}L${formatHundredths(q)} ${formatHundredths(q * 0.86)}H${formatHundredths(-q)}Z`
  },
}

export interface SymbolStyle {
  readonly cx?: number
  readonly cy?: number
  readonly colour?: string
  /** true: solid (yang); false: outlined (yin). */
  readonly isSolid?: boolean
  readonly line?: number
}

/** Draws an element's form; `half` is half its size. */
export function drawElementSymbol(element: Element, half: number, style: SymbolStyle = {}): string {
  const { cx = 0, cy = 0, colour = 'currentColor', isSolid = true, line = 1.4 } = style
  const paint = isSolid ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="${line}"`
  const path = FORMS[element](isSolid ? half : half - line / 2)
  return `<path transform="translate(${formatHundredths(cx)} ${formatHundredths(cy)})" d="${path}" ${paint} stroke-linejoin="round"/>`
}

/** Draws a stem as its element's form on a grid of 24 around 0,0, solid for yang; empty for any other text. */
export function drawStemSymbol(char: string): string {
  const element = findCharacterElement(char)
  return element ? drawElementSymbol(element, 8.6, { isSolid: isYangCharacter(char), line: 1.8 }) : ''
}

/** Draws a branch on a grid of 24: its element's form in a ring of twelve ticks (子 at the bottom), the branch's own tick in bold. */
export function drawBranchSymbol(char: string): string {
  const element = findCharacterElement(char)
  if (!element) return ''
  const ticks = Array.from(BRANCH_CHARACTERS, (branch, k) => {
    const angle = ((90 + k * 30) * Math.PI) / 180
    const isOwn = branch === char
    const [c, s, from] = [Math.cos(angle), Math.sin(angle), isOwn ? 7.6 : 9.8]
    return `<path d="M${formatHundredths(c * from)} ${formatHundredths(s * from)}L${formatHundredths(c * 11.4)} ${formatHundredths(s * 11.4)}" stroke="currentColor" stroke-width="${isOwn ? 2.2 : 0.8}" stroke-opacity="${isOwn ? 1 : 0.55}"/>`
  })
  return ticks.join('') + drawElementSymbol(element, 4.6, { isSolid: isYangCharacter(char), line: 1.3 })
}
