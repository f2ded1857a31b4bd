import type { Locale } from '../reader/locale.ts'
import type { AnsweredBoundaryKind } from './boundary-kinds.ts'

export interface BoundaryText {
  /** Statement that the chart does not show this. */
  readonly says: string
  /** Whom to contact, and what to prepare first. */
  readonly turn: string
  /** An alternative question, if the subject is not distressing. */
  readonly next?: string
}

const zh_CN: Readonly<Record<AnsweredBoundaryKind, BoundaryText>> = {
  death: {
    says: '寿数不在盘上，本书也不算，谁的都不算。“死”“绝”“墓”是十二长生的名目，讲的是一样东西收起来的阶段，讲不到人的生死。',
    turn: '放心不下的是病，就把想问的几句写下来当面问医生：接下来会怎样，怎样能少受罪。放心不下的是人，今天就去见一面，或者打个电话。',
  },
  pregnancy: {
    says: '留不留、做不做、保不保得住，盘上都看不出，也没有哪个月更合适。这件事由你自己定，快慢也由你。',
    turn: '先去正规医院的妇产科，弄清周数和身体的情况，有哪几条路、各要注意什么，当面问医生。心里乱，就找一个不替你做主的人陪着去。出血多、肚子疼得厉害，现在就去急诊。有人逼你，不管逼你留还是逼你不留，也可以打下面的电话。',
  },
  medical: {
    says: '盘上看不出病，也看不出该不该用药、动不动手术、哪天动。这几样本书不算，也不挑日子。',
    turn: '身体的事找医生：写下哪里不舒服、从哪天起、在吃什么药，到医院当面问。药和治疗要不要变，也先问医生。胸痛、喘不上气、血止不住、人叫不醒，算急的，别等。',
  },
  blackmail: {
    says: '对方下一步做什么，盘上看不出。拿照片、视频或隐私逼人给钱，叫敲诈，错在他，不在你。',
    turn: '钱先别付，付了多半还会再要。聊天记录、账号、转账页面都截图留好，再报警；然后把对方拉黑，请平台删掉内容。已经付了的，打银行客服，请他们止付。告诉一个信得过的人；你还没成年，就告诉家里的大人，没人该怪你。',
  },
  bailiff: {
    says: '查封、扣车、上门执行，按的是法律文书和期限，盘上看不出，也没有哪天能躲过去。',
    turn: '先看文书：哪个法院或哪家机构，案号多少，几时以前要回。照文书上的单位去查公开电话，打过去核实真假，假冒的也有。期限以前带上文书、收入和开支去问律师或法律援助：能不能分期，哪些生活必需品不能动。东西别藏，字别急着签。',
  },
  'loan-shark': {
    says: '盘上看不出哪天会过去。讨债也有讨债的规矩，吓人、堵门、骚扰亲友、扣证件，哪一样都不该由你忍着。',
    turn: '有人堵门或要动手，先报警。借条、转账、电话和短信都留好，带去问律师或法律援助：哪些该还，哪些可以不认。也告诉一个家里人，这件事别一个人扛。',
  },
  fraud: {
    says: '钱追不追得回，要看报得快不快、流水清不清楚，盘上看不出。被骗不是笨，也不是命里该破财，骗人的是专做这一行的。',
    turn: '先打银行客服，说被骗了，请他们止付；再报警，带上转账记录、聊天记录和对方的账号。还没转的先别转。说先交一笔钱就能帮你追回来的，也是骗。',
  },
  wages: {
    says: '工资几时到手，盘上看不出。干了活就该拿钱，这不用问运气。',
    turn: '把合同、考勤、工资条、聊天记录收齐，找当地劳动监察大队投诉，或者申请劳动仲裁；请不起律师，可以申请法律援助。申请有期限，早点去问。',
  },
  legal: {
    says: '官司怎么判、人几时出来、孩子归谁，要看事实、证据和法条，盘上没有这一栏，开庭也不靠吉日。',
    turn: '先找律师，把日期、金额、往来文字列成一张单子带去；请不起，可以申请法律援助。要不要报警拿不准，就想一件事：现在有没有人危险。有，就报。',
  },
  gambling: {
    says: '号码和输赢是随机的，盘上的数推不出来。没有哪一天能替你翻本，也没有哪一年替你收手。',
    turn: '已经输了的，先停在今天：卡和密码交给信得过的人管，软件和群都退掉，欠的数写在一张纸上。停不下来不是没出息，精神科和成瘾门诊看这个。替家里人着急的，也可以去问。',
  },
  investment: {
    says: '买什么、卖不卖、涨不涨、该不该全放进去，盘上看不出，本书也不荐。',
    turn: '要动大笔的钱，先问持牌的人，再问自己：全亏了，明年的日子怎么过。可以问本书的是：你对钱是什么脾气，哪几个月容易手快。',
    next: '今年哪几个月花钱要慢一点？',
  },
}

