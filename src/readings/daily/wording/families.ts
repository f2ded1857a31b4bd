import type { TenGodCode } from '#bazi/index.ts'

/** The five families of ten gods. */
export type TenGodFamily = 'peer' | 'output' | 'wealth' | 'officer' | 'resource'

export const FAMILY_BY_TEN_GOD: Readonly<Record<TenGodCode, TenGodFamily>> = {
  bijian: 'peer',
  jiecai: 'peer',
  shishen: 'output',
  shangguan: 'output',
  piancai: 'wealth',
  zhengcai: 'wealth',
  qisha: 'officer',
  zhengguan: 'officer',
  pianyin: 'resource',
  zhengyin: 'resource',
}
