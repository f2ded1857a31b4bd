import { BOUNDARY_PATTERNS_CHINESE } from './boundary-chinese.ts'
import { BOUNDARY_PATTERNS_ENGLISH } from './boundary-english.ts'
import { BOUNDARY_FIGURES } from './boundary-figures.ts'
import { BOUNDARY_KINDS, type BoundaryKind } from './boundary-kinds.ts'
import { joinChineseCharacters, normalizeMessage } from './plain.ts'

/** Words of questions that mention an illness but are about something else. */
const BESIDE_AN_ILLNESS =
  /\b(?:vet|(?:my|the) (?:cat|dog)s?|flirt\w*|marry|wedding|forgive|divorced?|gofundme|scor(?:e|es)|boards|volunteer\w*|buy(?:ing)? in|budget|spend(?:ing)?)\b|[猫狗]|相亲|分手|离婚|复婚|股份|合伙|分数|装潢|装修/

/** A wedding or money beside an illness or a procedure of the writer: still a question for a doctor. */
const OWN_ILLNESS =
  /\b(?:i have|ive got|i got|my|diagnosed with) (?:\w+ )?(?:herpes|hsv|hpv|hiv|hepatitis|cancer|tumou?r|lupus|ms|epilepsy|diabetes|hernia|surgery|biopsy|chemo)\b(?!.*\b(?:cat|dog|vet)\b)|\b(?:surgery|repair|operation|transplant|biopsy|chemo|procedure|replacement)\b.{0,30}\b(?:wait|before|after|until|till|put off|postpone)\b/

/** Finds the subject of a question that no chart answers. Reads English and both Chinese scripts. */
export function detectBoundaryKind(text: string): BoundaryKind | undefined {
  let plain = joinChineseCharacters(normalizeMessage(text))
  for (const figure of BOUNDARY_FIGURES) plain = plain.replaceAll(figure, ' ')
  const isAsked = (kind: BoundaryKind) =>
    [...BOUNDARY_PATTERNS_CHINESE[kind], ...BOUNDARY_PATTERNS_ENGLISH[kind]].some((pattern) => pattern.test(plain)) &&
    !(kind === 'medical' && BESIDE_AN_ILLNESS.test(plain) && !OWN_ILLNESS.test(plain))
  return BOUNDARY_KINDS.find(isAsked)
}
