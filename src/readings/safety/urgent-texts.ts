import type { Locale } from '../reader/locale.ts'
import { REGIONS, type Region } from './regions.ts'

/** Texts for emergencies; `call`: the formatted emergency numbers of the reader's region. */
interface UrgentTexts {
  readonly attempt: {
    readonly first: (call: string) => string
    /** Poison control, if the region has one. */
    readonly poison: (number: string) => string
    readonly near: string
    /** Answer to a further message. */
    readonly again: (call: string) => string
  }
  /** Opening if somebody else has made the attempt. */
  readonly friendFirst: (call: string) => string
  readonly others: {
    readonly first: string
    readonly call: (call: string) => string
    readonly lines: string
    readonly send: string
    readonly again: string
  }
}

const zh_CN: UrgentTexts = {
  attempt: {
    first: (call) =>
      `现在就打${call}，先报地址，再说吃了什么、做了什么。不要等，也不要看难不难受，没感觉也要打。人在高处、水边或路轨上，先退到里面去。`,
    poison: (number) => `吃了或喝了什么，也可以打毒物控制中心 ${number}。`,
    near: '把门打开，叫离得最近的人过来，同住的人、邻居、保安都行。药瓶和包装留着给来的人看。说不出话，就发这一句：“我现在要急救，请马上来，帮我叫救护车。”',
    again: (call) => `我在看，可是这里救不了急。还没打，就现在打${call}；打过了，就让身边的人陪着，别睡，等人来。`,
  },
  friendFirst: (call) => `要是刚刚发生，现在就打${call}，报地址，说清吃了什么、做了什么。别等回复，也别让人独自待着。`,
  others: {
    first: '这件事本书不算，不看盘，不起卦，也不挑日子。手里的东西放下，现在就走开，到有别人的地方去。',
    call: (call) => `有人会受伤，或者已经受伤，现在就打${call}。`,
    lines: '这个念头可以说给接电话的人听：',
    send: '打电话太难，就给一个信得过的人发这一句：“我怕自己做出收不回来的事，你现在来，或者陪我说话。”',
    again: '这件事本书还是不算。人先走开，念头压不住，就打电话。',
  },
}

const zh_TW: UrgentTexts = {
  attempt: {
    first: (call) =>
      `現在就打${call}，先報地址，再說吃了什麼、做了什麼。不要等，也不要看難不難受，沒有感覺也要打。人在高處、水邊或鐵軌上，先退到裡面。`,
    poison: (number) => `吃了或喝了什麼，也可以打毒藥物諮詢中心 ${number}。`,
    near: '把門打開，請離得最近的人過來，家人、室友、鄰居、管理員都可以。藥瓶和包裝留著給來的人看。講不出話，就傳這一句：「我現在需要急救，請馬上過來，幫我叫救護車。」',
    again: (call) => `我在看，可是這裡救不了急。還沒打，就現在打${call}；打過了，就讓身邊的人陪著，不要睡，等人來。`,
  },
  friendFirst: (call) => `如果剛剛才發生，現在就打${call}，報地址，說清楚吃了什麼、做了什麼。不要等回覆，也不要讓人獨自待著。`,
  others: {
    first: '這件事本書不算，不看命盤，不卜卦，也不挑日子。手上的東西放下，現在就走開，到有別人的地方去。',
    call: (call) => `有人會受傷，或是已經受傷，現在就打${call}。`,
    lines: '這個念頭可以說給接電話的人聽：',
    send: '打電話太難的話，就傳這一句給一個你信任的人：「我怕自己做出收不回來的事，你現在過來，或是陪我講話。」',
    again: '這件事本書還是不算。人先走開，念頭壓不住，就打電話。',
  },
}

const en_US: UrgentTexts = {
  attempt: {
    first: (call) =>
      `Call ${call} now. Say where you are first, then what you took or did. Don’t wait to see how you feel; call even if you feel fine. If you’re up high, by water or on tracks, move back first.`,
    poison: (number) => `If you swallowed something, Poison Control can help too: call ${number}.`,
    near: 'Unlock the door and tell whoever is nearest: the people you live with, a neighbor. Keep the bottle or package for whoever comes. If you can’t speak, send this: “I need an ambulance. Please come right now and call for me.”',
    again: (call) =>
      `I’m reading, but I can’t get help to you from here. If you haven’t called, call ${call} now. If you have, keep someone beside you and stay awake until they come.`,
  },
  friendFirst: (call) =>
    `If this has just happened, call ${call} now, give the address and say what was taken or done. Don’t wait for a reply, and don’t leave them alone.`,
  others: {
    first:
      'Mingshu doesn’t read for this: no chart, no cast, no day. Put down what is in your hands and step away now, to a place where there are other people.',
    call: (call) => `If someone could get hurt, or already is, call ${call} now.`,
    lines: 'You can say this thought out loud to the people on these lines:',
    send: 'If a call is too much, send this to someone you trust: “I’m afraid of what I might do. Come now, or stay on the phone with me.”',
    again: 'Mingshu still doesn’t read for this. Step away first, and call if the thought won’t let go.',
  },
}

export const URGENT_TEXTS: Readonly<Record<Locale, UrgentTexts>> = { zh_CN, zh_TW, en_US }

/**
 * Formats one number for a medical emergency, so that the reader need not choose; for `police` every emergency number, the
 * police first.
 */
export function formatEmergencyNumbers(here: Region | undefined, first: 'ambulance' | 'police', locale: Locale): string {
  if (here === undefined) return { zh_CN: '当地急救电话', zh_TW: '當地的緊急電話', en_US: 'your emergency number' }[locale]
  const { emergency } = REGIONS[here]
  const numbers = first === 'police' ? [...emergency].toReversed() : emergency.slice(0, 1)
  if (locale === 'en_US') return numbers.join(' or ')
  return ` ${numbers.join(' 或 ')}`
}
