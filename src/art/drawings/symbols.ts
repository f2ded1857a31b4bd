import { fine } from './markup.ts'
import { BRANCH_CHARACTERS, findElement, isYang, type Element } from './element.ts'

/** Path data of each element's form in a box around 0,0 with half size `q`. */
const FORMS: Readonly<Record<Element, (q: number) => string>> = {
  wood: (q) => {
    const a = q * 0.46
    return `M${fine(-a)} ${fine(q)}V${fine(a - q)}A${fine(a)} ${fine(a)} 0 0 1 ${fine(a)} ${fine(a - q)}V${fine(q)}Z`
  },
  fire: (q) => `M0 ${fine(-q)}L${fine(q)} ${fine(q * 0.94)}H${fine(-q)}Z`,
  earth: (q) => `M${fine(-q * 0.9)} ${fine(-q * 0.82)}H${fine(q * 0.9)}V${fine(q * 0.9)}H${fine(-q * 0.9)}Z`,
  metal: (q) => `M${fine(-q)} 0A${fine(q)} ${fine(q)} 0 1 1 ${fine(q)} 0A${fine(q)} ${fine(q)} 0 1 1 ${fine(-q)} 0Z`,
  water: (q) => {
    const crest = Array.from({ length: 25 }, (_, i) => {
      const x = -q + (2 * q * i) / 24
      return `${i ? 'L' : 'M'}${fine(x)} ${fine(-q * 0.12 + q * 0.4 * Math.cos((2 * Math.PI * x) / (q * 1.24)))}`
    })
    return `${crest.join('')}L${fine(q)} ${fine(q * 0.86)}H${fine(-q)}Z`
  },
}

export interface FormStyle {
  readonly cx?: number
  readonly cy?: number
  readonly colour?: string
  /** true: solid (yang); false: outlined (yin). */
  readonly isSolid?: boolean
  readonly line?: number
}

/** Draws an element's form; `half` is half its size. */
export function formSymbol(element: Element, half: number, style: FormStyle = {}): string {
  const { cx = 0, cy = 0, colour = 'currentColor', isSolid = true, line = 1.4 } = style
  const paint = isSolid ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="${line}"`
  const path = FORMS[element](isSolid ? half : half - line / 2)
  return `<path transform="translate(${fine(cx)} ${fine(cy)})" d="${path}" ${paint} stroke-linejoin="round"/>`
}

/** Draws a stem as its element's form on a grid of 24 around 0,0, solid for yang; empty for any other text. */
export function stemSymbol(char: string): string {
  const element = findElement(char)
  return element ? formSymbol(element, 8.6, { isSolid: isYang(char), line: 1.8 }) : ''
}

/** Draws a branch on a grid of 24: its element's form in a ring of twelve ticks (子 at the bottom), the branch's own tick in bold. */
export function branchSymbol(char: string): string {
  const element = findElement(char)
  if (!element) return ''
  const ticks = Array.from(BRANCH_CHARACTERS, (branch, k) => {
    const angle = ((90 + k * 30) * Math.PI) / 180
    const isOwn = branch === char
    const [c, s, from] = [Math.cos(angle), Math.sin(angle), isOwn ? 7.6 : 9.8]
    return `<path d="M${fine(c * from)} ${fine(s * from)}L${fine(c * 11.4)} ${fine(s * 11.4)}" stroke="currentColor" stroke-width="${isOwn ? 2.2 : 0.8}" stroke-opacity="${isOwn ? 1 : 0.55}"/>`
  })
  return ticks.join('') + formSymbol(element, 4.6, { isSolid: isYang(char), line: 1.3 })
}
