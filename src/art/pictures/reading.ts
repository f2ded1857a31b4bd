import { elementOfStem, polarityOfStem } from '#bazi/index.ts'
import { BRANCHES, elementOf, isYang, type Element } from '../drawings/element.ts'
import type { PictureSubject } from './subject.ts'

/** One sign of a pillar: what it is of, and whether it is drawn full (yang) or in outline (yin). */
export interface Sign {
  readonly element: Element
  readonly isYang: boolean
}

export interface PillarSigns {
  readonly stem: Sign
  readonly branch: Sign
  /** Place of the branch, 0 子 to 11 亥. */
  readonly place: number
  readonly hidden: readonly (Sign & { readonly weight: number })[]
}

/** A chart as a painter reads it. */
export interface Reading {
  readonly shares: Readonly<Record<Element, number>>
  /** The five elements, the strongest first. */
  readonly order: readonly Element[]
  readonly strongest: Element
  readonly weakest: Element
  /** The day master leads: the first hill, the figure's ground. */
  readonly lead: Sign
  readonly light: Element
  readonly pillars: readonly PillarSigns[]
  /** Pillars whose branches face each other (冲), and those that join (六合), as places in `pillars`. */
  readonly facing: readonly (readonly [number, number])[]
  readonly joined: readonly (readonly [number, number])[]
  /** Place of the month's branch, 0 子 to 11 亥. */
  readonly month: number
  readonly ganzhi: readonly string[]
}

const ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']

export function readingOf(subject: PictureSubject): Reading {
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
    month: BRANCHES.indexOf([...subject.month.ganzhi][1]!),
    ganzhi: subject.pillars.slice(0, 4).map(({ ganzhi }) => ganzhi),
  }
}

function signsOf({ ganzhi, hidden }: PictureSubject['pillars'][number]): PillarSigns {
  const [stem, branch] = [...ganzhi] as [string, string]
  return {
    stem: { element: elementOf(stem)!, isYang: isYang(stem) },
    branch: { element: elementOf(branch)!, isYang: isYang(branch) },
    place: BRANCHES.indexOf(branch),
    hidden: hidden.map((one) => ({ element: elementOfStem(one.stem), isYang: polarityOfStem(one.stem) === 'yang', weight: one.weight })),
  }
}

function pairsOf(pillars: readonly PillarSigns[], isPair: (a: number, b: number) => boolean): (readonly [number, number])[] {
  return pillars.flatMap(({ place }, i) =>
    pillars.slice(i + 1).flatMap((other, k) => (isPair(place, other.place) ? [[i, i + 1 + k] as const] : [])),
  )
}

/** Spring 0 to winter 3, of a branch's place: 寅卯辰 is spring. */
export const seasonOf = (place: number): 0 | 1 | 2 | 3 => (Math.floor(((place + 10) % 12) / 3) % 4) as 0 | 1 | 2 | 3
