import { PengZuEarthBranch, PengZuHeavenStem, Phenology } from 'tyme4ts'
import { expect, test } from 'vitest'
import { BRANCHES, STEMS } from '#bazi/index.ts'
import { PENG_ZU_BRANCH_LABELS, PENG_ZU_STEM_LABELS } from '#app/terms/peng-zu.ts'
import { PENTAD_LABELS } from '#app/terms/pentads.ts'
import type { SolarTermCode } from '#almanac/codes.ts'

const FROM_DONGZHI = `dongzhi xiaohan dahan lichun yushui jingzhe chunfen qingming guyu lixia xiaoman mangzhong
  xiazhi xiaoshu dashu liqiu chushu bailu qiufen hanlu shuangjiang lidong xiaoxue daxue`.split(/\s+/) as SolarTermCode[]

test('names the 72 pentads as tyme4ts does, except 鹖旦', () => {
  const theirs = Array.from({ length: 72 }, (_, i) => Phenology.fromIndex(2026, i).getName().replace('鴠', '旦'))
  expect(FROM_DONGZHI.flatMap((term) => PENTAD_LABELS.zh_CN[term])).toEqual(theirs)
})

test('shortens each line of Peng Zu to its first half', () => {
  expect(STEMS.map((stem) => PENG_ZU_STEM_LABELS.zh_CN[stem])).toEqual(
    STEMS.map((_, i) => PengZuHeavenStem.fromIndex(i).getName().slice(0, 4)),
  )
  expect(BRANCHES.map((branch) => PENG_ZU_BRANCH_LABELS.zh_CN[branch])).toEqual(
    BRANCHES.map((_, i) => PengZuEarthBranch.fromIndex(i).getName().slice(0, 4)),
  )
})
