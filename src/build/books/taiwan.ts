/**
 * zh_TW of texts written in zh_CN: OpenCC's characters, Taiwan's own words, and the signs of the field in their own
 * characters (丑 never 醜, 天干, 相沖, 相剋); quotation marks are 「」『』.
 */
import { Converter } from 'opencc-js'

const convert = Converter({ from: 'cn', to: 'tw' })

/** Words whose characters OpenCC would choose wrongly, as they stand in our texts → as they are written in Taiwan. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // Stems: 干 is neither 乾 nor 幹.
  [/(?<=[天日年月时运透双四三两五十阳阴支柱各一藏他其])干(?![净燥活脆涉扰])/g, '干'],
  [/干(?=[支上透头合冲里有为{·])/g, '干'],
  [/(?<=岁运同)干/g, '干'],
  [/(?<=[}（干])干/g, '干'],
  [/(?<=[变晾晒吹烘擦地])干/g, '乾'],
  [/干(?=了[没再就才])/g, '乾'],
  [/干(?=[磨土柴净燥草湿旱脆枯粮果杯巴])/g, '乾'],
  [/干(?=干)|(?<=干)干/g, '乾'],
  [/干(?=的活)/g, '幹'],
  // 冲 of the branches; 衝 only where something rushes.
  [/冲(?=[动突刺劲撞锋])/g, '衝'],
  [/(?<=缓)冲/g, '衝'],
  [/冲/g, '沖'],
  [/(?<=[巧马夹千坦])克/g, '克'],
  [/克(?=[服制拉隆己])/g, '克'],
  [/克/g, '剋'],
  [/丑/g, '丑'],
  [/面(?=[条馆包粉食汤摊])/g, '麵'],
  [/(?<=[吃煮碗汤拉泡炒拌和揉])面(?!前|对|子|上|谈|试|色|孔|目|积)/g, '麵'],
  [/松(?=[快开动手绑了土口一软气散弛])/g, '鬆'],
  [/(?<=[轻放宽蓬疏你去手会])松/g, '鬆'],
  [/余(?=气)/g, '餘'],
  [/系(?=[了着成根上好住紧围腰鞋])/g, '繫'],
  [/签(?![文诗])(?<![标书抽求价牙竹]签)/g, '簽'],
  [/后/g, '後'],
  [/(?<![公英邻故乡千百万华])里(?!程|弄|长(?!大))/g, '裡'],
  [/历(?<=[日农阳阴黄老年挂台]历)/g, '曆'],
  [/云(?=[：“])/g, '云'],
]

/** Taiwan's word for the mainland's, after the characters were changed; OpenCC's own list takes a menu for a list of commands. */
const TAIWAN_WORDS: Readonly<Record<string, string>> = {
  質量: '品質',
  信息: '訊息',
  網絡: '網路',
  屏幕: '螢幕',
  視頻: '影片',
  軟件: '軟體',
  硬件: '硬體',
  鏈接: '連結',
  圖標: '圖示',
  通過: '透過',
  計劃: '計畫',
  短信: '簡訊',
  打印: '列印',
  複印: '影印',
  自行車: '腳踏車',
  出租車: '計程車',
  公交車: '公車',
  公交: '公車',
  地鐵: '捷運',
  聯繫: '聯絡',
  默認: '預設',
  搜索: '搜尋',
  登錄: '登入',
  賬: '帳',
  存折: '存摺',
  存摺子: '存摺',
  相冊: '相簿',
  日程: '行程',
  空調: '冷氣',
  幼兒園: '幼稚園',
  小區: '社區',
  工資: '薪水',
  班主任: '導師',
  初中: '國中',
  方便麵: '泡麵',
  西紅柿: '番茄',
  土豆: '馬鈴薯',
  菠蘿: '鳳梨',
  奶酪: '起司',
  酸奶: '優格',
  快遞員: '送貨員',
  充電寶: '行動電源',
  攝像頭: '鏡頭',
  優盤: '隨身碟',
  博客: '部落格',
  保質期: '保存期限',
  電梯間: '電梯口',
  鍾: '鐘',
  傢俱: '家具',
  大傢伙: '大家伙',
  臺: '台',
  裏: '裡',
  着: '著',
  醜: '丑',
  '“': '「',
  '”': '」',
  '‘': '『',
  '’': '』',
}

/** Private characters stand for those that must stay while OpenCC works. */
const FIRST_PRIVATE = 0xe000

export function taiwanOf(text: string): string {
  const kept: string[] = []
  let guarded = text
  for (const [pattern, character] of WORDS)
    guarded = guarded.replaceAll(pattern, () => {
      kept.push(character)
      return String.fromCodePoint(FIRST_PRIVATE + kept.length - 1)
    })
  // What stands in braces is a code.
  const slots: string[] = []
  guarded = guarded.replaceAll(/\{[^}]*\}/g, (slot) => {
    slots.push(slot)
    return `{${slots.length - 1}}`
  })
  let converted = convert(guarded)
  converted = converted.replaceAll(/\{(\d+)\}/g, (_, i: string) => slots[Number(i)]!)
  converted = converted.replaceAll(/[\uE000-\uF8FF]/g, (sign) => kept[sign.codePointAt(0)! - FIRST_PRIVATE]!)
  return Object.entries(TAIWAN_WORDS).reduce((whole, [mainland, taiwan]) => whole.replaceAll(mainland, taiwan), converted)
}
