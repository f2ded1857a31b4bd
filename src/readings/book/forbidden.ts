import type { SourceLocale } from '../reader/locale.ts'

/** Phrases that state a prediction as certain. */
export const CERTAINTY_PATTERNS: Readonly<Record<SourceLocale, readonly RegExp[]>> = {
  zh_CN: [/注定/, /必定/],
  en_US: [/\bdestin(ed|y)/i],
}

/** Subjects that no text mentions: illness, death, law, gambling and investment, gender roles. */
export const FORBIDDEN_SUBJECT_PATTERNS: Readonly<Record<SourceLocale, readonly RegExp[]>> = {
  zh_CN: [/疾病|癌|死亡|去世|车祸|官司|血光|流产|自杀|短命|克夫|克妻|破财免灾/, /股票|投资|彩票|赌/, /女命|男命|女人应|男人应/],
  en_US: [
    /\b(illness|disease|cancer|death|die|dies|accident|lawsuit|suicide|stocks?|invest(ment|or|ing)?s?|lottery|gambl)/i,
    /\bwomen should|\bmen should|as a (wo)?man\b/i,
  ],
}

/** Phrases that no text of a book may contain: those of `voice.md`, and further rules of the product. */
export const FORBIDDEN_PATTERNS: Readonly<Record<SourceLocale, readonly RegExp[]>> = {
  zh_CN: [
    ...CERTAINTY_PATTERNS.zh_CN,
    ...FORBIDDEN_SUBJECT_PATTERNS.zh_CN,
    /不仅.*[更还]/,
    /不是[^，。；]{1,20}，?而是/,
    /总之/,
    /综上/,
    /在.{0,8}道路上/,
    /赋能/,
    /能量/,
    /磁场/,
    /宇宙/,
    /旅程/,
    /值得一提/,
    /让我们/,
    /温柔而坚定/,
    /是一种/,
    /！/,
    /!/,
    /——/,
    /—/,
    /亲爱的/,
    /您/,
    /小编/,
    /系统/,
    /[,;:?]/,
    /"/,
    /'/,
  ],
  en_US: [
    ...CERTAINTY_PATTERNS.en_US,
    ...FORBIDDEN_SUBJECT_PATTERNS.en_US,
    /\bjourney/i,
    /\benerg(y|ies)\b/i,
    /tapestry/i,
    /\bvibe/i,
    /\bmanifest/i,
    /\bembrac/i,
    /\bdelve/i,
    /\bunlock/i,
    /\bcosmic/i,
    /\bultimately/i,
    /in essence/i,
    /not (just|only) .{1,40}\bbut\b/i,
    /\bit[’']s not\b.{1,40}[,;] it[’']s/i,
    /whether you(’|')re/i,
    /—|–(?!\d)/,
    /!/,
    /\b(may|might) (perhaps|often|possibly)/i,
    /["]/,
    /'/,
    /\p{Script=Han}/u,
  ],
}
