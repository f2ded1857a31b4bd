/** zh_TW conversions that OpenCC lacks, for terms of the field and Taiwan's words; expected texts follow Taiwan usage (P-17). */
import { describe, expect, test } from 'vitest'
import { listChineseBookTexts } from '#build/books/chinese-texts.ts'
import { convertToTaiwanText } from '#build/books/taiwan.ts'
import made from '#readings/data/zh-tw.json' with { type: 'json' }

const taiwan: Readonly<Record<string, string>> = made

describe('texts for Taiwan', () => {
  test.each([
    ['丑月不丑', '丑月不丑'],
    ['天干透出，干支相合，他很能干，衣服晾干了', '天干透出，干支相合，他很能幹，衣服晾乾了'],
    ['辰戌相冲，别冲动', '辰戌相沖，別衝動'],
    ['金克木，克服它，一块巧克力', '金剋木，克服它，一塊巧克力'],
    ['屋里走了三公里', '屋裡走了三公里'],
    ['农历的履历', '農曆的履歷'],
    ['余气在里头', '餘氣在裡頭'],
    ['“话”里说‘话’', '「話」裡說『話』'],
    ['通过软件看视频，网络质量', '透過軟體看影片，網路品質'],
    ['一碗面，对面的面馆', '一碗麵，對面的麵館'],
    ['周末记账，松开手', '週末記帳，鬆開手'],
    ['{luck:now.from}起，干透', '{luck:now.from}起，干透'],
    ['切得干干净净，{month}干脆不干', '切得乾乾淨淨，{month}乾脆不幹'],
    ['每天干活，两个人各干各的，鞋干了', '每天幹活，兩個人各幹各的，鞋乾了'],
    ['别只看一只表，油表和两只碗', '別只看一支錶，油錶和兩個碗'],
    ['先记松的，看松柏', '先記鬆的，看松柏'],
    ['跟你没关系了，红绳系好', '跟你沒關係了，紅繩繫好'],
    ['一进一出，演一出没人看的', '一進一出，演一齣沒人看的'],
    ['拿不准你去不去', '拿不準你去不去'],
    ['划不划算，哄一哄，灯下摆着，猫几点喂', '划不划算，哄一哄，燈下擺著，貓幾點餵'],
    ['站台的灯，到账，收到账单', '月台的燈，入帳，收到帳單'],
    ['托你办事，它托着你', '託你辦事，它托著你'],
    ['顺着水游，每隔几里', '順著水游，每隔幾里'],
    ['一周里长进，家里人背着你', '一週裡長進，家裡人背著你'],
    ['同行的群里，你问一句，回了三条消息，人群里有好消息', '同行的群組裡，你問一句，回了三則訊息，人群裡有好消息'],
    ['签合同，交简历，哪儿有快递', '簽合約，交履歷，哪裡有包裹'],
    ['手上的活，没人派活，安排活动，十分活泼', '手上的工作，沒人派工作，安排活動，十分活潑'],
  ])('%s', (simplified, traditional) => {
    expect(convertToTaiwanText(simplified)).toBe(traditional)
  })

  test('are current for every text of the books', () => {
    const texts = listChineseBookTexts()
    expect(texts.length).toBeGreaterThan(1200)
    expect(Object.keys(taiwan).toSorted()).toEqual(texts)
    expect(texts.filter((text) => taiwan[text] !== convertToTaiwanText(text))).toEqual([])
  })

  test('contain the right terms and no mainland characters', () => {
    const wrong = Object.values(taiwan).filter((text) => /[醜“”‘’]|[这们说时来为过还没个样门问间听买卖书]/.test(text))
    expect(wrong).toEqual([])
  })
})
