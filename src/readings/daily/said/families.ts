import type { TenGodCode } from '#bazi/index.ts'

/** The five families of ten gods: what an hour's stem is to the day stem, whatever its side. */
export type Family = 'peer' | 'output' | 'wealth' | 'officer' | 'resource'

export const FAMILIES: Readonly<Record<TenGodCode, Family>> = {
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
