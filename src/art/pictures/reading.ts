import { elementOfStem, polarityOfStem } from '#bazi/index.ts'
import { BRANCH_CHARACTERS, findCharacterElement, isYangCharacter, type Element } from '../drawings/element.ts'
import type { PictureSubject } from './subject.ts'

/** Stem or branch of a pillar: its element, and whether it is drawn solid (yang) or outlined (yin). */
export interface StemOrBranchSign {
  readonly element: Element
  readonly isYang: boolean
}

export interface PillarSigns {
  readonly stem: StemOrBranchSign
  readonly branch: StemOrBranchSign
  /** Index of the branch, 0 子 to 11 亥. */
  readonly place: number
  readonly hidden: readonly (StemOrBranchSign & { readonly weight: number })[]
}

/** Properties of a chart that the pictures use. */
export interface ChartTraits {
  readonly shares: Readonly<Record<Element, number>>
  /** The five elements, strongest first. */
  readonly order: readonly Element[]
  readonly strongest: Element
  readonly weakest: Element
  /** Day stem; its element is that of the leading hill. */
  readonly lead: StemOrBranchSign
  readonly light: Element
  readonly pillars: readonly PillarSigns[]
  /** Index pairs of pillars whose branches clash (冲). */
  readonly facing: readonly (readonly [number, number])[]
  /** Index pairs of pillars whose branches combine (六合). */
  readonly joined: readonly (readonly [number, number])[]
  /** Index of the month's branch, 0 子 to 11 亥. */
  readonly month: number
  readonly ganzhi: readonly string[]
}

const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']

export function computeChartTraits(subject: PictureSubject): ChartTraits {
  const sum = ELEMENTS.reduce((total, element) => total + Math.max(0, subject.shares[element]), 0)
  const shareOf = (element: Element) => (sum > 0 ? Math.max(0, subject.shares[element]) / sum : 0.2)
  const shares = {
    wood: shareOf('wood'),
    fire: shareOf('fire'),
    earth: shareOf('earth'),
    metal: shareOf('metal'),
    water: shareOf('water'),
  }
  const order = ELEMENTS.toSorted((a, b) => shares[b] - shares[a])
  const pillars = subject.pillars.slice(0, 4).map(signsOf)
  return {
    shares,
    order,
    strongest: order[0]!,
    weakest: order[4]!,
    lead: pillars[2]!.stem,
    light: subject.useful,
    pillars,
    facing: pairsOf(pillars, (a, b) => Math.abs(a - b) === 6),
    joined: pairsOf(pillars, (a, b) => (a + b) % 12 === 1),
    month: BRANCH_CHARACTERS.indexOf([...subject.month.ganzhi][1]!),
    ganzhi: subject.pillars.slice(0, 4).map(({ ganzhi }) => ganzhi),
  }
}

function signsOf({ ganzhi, hidden }: PictureSubject['pillars'][number]): PillarSigns {
  const [stem, branch] = [...ganzhi] as [string, string]
  return {
    stem: { element: findCharacterElement(stem)!, isYang: isYangCharacter(stem) },
    branch: { element: findCharacterElement(branch)!, isYang: isYangCharacter(branch) },
    place: BRANCH_CHARACTERS.indexOf(branch),
    hidden: hidden.map((one) => ({ element: elementOfStem(one.stem), isYang: polarityOfStem(one.stem) === 'yang', weight: one.weight })),
  }
}

function pairsOf(pillars: readonly PillarSigns[], isPair: (a: number, b: number) => boolean): (readonly [number, number])[] {
  return pillars.flatMap(({ place }, i) =>
    pillars.slice(i + 1).flatMap((other, k) => (isPair(place, other.place) ? [[i, i + 1 + k] as const] : [])),
  )
}

/** Season of a branch index, spring 0 to winter 3: 寅卯辰 is spring. */
export const seasonOf = (place: number): 0 | 1 | 2 | 3 => (Math.floor(((place + 10) % 12) / 3) % 4) as 0 | 1 | 2 | 3
