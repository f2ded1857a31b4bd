import type { SourceText } from '../../facts/source-text.ts'
import type { Subtopic } from '../ask/understanding.ts'
import type { TopicTexts } from './topic-texts.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Texts of subtopics, e.g. of a debt owed to the user. */
export const subtopicTexts: Readonly<Record<Subtopic, TopicTexts>> = {
  schooling: {
    thing: w('孩子考试、上学的事', 'the child’s exam or school'),
    begin: w('跟孩子一起排好每天的时间', 'plan the days together with the child'),
    settle: w('陪孩子补最弱的一科', 'sit with the child over the weakest subject'),
    avoid: w('不临时换班、换老师', 'no sudden change of class or teacher'),
    go: w(
      '让孩子照平时的来，{best}你最帮得上忙。考得怎样，看孩子自己下的功夫。',
      'Let the child go on as usual. You can help most in {best}. How it turns out rests on the child’s own work.',
    ),
    steps: w(
      '先帮孩子补最弱的一科，一次一科，{best}再加。',
      'Help the child with the weakest subject first, one at a time, and add more in {best}.',
    ),
    wait: w('{span}里不加码，先让孩子睡够，{later}再补。', 'Add nothing {span}. Let the child get enough sleep, and catch up in {later}.'),
    unless: w(
      '老师说跟得上，孩子自己也想试，那就照学校的安排走。',
      'The teacher says the child is ready, and the child wants to try. Then follow the school’s plan.',
    ),
    deedGo: w(
      '今晚问孩子一句：哪一科最想有人陪。只陪那一科，半小时。',
      'Ask the child tonight which subject wants company. Half an hour, that subject alone.',
    ),
    deedWait: w('把孩子这一周的课写在纸上，圈出可以停的一门。', 'Put the child’s week on paper and circle one lesson that can stop.'),
  },
  bonus: {
    thing: w('奖金的事', 'the bonus'),
    begin: w('把做成的事列出来，问数目和日子', 'list what you finished and ask for the sum and the date'),
    settle: w('请对方把数目和日子写下来', 'have the sum and the date put in writing'),
    avoid: w('不提前花', 'don’t spend it ahead'),
    go: w(
      '可以去问，{best}开口最有分量；到账以前不算进开销。',
      'Ask about it. You carry most weight in {best}. Until it’s paid, leave it out of your budget.',
    ),
    steps: w(
      '先问清怎么算，{best}再谈数目；到账以前不花。',
      'First ask how the bonus is worked out, then talk figures in {best}. Spend none of it before it’s paid.',
    ),
    wait: w('{span}里先当没有这笔奖金，开销照旧，{later}再问。', 'Plan as if there were no bonus {span}, and ask again in {later}.'),
    unless: w('数目和日子已经写在纸上，那就照写的等。', 'The sum and the date are already in writing. Then go by that.'),
    deedGo: w(
      '今晚写三行：今年做成什么，照规定该有多少，找谁问。',
      'Three lines tonight: what you finished this year, what the rules say it’s worth, whom to ask.',
    ),
    deedWait: w('把这个月的开销照没有奖金算一遍。', 'Work out this month’s spending without the bonus.'),
  },
  rent: {
    thing: w('房租的事', 'the rent'),
    begin: w('当面谈租金和日子', 'talk about the rent and the dates face to face'),
    settle: w('写进合同，各留一份', 'put it in the lease, a copy each'),
    avoid: w('不退租，也不签长约', 'don’t give notice and don’t sign for long'),
    go: w(
      '可以谈，{best}最谈得拢，谈定就写进合同。',
      'Go and talk about it. {best} is the easiest time to agree; put the result in the lease.',
    ),
    steps: w('先问清附近的租金，{best}再谈，先续短的。', 'Find out the rents nearby first, talk in {best}, and renew for a short term.'),
    wait: w(
      '{span}里租金照旧，手边留住三个月的数，{later}再谈。',
      'Leave the rent as it is {span}, keep three months of it in hand, and talk in {later}.',
    ),
    unless: w(
      '合同快到期，或者已经付不出，那就现在谈，早说好过晚说。',
      'The lease is about to end, or the rent can’t be paid. Then talk now; early is better than late.',
    ),
    deedGo: w('今晚查三处差不多的房子租多少，记下来。', 'Tonight look up what three similar places rent for, and write it down.'),
    deedWait: w('算出房租占每月进账的几成，写在纸上。', 'Work out what share of the month’s income the rent is, and write it down.'),
  },
  borrow: {
    thing: w('借这笔钱', 'taking the loan'),
    begin: w('问清利息、期限和每月还多少', 'ask about the interest, the term and the monthly payment'),
    settle: w('只借够用的那一段，签字', 'take what’s needed and sign'),
    avoid: w('不为别的再借', 'borrow for nothing else'),
    go: w('可以借，{best}去谈条件；每月还得起再签。', 'Yes, if you can pay it back each month. Talk terms in {best}.'),
    steps: w('先借最少的一段，{best}看进账再添。', 'Take the smallest part first, and look at your income in {best} before adding.'),
    wait: w('{span}里先不借，自己攒一段，{later}再谈。', 'Don’t borrow {span}. Put some aside yourself and look again in {later}.'),
    unless: w(
      '利息低、以后才开始还的，比方助学贷款，那就照它的期限办。',
      'The interest is low and payment starts later, as with a student loan. Then go by its own dates.',
    ),
    deedGo: w(
      '今晚算一笔：每月还多少，占进账几成，没有进账撑得住几个月。',
      'Work it out tonight: the monthly payment, its share of your income, and how many months you’d manage without any.',
    ),
    deedWait: w('问三家的利息和期限，写成一张表。', 'Ask three lenders for interest and term, and put them in a table.'),
  },
  sale: {
    thing: w('卖房子', 'selling the house'),
    begin: w('挂出来，让人看房', 'list it and show it'),
    settle: w('谈定价钱，签字', 'agree on the price and sign'),
    avoid: w('不降价急卖', 'no price cut in a hurry'),
    go: w('可以卖，{best}谈价你最稳得住。', 'Yes, sell. In {best} you hold your price best.'),
    steps: w(
      '先挂出来问价，不急着出手：见过五个买主，{best}再定。',
      'List it and hear offers without hurry: five buyers, then decide in {best}.',
    ),
    wait: w(
      '{span}里先不卖，修一修，理好文件，{later}再挂。',
      'Don’t sell {span}. Repair, put the papers in order, and list it in {later}.',
    ),
    unless: w(
      '出的价已经到了你事先写下的数，或者急着用钱，那就不等。',
      'An offer has reached the number you wrote down beforehand, or the money is needed now. Then don’t wait.',
    ),
    deedGo: w(
      '先写下最低肯卖的数，封起来，谈的时候不改。',
      'Write down your lowest figure, seal it, and don’t change it while bargaining.',
    ),
    deedWait: w('把房子要修的写成单子，先修花钱最少的一样。', 'List what the house needs and do the cheapest repair first.'),
  },
  resale: {
    thing: w('卖掉旧的', 'selling the old one'),
    begin: w('清理干净，拍好照片挂出来', 'clean it, take good pictures and list it'),
    settle: w('谈定价钱，当面交', 'agree on the price and hand it over in person'),
    avoid: w('不急着降价', 'no price cut in a hurry'),
    go: w('可以卖，{best}出手最快，价也稳。', 'Yes, sell. In {best} it goes fastest and at a fair price.'),
    steps: w('先挂出来听三个价，{best}再出手。', 'List it and hear three offers, then sell in {best}.'),
    wait: w('{span}里先留着用，{later}再挂。', 'Keep and use it {span}, and list it in {later}.'),
    unless: w(
      '放着每月还要花钱，那就早卖，少一点也卖。',
      'It costs money each month just to keep. Then sell early, even for a little less.',
    ),
    deedGo: w(
      '今天查三处同样东西的卖价，写下最低肯卖的数。',
      'Look up three prices for the same thing today and write down your lowest figure.',
    ),
    deedWait: w('把票据、配件找齐，放在一处。', 'Find the receipt and the parts and put them in one place.'),
  },
  saving: {
    thing: w('存钱', 'saving'),
    begin: w('立一个存的数，到账先转走', 'fix a sum and move it the day pay arrives'),
    settle: w('把多出来的也存进去', 'add whatever is left over'),
    avoid: w('不动存下的那一份', 'don’t touch what is put by'),
    go: w('存得下，{best}最松，多存一成放在那时。', 'You can save. {best} is the easiest part, so put a tenth more by then.'),
    steps: w(
      '存得慢，要靠定数：到账先转走一成，{best}再加。',
      'It goes slowly and wants a fixed sum: a tenth the day pay arrives, more from {best}.',
    ),
    wait: w(
      '{span}里先求不漏，每月留住一小笔，{later}再多存。',
      'Stop the leaks first {span}: keep one small sum a month, and more from {later}.',
    ),
    unless: w(
      '有一笔利息高的债还没清，那就先还债，后存钱。',
      'A debt with high interest is still open. Then pay that first and save after.',
    ),
    deedGo: w('今天设一笔自动转账，数目小到不心疼。', 'Set up an automatic transfer today, small enough not to hurt.'),
    deedWait: w('翻出上个月的账，圈出三笔记不起来的。', 'Go through last month’s spending and circle three items you can’t recall.'),
  },
  trade: {
    thing: w('手上的生意', 'the business you run'),
    begin: w('推新的，见客人', 'bring out something new and see customers'),
    settle: w('把价钱和账目理清', 'put prices and books in order'),
    avoid: w('不压货，不扩', 'no extra goods and no growth'),
    go: w('生意往上走，{best}最见人气，加货、涨价放在那时。', 'Trade picks up, most of all in {best}. Add goods or raise prices then.'),
    steps: w('守住老客，小步试新，{best}看看再加。', 'Keep the regulars, try one new thing small, and add in {best}.'),
    wait: w('{span}里生意淡，先压住开支，{later}会活一些。', 'Trade is quiet {span}. Hold costs down; it livens up in {later}.'),
    unless: w(
      '三个月的账加起来还是进的多，那就别看月份，照做。',
      'Three months of books together show more in than out. Then carry on, whatever the month.',
    ),
    deedGo: w('今晚列出最赚的三样，明天摆到最前面。', 'Tonight list the three things that earn most, and put them in front tomorrow.'),
    deedWait: w(
      '把每月固定的开支写一张纸，划掉最不值的一项。',
      'Write the fixed costs of a month on one sheet and strike out the one least worth it.',
    ),
  },
  spending: {
    thing: w('平时的花销', 'day-to-day spending'),
    begin: w('立一个每周的数', 'fix a weekly sum'),
    settle: w('把省下的转走', 'move what was spared'),
    avoid: w('不逛，不囤', 'no browsing and no buying ahead'),
    go: w('管得住，{best}最容易收，先收天天花的那一样。', 'You can rein it in, most easily in {best}. Start with what you buy every day.'),
    steps: w('一次只收一样：先收天天花的，{best}再收下一样。', 'One thing at a time: first what you buy daily, the next in {best}.'),
    wait: w(
      '{span}里漏得快，先把零花装进一个定数，{later}会松些。',
      'It leaks quickly {span}. Put pocket money at a fixed sum; it eases in {later}.',
    ),
    unless: w(
      '花的是房租、吃饭、看病这些省不掉的，那要想的是进账，另问一次。',
      'It goes to rent, food and care that can’t be cut. Then the question is income; ask that.',
    ),
    deedGo: w('翻出上个月的账，把天天花的那一样加起来，看看是多少。', 'Go through last month and add up the one thing you buy every day.'),
    deedWait: w(
      '每周一取一笔现钱装信封，零花只从里面拿。',
      'Every Monday put one sum in an envelope, and take small spending from it alone.',
    ),
  },
  outlay: {
    thing: w('这笔开销', 'this expense'),
    begin: w('定下最高的数再付', 'fix the ceiling, then pay'),
    settle: w('把余款结清', 'settle the rest'),
    avoid: w('不追加', 'add nothing to it'),
    go: w('可以出，先定一个最高的数，{best}办。', 'You can pay it. Fix a ceiling first and do it in {best}.'),
    steps: w('先定一个够用的数，{best}照它付，不追加。', 'Fix a sum that is enough, pay that in {best}, and add nothing.'),
    wait: w('{span}里先压住，照小一号的办，{later}再添。', 'Hold it down {span} and do it one size smaller. Add to it in {later}.'),
    unless: w(
      '停下来要赔的比做完还多，那就做完，只砍一样。',
      'Stopping would cost more than finishing. Then finish, and strike out one thing.',
    ),
    deedGo: w(
      '今晚写三个数：够用的，舒服的，到顶的。照第一个办。',
      'Tonight write three sums: enough, comfortable, the ceiling. Go by the first.',
    ),
    deedWait: w('把单子上的东西排个先后，划掉最后一样。', 'Put the items in order and strike out the last.'),
  },
  collect: {
    thing: w('把钱要回来', 'getting the money back'),
    begin: w('当面说数目和日子', 'name the sum and the day, face to face'),
    settle: w('谈成分期，落在纸上', 'agree on installments and put them on paper'),
    avoid: w('不再垫，也不说重话', 'advance no more and say nothing hard'),
    go: w('可以开口要，{best}去谈，数目和日子一起说。', 'Ask for it. Talk in {best}, with the sum and a day.'),
    steps: w('先要一部分，让对方还得起，{best}再谈剩下的。', 'Ask for a part they can manage, and take up the rest in {best}.'),
    wait: w(
      '{span}里要得慢，先把凭据收齐、话留在纸上，{later}再催。',
      'It comes slowly {span}. Gather the receipts and keep it in writing; press in {later}.',
    ),
    unless: w(
      '对方已经定了哪天还，那就等到那天，前一天提醒一句。',
      'A day has been named already. Then wait for it and send one line the day before.',
    ),
    deedGo: w(
      '今天发一句话：多少，哪天以前，转到哪里。不解释。',
      'Send one line today: how much, by which day, to which account. No explaining.',
    ),
    deedWait: w('把转账记录、聊天、收据放进一个夹子，按日子排好。', 'Put transfers, messages and receipts in one folder, by date.'),
  },
  repay: {
    thing: w('还债', 'paying it off'),
    begin: w('排出先后，谈分期', 'set the order and ask for installments'),
    settle: w('多还一笔本金', 'pay something extra on the principal'),
    avoid: w('不添新债', 'no new debt'),
    go: w('还得清，先还利钱最高的，{best}可以多还一笔。', 'It can be paid off. Start with the dearest, and pay extra in {best}.'),
    steps: w(
      '按月还最低的，多出来的都给利钱最高的那笔，{best}松一些。',
      'Pay the minimum on each and the rest on the dearest. It eases in {best}.',
    ),
    wait: w(
      '{span}里先不添新的，打电话把每月的数谈小，{later}再多还。',
      'Take on nothing new {span}. Call and ask for smaller installments; pay more from {later}.',
    ),
    unless: w(
      '利钱已经滚得比本金快，那就先找银行或者免费的债务咨询谈，别一个人算。',
      'The interest already outruns the debt. Then talk to the bank or a free debt adviser first, not alone.',
    ),
    deedGo: w('今晚列一张单：欠谁，多少，利钱多高，哪天到期。', 'Tonight one list: to whom, how much, what interest, which day.'),
    deedWait: w('明天打一个电话，问最高的那笔能不能改分期。', 'Make one call tomorrow: ask whether the dearest can go into installments.'),
  },
  wage: {
    thing: w('薪水的事', 'the matter of pay'),
    begin: w('问清哪天补、补多少', 'ask which day and how much'),
    settle: w('要一句写下来的话', 'get one line in writing'),
    avoid: w('不替公司垫钱', 'advance nothing for the firm'),
    go: w('可以开口问，{best}谈得动，要一个写下来的日子。', 'Ask. In {best} there’s room to move; get a date in writing.'),
    steps: w('先问清，再做准备：{best}去谈，手上备一条别的路。', 'Ask first and prepare: talk in {best}, with another road in hand.'),
    wait: w(
      '{span}里别指望很快恢复，开支先按少的算，{later}会松些。',
      'Don’t count on it coming back {span}. Budget by the smaller sum; it eases in {later}.',
    ),
    unless: w(
      '已经拖过两回、说法又变，那就别等，先找下家。',
      'It has been late twice and the story changes. Then don’t wait, and look elsewhere.',
    ),
    deedGo: w('写两行给主管，只问两样：多少，哪天。', 'Write your manager a short note with two questions: how much, which day.'),
    deedWait: w('把工资单和出勤存一份在家里。', 'Keep a copy of payslips and hours at home.'),
  },
  signing: {
    thing: w('签字', 'signing'),
    begin: w('签', 'sign'),
    settle: w('把附件也签齐', 'sign the annexes too'),
    avoid: w('不签', 'no signatures'),
    go: w('可以签，{best}落笔，先看清怎么退出。', 'You can sign in {best}. Read first how one gets out.'),
    steps: w('可以签，把不清楚的一条先改好，{best}再落笔。', 'You can, once the one unclear clause is mended. Sign in {best}.'),
    wait: w('{span}里先不签，{later}再落笔。', 'Don’t sign {span}. Put your name down in {later}.'),
    unless: w(
      '期限是合同上写死的，那就照签，前一晚从头念一遍。',
      'The deadline stands in the contract. Then sign, and read it aloud the night before.',
    ),
    deedGo: w(
      '今晚把怎么停、谁赔、哪天付三条圈出来念一遍。',
      'Tonight mark three clauses and read them aloud: how it ends, who pays, which day.',
    ),
    deedWait: w('回一句：文件在看，哪天给答复。', 'Send one line: you’re reading it, and the day you’ll answer.'),
  },
  results: {
    thing: w('等结果', 'waiting for the result'),
    begin: w('问一声进度，只问一次', 'ask once how it stands'),
    settle: w('照两手准备往下走', 'go on with whichever of your two plans holds'),
    avoid: w('不天天刷', 'no checking every hour'),
    go: w(
      '名单在别人手里，盘上没有；看得见的是你这一边顺，{best}的消息接得住。',
      'The list is in other hands and isn’t in a chart. Your side looks easy; news in {best} will be welcome or bearable.',
    ),
    steps: w(
      '结果盘上看不出，两手准备：成了怎么走，不成怎么走，{best}以前写好。',
      'The result isn’t in a chart. Have two plans ready before {best}: one for yes, one for no.',
    ),
    wait: w(
      '结果盘上看不出，{span}里先把退路备好，{later}还有一次机会。',
      'The result isn’t in a chart. Keep a second road ready {span}; {later} is the next good time to try.',
    ),
    unless: w('通知已经来了，那就按通知办，不必再看日子。', 'The notice has come. Then go by it and leave the calendar.'),
    deedGo: w(
      '写两行：成了，第一件做什么；不成，第一件做什么。',
      'Write two lines: if yes, the first thing to do; if no, the first thing to do.',
    ),
    deedWait: w('今天联系一个备用的地方，只问日期。', 'Today ask one other place about its dates.'),
  },
  rapport: {
    thing: w('跟孩子说上话', 'getting through to the child'),
    begin: w('一起做一件孩子挑的事', 'do one thing the child picks'),
    settle: w('说好一条两边都守的规矩', 'agree on one rule that both keep'),
    avoid: w('不翻旧账，不加课', 'no old scores and no extra lessons'),
    go: w('说得上话，{best}最肯听，先听完再说一句。', 'You can get through, best of all in {best}. Hear them out, then say one thing.'),
    steps: w('先一起做事，少讲道理，{best}再谈要紧的。', 'Do something together first and explain less. Keep what matters for {best}.'),
    wait: w(
      '{span}里容易顶，先不争对错，{later}再谈规矩。',
      'It’s easy to clash {span}. Leave right and wrong alone, and talk of rules in {later}.',
    ),
    unless: w(
      '孩子不吃、不睡、不肯出门，那就先找老师或者医生，别等日子。',
      'The child doesn’t eat, sleep or go out. Then see a teacher or a doctor first.',
    ),
    deedGo: w('今晚陪二十分钟，做孩子挑的那件事，不教。', 'Twenty minutes tonight with what the child chooses, and no teaching.'),
    deedWait: w('这个星期只夸一回，夸一件看得见的事。', 'Praise once this week, for one thing that can be seen.'),
  },
  support: {
    thing: w('给家里出钱', 'paying for the family'),
    begin: w('说清数目，给', 'name the sum and give it'),
    settle: w('定下以后按什么数给', 'agree on the sum from then on'),
    avoid: w('不借钱来给', 'don’t borrow to give'),
    go: w(
      '可以出，{best}给最从容，先说清是一次还是每月。',
      'You can pay it, most easily in {best}. Say first whether it’s once or every month.',
    ),
    steps: w('出一半，或者只出一次，{best}再看要不要添。', 'Pay half, or once only, and see in {best} whether to add.'),
    wait: w('{span}里大数先不出，小的照给，{later}再添。', 'No large sum {span}. Keep the small ones going and add in {later}.'),
    unless: w(
      '家里有人等着看病、等着付房租，那就先给，回头再算。',
      'Someone is waiting to see a doctor or pay the rent. Then give first and reckon later.',
    ),
    deedGo: w('写一个给了也不影响自己过日子的数，照它给。', 'Write down a sum that leaves your own month whole, and give that.'),
    deedWait: w('跟家里另一个人商量，这笔怎么分着出。', 'Talk with one other in the family about sharing it.'),
  },
  purse: {
    thing: w('两个人的钱', 'money between the two of you'),
    begin: w('把各自的数说出来', 'tell each other the figures'),
    settle: w('定好公用的那一份', 'fix the shared part'),
    avoid: w('不拿钱比高低', 'no comparing of incomes'),
    go: w('可以谈，{best}把各自进多少、花多少说出来。', 'You can talk about it. In {best}, tell each other what comes in and goes out.'),
    steps: w(
      '先谈一样：房租还是日常，{best}再谈其余。',
      'Begin with one thing, the rent or the groceries, and take up the rest in {best}.',
    ),
    wait: w(
      '{span}里各管各的，公用的记一本，{later}再谈合在一起。',
      'Keep purses apart {span} and one book for what’s shared. Talk of joining them in {later}.',
    ),
    unless: w('有一方在还债，那就先把债说清，再谈怎么分。', 'One of you is paying off a debt. Then talk about the debt first.'),
    deedGo: w(
      '今晚各写三个数：进多少，花多少，想存多少，换着看。',
      'Tonight each writes three figures: in, out, and what to save. Swap the papers.',
    ),
    deedWait: w(
      '这个月公用的花销记在一张纸上，月底一起看。',
      'Keep this month’s shared spending on one sheet and read it together at the end.',
    ),
  },
  leave: {
    thing: w('长歇一阵', 'taking time off'),
    begin: w('请下假来', 'ask for the leave'),
    settle: w('把回来的日子说定', 'settle the day of return'),
    avoid: w('不辞，也不接新活', 'no quitting and no new work'),
    go: w('可以歇，{best}开始最从容，先说好哪天回来。', 'Take it. {best} is the easiest time to begin; settle the day of return first.'),
    steps: w(
      '先歇短的，三个星期试试，{best}再定要不要长。',
      'Take a short one first, three weeks, and decide in {best} whether to make it long.',
    ),
    wait: w(
      '{span}里先减事，一周空出一天，长的留到{later}。',
      'Lighten the load {span}, a free day each week, and keep the long leave for {later}.',
    ),
    unless: w(
      '已经累到睡不好、吃不下，那就先看医生，假先请。',
      'You’re too tired to sleep or eat. Then see a doctor, and take the leave at once.',
    ),
    deedGo: w(
      '算一笔：不进账，撑几个月。再写歇完想剩下什么。',
      'Reckon how many months you can go without pay, and write what you want to have at the end.',
    ),
    deedWait: w(
      '这个星期推掉一件可去可不去的事，那个晚上什么也不做。',
      'Decline one optional thing this week and do nothing that evening.',
    ),
  },
  habit: {
    thing: w('立习惯', 'a new habit'),
    begin: w('立一个新习惯', 'start the new habit'),
    settle: w('把它做满三个星期', 'keep it for three weeks'),
    avoid: w('不熬夜，不加码', 'no late nights and no extra load'),
    go: w('可以开始，{best}立的规矩留得住。', 'Begin. What you start in {best} tends to stay.'),
    steps: w('从小的开始，一天十分钟，{best}再加。', 'Start with ten minutes a day and add in {best}.'),
    wait: w('{span}里先歇够，{later}再立新规矩。', 'Rest first {span} and make new rules in {later}.'),
    unless: w(
      '累到影响吃饭走路，那就先去看医生，再谈别的。',
      'You’re so tired that meals and walking suffer. Then see a doctor before anything else.',
    ),
    deedGo: w('今晚比昨天早半小时关灯，连做三天。', 'Lights out half an hour earlier tonight, three nights running.'),
    deedWait: w(
      '这个星期推掉一件可去可不去的事，那个晚上什么也不做。',
      'Decline one optional thing this week and do nothing that evening.',
    ),
  },
  healing: {
    thing: w('缓过来', 'getting over it'),
    begin: w('出门，见老朋友', 'go out and see old friends'),
    settle: w('把留着的东西收进箱子', 'put what’s left in a box'),
    avoid: w('不翻以前的聊天', 'no reading of old messages'),
    go: w('会松开的，{best}轻一截，先把日子排满一半。', 'It loosens. {best} is lighter; fill half your days first.'),
    steps: w('慢慢来，一周比一周轻，{best}回头看得清。', 'Slowly, week by week. In {best} you can look back and see it clearly.'),
    wait: w('{span}里会反复，梦见也正常，{later}松得快些。', 'It comes and goes {span}, dreams included. It loosens faster in {later}.'),
    unless: w(
      '一个多月睡不好、吃不下，那就找医生或者咨询师说说，不必一个人扛。',
      'More than a month without sleep or appetite: then talk to a doctor or counselor. You needn’t carry it alone.',
    ),
    deedGo: w('今晚走四十分钟，不带耳机，回来写三行。', 'Walk forty minutes tonight without headphones, and write three lines after.'),
    deedWait: w('跟一个肯听的朋友约好每周一次，只走路，不劝。', 'Arrange a weekly walk with a friend who listens and doesn’t advise.'),
  },
  treat: {
    thing: w('请客的事', 'who pays'),
    begin: w('说一句轮着来', 'say that you’ll take turns'),
    settle: w('换个花费小的聚法', 'meet for something that costs less'),
    avoid: w('不抢着付', 'don’t be first to pay'),
    go: w(
      '可以开口说轮着来，{best}说最自然，交情不会少。',
      'Say that you’ll take turns. It sounds easiest in {best}, and the friendship won’t suffer.',
    ),
    steps: w(
      '先换小的聚法：一杯茶、走一圈，{best}再说轮着来。',
      'Meet for less first, a tea or a walk, and bring up taking turns in {best}.',
    ),
    wait: w(
      '{span}里少约大桌，各付各的，{later}再热闹。',
      'Fewer big tables {span}, each paying their own. Make it festive again in {later}.',
    ),
    unless: w(
      '对方近来手头紧，你也请得起，那就请，不记账。',
      'The other is short of money lately and you can afford it. Then pay and keep no account.',
    ),
    deedGo: w('下一回坐下就说：这次各付各的，下回再轮。', 'Next time, say it as you sit down: separate bills today, turns from then on.'),
    deedWait: w(
      '翻翻这三个月请了几回，写下一个每月的数，到了就停。',
      'Count how often you paid in three months, write down a monthly sum, and stop there.',
    ),
  },
  playmates: {
    thing: w('交朋友', 'making friends'),
    begin: w('约同学一起做一件事', 'ask a classmate to do something together'),
    settle: w('请到家里来', 'invite them home'),
    avoid: w('不传话，不站队', 'carry no tales and take no side'),
    go: w(
      '合得来的人就在身边，{best}一起做一件事，走得最近。',
      'Good company is close by. Doing one thing together in {best} brings it closest.',
    ),
    steps: w('先跟一个人熟起来，{best}再多认识几个。', 'Get to know one first, and a few more in {best}.'),
    wait: w(
      '{span}里不急着合群，先有一个玩得来的，{later}再热闹。',
      'No hurry to belong {span}. One good companion is enough; more come in {later}.',
    ),
    unless: w('有人欺负，那就先告诉老师和家里，不等日子。', 'Somebody bullies. Then tell a teacher and the family first.'),
    deedGo: w('这个星期邀一个同学，一起做作业或者打球。', 'Ask one classmate this week for homework or a ball game.'),
    deedWait: w('挑一样自己喜欢的，带去学校给人看。', 'Take one thing you like to school and show it.'),
  },
}
