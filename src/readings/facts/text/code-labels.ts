/** Labels for codes, used in reasons. */
import type { SourceText } from '../source-text.ts'

const written = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Labels of the pillars' positions: 年; year. */
export const positionLabels: Readonly<Record<string, SourceText>> = {
  year: written('年', 'year'),
  month: written('月', 'month'),
  day: written('日', 'day'),
  hour: written('时', 'hour'),
}

export const seasonLabels: Readonly<Record<string, SourceText>> = {
  spring: written('春', 'spring'),
  summer: written('夏', 'summer'),
  autumn: written('秋', 'autumn'),
  winter: written('冬', 'winter'),
}

export const polarityLabels: Readonly<Record<string, SourceText>> = { yang: written('阳', 'yang'), yin: written('阴', 'yin') }

export const cycleLabels: Readonly<Record<string, SourceText>> = {
  now: written('眼下这步大运', 'the present cycle'),
  next: written('下一步大运', 'the next cycle'),
}

/** Descriptions of ten gods and families without their terms. */
export const godDescriptions: Readonly<Record<string, SourceText>> = {
  bijian: written('跟你一样的人', 'your own kind'),
  jiecai: written('跟你争的同辈', 'the peer who competes'),
  shishen: written('慢慢做出来的东西', 'what you make at ease'),
  shangguan: written('不肯照办的才气', 'talent that will not be told'),
  piancai: written('流动的机会和钱', 'money and chances that pass through'),
  zhengcai: written('按时来的收入', 'income that comes on time'),
  qisha: written('催逼人的压力', 'pressure that pushes'),
  zhengguan: written('管你的规矩', 'the rule that holds you'),
  pianyin: written('偏门的学问', 'learning by the side door'),
  zhengyin: written('护你、教你的那一边', 'what shelters and teaches you'),
  peer: written('你的同类', 'your own kind'),
  output: written('往外做、往外说的一面', 'what you make and say'),
  wealth: written('归你照管的一面', 'what you look after'),
  officer: written('管你的一面', 'what governs you'),
  resource: written('养你的一面', 'what feeds you'),
}

export const roleDescriptions: Readonly<Record<string, SourceText>> = {
  use: written('最用得上的一行', 'the element you want most'),
  joy: written('帮得上忙的一行', 'the element that helps'),
  adverse: written('最不宜再添的一行', 'the element you want least'),
  enemy: written('替最忌的一行添柴的一行', 'the element that feeds the adverse one'),
  idle: written('不帮也不碍的一行', 'the element that stands by'),
}

/** Glossary ids of the elements' roles (`use`, `joy` …). */
export const roleTermIds: Readonly<Record<string, string>> = {
  use: 'useful-yongshen',
  joy: 'useful-xishen',
  adverse: 'useful-jishen',
  enemy: 'useful-choushen',
  idle: 'useful-xianshen',
}

export const relationVerbs: Readonly<Record<string, SourceText>> = {
  'stem-combine': written('相合', 'join'),
  'stem-clash': written('相冲', 'face each other'),
  'six-combine': written('相合', 'join'),
  'half-three': written('半合', 'half join'),
  'arch-three': written('拱合', 'arch toward each other'),
  clash: written('相冲', 'face each other'),
  punish: written('相刑', 'rub against each other'),
  'self-punish': written('同字自刑', 'rub their own kind'),
  harm: written('相害', 'cross each other'),
  break: written('相破', 'nudge each other'),
  'hidden-combine': written('暗合', 'join in secret'),
  'three-combine': written('合成三合局', 'join three ways'),
  'three-meeting': written('会成一方', 'gather in one quarter'),
}

/** Labels of the pillar that has a star: 年柱; year. */
export const pillarLabels: Readonly<Record<string, SourceText>> = {
  year: written('年柱', 'year'),
  month: written('月柱', 'month'),
  day: written('日柱', 'day'),
  hour: written('时柱', 'hour'),
}

/** Labels of the thirty nayin. */
export const nayinLabels: Readonly<Record<string, SourceText>> = {
  haizhongjin: written('海中金', 'Sea metal'),
  luzhonghuo: written('炉中火', 'Furnace fire'),
  dalinmu: written('大林木', 'Forest wood'),
  lupangtu: written('路旁土', 'Roadside earth'),
  jianfengjin: written('剑锋金', 'Sword-edge metal'),
  shantouhuo: written('山头火', 'Hilltop fire'),
  jianxiashui: written('涧下水', 'Ravine water'),
  chengtoutu: written('城头土', 'City-wall earth'),
  bailajin: written('白蜡金', 'White-wax metal'),
  yangliumu: written('杨柳木', 'Willow wood'),
  quanzhongshui: written('泉中水', 'Spring water'),
  wushangtu: written('屋上土', 'Rooftop earth'),
  pilihuo: written('霹雳火', 'Thunderbolt fire'),
  songbaimu: written('松柏木', 'Pine wood'),
  changliushui: written('长流水', 'Long-river water'),
  shazhongjin: written('沙中金', 'Sand metal'),
  shanxiahuo: written('山下火', 'Foothill fire'),
  pingdimu: written('平地木', 'Meadow wood'),
  bishangtu: written('壁上土', 'Wall earth'),
  jinbojin: written('金箔金', 'Gold-leaf metal'),
  fudenghuo: written('覆灯火', 'Lamp fire'),
  tianheshui: written('天河水', 'Milky Way water'),
  dayitu: written('大驿土', 'Post-road earth'),
  chaichuanjin: written('钗钏金', 'Hairpin metal'),
  sangzhemu: written('桑柘木', 'Mulberry wood'),
  daxishui: written('大溪水', 'Great-stream water'),
  shazhongtu: written('沙中土', 'Sand earth'),
  tianshanghuo: written('天上火', 'Sky fire'),
  shiliumu: written('石榴木', 'Pomegranate wood'),
  dahaishui: written('大海水', 'Ocean water'),
}