const zh_TW: Readonly<Record<AnsweredBoundaryKind, BoundaryText>> = {
  death: {
    says: '壽數不在命盤上，本書也不算，誰的都不算。「死」「絕」「墓」是十二長生的名稱，講的是一樣東西收起來的階段，和人的生死無關。',
    turn: '放不下的是病情，就把想問的寫下來，當面問醫師：接下來會怎樣，怎樣可以舒服一點，也可以問安寧照護。放不下的是人，今天就去看看他，或是打一通電話。',
  },
  pregnancy: {
    says: '要不要留、要不要做、保不保得住，命盤都看不出來，也沒有哪個月比較適合。這件事由你自己決定，快慢也由你。',
    turn: '先到婦產科，確認週數和身體狀況，有哪幾條路、各要注意什麼，當面問醫師。心裡很亂，就找一個不會替你作主的人陪你去。大量出血、肚子劇痛，現在就去急診。有人逼你，不管是逼你留還是逼你拿掉，也可以打下面的電話。',
  },
  medical: {
    says: '命盤看不出病，也看不出該不該用藥、要不要開刀、哪一天開。這些本書不算，也不挑日子。',
    turn: '身體的事請找醫師：先寫下哪裡不舒服、從哪一天開始、正在吃什麼藥，看診時當面問。藥和治療要不要變，也先問醫師。胸痛、喘不過氣、血止不住、人叫不醒，都算緊急，不要等。',
  },
  blackmail: {
    says: '對方下一步要做什麼，命盤看不出來。拿照片、影片或隱私逼人給錢，叫恐嚇取財，錯在他，不在你。',
    turn: '錢先不要付，付了多半還會再要。對話、帳號、匯款頁面都截圖留好，再報警；然後封鎖對方，請平台移除內容。已經付了的，打給銀行請他們攔阻。告訴一個信得過的人；你還沒成年，就告訴家裡的大人，沒有人該怪你。',
  },
  bailiff: {
    says: '查封、扣薪、上門執行，照的是法院文書和期限，命盤看不出來，也沒有哪一天躲得過。',
    turn: '先看文書：哪個法院或機關，案號是什麼，什麼時候以前要回覆。照機關自己查公開電話打過去確認，假冒的也有。期限以前帶著文書、收入和開支去問律師或法律扶助：能不能分期，哪些生活必需品不能扣，要不要走債務協商。東西別藏，字也別急著簽。',
  },
  'loan-shark': {
    says: '命盤看不出哪一天會過去。討債也有討債的規矩，恐嚇、堵門、潑漆、騷擾親友、扣證件，沒有一樣該由你忍著。',
    turn: '有人堵門或要動手，先報警。借據、本票影本、匯款、電話和訊息都留好，帶去問律師或法律扶助：哪些該還，哪些可以不認。也告訴一個家人，這件事不要一個人扛。',
  },
  fraud: {
    says: '錢追不追得回來，要看報案快不快、金流清不清楚，命盤看不出來。被騙不是笨，也不是命裡該破財，騙人的是專門做這一行的。',
    turn: '先打給銀行，說被騙了，請他們攔阻；再報案，帶著匯款明細、對話紀錄和對方的帳號。還沒匯的先不要匯。說先付一筆錢就能幫你追回來的，也是詐騙。',
  },
  wages: {
    says: '薪水什麼時候拿得到，命盤看不出來。做了工就該拿到錢，這不必問運氣。',
    turn: '把契約、出勤紀錄、薪資單、對話紀錄收齊，向當地勞工局申訴，申請勞動檢查或勞資爭議調解；請不起律師，可以申請法律扶助。申請有期限，早一點去問。',
  },
  legal: {
    says: '官司怎麼判、人什麼時候出來、小孩跟誰，看的是事實、證據和法條，命盤上沒有這一欄，開庭也不靠好日子。',
    turn: '先找律師，把日期、金額、往來的文字列成一張清單帶去；請不起，可以申請法律扶助。要不要報警拿不定主意，就想一件事：現在有沒有人危險。有，就報。',
  },
  gambling: {
    says: '號碼和輸贏是隨機的，命盤上的數推不出來。沒有哪一天能替你翻本，也沒有哪一年替你收手。',
    turn: '已經輸掉的，先停在今天：卡片和密碼交給信得過的人保管，程式和群組都退掉，欠的數字寫在一張紙上。停不下來不是沒用，身心科和成癮門診都看這個。替家人著急的，也可以去問。',
  },
  investment: {
    says: '買什麼、賣不賣、會不會漲、該不該全部放進去，命盤看不出來，本書也不推薦。',
    turn: '要動用大筆的錢，先請教有執照的人，再問自己：全部賠掉，明年的日子怎麼過。可以問本書的是：你對錢是什麼脾氣，哪幾個月容易手滑。',
    next: '今年哪幾個月花錢要慢一點？',
  },
}

