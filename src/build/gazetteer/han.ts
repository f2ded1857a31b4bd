import { Converter } from 'opencc-js'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceFolder } from './sources.ts'

const toTaiwan = Converter({ from: 'cn', to: 'tw' })
const toSimplified = Converter({ from: 'tw', to: 'cn' })
/** OpenCC keeps 餘 (it also stands for 馀), but in a place name it is always 余. 臺, 巖 and others come in more than one shape. */
const SHAPES: Readonly<Record<string, string>> = { 餘: '余', 甯: '宁', 峯: '峰', 鬱: '郁', 巖: '岩', 瀋: '沈', 麽: '么', 乾: '干' }

export const isHan = (text: string): boolean => /^[\p{Script=Han}·•\-－]+$/u.test(text)

export function simplified(text: string): string {
  return [...toSimplified(text)].map((character) => SHAPES[character] ?? character).join('')
}

/** Taiwan's way to write a name; names keep their words (no 裏 for 里, no 程序→程式), only characters change. */
export function traditional(text: string): string {
  // 岩 in a place name is printed 岩 in Taiwan as well; OpenCC's 巖 is the dictionary's.
  return toTaiwan(text).replaceAll('巖', '岩').replaceAll('裡', '里')
}

type PinyinOf = (text: string, options: { toneType: 'none'; type: 'array'; v: boolean; nonZh: 'removed' }) => string[]
const { pinyin } = (await import(pathToFileURL(join(sourceFolder('pinyin'), 'dist/index.mjs')).href)) as { pinyin: PinyinOf }

