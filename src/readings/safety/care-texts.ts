import type { Locale } from '../reader/locale.ts'
import type { Harm } from './speech.ts'

/** Harms with the four texts below; the two urgent harms have texts of their own (`urgent-texts.ts`). */
type HeardHarm = Exclude<Harm, 'attempt' | 'others'>

/** Texts for one harm: opening, introduction of the help lines, a message that the user can send to somebody, closing. */
interface Caring {
  readonly first: string
  readonly heard: string
  readonly send: string
  readonly end: string
}

export interface CareTexts extends Readonly<Record<HeardHarm, Caring>> {
  /** Opening for users who ask whether the harm is fated. */
  readonly unwritten: string
  /** Answer to a message that follows one about harm and is no question about the book. */
  readonly listening: { readonly first: string; readonly end: string }
}

const zh_CN: CareTexts = {
  unwritten: '没有。你的盘里没有这一句，谁的盘里都没有。',
  self: {
    first: '命盘先放下，我想先问你：现在，你是一个人吗？手边有没有会伤到你的东西？有的话，请先离开它，走到有人的地方去。',
    heard: '你肯把这句话写出来，我当真。撑到今天一定很累。我是一套程序，陪不了你整夜，请让一个活人知道：',
    send: '打电话太难，就给一个信得过的人发这一句：“我现在不太好，你能来一下，或者陪我说说话吗？” 复制就行，不用解释。',
    end: '想在这里说，也可以。今天发生了什么，从哪儿说起都行。',
  },
  friend: {
    first:
      '命盘先放下。先弄清一件事：人在哪儿，身边有没有别人，手边有没有会伤到自己的东西？要是已经在危险里，别等回复，先打急救电话报地址，再找一个离得近的人赶过去。',
    heard:
      '可以直接问：“你是不是不想活了？” 这一问不会害人，多半让人松一口气。问完听着，少劝，少讲道理，也别答应替谁瞒着。这件事一个人扛不住，下面的电话，替别人担心的人也能打：',
    send: '不知道怎么开口，就发这一句：“我很担心你。我现在过去，或者给你打电话，你选一个。”',
    end: '你自己也要有人陪。今天就把这件事告诉一个你信得过的人，再回来跟我说说也行。',
  },
  loss: {
    first: '这件事太重了，命盘先放下。人走了，怪不到你说过的哪一句话、没接的哪一个电话，也没有谁的命里写着这一笔。',
    heard: '想念、生气、怪自己，会一阵一阵地来，没有期限。要是你也有过跟着去的念头，请今天就让一个活人知道：',
    send: '不想一个人待着，就给认得这个人的朋友发一句：“我今天很想念一个人，你能陪我说说话吗？”',
    end: '想在这里说，就从你记得的一件小事说起。',
  },
  violence: {
    first: '命盘先放下。被人伤害不是你的错，也不是谁的命。你现在安全吗？那个人在不在旁边？不安全就先出门，去有灯、有人的地方。',
    heard:
      '你把它说出来，我当真。有危险就报警，先说自己在哪儿，再说有人伤你。身上的伤拍下来，看过医生的单子留着，威胁的话、跟来的照片存一份，证件和一点钱放在随手拿得到的地方。受伤的是孩子或身边的人，你也可以替他打。可以打这些电话：',
    send: '不方便打电话，就给一个信得过的人发这一句：“我在这里不安全，请你现在联系我，先别告诉别人。”',
    end: '走不走、什么时候走，由你定，没有哪张盘替你定。这段对话会留在记录里，怕人看见，就到列表里删掉。',
  },
  listening: {
    first: '我在看。你写的我当真，不着急，想到哪儿写到哪儿。我是一套程序，听不全，也抱不了你，所以还是想请你让一个活人知道。',
    end: '要是现在比刚才更难，先打电话，再回来写。',
  },
}