const en_US: Readonly<Record<AnsweredBoundaryKind, BoundaryText>> = {
  death: {
    says: 'A chart holds no length of life, and Mingshu doesn’t reckon one for anybody. Death, Grave and Severance are names in the twelve stages; they say that a thing is being put away for a season, nothing about a person’s end.',
    turn: 'If an illness is behind the question, write down what you want to know and ask the doctor: what comes next, and what would make it easier. Ask about hospice or palliative care too. If you’re afraid for someone, see them today, or call.',
  },
  pregnancy: {
    says: 'Keeping it, ending it, whether it will hold: none of that stands in a chart, and no month is better for it than another. This is yours to decide, at your own pace.',
    turn: 'See a doctor or a clinic you trust first. Find out how far along you are, which options you have and what each one asks of you; the law differs from state to state. Take someone who won’t decide for you. With heavy bleeding or strong pain, go to an emergency room now. If anyone is forcing you either way, these lines are for that too.',
  },
  medical: {
    says: 'A chart can’t see an illness, and it doesn’t know about medicine, surgery or the day for it. Mingshu doesn’t reckon these and picks no dates for them.',
    turn: 'Take this to a doctor, with the plain facts: where it bothers you, since when, what you’re taking. Ask before you stop a medicine, change it or put off treatment. Chest pain, trouble breathing, bleeding that won’t stop, someone who won’t wake up: don’t wait with those.',
  },
  blackmail: {
    says: 'The chart doesn’t show what they’ll do next. Using pictures, a video or a secret to get money out of you is blackmail. It’s their crime, and not your fault.',
    turn: 'Don’t pay; people who pay are usually asked again. Keep screenshots of the chat, the account and any transfer, and report it to the police. In the US, the FBI takes reports at ic3.gov. Then block them and ask the site to take the content down. If you’ve paid, call your bank. Tell one person you trust. If you’re under eighteen, tell an adult at home; nobody should blame you.',
  },
  bailiff: {
    says: 'Bailiffs and repossession go by papers and deadlines. The chart doesn’t show them, and no day is lucky for it.',
    turn: 'Read the letter first: which court or company, which case number, what date to answer by. Look up their number yourself and check that it’s real. Before that date, take the letter and a list of what you earn and spend to a free debt adviser or legal aid, and ask about paying in parts and what they’re not allowed to take. Don’t hide things, and sign nothing in a hurry.',
  },
  'loan-shark': {
    says: 'The chart doesn’t show when this will pass. Collecting a debt has rules; threats, visits to your family or your job, keeping your papers are not yours to put up with.',
    turn: 'If someone is at your door or about to get violent, call the police first. Keep the note, the transfers, the calls and the texts, and take them to a lawyer or legal aid (LawHelp.org finds one near you): some of it may not be owed. Tell one person at home. Don’t carry this alone.',
  },
  fraud: {
    says: 'Whether the money comes back depends on how fast it’s reported and how clear the trail is; a chart shows neither. Being scammed isn’t stupidity and it isn’t a bad money year. The people who did it do it for a living.',
    turn: 'Call your bank now, say it was fraud and ask them to stop or reverse it. Then report it to the police and at ReportFraud.ftc.gov, with the transfers, the chat and the account you paid. Send nothing more. Anyone who offers to get it back for a fee is another scam.',
  },
  wages: {
    says: 'The chart doesn’t show when you’ll be paid. You did the work, so the money is owed, and luck has no say in it.',
    turn: 'Gather your contract, hours, pay stubs and messages, and file a complaint with the labor department where you work; legal aid helps if you can’t pay a lawyer. There are deadlines, so ask soon.',
  },
  legal: {
    says: 'A case turns on facts, evidence and law, and none of those stand in a chart. It doesn’t show who gets the children, when someone gets out or a lucky court date.',
    turn: 'See a lawyer, and bring one page with the dates, the amounts and what was said in writing. If you can’t pay for one, LawHelp.org lists legal aid near you. If the question is whether to call the police, ask only this: is anyone in danger now. If yes, call.',
  },
  gambling: {
    says: 'Numbers and wins are chance, and no count in a chart reaches them. No day wins it back, and no year is set for stopping.',
    turn: 'If it’s already lost, stop at today: hand the cards and passwords to someone you trust, delete the apps, and write down what is owed on one sheet of paper. Not being able to stop is nothing to be ashamed of; doctors and counselors treat it. You can also call for someone you’re worried about.',
  },
  investment: {
    says: 'What to buy, when to sell, which way it goes, whether to put everything in: the chart doesn’t show it and Mingshu doesn’t recommend.',
    turn: 'Before moving real money, talk to someone licensed, then ask yourself how you’d live next year if all of it were gone. You can ask this book how you are with money, and in which months your hand is too quick.',
    next: 'Which months this year should I spend slowly?',
  },
}

export const BOUNDARY_TEXTS: Readonly<Record<Locale, Readonly<Record<AnsweredBoundaryKind, BoundaryText>>>> = { zh_CN, zh_TW, en_US }
