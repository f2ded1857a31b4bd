/** Finds Bazi terms in the text that plain readers get: they read no term and no pillar's name. */
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import type { SourceLocale } from '#readings/reader/locale.ts'

/** Slots that print a term at every level. */
const TERM_SLOT =
  /\{(?:pillar|stem|branch|god|main|stage|strength|pattern|day|place|y-pair|y-stem|y-branch|m-pair|luck:(?!start\b)\w+)(?::[^}]*)?\}/g

const STEMS_ZH = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES_ZH = '子丑寅卯辰巳午未申酉戌亥'
/** Ordinary words that contain a character of a stem or branch. */
const ORDINARY_ZH =
  /指甲|甲方|乙方|甲乙丙丁|甲板|盔甲|龟甲|园丁|丁点|补丁|布丁|家丁|添丁|自己|知己|利己|克己|辛苦|辛辣|艰辛|[孩儿房句椅桌样日面底路种被瓶杯盘碗盒箱袋鞋帽裤扇帘钉锤梯笼筷刀勺儿孙妻女父母男胆肚脑嗓鼻影院屋园亭例点法架子柱镜柜鸽兔狮狗猴竹叶果粽饺包段摊馆铺厂村圈坛条单本册稿谱弦调架步棋骰车轮轿腿脖身]子|子女|子孙|君子|分子|申请|申报|申明|重申|时辰|生辰|星辰|诞辰|良辰|中午|上午|下午|正午|晌午|午[饭觉后睡休前夜餐间]|未[必来曾免完了能知见婚成读]|尚未|从未/g

const TERMS: Readonly<Record<SourceLocale, readonly RegExp[]>> = {
  zh_CN: [
    /比肩|劫财|食神|伤官|[偏正]财|七杀|正官|[偏正]印|枭神|食伤|官杀|财官|比劫|印[星绶枭]|财星|官星|杀星|[见透逢有带]印(?![象子章刷])/,
    /日主|命主|[日年月时][柱干支]|天干|地支|月令|当令|藏干|透干|通根|干支|六十甲子|甲子/,
    /大运|流年|用神|喜神|忌神|仇神|闲神|身[强弱旺]|日元|得令|失令|得地|得势|十神|神煞|纳音|空亡|格局|成格|破格|从格|调候|扶抑|通关|墓库|[辰戌丑未]库/,
    /三合|六合|三会|半合|五合|相刑|自刑|相害|六害|相破|六冲|相冲|伏吟|反吟|[日年月时]冲|冲[了着]?[日年月时]/,
    /魁罡|驿马|天乙|文昌|华盖|羊刃|阳刃|禄神|建禄|将星|红鸾|天喜|月德|天德|国印|金舆|劫煞|亡神|孤辰|寡宿|灾煞|学堂|词馆|红艳|太岁|太极贵人|咸池|天罗|地网|元辰/,
    /长生|沐浴|冠带|临官|帝旺|胎养|十二宫|十二运|《?子平|《?滴天髓|《?穷通/,
    new RegExp(`[${STEMS_ZH}][木火土金水${BRANCHES_ZH}]|[${STEMS_ZH}${BRANCHES_ZH}](?:[年月日时运]|坐|生在)|[庚壬癸戊丙寅卯巳酉戌亥]`),
  ],
  en_US: [
    /\b(?:the )?(?:Friend|Rival|Eating god|Hurting officer|(?:In)?direct (?:wealth|seal|officer)|Indirect (?:wealth|seal)|Direct (?:wealth|seal|officer)|Seven killings|Officers?|Seals?|Killings|Peers?|Output|Wealth|Resource)\b/,
    /\bday masters?\b|\bpillars?\b|\bstems?\b|\b(?:earthly|hidden|year|month|day|hour) branch(?:es)?\b|\bten gods?\b|\bluck cycles?\b|\b(?:useful|adverse|joyful|enemy|idle) element\b|\bnayin\b|\bvoids?\b|\brooted\b|\bhidden stems?\b/i,
    /\b(?:Jia|Yi|Bing|Ding|Wu|Ji|Geng|Xin|Ren|Gui)\b/,
    /\b(?:Rat|Ox|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)\b/,
    /\bKuigang\b|\bTravel star\b|\bPeach blossom\b|\bNobleman\b|\bCanopy\b|\b(?:three|six|half)-?(?: |-)combin/i,
  ],
}

/** Lists the terms in a text with slots, as plain readers get it; at most one per kind. */
export function listPlainTerms(text: string, locale: SourceLocale): string[] {
  const plain = adaptTextToLevel(text, 'plain')
  const slots = plain.match(TERM_SLOT) ?? []
  const read = plain.replaceAll(/\{[^}]*\}/g, '').replaceAll(/“[^”]*”/g, '“”')
  const own = locale === 'zh_CN' ? read.replaceAll(ORDINARY_ZH, '') : read
  return [...slots, ...TERMS[locale].flatMap((term) => own.match(term)?.[0] ?? [])]
}
