import type { ByLocale } from '../reader/locale.ts'
import type { Region } from './regions.ts'

export const NEEDS = ['crisis', 'violence', 'gambling', 'fraud', 'wages', 'law'] as const

/** A help line that is answered by people. */
export interface HelpLine {
  readonly region: Region
  /** Need that the line serves: suicidal thoughts, violence, gambling, fraud, unpaid wages, or legal aid. */
  readonly of: (typeof NEEDS)[number]
  readonly number: string
  /** `text`: also answers text messages. */
  readonly by: 'call' | 'text'
  /** Opening hours by the source page; `all`: around the clock, '': unknown. */
  readonly hours: 'all' | '18h' | '8–24' | ''
  /** BCP 47 tags. */
  readonly languages: readonly string[]
  readonly name: ByLocale
  /** Source page, and the date on which it was checked. */
  readonly source: string
  readonly checked: string
}

/** Directory of help lines in some 130 countries; named in every full care answer. */
export const HELP_LINE_DIRECTORY = { url: 'findahelpline.com', source: 'https://findahelpline.com/AU', checked: '2026-11-23' } as const

/** Numbers of poison control, open around the clock, by region. */
export const POISON_CONTROL: Partial<Readonly<Record<Region, string>>> = { US: '1-800-222-1222' }

/**
 * Columns: region, need, number, channel, hours, languages, names, source page (of all facts), date checked. The first
 * line of a need is the default.
 */