/** Readings of place names that dictionaries get wrong; sources: the divisions' own official romanisations. */
const READINGS: Readonly<Record<string, string>> = {
  六安: 'lu an', 六合: 'lu he', 六枝: 'liu zhi', 蚌埠: 'beng bu', 台州: 'tai zhou', 铅山: 'yan shan', 乐清: 'yue qing', 乐亭: 'lao ting', 乐陵: 'lao ling',
  东阿: 'dong e', 单县: 'shan xian', 歙县: 'she xian', 黟县: 'yi xian', 涡阳: 'guo yang', 长子: 'zhang zi', 长治: 'chang zhi', 洪洞: 'hong tong', 繁峙: 'fan shi',
  隰县: 'xi xian', 浚县: 'xun xian', 荥阳: 'xing yang', 荥经: 'ying jing', 犍为: 'qian wei', 筠连: 'jun lian', 珙县: 'gong xian', 郫都: 'pi du', 阆中: 'lang zhong',
  番禺: 'pan yu', 大埔: 'da bu', 尉犁: 'yu li', 尉氏: 'wei shi', 蔚县: 'yu xian', 井陉: 'jing xing', 藁城: 'gao cheng', 行唐: 'xing tang', 任泽: 'ren ze', 任县: 'ren xian',
  任丘: 'ren qiu', 大城: 'dai cheng', 莘县: 'shen xian', 莱芜: 'lai wu', 无为: 'wu wei', 牟平: 'mu ping', 中牟: 'zhong mu', 岢岚: 'ke lan', 厦门: 'xia men', 闽侯: 'min hou',
  侯马: 'hou ma', 吴堡: 'wu bu', 柞水: 'zha shui', 盱眙: 'xu yi', 邳州: 'pi zhou', 睢县: 'sui xian', 睢宁: 'sui ning', 睢阳: 'sui yang', 泌阳: 'bi yang', 渑池: 'mian chi',
  柘城: 'zhe cheng', 郏县: 'jia xian', 郾城: 'yan cheng', 瀍河: 'chan he', 武陟: 'wu zhi', 监利: 'jian li', 黄陂: 'huang pi', 秭归: 'zi gui', 猇亭: 'xiao ting', 硚口: 'qiao kou',
  耒阳: 'lei yang', 郴州: 'chen zhou', 汨罗: 'mi luo', 百色: 'bai se', 珲春: 'hun chun', 穆棱: 'mu ling', 讷河: 'ne he', 阿城: 'a cheng', 会理: 'hui li', 会宁: 'hui ning',
  会东: 'hui dong', 会泽: 'hui ze', 会昌: 'hui chang', 会同: 'hui tong', 新会: 'xin hui', 四会: 'si hui', 吐鲁番: 'tu lu fan', 宕昌: 'tan chang', 迭部: 'die bu',
  重庆: 'chong qing', 朝阳: 'chao yang', 朝天: 'chao tian', 长安: 'chang an', 长寿: 'chang shou', 曲阜: 'qu fu', 曲江: 'qu jiang', 曲靖: 'qu jing', 都匀: 'du yun', 都江堰: 'du jiang yan',
  石嘴山: 'shi zui shan', 巴彦淖尔: 'ba yan nao er', 磴口: 'deng kou', 枞阳: 'zong yang', 砀山: 'dang shan', 濉溪: 'sui xi', 泗县: 'si xian', 亳州: 'bo zhou', 谯城: 'qiao cheng',
  什邡: 'shi fang', 邛崃: 'qiong lai', 射洪: 'she hong', 台江: 'tai jiang', 天台: 'tian tai', 丽水: 'li shui', 嵊泗: 'sheng si', 嵊州: 'sheng zhou', 鄞州: 'yin zhou', 缙云: 'jin yun',
  鄱阳: 'po yang', 婺源: 'wu yuan', 弋阳: 'yi yang', 冠县: 'guan xian', 茌平: 'chi ping', 临朐: 'lin qu', 鄄城: 'juan cheng', 莒县: 'ju xian', 郯城: 'tan cheng', 芝罘: 'zhi fu',
  淇县: 'qi xian', 滑县: 'hua xian', 修武: 'xiu wu', 华州: 'hua zhou', 华阴: 'hua yin', 大荔: 'da li', 洛川: 'luo chuan', 勉县: 'mian xian', 盩厔: 'zhou zhi', 鄠邑: 'hu yi',
  岷县: 'min xian', 和田: 'he tian', 和静: 'he jing', 和硕: 'he shuo', 若羌: 'ruo qiang', 且末: 'qie mo', 焉耆: 'yan qi', 伽师: 'jia shi', 莎车: 'sha che', 叶城: 'ye cheng',
  勐海: 'meng hai', 勐腊: 'meng la', 澜沧: 'lan cang', 堆龙: 'dui long', 当雄: 'dang xiong', 墨竹: 'mo zhu', 调兵山: 'diao bing shan', 佃: 'dian', 桦甸: 'hua dian', 少林: 'shao lin',
  合川: 'he chuan', 綦江: 'qi jiang', 涪陵: 'fu ling', 潼南: 'tong nan', 酉阳: 'you yang', 省: 'sheng', 儋州: 'dan zhou', 琼中: 'qiong zhong', 相城: 'xiang cheng', 相山: 'xiang shan',
  氹仔: 'dang zai', 深水埗: 'shen shui bu', 大角咀: 'da jiao zui', 尖沙咀: 'jian sha zui', 长洲: 'chang zhou', 长武: 'chang wu', 长海: 'chang hai', 长岛: 'chang dao', 长白: 'chang bai', 长丰: 'chang feng', 长兴: 'chang xing', 长乐: 'chang le',
  长汀: 'chang ting', 长泰: 'chang tai', 长清: 'chang qing', 长垣: 'chang yuan', 长葛: 'chang ge', 长阳: 'chang yang', 长沙: 'chang sha', 长顺: 'chang shun', 长春: 'chang chun', 长岭: 'chang ling', 长宁: 'chang ning', 曾都: 'zeng du',
}
const longest = Math.max(...Object.keys(READINGS).map((name) => name.length))

/** Toneless syllables, one for each Han character; ü is v, as it is typed. */
export function pinyinOf(text: string): readonly string[] {
  const characters = [...text].filter((character) => /\p{Script=Han}/u.test(character))
  const plain = characters.join('')
  const guess = pinyin(plain, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
  const syllables = characters.map((character, index) => guess[index] ?? pinyin(character, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })[0] ?? '')
  for (let start = 0; start < plain.length; start++) {
    for (let length = Math.min(longest, plain.length - start); length > 1; length--) {
      const reading = READINGS[plain.slice(start, start + length)]
      if (reading !== undefined) syllables.splice(start, length, ...reading.split(' '))
    }
  }
  return syllables
}

/** `Xi’an`, `Lüliang` as GeoNames and the maps print them; from the first `signs` of a name (the rest decides how they are read: 单县 is Shan Xian). */
export function romanised(text: string, signs = Infinity): string {
  return pinyinOf(text).slice(0, signs).reduce((word, syllable, index) => {
    const letters = syllable.replaceAll('v', 'ü')
    if (index === 0) return letters.charAt(0).toUpperCase() + letters.slice(1)
    return word + (/^[aeo]/.test(letters) ? '’' : '') + letters
  }, '')
}

/** Letters only, lower case, without accents: `Lüliang`, `lu liang` and `Lü-liang` are one. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]/g, '')
}
