import { formatHundredths } from './markup.ts'
import { findCharacterElement, isYangCharacter, type Element } from './element.ts'
import { drawElementSymbol } from './symbols.ts'

const EDGE = 13
const COLUMN = (100 - 2 * EDGE) / 4
const ROW = (100 - 2 * EDGE) / 2
const HALVES: Readonly<Record<Element, number>> = { wood: 13.5, fire: 9, water: 9, earth: 8.2, metal: 8.2 }

/**
 * Draws the seal of four pillars 四柱印 on a grid of 100, year on the right. @param pending indexes of pillars drawn as a
 * dash, like empty ones
 */
export function drawPillarSeal(pillars: readonly string[], filled: boolean, pending: readonly number[] = []): string {
  const ink = filled ? 'var(--seal-on)' : 'currentColor'
  const cells = pillars.slice(0, 4).map((pillar, i) => {
    const chars = pending.includes(i) ? [] : [...pillar]
    const cx = EDGE + COLUMN * (3.5 - i)
    return [0, 1].map((row) => cellOf(chars[row] ?? '', cx, EDGE + ROW * (row + 0.5), ink)).join('')
  })
  const rules = [1, 2, 3].map((i) => `M${formatHundredths(EDGE + COLUMN * i)} ${EDGE - 3}V${100 - EDGE + 3}`)
  const ground = filled
    ? '<rect width="100" height="100" rx="7" fill="var(--seal)"/>'
    : '<rect x="1.5" y="1.5" width="97" height="97" rx="7" fill="none" stroke="currentColor" stroke-width="3"/>'
  return `${ground}<path d="${rules.join('')}" stroke="${ink}" stroke-opacity=".4"/>${cells.join('')}`
}

function cellOf(char: string, cx: number, cy: number, ink: string): string {
  const element = findCharacterElement(char)
  if (!element)
    return `<path d="M${formatHundredths(cx - 6)} ${formatHundredths(cy)}h12" stroke="${ink}" stroke-width="2.6" stroke-opacity=".75"/>`
  return drawElementSymbol(element, HALVES[element], { cx, cy, colour: ink, isSolid: isYangCharacter(char), line: 2.6 })
}