const TABLE = `
CN | crisis | 12356 | call | 18h | zh-CN | 全国统一心理援助热线 / 中國大陸全國統一心理援助熱線 / national mental health line | https://c.m.163.com/news/a/JKBD9CKU0514CC6P.html | 2026-11-23
CN | violence | 12338 | call |  | zh-CN | 妇女维权热线 / 中國大陸婦女維權熱線 / women’s rights line | https://kunming.baogaosu.com/xinwen/%E5%A6%87%E5%A5%B3%E7%BB%B4%E6%9D%83%E5%85%AC%E7%9B%8A%E6%9C%8D%E5%8A%A1%E7%83%AD%E7%BA%BF%E5%AE%9E%E7%8E%B0%E7%94%B5%E4%BF%A1/25177976 | 2026-11-28
CN | fraud | 96110 | call |  | zh-CN | 反诈专线 / 中國大陸反詐專線 / anti-fraud line | https://www.yzgs.net/baike/168505.html | 2026-11-28
CN | wages | 12333 | call |  | zh-CN | 人力资源和社会保障热线 / 中國大陸人力資源和社會保障熱線 / labor and social security line | http://www.smxe.cn/wyw/202511/513600.html | 2026-11-28
CN | law | 12348 | call |  | zh-CN | 公共法律服务热线 / 中國大陸公共法律服務熱線 / legal aid line | https://www.tianya.org/thread-99909.htm | 2026-11-28
TW | crisis | 1925 | call | all | zh-TW | 安心专线 / 安心專線 / Anxin line | https://udn.com/news/story/7266/9329707 | 2026-11-23
TW | violence | 113 | call | all | zh-TW | 保护专线 / 保護專線 / protection line | https://udn.com/news/story/7266/9329707 | 2026-11-23
TW | fraud | 165 | call | all | zh-TW | 反诈骗专线 / 反詐騙諮詢專線 / anti-fraud line | https://chcu.org.tw/content.php?id=latest_news&u=663847120c10b | 2026-11-28
TW | wages | 1955 | call | all | zh-TW en | 劳工咨询申诉专线 / 勞工諮詢申訴專線 / labor line | https://fwnews.com.tw/?p=32782 | 2026-11-28
TW | law | 412-8518 | call |  | zh-TW | 法律扶助基金会 / 法律扶助基金會 / Legal Aid Foundation | https://www.laf.org.tw/service-project-detail/21 | 2026-11-28
HK | crisis | 18111 | call | all | yue zh-CN en | 情绪通 / 情緒通 / Mental Health Support Hotline | https://shallwetalk.hk/cn/page/kick-off-ceremony-of-the-mental-health-support-hotline | 2026-11-23
HK | crisis | 2896 0000 | call | all | en yue zh-CN | 撒玛利亚会 / 撒瑪利亞會 / The Samaritans Hong Kong | https://csrp.hku.hk/getting-help/ | 2026-11-23
HK | violence | 2343 2255 | call | all | yue zh-CN en | 社会福利署热线 / 社會福利署熱線 / Social Welfare Department hotline | https://www.news.gov.hk/chi/2023/06/20230605/20230605_145819_409.html | 2026-11-23
HK | gambling | 183 4633 | call |  | yue zh-CN en | 平和基金戒赌热线 / 平和基金戒賭熱線 / Ping Wo Fund gambling counselling hotline | https://std.stheadline.com/realtime/article/1988787/ | 2026-11-28
HK | fraud | 18222 | call | all | yue zh-CN en | 防骗易热线 / 防騙易熱線 / Anti-Scam Helpline | https://twdc.police.gov.hk/offbeat/1164/chi/9022.html | 2026-11-28
MO | crisis | 2852 5222 | call |  | yue zh-CN | 明爱生命热线 / 明愛生命熱線 / Caritas Life Hope Hotline | https://ghi888.com/cs/2024/07/macau-gamble-20240731 | 2026-11-23
SG | crisis | 1767 | call | all | en | 新加坡援人协会 / 新加坡援人協會 / Samaritans of Singapore | https://www.daily8.com/en/hashtag/SamaritansOfSingapore | 2026-11-23
SG | crisis | 1771 | call | all | en zh-CN ms ta | national mindline | https://www.straitstimes.com/singapore/national-mental-health-call-and-textline-launched | 2026-11-23
SG | violence | 1800 777 0000 | call | all | en zh-CN ms ta | 全国反暴力热线 / 全國反暴力熱線 / National Anti-Violence Helpline | https://www.straitstimes.com/singapore/community/msf-launches-24-hour-family-violence-helpline | 2026-11-23
MY | crisis | 15555 | call | 8–24 | ms en | Talian HEAL | https://vietnamnews.vn/world/1763284/malaysia-sees-record-surge-in-mental-health-calls.html | 2026-11-23
MY | violence | 15999 | call | all | ms en | Talian Kasih | https://news.amierul.com/2025/11/10/how-talian-kasih-turns-distress-calls-into-action | 2026-11-23
JP | crisis | 0120-279-338 | call | all | ja | よりそいホットライン | https://tascalne.com/?p=1098 | 2026-11-23
JP | violence | 0120-279-338 | call | all | ja | よりそいホットライン | https://tascalne.com/?p=1098 | 2026-11-23
KR | crisis | 109 | call | all | ko | 自杀预防电话 / 自殺防治專線 / suicide prevention line | http://koreabizwire.com/?p=303235 | 2026-11-23
US | crisis | 988 | text | all | en es | 988 Suicide & Crisis Lifeline | https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline | 2026-11-23
US | violence | 1-800-799-7233 | call | all | en es | National Domestic Violence Hotline | https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts | 2026-11-23
US | violence | 1-800-656-4673 | call | all | en es | RAINN，性侵求助 / RAINN，性侵求助 / RAINN, sexual assault | https://span.state.gov/social-development/sms-sos/20140901 | 2026-11-28
US | violence | 1-800-422-4453 | call | all | en es | Childhelp，儿童 / Childhelp，兒童 / Childhelp, child abuse | https://docslib.org/doc/6725820/hotline-impact-report | 2026-11-28
US | gambling | 1-800-426-2537 | call |  | en es | 1-800-GAMBLER | https://oddsindex.com/guides/problem-gambling-help | 2026-11-28
US | fraud | 1-877-382-4357 | call |  | en es | 联邦贸易委员会 / 聯邦貿易委員會 / Federal Trade Commission | https://seniors.hcsk.org/report-online-scam | 2026-11-28
US | wages | 1-866-487-9243 | call |  | en es | 劳工部工资工时司 / 勞工部薪資工時司 / Wage and Hour Division, Department of Labor | https://www.dol.gov/agencies/whd/faq/workers | 2026-11-28
CA | crisis | 988 | text | all | en fr | 9-8-8: Suicide Crisis Helpline | https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html | 2026-11-23
GB | crisis | 116 123 | call | all | en | Samaritans | https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone | 2026-11-23
GB | violence | 0808 2000 247 | call | all | en | National Domestic Abuse Helpline | https://www.refuge.org.uk/category/news/ | 2026-11-23
GB | gambling | 0808 8020 133 | call | all | en | National Gambling Helpline | https://luckybetfinder.com/addiction-warning.html | 2026-11-28
GB | wages | 0300 123 1100 | call |  | en | Acas | https://www.nibusinessinfo.co.uk/content/national-minimum-wage-and-national-living-wage-acas-helpline | 2026-11-28
IE | crisis | 116 123 | call | all | en | Samaritans | https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014 | 2026-11-23
IE | violence | 1800 341 900 | call | all | en | Women’s Aid | https://irishcentral.com/news/womens-aid-domestic-violence-helpline | 2026-11-23
AU | crisis | 13 11 14 | call | all | en | Lifeline | https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/ | 2026-11-23
AU | violence | 1800 737 732 | call | all | en | 1800RESPECT | https://fral.org.au/faq/family-safety | 2026-11-23
NZ | crisis | 1737 | text | all | en | Need to Talk? | https://nzfamilies.org.nz/?p=1578 | 2026-11-23
NZ | violence | 0800 733 843 | call | all | en | Women’s Refuge | https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/ | 2026-11-23
FR | crisis | 3114 | call | all | fr | numéro national de prévention du suicide | https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/ | 2026-11-23
DE | crisis | 0800 111 0 111 | call | all | de | TelefonSeelsorge | https://www.spektrum.de/news/telefonseelsorge-erste-hilfe-fuer-die-seele/2055834 | 2026-11-23
ES | crisis | 024 | call | all | es | Línea 024 | https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html | 2026-11-23
NL | crisis | 0800-0113 | call | all | nl | 113 Zelfmoordpreventie | https://www.nu.nl/binnenland/6062813/hulplijn-113-nu-ook-rechtstreeks-bereikbaar-voor-zelfmoordpreventie.html | 2026-11-23
`

/** Parses the names of a row: one for all languages, or one each. */
function namesOf(names: string): ByLocale {
  const [zh_CN = names, zh_TW = zh_CN, en_US = zh_CN] = names.split(' / ')
  return { zh_CN, zh_TW, en_US }
}

export const HELP_LINES: readonly HelpLine[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [region, of, number = '', by, hours, languages = '', names = '', source = '', checked = ''] = row.split(' | ')
    return { region, of, number, by, hours, languages: languages.split(' '), name: namesOf(names), source, checked } as HelpLine
  })

export const listHelpLines = (region: Region, of: HelpLine['of']): readonly HelpLine[] =>
  HELP_LINES.filter((line) => line.region === region && line.of === of)
