import { BOUNDARIES_CHINESE } from './boundary-chinese.ts'
import { BOUNDARIES_ENGLISH } from './boundary-english.ts'
import { BOUNDARIES, type BoundaryKind } from './boundary-kinds.ts'
import { joinChineseCharacters, normalizeMessage } from './plain.ts'

/** Words of questions that mention an illness but are about something else. */
const BESIDE_AN_ILLNESS =
  /\b(?:vet|(?:my|the) (?:cat|dog)s?|flirt\w*|marry|wedding|forgive|divorced?|gofundme|scor(?:e|es)|boards|volunteer\w*|buy(?:ing)? in|budget|spend(?:ing)?)\b|[猫狗]|相亲|分手|离婚|复婚|股份|合伙|分数|装潢|装修/

/** Finds the subject of a question that no chart answers. Reads English and both Chinese scripts. */
export function boundaryOf(text: string): BoundaryKind | undefined {
  const plain = joinChineseCharacters(normalizeMessage(text))
  const isAsked = (kind: BoundaryKind) =>
    [...BOUNDARIES_CHINESE[kind], ...BOUNDARIES_ENGLISH[kind]].some((pattern) => pattern.test(plain)) &&
    !(kind === 'medical' && BESIDE_AN_ILLNESS.test(plain))
  return BOUNDARIES.find(isAsked)
}
