import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'wealth-luck-now',
    card: 'wealth',
    role: { section: 'time' },
    when: ['age>=16', 'age<=74', 'luck:now-left>=4'],
    paragraphs: [
      {
        id: 'wealth.now.bijian',
        because: ['luck:now=bijian'],
        zh_CN:
          '钱在这十年里是平分着走的：拼租，合开，一人一摊。{luck:now.from}到{luck:now.to}走{luck:now}，这步大运的天干是比肩，跟你一样高的人⟨（比肩运）⟩。好处是有伴，坏处是你想涨价，得等大家一起涨。',
        en_US:
          'Shared rent, joint ventures, one stall each: money moves in equal parts just now. From {luck:now.from} to {luck:now.to} you’re in {luck:now}, a luck cycle with the Friend on its stem, people exactly your height. You have company, and you can’t raise your price until everyone does.',
      },
      {
        id: 'wealth.now.bijian-firm',
        because: ['luck:now=bijian', 'sign:firm'],
        says: ['wallet=apart'],
        zh_CN:
          '本来就不缺人手，{luck:now.from}起又来了一个你。{luck:now}这步大运，天干是比肩，跟你一样的人，同类添同类，到{luck:now.to}为止，追的都是同一批客人⟨（比肩运）⟩。这十年忌跟人比快、比便宜。换一样别人没有的来卖；合着做的摊子，先分账，再谈交情。',
        en_US:
          'You had hands enough, and on {luck:now.from} one more of you arrived. The cycle {luck:now}, until {luck:now.to}, puts the Friend, someone just like you, above a chart already full of strength, so everyone’s after the same customers. Don’t race on speed or price in these years. Sell what the others don’t have. In anything shared, divide the books first and the friendship will keep.',
      },
      {
        id: 'wealth.now.jiecai',
        because: ['luck:now=jiecai'],
        says: ['wallet=apart'],
        zh_CN:
          '这几年，钱总要从熟人手里过一道才到你这里。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干劫财，就是手跟你一样快的那颗星⟨（劫财运）⟩：代付，合买，替谁垫一下。规矩不用多，两句就够：垫的钱当天要回，借的钱写明日子。',
        en_US:
          'Lately money passes through friends’ hands before it gets to yours. From {luck:now.from} to {luck:now.to} you’re in the cycle {luck:now}, with the Rival on its stem, a hand as quick as your own: someone else’s ticket, a joint purchase, a bill you cover. Two short rules are enough. What you front is repaid the same day; what you lend has a date on it.',
      },
      {
        id: 'wealth.now.jiecai-weak',
        because: ['luck:now=jiecai', 'sign:weak', 'kind:regular'],
        says: ['partnership=welcome'],
        zh_CN:
          '有人来分你的活，这一回是好事。{luck:now}大运从{luck:now.from}走到{luck:now.to}，天干劫财，平日说它分人的钱，可你力气不算多，多一双快手，担子反而挑得起来⟨（劫财运）⟩。分出三成，做成七成。挑搭档只看一样：出了错，是先解释还是先收拾。',
        en_US:
          'Somebody has come to take part of your work, and for once that’s good. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Rival on its stem. It’s known for taking a share; but you aren’t strong, and one more quick pair of hands lets you lift what you couldn’t. Give away three tenths and finish seven. In a partner look for the one who tidies up before explaining.',
      },
      {
        id: 'wealth.now.shishen',
        because: ['luck:now=shishen'],
        zh_CN:
          '手上的活这几年自己会找买主，只要你让人看见。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干食神，慢工与口福的星⟨（食神运）⟩，钱跟着东西走，不大跟着应酬走。一季做完一件，晾出一件。饭钱不妨宽一点，这步运里的好消息，多半是在饭桌上听来的。',
        en_US:
          'In these years your work finds its buyers by itself, provided it’s seen. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, carries the Eating god on its stem, slow work and good meals, and money follows the thing made more than the hands shaken. Finish one piece a season and hang it out. Be generous about lunch. That’s where the good news is heard.',
      },
      {
        id: 'wealth.now.shishen-weak',
        because: ['luck:now=shishen', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        zh_CN:
          '夸你手艺的人多了，你的抽屉也空了。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干食神，往外拿的星，你的力气又不算多，拿得快，补得慢⟨（食神运）⟩。这十年宜教会一个打下手的人：前头的粗活归他们，你只做最后一道。',
        en_US:
          'More people praise your hands, and the drawer is emptying. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Eating god on its stem, which draws out, and a chart that isn’t strong refills slowly. In these years teach somebody to assist you. The rough work at the start goes to them, and you keep the last step.',
      },
      {
        id: 'wealth.now.shangguan',
        because: ['luck:now=shangguan'],
        zh_CN:
          '老东西换个说法卖，是眼下这步运的门道。{luck:now.from}到{luck:now.to}走{luck:now}，大运的天干是伤官，花样、口才，外加一点不服⟨（伤官运）⟩，旧章程在你眼里样样该改，改出来的常能卖钱。只是别当着付钱的人笑旧的那一版，那一版说不定是对方定的。',
        en_US:
          'Old goods in a new telling: that’s the trade of your present cycle. From {luck:now.from} to {luck:now.to}, {luck:now} has the Hurting officer on its stem, novelty, talk and a little defiance. Every procedure looks due for change, and what you change can often be sold. Don’t laugh at the old version in front of whoever pays. They may have approved it.',
      },
      {
        id: 'wealth.now.shangguan-firm',
        because: ['luck:now=shangguan', 'sign:firm'],
        says: ['out=much'],
        zh_CN:
          '憋着的话，到{luck:now}这步大运才有了出口。{luck:now.from}到{luck:now.to}，天干伤官，开口与翻新的星，有力气的人走到这里如同开闸，写，讲，演，改，样样带得来钱⟨（伤官运）⟩。水来得急，先挖渠：挑一个固定的地方，每周同一天更新，别处少泼。',
        en_US:
          'What you’d been holding back gets its outlet in the cycle {luck:now}. From {luck:now.from} to {luck:now.to} the Hurting officer, speaking up and making new, stands on its stem, and for a chart with strength to spare that opens a sluice: writing, teaching, performing, mending, all of it can pay. Fast water wants a channel first. One fixed place, the same day each week, and little spilled elsewhere.',
      },
      {
        id: 'wealth.now.piancai',
        because: ['luck:now=piancai'],
        zh_CN:
          '陌生号码里，这十年混着几笔生意。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干偏财，外头流动的钱，来得杂，去得也快⟨（偏财运）⟩。先立一道门槛，三个问题：谁付，何时付，做不成谁担。三个都答得出才往下谈，答不出的留个号码，别留时间。',
        en_US:
          'Among the unknown numbers on your phone, in these years, some are business. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Indirect wealth on its stem, money on the move, mixed and quick to leave. Set a threshold of three questions: who pays, when, and who bears it if it fails. With three answers, go on. With fewer, keep the number and save the afternoon.',
      },
      {
        id: 'wealth.now.piancai-weak',
        because: ['luck:now=piancai', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        zh_CN:
          '机会比人手多，你这几年大概常说“等我忙完”。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干偏财，外头的钱一桩桩上门，你力气不算多，接得住的只有几桩⟨（偏财运）⟩。一年限三桩，别的转给信得过的人，收一点介绍费。三桩做透，胜过十桩半截。',
        en_US:
          'There are more openings than hands, and you must be saying “when I’m done with this” a good deal. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Indirect wealth, money by chance, on its stem, and offers come one after another to a chart that can hold a few. Three a year. Pass the rest to someone you trust, for a finder’s fee.',
      },
      {
        id: 'wealth.now.piancai-firm',
        because: ['luck:now=piancai', 'sign:firm'],
        says: ['wealth.load=many'],
        zh_CN:
          '力气攒够了，路也开了。{luck:now.from}起走{luck:now}大运，天干偏财，外头流动的钱，冲着一个扛得动的人来⟨（偏财运）⟩。到{luck:now.to}以前，多出门，多见生人，价往高里报一档。要防的只有“顺手”：顺手入的伙，顺手进的货，后来都要花整块的时间去收拾。',
        en_US:
          'The strength was there, and now the road is. Since {luck:now.from} you’ve been in the cycle {luck:now}, with Indirect wealth on its stem: money on the move, coming at someone who can carry it. Until {luck:now.to}, go out, meet strangers, quote one step higher. Guard only against the casual yes. A share joined in passing, goods bought in passing, take whole months to put away.',
      },
      {
        id: 'wealth.now.zhengcai',
        because: ['luck:now=zhengcai'],
        zh_CN:
          '工资单在这十年里比奖状要紧。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干正财，按月按件、来路清楚的钱⟨（正财运）⟩：合同签得下，款收得回，日子过得出预算。难处是笔笔都小，看着不起劲。每年年底加成一个数，念给家里人听，劲就来了。',
        en_US:
          'In these ten years the pay slip counts for more than the certificate. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Direct wealth on its stem, money by the month and by the piece, with a clear origin: contracts get signed, invoices paid, budgets kept. The sums are small and dull one by one. Each December add them up and read the total aloud at home.',
      },
      {
        id: 'wealth.now.zhengcai-weak',
        because: ['luck:now=zhengcai', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        zh_CN:
          '进账稳了，账单也跟着稳稳地来。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干正财，担子一份一份按月送到，力气不多的人容易全背上⟨（正财运）⟩：房贷，养车，替家里出的那份。新添一样固定开支以前，先停掉一样旧的。一进一出，背才直得起来。',
        en_US:
          'Income has steadied, and so have the bills. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Direct wealth on its stem, loads delivered monthly, and someone who isn’t strong tends to shoulder them all: the mortgage, the car, the family’s share. Before adding one fixed expense, stop another. One in, one out, and you can stand up straight.',
      },
      {
        id: 'wealth.now.qisha',
        because: ['luck:now=qisha'],
        says: ['wealth.title=press'],
        zh_CN:
          '派到你头上的，这些年多是别人做不完的。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干七杀，压人的星，也是让人升上去的星⟨（七杀运）⟩。难事可以接，接的时候把三样一起要：人手，期限，做成以后的名分。光要钱，做完就散；要了名分，下一份价才高。',
        en_US:
          'What has landed on you in these years is mostly what others couldn’t finish. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Seven killings on its stem, the star that pushes, and the one by which people rise. Take the hard thing, and ask for three more with it: people, a date, and a title when it’s done. Pay alone is soon gone. The title sets your next price.',
      },
      {
        id: 'wealth.now.qisha-weak',
        because: ['luck:now=qisha', 'sign:weak', 'kind:regular'],
        says: ['pressure=wears', 'wealth.haggle=yields'],
        zh_CN:
          '电话一响先坐直，是这几年养成的。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干七杀，一刻也不肯等，你力气不算多，催一下就应一下，应多了连价都忘了谈⟨（七杀运）⟩。凡是加急的，先回一句“我看一下，下午答复”。那半天里，把数目和日子写好再开口。',
        en_US:
          'At the word “urgent” you sit up straight, a habit of recent years. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has Seven killings on its stem, which counts in hours, and not being strong you answer at once, so fast that price never comes up. Say “let me look, I’ll tell you this afternoon.” By the afternoon, have a figure and a date.',
      },
      {
        id: 'wealth.now.zhengguan',
        because: ['luck:now=zhengguan'],
        zh_CN:
          '位子在这十年里会往你这边挪一格。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干正官，名分与规矩的星⟨（正官运）⟩，钱不会一下子多，可往后的钱要从这个名分上算起。要紧的是底子干净：报销，兼职，挂名，含糊的那几样趁没人问先理清。',
        en_US:
          'A chair is moving one place toward you. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Direct officer on its stem, standing and rules. Money doesn’t jump, but what you’re paid later will be reckoned from this standing. Keep the file clean: expenses, side jobs, positions you lent your name to. Straighten whatever is vague while nobody’s asking.',
      },
      {
        id: 'wealth.now.zhengguan-firm',
        because: ['luck:now=zhengguan', 'sign:firm'],
        says: ['wealth.title=press'],
        zh_CN:
          '有力气没处使的人，等的就是一把椅子。{luck:now.from}起走{luck:now}大运，天干正官，讲章程的星，来管一管你这身力气⟨（正官运）⟩；到{luck:now.to}以前，能考的考，能竞的竞，职级写进合同。椅子有扶手，坐上去胳膊就伸不开，先想好肯放下哪一样自由。',
        en_US:
          'Strength without a post waits for a chair. Since {luck:now.from} you’ve been in the cycle {luck:now}; on its stem the Direct officer, rules and standing, comes to put that strength in order. Before {luck:now.to}, take the exams there are, compete for what’s open, and get the grade into the contract. A chair has arms, so there’ll be less room to swing. Decide which freedom you’d give up.',
      },
      {
        id: 'wealth.now.pianyin',
        because: ['luck:now=pianyin'],
        zh_CN:
          '花在学冷门上的钱，这步运里比花在门面上的值。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干偏印，钻窄门的星⟨（偏印运）⟩，热闹的生意离你远些，懂的人少的那一行离你近些。一边学，一边找好第一位付钱的人，省得学成了自己揣着。',
        en_US:
          'In this cycle an odd subject deserves your money more than a new shop front does. {luck:now}, {luck:now.from} to {luck:now.to}, has the Indirect seal on its stem, the star of odd learning; busy trade is a little further off, and the field that few understand is nearer. While you study, find the first person who’d pay. Otherwise you’ll finish with it in your pocket.',
      },
      {
        id: 'wealth.now.pianyin-firm',
        because: ['luck:now=pianyin', 'sign:firm'],
        zh_CN:
          '计划写到第五版，还没有一版见过客户。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干偏印，让人多想一层的星，你本来有力气，再添一层想，手就更懒得动⟨（偏印运）⟩。给这十年定个粗规矩：第二版就拿出去，第三版以后，只改客人说的地方。',
        en_US:
          'The plan is in its fifth draft, and no client has seen any. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Indirect seal on its stem, the star that thinks once more, and on a chart with strength enough one more thought makes the hand lazier. A rough rule for these years: the second draft goes out. From the third on, change only what the client mentions.',
      },
      {
        id: 'wealth.now.zhengyin',
        because: ['luck:now=zhengyin'],
        zh_CN:
          '有人肯教、肯荐、肯等你，是这十年最值钱的一项。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干正印，师长与文书的星⟨（正印运）⟩，证书，房契，合同，跟纸有关的事办起来顺。钱来得斯文，也慢。趁有人等，把该考的考完。',
        en_US:
          'That someone will teach you, recommend you and wait for you is the most valuable item of these ten years. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Direct seal on its stem, the star of teachers and documents, and whatever is done on paper goes more smoothly: licenses, deeds, contracts. Money comes politely and slowly. While they’re waiting, finish your exams.',
      },
      {
        id: 'wealth.now.zhengyin-weak',
        because: ['luck:now=zhengyin', 'sign:weak', 'kind:regular'],
        says: ['backing=elders'],
        zh_CN:
          '一个人扛着的事，这步运里有人来搭把手。{luck:now}大运从{luck:now.from}到{luck:now.to}，天干正印，护人的星，你力气不算多，正缺这一层⟨（正印运）⟩。屋檐底下也有房租：帮你的那几位，按月去走动一次。钱上不必急，他们替你省下的工夫，拿去了结一件拖久的事。',
        en_US:
          'What you were carrying alone, somebody now takes an end of. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, has the Direct seal on its stem, the star that shelters, and a chart that isn’t strong was short of just that. A roof has its rent: look in once a month on those who help. Don’t hurry the money. Spend the strength they save you on finishing one thing you’ve put off.',
      },
      {
        id: 'wealth.now.zhengyin-firm',
        because: ['luck:now=zhengyin', 'sign:firm'],
        zh_CN:
          '事事有人替你想好，你反倒懒得开价了。{luck:now.from}到{luck:now.to}走{luck:now}大运，天干正印，像一位事事代劳的长辈，护着一个本来就有力气的人⟨（正印运）⟩。暖和惯了，外头的钱显得冷。每季挑一件没人罩着的小事去做，自己谈价，自己收款，手别生。',
        en_US:
          'Everything has been thought of for you, and you can’t be bothered to name a price. From {luck:now.from} to {luck:now.to}, the cycle {luck:now} has the Direct seal on its stem, the star that shelters, over someone with strength already. Warm long enough, you find the money outside cold. Each quarter do one small job with nobody covering you. Set the price and collect it yourself.',
      },
      {
        id: 'wealth.now.wanted',
        because: ['luck:now-use-both'],
        zh_CN:
          '同样的力气，这十年用出去回得多。{luck:now}大运从{luck:now.from}到{luck:now.to}，上下两个字都是{element:use}，正是你盘里要的那一样⟨（用神运）⟩。顺的时候，人容易以为是自己变聪明了。趁顺把最难谈的那个数谈下来，写进长合同；别趁顺多铺摊子。',
        en_US:
          'The same effort brings back more in these ten years. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, is {element:use} above and below, which is what your chart asks for⟨ (Useful element)⟩. When things go well, one tends to credit one’s own cleverness. Use the time to settle the hardest figure and put it in a long contract. Don’t use it to open more stalls.',
      },
      {
        id: 'wealth.now.unwanted',
        because: ['luck:now-adverse-both'],
        zh_CN:
          '忙归忙，账面不大动，这几年多半是这样。{luck:now}大运从{luck:now.from}到{luck:now.to}，上下两个字都是{element:adverse}，你的盘最不想再添的那一样⟨（忌神运）⟩。这样的十年合适修房子，盖房子可以缓：续旧约，练旧手，把成本一项一项往下减。减下来的，都是下一步运的本钱。',
        en_US:
          'Busy, and the balance hardly moves: these years tend to be like that. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, is {element:adverse} above and below, the last thing your chart wants more of⟨ (Adverse element)⟩. Such a decade is for repairing a house, and building can wait: renew old contracts, practice old skills, take costs down one by one. What you trim is working money for the next.',
      },
    ],
  },
  {
    id: 'wealth-luck-next',
    card: 'wealth',
    role: { section: 'time' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.next.bijian',
        because: ['luck:next=bijian'],
        zh_CN:
          '下一步大运里，你会多出几个身量相当的人。{luck:next.from}换{luck:next}，天干比肩，就是跟你一样的人⟨（比肩运）⟩，一起做的事多，独得的钱少。换运以前，先把你名下的东西划出界线：客户名单，作品，账号，哪些归自己，写在纸上。',
        en_US:
          'The cycle to come brings you people of your own size. On {luck:next.from} you change to {luck:next}, with the Friend on its stem: more is done together and less earned alone. Before then draw a line around what’s yours, the client list, the work, the accounts, and let the others see it.',
      },
      {
        id: 'wealth.next.jiecai',
        because: ['luck:next=jiecai'],
        says: ['wallet=apart'],
        zh_CN:
          '往后开口借钱的人会多，不妨先把“不”字练熟。{luck:next.from}走进{luck:next}大运，天干劫财，手跟你一样快的星⟨（劫财运）⟩。趁还没到，共同的户头拆开，替人做的担保退掉，欠条收齐。眼下拆只费纸，到那时拆，费的是情面。',
        en_US:
          'More people will ask for loans in the next cycle, so practice your no. On {luck:next.from} you enter {luck:next}, with the Rival on its stem, a hand as quick as yours. Before it comes, split joint accounts, withdraw from guarantees, collect your IOUs. Done now it’s bookkeeping. Done then it costs a friendship.',
      },
      {
        id: 'wealth.next.shishen',
        because: ['luck:next=shishen'],
        says: ['wealth.title=wait'],
        zh_CN:
          '头衔先放一放，手艺多攒一点，因为{luck:next.from}以后靠手吃饭。那天起走{luck:next}大运，天干食神，慢工出细货的星⟨（食神运）⟩，做得出的人日子好过。从现在起每个月留一件样品，到换运那天，开张就有货架。',
        en_US:
          'Save up skill now rather than titles, since after {luck:next.from} you’ll live by your hands. That day the cycle {luck:next} begins, with the Eating god on its stem, slow work and fine goods; those who can make things do well in it. Keep one sample a month from now on. On the first day you’ll have a full shelf.',
      },
      {
        id: 'wealth.next.shangguan',
        because: ['luck:next=shangguan'],
        zh_CN:
          '眼下忍着没说的那些改法，都记下来，{luck:next.from}以后用得上。那天换{luck:next}大运，天干伤官，开口与翻新的星⟨（伤官运）⟩，合适出来讲，出来改，另立一块牌。真要出来，先把旧东家的文书交接干净，别留话柄。',
        en_US:
          'The improvements you’re biting back now, save; after {luck:next.from} you’ll use them. On that day you change to the cycle {luck:next}, with the Hurting officer on its stem, the star of speaking up and making new, good for lectures, redesigns, a sign of your own. If you do leave an employer, hand over the files in such order that nobody can complain.',
      },
      {
        id: 'wealth.next.piancai',
        because: ['luck:next=piancai'],
        zh_CN:
          '外头的钱，要到{luck:next.from}才真正动起来。那天起走{luck:next}大运，天干偏财，流动的钱⟨（偏财运）⟩，门路，生客，异地的单子都多。眼下做两样准备：一张随时拿得出手的报价单，一条亏到多少就停的线。有这两样，来多少人都不慌。',
        en_US:
          'The money outside really begins to move on {luck:next.from}. That’s when the cycle {luck:next} begins, with Indirect wealth on its stem: contacts, strangers, orders from elsewhere. Two preparations will do. A price list that can be sent at any time, and a loss at which you stop. With those in hand, let them come, however many.',
      },
      {
        id: 'wealth.next.zhengcai',
        because: ['luck:next=zhengcai'],
        zh_CN:
          '稳当的钱在后头排着，{luck:next.from}开门。那天换{luck:next}大运，天干正财，按月按份来的钱⟨（正财运）⟩，合同长，数目细。要接得住，先把自己变成收得了钱的样子：发票开得出，账号对得上，什么钟点找得到人写清楚。',
        en_US:
          'The steady money is in line, and the door opens on {luck:next.from}. You change that day to the cycle {luck:next}, with Direct wealth on its stem, the regular payer, long contracts and modest sums. To catch it, become someone who can be paid: able to send an invoice, with accounts that match and hours when you can be reached.',
      },
      {
        id: 'wealth.next.qisha',
        because: ['luck:next=qisha'],
        zh_CN:
          '再往后一步，活会变硬。{luck:next.from}起走{luck:next}大运，天干七杀，爱出难题，也肯给答对的人加价⟨（七杀运）⟩，小打小闹的单子少，要扛责任的多。趁现在松，找好两样帮手：一位能问的前辈，一个能顶班的同伴。硬活一个人接，接得下，撑不久。',
        en_US:
          'One cycle on, the work gets harder. From {luck:next.from} you’re in {luck:next}, with Seven killings on its stem, the star that presses people and promotes them: fewer small jobs, more with responsibility. While it’s slack, find two helpers, a senior you can ask and a companion who can cover a shift. Alone you could take the hard job and couldn’t keep it up.',
      },
      {
        id: 'wealth.next.zhengguan',
        because: ['luck:next=zhengguan'],
        says: ['wealth.title=wait'],
        zh_CN:
          '名分这件事，眼下可以慢一点。{luck:next.from}换{luck:next}大运，天干正官，认资历也认印章⟨（正官运）⟩，椅子到那时才摆出来，今天硬争的是凳子。这之前把履历里空着的格子填上：学历，证，一封正经的推荐信。',
        en_US:
          'As to titles, there’s no hurry now. On {luck:next.from} you change to the cycle {luck:next}, with the Direct officer on its stem, titles and terms; that’s when the chairs are put out, and what’s fought over today is a stool. Until then fill in the blanks on the résumé: a degree, a license, a proper letter of reference.',
      },
      {
        id: 'wealth.next.pianyin',
        because: ['luck:next=pianyin'],
        zh_CN:
          '闲钱以后会往书里和冷门的家什里去。{luck:next.from}换{luck:next}大运，天干偏印，越冷门越来劲⟨（偏印运）⟩，热闹的客人少了，肯为“只有你会”付钱的多了。趁热闹还在，把老客的联系方式存好，再挑一门你愿意钻十年的。',
        en_US:
          'Spare money will later go into books and peculiar equipment, once {luck:next}, the Indirect seal’s own cycle of odd learning, has begun on {luck:next.from}: fewer crowds, more people who’ll pay for what only you do. While the crowd lasts, save the regulars’ addresses. Then choose one subject you could dig at for ten years.',
      },
      {
        id: 'wealth.next.zhengyin',
        because: ['luck:next=zhengyin'],
        zh_CN:
          '靠山在路上，别急着拿自己去填每一个坑。{luck:next.from}起走{luck:next}大运，天干正印，有人撑腰、有字为凭⟨（正印运）⟩，学，考，置办有凭有据的东西，都比硬挣合算。这之前先还一还人情，那步运里肯帮你的，多半是今天认得你的人。',
        en_US:
          'Backing is on its way, so don’t plug every hole with yourself. From {luck:next.from} you’re in the cycle {luck:next}, with the Direct seal on its stem, teachers and documents; studying, taking exams and getting things in writing pay better then than sheer toil. Return some favors first. Those who’ll help in that cycle mostly know you already.',
      },
    ],
  },
  {
    id: 'wealth-best-year',
    card: 'wealth',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'wealth.best.bijian',
        because: ['best-year=bijian', 'age<=74'],
        says: ['partnership=welcome'],
        zh_CN:
          '搭班，合伙，拉上同行一起接大单，留给{year:best}。天干来的是比肩，跟你一样高的人⟨（比肩年）⟩，帮手和钱头一回坐上同一张桌，十年的分数也是它最高。名单现在就列，先一起做一件小的，看得出谁靠得住。',
        en_US:
          'Joining forces, sharing a shift, taking a big order with others in the trade: keep those for {year:best}. Of the ten years ahead it scores highest for your chart, with the Friend, people of your own height, on its stem, so help and money sit at one table. Begin the list now. One small job together shows who can be relied on.',
      },
      {
        id: 'wealth.best.jiecai',
        because: ['best-year=jiecai', 'age<=74'],
        says: ['wallet=apart'],
        zh_CN:
          '朋友多的一年，未必是破费的一年。十年里打头的{year:best}，天干偏偏是劫财，平日从你碗里夹菜的，到你这张盘里改来抬桌子⟨（劫财年）⟩。那年适合众筹，团购，一起搬一件大家伙。力气收下，账照样分开。',
        en_US:
          'A year full of friends isn’t always an expensive one. In {year:best}, the best of the ten ahead, the star with its hand out, the Rival, comes to your chart to lift. It’s a year for crowdfunding, group orders, moving something big together. Take the hands. Keep the books apart.',
      },
      {
        id: 'wealth.best.shishen',
        because: ['best-year=shishen', 'age<=74'],
        zh_CN:
          '想开张的，想出货的，往{year:best}上排。食神当头，手上的活与胃口都旺⟨（食神年）⟩，摊子一支，闻着味的人自己就来，往后十年没有哪一年比它更好开价。那之前只做一件事，攒够三个月卖的量。',
        en_US:
          'If you mean to open, or to ship, aim at {year:best}. The Eating god, making and appetite, leads the best of your ten years: what you put out gets taken, and the price is agreed without strain. Until then do one thing. Lay in enough to sell for three months.',
      },
      {
        id: 'wealth.best.shangguan',
        because: ['best-year=shangguan', 'age<=74'],
        zh_CN:
          '一个方案，一句话，一块新牌子，你想亮很久了，放到{year:best}亮。那年来的是伤官，嘴和新花样都归它管⟨（伤官年）⟩，十年里台下的灯数这一回打得最足。亮之前找一位嘴不饶人的朋友先挑一遍，在家听，好过在台上听。',
        en_US:
          'There’s something you’ve wanted to show for a while, a line, a plan, a new sign. Show it in {year:best}, the highest of the ten years ahead, when the Hurting officer, wit and new turns, has the floor. First let a sharp-tongued friend go over it. Better at the kitchen table than from the stage.',
      },
      {
        id: 'wealth.best.piancai',
        because: ['best-year=piancai', 'age<=74'],
        zh_CN:
          '跑外头的钱，{year:best}最跑得动。车站、展会、别人的饭局，偏财都爱去，它那年当头⟨（偏财年）⟩，十年里没有更高的分，生客和临时的大单都在路上。那一年少开会，多出门；出门以前，把家里的活理到没有你也转。',
        en_US:
          'Money that has to be fetched is best fetched in {year:best}. It scores highest of the ten years ahead, with Indirect wealth, money from outside, on its stem: strangers, other cities, a large order out of nowhere. That year hold fewer meetings and go out more. Before you do, arrange things at home so they run without you.',
      },
      {
        id: 'wealth.best.zhengcai',
        because: ['best-year=zhengcai', 'age<=74'],
        zh_CN:
          '要谈一份长约，往{year:best}里谈。往后十年的高处在那里，来的是正财，像按月送到门口的牛奶⟨（正财年）⟩，数目不惊人，天天有。去谈以前，把上一年的账装订成册；对方翻它的时候，你少说话。',
        en_US:
          'If you’re after a long contract, negotiate it in {year:best}. Direct wealth, which pays on time, has the stem of that year, the best of ten; the figure won’t amaze anyone, and it keeps coming. Beforehand have the last year’s accounts bound. While the other side turns the pages, say little.',
      },
      {
        id: 'wealth.best.qisha',
        because: ['best-year=qisha', 'age<=74'],
        zh_CN:
          '最硬的那份活，留到{year:best}接。天干的七杀平日逼人，到你这张盘里却是来开路的，十年里的头名就给了它⟨（七杀年）⟩。那年有人把烫手的东西递过来，别先摇头，先问一句：做成了归谁。',
        en_US:
          'Keep the hardest job for {year:best}. It scores highest of the ten years ahead, and its stem is Seven killings, the star that presses and promotes, which in your chart comes to clear a road. When someone hands you something hot that year, don’t shake your head at once. Ask whose it will be when it’s done.',
      },
      {
        id: 'wealth.best.zhengguan',
        because: ['best-year=zhengguan', 'age<=74'],
        says: ['wealth.title=press'],
        zh_CN:
          '想升，想调，想要一个正式的名义，{year:best}去开口。那年正官当头，管名分的星⟨（正官年）⟩，章程站在你这边，往后十年再挑不出更合适的。开口那天带两样：一页做成的事，一句想要的职名。怨气别带。',
        en_US:
          'For a promotion, a transfer, a proper title, ask in {year:best}. Office and rank, the Direct officer’s business, lead that year, and it scores highest of the ten, so procedure is on your side. Bring two things that day, a page of what you finished and the name of the post. Leave the grievance at home.',
      },
      {
        id: 'wealth.best.pianyin',
        because: ['best-year=pianyin'],
        zh_CN:
          '有一门冷本事，你一直没空学完，{year:best}把它学完。偏印当头，管的正是少有人走的那条路⟨（偏印年）⟩，十年里学进去的东西，数那年留得住，也数那年换得了钱。抽屉和晚上先各空出一个来，别等到那年才收拾。',
        en_US:
          'One odd skill you’ve never had time to finish: finish it in {year:best}. Of the ten years ahead it scores highest, and its stem is the Indirect seal, which keeps whatever it learns, so what goes in that year stays. Clear a drawer and an evening for it now. Don’t leave the tidying to that year.',
      },
      {
        id: 'wealth.best.zhengyin',
        because: ['best-year=zhengyin'],
        zh_CN:
          '证书，房契，长约，推荐信，凡是要盖章的，排到{year:best}办。正印当头，师长与公章都归它⟨（正印年）⟩，柜台里那位抬头看了你一眼，肯签，十年里这样的好脸色数那年最多。那位你现在就认得，提前去走动，手里别只拿一张表格。',
        en_US:
          'Licenses, deeds, long contracts, letters of recommendation: whatever needs a seal, schedule for {year:best}. Teachers and documents, the Direct seal’s people, come with the best score of the ten, so somebody is willing to sign. You know that somebody already. Visit before then, with more in your hands than a form.',
      },
    ],
  },
  {
    id: 'wealth-tight-year',
    card: 'wealth',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'wealth.tight.bijian',
        because: ['tight-year=bijian'],
        says: ['wallet=apart'],
        zh_CN:
          '凑份子，合伙，联名，{year:tight}先放一放。那年比肩当头，一碗面进来两双筷子⟨（比肩年）⟩，十年里分数最低的就是它。日子照过，新约缓签。跟老伙伴的账趁前头结清，到那年坐下来，只吃饭，不分钱。',
        en_US:
          'Pooled money, partnerships, joint names: let them rest in {year:tight}. The Friend, people just like you, comes to the same bowl that year, and none of the ten scores lower. Life goes on as usual; new agreements can wait. Settle with old partners before then, so that when you sit down that year it’s for dinner and nothing else.',
      },
      {
        id: 'wealth.tight.jiecai',
        because: ['tight-year=jiecai'],
        says: ['wallet=apart'],
        zh_CN:
          '钱包那一年放里袋。{year:tight}劫财当头，熟人的手先伸到⟨（劫财年）⟩，来借的，来请你垫的，会比平常多，所以十年打分它落在末位。预备一句话就够：今年的闲钱都排了用场。这句话要成真，所以年初就把它排好。',
        en_US:
          'In {year:tight} keep the wallet in the inside pocket. The quick hand, the Rival, is on its stem, and the score is the lowest of the ten; expect more requests than usual to lend, front and vouch. One sentence will do: this year’s spare money is spoken for. Make it true. Assign it in January.',
      },
      {
        id: 'wealth.tight.shishen',
        because: ['tight-year=shishen', 'age<=74'],
        says: ['wealth.load=few'],
        zh_CN:
          '手艺人也有做多了的时候。{year:tight}食神当头，锅一直热着，灶却没歇过⟨（食神年）⟩，拿得多，补得少，十年里就这一年得分垫底。那年价不用动，量要减：接单数砍到平日的七成，空下来的日子修工具，睡午觉。',
        en_US:
          'Even a good hand can do too much. The Eating god, which draws out more than comes in, leads {year:tight}, the tightest of the ten years ahead. Leave the prices alone that year and cut the volume to seven tenths. Use the free days for mending tools and taking naps.',
      },
      {
        id: 'wealth.tight.shangguan',
        because: ['tight-year=shangguan', 'age<=74'],
        zh_CN:
          '嘴上的便宜，{year:tight}别占。伤官当头，话比脑子先到⟨（伤官年）⟩，一句俏皮话能换走一个客户，十年里最经不起的就是那年。要紧的回复先存草稿，睡一觉再发；跟上头谈价，推到下一年春天。',
        en_US:
          'Don’t win arguments in {year:tight}. It has the Hurting officer, the quick tongue, and the least slack of the ten, so one clever remark can cost a client. Save important replies as drafts and send them after a night. Salary talks can wait until the spring after.',
      },
      {
        id: 'wealth.tight.piancai',
        because: ['tight-year=piancai', 'age<=74'],
        zh_CN:
          '听起来最热闹的那年，宜坐着。说的是{year:tight}，偏财当头，集市开到家门口⟨（偏财年）⟩，经手多，留下少，收摊一数，十年里它最薄。给那年立个规矩：新主意一律写下来，压满九十天再看。压得住的，来年照样好用。',
        en_US:
          'The liveliest-sounding year is one to sit through. Indirect wealth, the passing trade, calls all through {year:tight}, which has the lowest score of the ten: many openings, little left. Make a rule for it. Every new idea waits ninety days in a box. What’s good will still be good next year.',
      },
      {
        id: 'wealth.tight.zhengcai',
        because: ['tight-year=zhengcai'],
        zh_CN:
          '固定的开支，{year:tight}以前先瘦一圈。正财当头，来的却是账单那一面⟨（正财年）⟩，一回不重，重在月月都有，十年里手头那年最紧。订阅，分期，没人住的那间房，趁早理掉，到那年只管把日子过平。',
        en_US:
          'Slim your fixed expenses before {year:tight}. Of the ten years it scores lowest, and its stem is Direct wealth, the money that’s due each month, heavy less for its size than for coming around again. Subscriptions, installments, the room nobody sleeps in: see to them beforehand. When the year comes, keeping things level is all you need to do.',
      },
      {
        id: 'wealth.tight.qisha',
        because: ['tight-year=qisha', 'age<=74'],
        zh_CN:
          '催得最紧的一年，价最不好谈。{year:tight}就是这样，十年里排末位，七杀当头⟨（七杀年）⟩，像有人拿着秒表站在柜台边，活会压过来，名分不一定跟着来。那年守三样：不换东家，不签急约，每周留一个空着的下午。',
        en_US:
          'The year of the hardest pushing is a poor one for bargaining. {year:tight} has Seven killings on its stem, all hurry, and no year of the ten is tighter; work will arrive, and standing needn’t come along. Hold to three things: the same employer, no contract signed in haste, and one afternoon a week without the phone.',
      },
      {
        id: 'wealth.tight.zhengguan',
        because: ['tight-year=zhengguan'],
        zh_CN:
          '文书要齐，{year:tight}尤其要齐。窗口前排着队，轮到你时又添一张表：正官当头的年份就是这样⟨（正官年）⟩，十年里它最难办。凡有期限的，提前一个月交；凡口头准过的，请人补一行字。补齐了，就是寻常一年。',
        en_US:
          'Have the papers complete, most of all in {year:tight}. The Direct officer, rules and checking, looks over the tightest year of the ten, so things take one more stamp and two more weeks. Submit a month ahead. Where someone said yes aloud, ask for a line in writing. With that done it’s a year like any other.',
      },
      {
        id: 'wealth.tight.pianyin',
        because: ['tight-year=pianyin', 'age<=74'],
        zh_CN:
          '有一年会想得多，做得少，先认下来。{year:tight}偏印当头，总劝人再绕一圈⟨（偏印年）⟩，计划一改再改，在十年里得分最少，钱就停在半路。那年别开新的，只收尾：挑三件拖着的，结一件，划一行。',
        en_US:
          'One year there’ll be more thinking than doing, so allow for it. It’s {year:tight}, at the bottom of the ten and under the Indirect seal, the star that takes the long way; plans get changed, and money stops halfway. Start nothing new. Finish. Pick three things that have been hanging, and close them one by one.',
      },
      {
        id: 'wealth.tight.zhengyin',
        because: ['tight-year=zhengyin', 'age<=74'],
        zh_CN:
          '太安稳的一年也耗人。{year:tight}正印当头，伞撑得太大，连太阳也挡了⟨（正印年）⟩，个个劝你再等等，等着等着客人散了，十年的分数就低在这里。那年不求大，只求不断：每月见一位老主顾，每月交一样小东西，手不凉就好。',
        en_US:
          'A year can be too sheltered. In {year:tight}, the lowest of the ten, the Direct seal gives shelter beyond what’s needed: everyone says wait, and while you wait the customers drift. Aim at nothing large and break off nothing. See one old client a month, deliver one small thing a month, and keep your hand in.',
      },
      {
        id: 'wealth.tight.faces-month',
        because: ['tight-year-clash@month', 'age<=74'],
        zh_CN:
          '差事要挪动的话，{year:tight}最像。十年里最紧的这一年，地支又冲着你的月支{branch:month}，月柱管工作的场合⟨（冲月支）⟩。有动静不等于有坏事：地方换了，班子换了，活还在。想挪的，早些自己谈好去处；不想挪的，那年别先开口提走。',
        en_US:
          'If your post is going to shift, {year:tight} is the likeliest. Its branch faces the {branch:month} of your month, the pillar of the workplace, in the tightest year of the ten. Movement isn’t misfortune: the address changes, the team changes, the work is still there. If you want to move, arrange it yourself and early. If not, don’t be first to mention leaving.',
      },
      {
        id: 'wealth.tight.faces-hour',
        because: ['tight-year-clash@hour', 'age<=74'],
        zh_CN:
          '自己起头的那摊事，{year:tight}容易要改图纸。时柱管往后的打算，你的时支{branch:hour}那年被迎面冲着，十年里就数那年紧⟨（冲时支）⟩。改图费不了多少，赶工才费。那年把上线、开张的日子留白，先画三版，谁来催都说“再看”。',
        en_US:
          'Whatever you’ve started on your own is apt to be redrawn in {year:tight}. Its branch faces the {branch:hour} of your hour, the pillar of what’s to come, and no year of the ten has less slack. Redrawing costs little; building in a hurry costs. Leave launch dates blank that year, draw three versions, and tell whoever asks “later.”',
      },
    ],
  },
]