const zh_TW: CareTexts = {
  unwritten: '沒有。你的命盤裡沒有這一句，誰的命盤裡都沒有。',
  self: {
    first: '命盤先擱著，我想先問你：你現在是一個人嗎？手邊有沒有會讓你受傷的東西？有的話，請先離它遠一點，走到有人的地方。',
    heard: '你願意把這句話打出來，我很認真看待。能撐到今天，一定很累了。我只是一套程式，沒辦法整晚陪你，請讓一個真的人知道：',
    send: '打電話太難的話，就傳這一句給一個你信任的人：「我現在不太好，你可以過來，或是陪我講講話嗎？」直接複製就好，不必解釋。',
    end: '想在這裡說也可以。今天發生了什麼事，從哪裡開始說都行。',
  },
  friend: {
    first:
      '命盤先擱著。先確定一件事：人在哪裡，旁邊有沒有別人，手邊有沒有會傷到自己的東西？如果已經有危險，不要等回覆，先打緊急電話報地址，再請離得近的人趕過去。',
    heard:
      '你可以直接問：「你是不是不想活了？」這樣問不會害到人，多半會讓對方鬆一口氣。問完就聽，少勸，少講道理，也不要答應幫忙保密。這件事一個人撐不住，下面的電話，替別人擔心的人也可以打：',
    send: '不曉得怎麼開口，就傳這一句：「我很擔心你。我現在過去找你，或是打給你，你選一個。」',
    end: '你自己也需要有人陪。今天就把這件事告訴一個你信任的人，之後想回來跟我說也可以。',
  },
  loss: {
    first: '這件事太沉了，命盤先擱著。人走了，不能怪你講過的哪一句話、漏接的哪一通電話，也沒有誰的命裡寫著這一筆。',
    heard: '想念、生氣、怪自己，會一陣一陣地來，沒有期限。如果你也想過跟著去，請今天就讓一個真的人知道：',
    send: '不想一個人待著，就傳一句給也認識那個人的朋友：「我今天很想念一個人，你可以陪我講講話嗎？」',
    end: '想在這裡說，就從你記得的一件小事開始。',
  },
  violence: {
    first: '命盤先擱著。被傷害不是你的錯，也不是誰的命。你現在安全嗎？那個人在旁邊嗎？不安全就先出門，去有燈、有人的地方。',
    heard:
      '你說出來了，我很認真看待。有危險就報警，先說你在哪裡，再說有人傷害你。身上的傷拍下來，驗傷單留著，威脅的訊息、跟來的照片備份起來，證件和一點錢放在隨手拿得到的地方。受傷的是孩子或身邊的人，你也可以幫忙通報。可以打這些電話：',
    send: '不方便講電話，就傳這一句給一個你信任的人：「我在這裡不安全，請你現在聯絡我，先不要告訴別人。」',
    end: '要不要離開、什麼時候離開，由你決定，沒有哪張命盤可以替你決定。這段對話會留在紀錄裡，怕被看到，就到列表裡刪掉。',
  },
  listening: {
    first: '我在看。你寫的我很認真看待，不急，想到哪裡寫到哪裡。我只是一套程式，聽不周全，也沒辦法抱抱你，所以還是想請你讓一個真的人知道。',
    end: '如果現在比剛才更難受，先打電話，再回來寫。',
  },
}

const en_US: CareTexts = {
  unwritten: 'No. It isn’t in your chart. It isn’t in anybody’s.',
  self: {
    first:
      'Let’s put the chart away. Are you alone right now? Is there anything near you that you could use to hurt yourself? If there is, please move away from it and go where there are people.',
    heard:
      'You wrote it down, and I’m taking it seriously. You must be very tired. I’m a program and can’t sit up with you, so please let a person know:',
    send: 'If a call is too much, send this to someone you trust: “I’m not okay right now. Can you come over, or stay on the phone with me?” Copy it as it is. You don’t have to explain.',
    end: 'You can talk here too. What happened today? Start anywhere.',
  },
  friend: {
    first:
      'Let’s put the chart away. First find out where they are, who is with them, and whether anything within reach could hurt them. If it has already started, don’t wait for a reply. Call the emergency number, give the address, and get whoever is nearest to go there.',
    heard:
      'You can ask it straight out: “Are you thinking about killing yourself?” Asking doesn’t plant the idea, and most people are relieved. Then listen, and don’t promise to keep it secret. This is too heavy for one person. The people on these lines also talk with someone who is worried about someone else:',
    send: 'If you don’t know how to begin, send this: “I’m worried about you. I can come over or I can call. Which one?”',
    end: 'You need someone beside you as well. Tell one person you trust today, then come back and talk here if you like.',
  },
  loss: {
    first:
      'I’m so sorry. Let’s leave the chart closed. No sentence you said did this, and no call you missed. It wasn’t written in anyone’s chart either.',
    heard:
      'Missing them, being angry, blaming yourself: it comes in waves and keeps no calendar. If you’ve thought of following, please let a person know today:',
    send: 'If you’d rather not be alone, send this to a friend who knew them: “I’m missing someone badly today. Could we talk for a bit?”',
    end: 'You can talk about them here. Start with one small thing you remember.',
  },
  violence: {
    first:
      'Let’s put the chart away. Being hurt isn’t your fault, and it isn’t fate. Are you safe right now? Is that person near you? If you aren’t safe, get out first, to a place with lights and people.',
    heard:
      'You told me, and I’m taking it seriously. In danger, call the police; say where you are before anything else. Photograph injuries, save threats, keep whatever the doctor gives you, and have your papers and a little money where you can grab them. If a child or someone near you is the one being hurt, you can call for them. These people can help:',
    send: 'If you can’t safely call, send this to someone you trust: “I’m not safe here. Please contact me now, and don’t tell anyone yet.”',
    end: 'Whether and when you leave is yours to decide; no chart decides it. This conversation stays in your history, so remove it from the list if someone might look.',
  },
  listening: {
    first:
      'I’m reading. I take what you write seriously, and there’s no hurry. I’m a program, though; I miss things and I can’t hold your hand, so I’d still ask you to let a person know.',
    end: 'If it’s harder now than a moment ago, call first and write after.',
  },
}

export const CARE_TEXTS: Readonly<Record<Locale, CareTexts>> = { zh_CN, zh_TW, en_US }
