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
        claims: ['presumes=work'],
        form: ['dated'],
        zh_CN:
          '从{luck:now.from}到{luck:now.to}，钱平分着走：拼租，合开，一人一摊。⟨{luck:now}这步大运，天干是比肩|这十年管事的，是跟你一般高的人⟩。有伴是好处，坏处是想涨价，得等大家一起涨。',
        en_US:
          'From {luck:now.from} to {luck:now.to}, money moves in equal parts: shared rent, joint ventures, one stall each. ⟨The cycle {luck:now} has the Friend on its stem|These ten years are about people exactly your height⟩. You have company, and you can’t raise your price until everyone does.',
      },
      {
        id: 'wealth.now.bijian-firm',
        because: ['luck:now=bijian', 'sign:firm'],
        says: ['wallet=apart'],
        claims: ['burdens=peer', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '本来就不缺人手，{luck:now.from}起又来了一个你。⟨{luck:now}这步大运，天干比肩，同类添同类|这十年添的，正是你已经很多的同类⟩，到{luck:now.to}为止，大家追的都是同一批客人。比快、比便宜，只会一起瘦下去；卖别人没有的，才分得开。合着做的摊子，先分账，再谈交情。反过来，同类多的年份也好打听消息，谁家收多少、谁家缺人，你坐着就听得全；消息换不来钱的时候，至少少走几步弯路。',
        en_US:
          'You had hands enough, and from {luck:now.from} there’s been one more of you. ⟨The cycle {luck:now} puts the Friend above a chart that’s already strong|These ten years add more of the kind you have plenty of⟩, so until {luck:now.to} everyone’s after the same customers. Racing on speed or price makes all of you thin; selling what the others don’t have sets you apart. In anything shared, divide the books first and talk of friendship later. There’s another side to it: among so many of your kind, news travels. You hear without getting up what everyone charges and who’s short of hands, which saves a detour even when it doesn’t make a sale.',
      },
      {
        id: 'wealth.now.jiecai',
        because: ['luck:now=jiecai'],
        says: ['wallet=apart'],
        claims: ['presumes=money'],
        form: ['dated', 'order'],
        zh_CN:
          '钱总要从熟人手里过一道才到你这里：代付，合买，替谁垫一下。⟨{luck:now}大运天干劫财，|这十年管事的是手跟你一样快的人，⟩从{luck:now.from}到{luck:now.to}都是这样。规矩两句就够：垫的钱当天要回，借的钱写明日子。',
        en_US:
          'Money passes through friends’ hands before it gets to yours: someone else’s ticket, a joint purchase, a bill you cover. ⟨The cycle {luck:now} has the Rival on its stem|These ten years belong to hands as quick as your own⟩, from {luck:now.from} to {luck:now.to}. Two rules are enough. What you front is repaid the same day; what you lend has a date on it.',
      },
      {
        id: 'wealth.now.jiecai-weak',
        because: ['luck:now=jiecai', 'sign:weak', 'kind:regular'],
        says: ['partnership=welcome'],
        claims: ['helps=peer', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '有人来分你的活，这一回是好事。⟨{luck:now}大运天干劫财，平日说它分人的钱|这十年来的是跟你一样快的手⟩，从{luck:now.from}到{luck:now.to}，可你力气不算多，多一双手，担子反而挑得起来。分出三成，做成七成。出了错先收拾、后解释的那种搭档，值得多分一点，也值得把最难的那一半交给他。分钱的那天会心疼一下，算一算总数就不疼了：一个人做，搬不动这么多。',
        en_US:
          'Somebody has come to take part of your work, and for once that’s good. ⟨The cycle {luck:now} has the Rival on its stem, known for taking a share|These ten years bring hands as quick as yours⟩, {luck:now.from} to {luck:now.to}; but you aren’t strong, and with one more pair you can lift what you couldn’t. Give away three tenths and finish seven. A partner who tidies up before explaining deserves a little more than that, and the hard half of the job as well. On the day you split it there’s a pang. The total cures that, since it’s more than you could lift by yourself.',
      },
      {
        id: 'wealth.now.shishen',
        because: ['luck:now=shishen'],
        claims: ['good=luck:now', 'helps=output', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '钱跟着做出来的东西走，不大跟着应酬走。⟨{luck:now}大运天干食神，|这十年管事的是慢工和口福，⟩从{luck:now.from}到{luck:now.to}都合适做东西，也合适让人看见。一季做完一件，晾出一件，买主多半自己来。急着收钱的那几件，多半是你自己也不满意的；放一放再拿出去，价反而高。这样的年份过去以后，留下的是作品，作品会接着替你找人。',
        en_US:
          'Money follows the thing you make more than the hands you shake. ⟨The cycle {luck:now} has the Eating god on its stem|These ten years are about slow work and good meals⟩, so {luck:now.from} to {luck:now.to} is a time to make things and let them be seen. One piece finished and shown every three months, and the buyers mostly come by themselves. The pieces you rush out for money tend to be the ones you don’t like yourself, and they sell for less than the ones you let rest. When these years are over, the work remains and goes on finding people for you.',
      },
      {
        id: 'wealth.now.shishen-weak',
        because: ['luck:now=shishen', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        claims: ['burdens=output', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '夸你手艺的人多了，你的抽屉也空了。⟨{luck:now}大运天干食神，泄你的气|这十年管事的是往外拿的那一样⟩，从{luck:now.from}到{luck:now.to}，拿得快，补得慢，你的力气又不算多。教会一个打下手的人，前头的粗活归他们，你只做最后一道，东西还是你的东西。',
        en_US:
          'More people praise your hands, and the drawer is emptying. ⟨The cycle {luck:now} has the Eating god on its stem and drains a weak day master|These ten years draw things out of you⟩, {luck:now.from} to {luck:now.to}, and you refill slowly. With an assistant for the rough work at the start and yourself on the last step, it’s still your work.',
      },
      {
        id: 'wealth.now.shangguan',
        because: ['luck:now=shangguan'],
        claims: ['presumes=work'],
        form: ['dated'],
        zh_CN:
          '老东西换个说法卖，是眼下的门道。⟨{luck:now}大运天干伤官，|这十年管事的是花样、口才和一点不服，⟩从{luck:now.from}到{luck:now.to}，旧章程在你眼里样样该改，改出来的常能卖钱。只有一样要留神：旧的那一版，说不定就是付钱的人定的，当面笑它，等于笑他。话说得多的年份，得罪人也多，所以新的那一版最好先给对方看，让他以为是一起想出来的，钱和面子就都有着落。这几年里你也最容易看不起旧同事，他们守着的那一套，有三成是真有道理的，等你自己立了章程，会一条条捡回来。',
        en_US:
          'Old goods in a new telling are what sells just now. ⟨The cycle {luck:now} has the Hurting officer on its stem|These ten years are about novelty, talk and a little defiance⟩, so from {luck:now.from} to {luck:now.to} every procedure looks due for change, and what you change can often be sold. One caution. The old version may well have been approved by whoever pays, and laughing at it is laughing at them. More talk also means more people offended. Shown the new version first, as something you worked out together, they can pay you and save face at once. You’re also most inclined, now, to look down on former colleagues. Part of what they hold on to makes sense, and when you have rules of your own to write, you’ll pick it up again piece by piece.',
      },
      {
        id: 'wealth.now.shangguan-firm',
        because: ['luck:now=shangguan', 'sign:firm'],
        says: ['out=much'],
        claims: ['good=luck:now', 'helps=output', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '憋着的话有了出口。⟨{luck:now}大运天干伤官，身强逢泄，|这十年管事的是开口与翻新，你力气又足，⟩从{luck:now.from}到{luck:now.to}，写，讲，演，改，样样带得来钱。挑一个固定的地方，每周同一天更新，别处少泼。',
        en_US:
          'What you’d been holding back has its outlet. ⟨The cycle {luck:now} has the Hurting officer on its stem, over a strong day master|These ten years are about speaking up and making new, and you have the strength⟩, so from {luck:now.from} to {luck:now.to} writing, teaching, performing, mending can all pay. Choose one fixed place, the same day each week, and spill little elsewhere.',
      },
      {
        id: 'wealth.now.piancai',
        because: ['luck:now=piancai'],
        claims: ['presumes=work'],
        form: ['dated', 'list'],
        zh_CN:
          '接之前问三句：谁付，何时付，做不成谁担。⟨{luck:now}大运天干偏财，|这十年管事的是外头流动的钱，⟩从{luck:now.from}到{luck:now.to}，来得杂，去得也快，陌生号码里混着几笔真生意。三句都答得出的，才值得往下谈。',
        en_US:
          'Three questions before you accept: who pays, when, and who bears it if it fails. ⟨The cycle {luck:now} has Indirect wealth on its stem|These ten years are about money on the move⟩, from {luck:now.from} to {luck:now.to}, mixed and quick to leave, and among the unknown numbers on your phone a few are real business. The ones with three answers are worth going on with.',
      },
      {
        id: 'wealth.now.piancai-weak',
        because: ['luck:now=piancai', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '机会比人手多，“等我忙完”你大概说了不少回。⟨{luck:now}大运天干偏财，财多压身，|这十年管事的是外头上门的钱，你力气不算多，⟩从{luck:now.from}到{luck:now.to}，接得住的只有几桩。一年三桩做透，胜过十桩半截；多的转给信得过的人，收一点介绍费，人情和钱都不丢。',
        en_US:
          'There are more openings than hands, and you must be saying “when I’m done with this” a good deal. ⟨The cycle {luck:now} has Indirect wealth on its stem, heavy for a weak day master|These ten years bring offers to your door, and you aren’t strong⟩; from {luck:now.from} to {luck:now.to} you can hold a few of them. Three a year done properly beat ten half done. Passed on for a finder’s fee, the rest aren’t lost.',
      },
      {
        id: 'wealth.now.piancai-firm',
        because: ['luck:now=piancai', 'sign:firm'],
        says: ['wealth.load=many'],
        claims: ['good=luck:now', 'helps=wealth', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '力气攒够了，路也开了。⟨{luck:now}大运天干偏财，身强任财，|这十年管事的是外头流动的钱，你又扛得动，⟩从{luck:now.from}到{luck:now.to}，多出门，多见生人，价往高里报一档也有人应。要防的只有“顺手”：顺手入的伙，顺手进的货，后来都要花整块的时间去收拾。这样的年份过去以后，剩下的是一份名单，走得勤的那几位，会一直用下去。',
        en_US:
          'The strength was there, and now the road is. ⟨The cycle {luck:now} has Indirect wealth on its stem, and a strong day master can carry it|These ten years are about money on the move, and you can carry it⟩; from {luck:now.from} to {luck:now.to}, going out, meeting strangers and quoting one step higher all work. The casual yes is the one danger: a share joined in passing, goods bought in passing, take whole months to put away. When such years are over, what’s left is the list of names, and the ones you kept visiting will go on being useful.',
      },
      {
        id: 'wealth.now.zhengcai',
        because: ['luck:now=zhengcai'],
        claims: ['helps=wealth', 'good=luck:now', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '工资单在这十年里比奖状要紧。⟨{luck:now}大运天干正财，|管事的是按月按件、来路清楚的钱，⟩从{luck:now.from}到{luck:now.to}，合同签得下，款收得回，只是笔笔都小，看着不起劲。年底加成一个数，劲就来了。',
        en_US:
          'In these ten years the pay slip counts for more than the certificate. ⟨The cycle {luck:now} has Direct wealth on its stem|They’re about money with a clear origin, by the month and by the piece⟩: from {luck:now.from} to {luck:now.to} contracts get signed and invoices paid, though each sum is small and dull. Added up at the end of the year, they look better.',
      },
      {
        id: 'wealth.now.zhengcai-weak',
        because: ['luck:now=zhengcai', 'sign:weak', 'kind:regular'],
        says: ['wealth.load=few'],
        claims: ['burdens=wealth', 'presumes=household'],
        form: ['dated'],
        zh_CN:
          '进账稳了，账单也跟着稳稳地来。⟨{luck:now}大运天干正财，身弱任财吃力，|这十年管事的是按月来的钱，你力气不多，⟩从{luck:now.from}到{luck:now.to}，房贷，养车，替家里出的那份，你容易全背上。添一样固定开支，就停一样旧的，背才直得起来；停掉的那一样，过三个月就没人记得了。新的进账也一样，先留一份不动，再谈用场。哪天真要歇一歇，靠的就是这一份，不必去看谁的脸色。',
        en_US:
          'Income has steadied, and so have the bills. ⟨The cycle {luck:now} has Direct wealth on its stem, heavy for a weak day master|These ten years are about money by the month, and you aren’t strong⟩: from {luck:now.from} to {luck:now.to} you tend to shoulder them all, the mortgage, the car, the family’s share. For each new fixed expense let an old one go, and you can stand up straight. Three months later nobody remembers what it was. The same goes for new income: part of it stays untouched before the rest is assigned. When you need a pause, that part pays for it and you needn’t ask anyone.',
      },
      {
        id: 'wealth.now.qisha',
        because: ['luck:now=qisha'],
        says: ['wealth.title=press'],
        claims: ['presumes=career'],
        form: ['dated', 'order'],
        zh_CN:
          '派到你头上的，多是别人做不完的。⟨{luck:now}大运天干七杀，|这十年管事的是压人、也让人升上去的那股劲，⟩从{luck:now.from}到{luck:now.to}，难事可以接，光要钱，做完就散。接的时候三样一起要：人手，期限，做成以后的名分。压着的那几年，你升得比平时快，也老得比平时快，所以每完一件，歇一段再接，接得住的次数才多。做不成的那一件，早说比晚说体面。',
        en_US:
          'What lands on you is mostly what others couldn’t finish. ⟨The cycle {luck:now} has Seven killings on its stem|These ten years are about the pressure that pushes people and lifts them⟩. From {luck:now.from} to {luck:now.to} the hard job is worth taking, though pay alone is soon gone. Ask for three more things with it: people, a date, and a title when it’s done. Under pressure you rise faster than usual and tire faster too, so a pause after each job lets you take on more of them in the end. If one can’t be done, saying so early is the more graceful way.',
      },
      {
        id: 'wealth.now.qisha-weak',
        because: ['luck:now=qisha', 'sign:weak', 'kind:regular'],
        says: ['pressure=wears', 'wealth.haggle=yields'],
        claims: ['burdens=officer', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '催一下，你就应一下，应多了连价都忘了谈。⟨{luck:now}大运天干七杀，攻身，|这十年管事的是一刻也不肯等的压力，你力气不算多，⟩从{luck:now.from}到{luck:now.to}，先答应后算账的活，多半算下来是亏的。凡是加急的，先回一句“我看一下，下午答复”。',
        en_US:
          'Hurried, you answer at once, so fast that price never comes up. ⟨The cycle {luck:now} has Seven killings on its stem and presses a weak day master|These ten years are about pressure that won’t wait, and you aren’t strong⟩; from {luck:now.from} to {luck:now.to}, work agreed to first and counted later mostly loses money. Say “let me look, I’ll tell you this afternoon.”',
      },
      {
        id: 'wealth.now.zhengguan',
        because: ['luck:now=zhengguan'],
        claims: ['helps=officer', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '位子会往你这边挪一格。⟨{luck:now}大运天干正官，|这十年管事的是名分与规矩，⟩从{luck:now.from}到{luck:now.to}，钱不会一下子多，可往后的钱要从这个名分上算起。要紧的是底子干净：报销，兼职，挂名，含糊的那几样趁没人问先理清，等有人问起，话就难说了。位子真来的时候，多半不是你最想要的那一个，先坐下，往后挪一格不难，从门外进来才难。',
        en_US:
          'A chair is moving one place toward you. ⟨The cycle {luck:now} has the Direct officer on its stem|These ten years are about standing and rules⟩, from {luck:now.from} to {luck:now.to}. Money doesn’t jump, but what you’re paid later will be reckoned from this standing. A clean file matters: expenses, side jobs, positions you lent your name to. Vague ones are easy to straighten while nobody’s asking. When the chair comes, it probably won’t be the one you’d have picked. Moving over from a seat is easier than coming in from the corridor.',
      },
      {
        id: 'wealth.now.zhengguan-firm',
        because: ['luck:now=zhengguan', 'sign:firm'],
        says: ['wealth.title=press'],
        claims: ['helps=officer', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '有力气没处使的人，等的就是一把椅子。⟨{luck:now}大运天干正官，来管这身力气，|这十年管事的是名分与规矩，正好管一管你这身力气，⟩从{luck:now.from}到{luck:now.to}，能考的考，能竞的竞，职级写进合同。坐上去就不能随便伸胳膊了，放下哪一样自由，事先想好的人坐得久。不习惯的头一年，别急着走，规矩熟了以后，用规矩的人是你。',
        en_US:
          'Strength without a post waits for a chair. ⟨The cycle {luck:now} has the Direct officer on its stem, to put a strong day master in order|These ten years are about standing and rules, which put your strength in order⟩. From {luck:now.from} to {luck:now.to}, exams and open posts are worth trying for, with the grade in the contract. A chair has arms, so there’ll be less room to swing. Those who decided beforehand which freedom to give up last longest in it. The first year chafes. Once you know the rules, you’re the one who uses them.',
      },
      {
        id: 'wealth.now.pianyin',
        because: ['luck:now=pianyin'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '花在学冷门上的钱，比花在门面上的值。⟨{luck:now}大运天干偏印，|这十年管事的是钻窄门的劲，⟩从{luck:now.from}到{luck:now.to}，热闹的生意离你远些，懂的人少的那一行离你近些。学的时候就有人肯付钱，才不会学成了自己揣着。冷门的好处是价由懂的人定，坏处是懂的人少，找到头一位往往要一年；找到了，第二位多半是头一位带来的。',
        en_US:
          'Money spent on an odd subject does more for you than money spent on looks. ⟨The cycle {luck:now} has the Indirect seal on its stem|These ten years are about learning that few share⟩: from {luck:now.from} to {luck:now.to}, busy trade is a little further off, and the field that few understand is nearer. Someone who’d pay already, while you study, keeps it from ending in a drawer. In an odd field the price is set by people who understand it. There are few of them, and finding the first one can take a year. The second is mostly brought along by the first.',
      },
      {
        id: 'wealth.now.pianyin-firm',
        because: ['luck:now=pianyin', 'sign:firm'],
        claims: ['burdens=resource', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '计划写到第五版，还没有一版见过客户。⟨{luck:now}大运天干偏印，身强再逢印，|这十年管事的是多想一层的劲，你本来有力气，⟩从{luck:now.from}到{luck:now.to}，想得越多，手越懒得动。第二版就拿出去，第三版以后，只改客人说的地方。',
        en_US:
          'The plan is in its fifth draft, and no client has seen any. ⟨The cycle {luck:now} has the Indirect seal on its stem, over a strong day master|These ten years add one more thought to everything, and you had strength enough⟩, so from {luck:now.from} to {luck:now.to} the more you think, the lazier the hand. Send out the second draft. After that, change only what the client mentions.',
      },
      {
        id: 'wealth.now.zhengyin',
        because: ['luck:now=zhengyin'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '有人肯教、肯荐、肯等你，是这十年最值钱的一项。⟨{luck:now}大运天干正印，|管事的是师长与文书，⟩从{luck:now.from}到{luck:now.to}，证书，房契，合同，凡跟纸有关的事都值得花工夫。钱来得斯文，也慢；急着变现的那几样，多半是拿将来的价换眼下的零头。慢的那几年，名字会先走到钱前面去，等钱跟上来，价已经换过一档了。',
        en_US:
          'That someone will teach you, recommend you and wait for you is the most valuable item of these ten years. ⟨The cycle {luck:now} has the Direct seal on its stem|They’re about teachers and documents⟩: from {luck:now.from} to {luck:now.to}, whatever is done on paper repays the trouble, licenses, deeds, contracts. Money comes politely and slowly. Cashed in early, most of it goes for small change. In the slow years your name gets ahead of your income, and by the time the income catches up, the rate has changed.',
      },
      {
        id: 'wealth.now.zhengyin-weak',
        because: ['luck:now=zhengyin', 'sign:weak', 'kind:regular'],
        says: ['backing=elders'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '一个人扛着的事，有人来搭把手。⟨{luck:now}大运天干正印，护身，|这十年管事的是护人的那一样，你力气不算多，正缺这一层，⟩从{luck:now.from}到{luck:now.to}，钱上不必急，省下的工夫了结一件拖久的事最合算。',
        en_US:
          'What you were carrying alone, somebody now takes an end of. ⟨The cycle {luck:now} has the Direct seal on its stem, which shelters a weak day master|These ten years shelter you, and you were short of just that⟩. From {luck:now.from} to {luck:now.to} there’s no hurry about money; the strength you save goes best into finishing one thing you’ve put off.',
      },
      {
        id: 'wealth.now.zhengyin-firm',
        because: ['luck:now=zhengyin', 'sign:firm'],
        claims: ['burdens=resource', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '事事有人替你想好，你反倒懒得开价了。⟨{luck:now}大运天干正印，身强再逢印，|这十年管事的是护人的那一样，护着一个本来就有力气的人，⟩从{luck:now.from}到{luck:now.to}，暖和惯了，外头的钱显得冷。一季做一件没人罩着的小事，自己谈价，自己收款，手就不会生；等护你的人退了，你还知道怎么开口。这些小事不必挣得多，它们是拿来记住价钱的。',
        en_US:
          'Everything has been thought of for you, and you can’t be bothered to name a price. ⟨The cycle {luck:now} has the Direct seal on its stem, over a strong day master|These ten years shelter someone who was strong already⟩; from {luck:now.from} to {luck:now.to} you get used to the warmth, and the money outside feels cold. One small job every three months with nobody covering you, priced and collected by yourself, keeps your hand in. When your protectors retire, you’ll still know how to ask. Such jobs needn’t pay much. They’re there to remind you what things cost.',
      },
      {
        id: 'wealth.now.wanted',
        because: ['luck:now-use-both'],
        claims: ['good=luck:now', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '同样的力气，这十年用出去回得多。⟨{luck:now}大运上下都是{element:use}，正是用神，|从头到尾都是{element:use}，正是你最用得着的那样，⟩从{luck:now.from}走到{luck:now.to}。顺的时候，人容易以为是自己变聪明了，于是多铺摊子；铺开的摊子要人看，十年过后多半留不住。把最难谈的那个数谈下来，写进长合同，才是带得走的。这十年也是还账的好时候，旧的人情、旧的欠款，趁手头松一件件了结，往后走起来轻。你若觉得顺得不踏实，那多半是旧日子养成的习惯，先信三年，再看要不要改口。等下一个十年来了，你会庆幸那几份长约签在这时候。',
        en_US:
          'The same effort brings back more in these ten years. ⟨The cycle {luck:now} is {element:use} above and below, your useful element|They’re {element:use} from end to end, which is what helps you most⟩, from {luck:now.from} to {luck:now.to}. When things go well, people tend to credit their own cleverness and open more stalls, and stalls need watching long after the luck is over. The hardest figure, settled now and written into a long contract, is something you get to keep. It’s a good time to pay off old things too, favors and debts alike, one by one while money is easy, so that you walk lighter later. If the ease makes you uneasy, that’s mostly a habit from harder times. When the next decade comes, you’ll be glad the long contracts were signed in this one.',
      },
      {
        id: 'wealth.now.unwanted',
        because: ['luck:now-adverse-both'],
        claims: ['hard=luck:now', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '忙归忙，账面不大动。⟨{luck:now}大运上下都是{element:adverse}，正是忌神，|这十年从头到尾都是{element:adverse}，最不帮你的那样，⟩从{luck:now.from}走到{luck:now.to}。这样的十年适合修房子，不适合盖房子：续旧约，练旧手，成本一项一项往下减。减下来的，都是后头的本钱；到换运的时候，轻装的人起步快。也别把慢当成错：同样的打法，换一段年份做，结果不一样，犯不着为了账面不动就把整个行当换掉。',
        en_US:
          'Busy, and the balance hardly moves. ⟨The cycle {luck:now} is {element:adverse} above and below, your adverse element|These ten years are {element:adverse} from end to end, the last thing you need more of⟩, from {luck:now.from} to {luck:now.to}. It’s a decade for repairing a house, and building can wait: renew old contracts, practice old skills, take costs down one by one. What you trim is working money for later, and whoever travels light gets off to the faster start. Slow isn’t the same as wrong, either. The same methods give other results in other years, so a flat balance is no reason to throw over your whole trade.',
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
        claims: ['presumes=work'],
        form: ['dated'],
        zh_CN:
          '{luck:next.from}起，你身边会多出几个身量相当的人。⟨换{luck:next}大运，天干比肩|往后十年管事的，是跟你一样的人⟩，一起做的事多，独得的钱少。客户名单，作品，账号，哪些归你自己，在那以前写在纸上，朋友才做得长。热闹的年份容易忘了自己收多少，旁边的人收多少，你倒一清二楚；每年给自己定一个不跟人比的数，心里就稳。人多起来的头一年最乱，谁先到、谁后来、谁该听谁的，都没有定；肯先把难听的话讲完的那一个，往后最省心，多半就该是你。',
        en_US:
          'From {luck:next.from} you’ll have several people of your own size around you. ⟨The cycle {luck:next} has the Friend on its stem|The ten years that follow are about people just like you⟩: more is done together and less earned alone. The client list, the work, the accounts, whatever is yours is better on paper before then, so that friends can stay friends. In sociable years you know exactly what the people next to you get and lose track of your own. One figure a year that’s compared with nobody steadies that. The first year of the crowd is the messiest, with nothing settled about who came first and who listens to whom. Whoever says the unpleasant things early has the easiest time later, and it ought to be you.',
      },
      {
        id: 'wealth.next.jiecai',
        because: ['luck:next=jiecai'],
        says: ['wallet=apart'],
        claims: ['burdens=peer', 'presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '开口借钱的人会多，多在{luck:next.from}以后。⟨那时走{luck:next}大运，天干劫财|往后十年管事的，是手跟你一样快的人⟩。眼下拆只费纸，到那时拆，费的是情面。共同的户头先拆开，替人做的担保退掉，欠条收齐。',
        en_US:
          'More people will ask you for loans, most of them after {luck:next.from}. ⟨That’s when the cycle {luck:next} begins, with the Rival on its stem|The ten years from then on belong to hands as quick as yours⟩. Done now, the separating is bookkeeping. Done then, it costs a friendship. Split joint accounts, withdraw from guarantees, collect your IOUs.',
      },
      {
        id: 'wealth.next.shishen',
        because: ['luck:next=shishen'],
        says: ['wealth.title=wait'],
        claims: ['helps=output', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '头衔先放一放，手艺多攒一点。⟨{luck:next}大运天干食神，|往后十年管事的是慢工细货，⟩{luck:next.from}起，靠手吃饭的人有事做。从现在每个月留一件样品，开张那天就有货架。',
        en_US:
          'Skill is worth saving up now, more than titles. ⟨The cycle {luck:next} has the Eating god on its stem|The next ten years are about slow work and fine goods⟩, starting {luck:next.from}, and those who can make things have something to do in it. One sample kept each month gives you a full shelf on the first day.',
      },
      {
        id: 'wealth.next.shangguan',
        because: ['luck:next=shangguan'],
        claims: ['presumes=career'],
        form: ['dated'],
        zh_CN:
          '眼下忍着没说的那些改法，{luck:next.from}以后用得上。⟨那时换{luck:next}大运，天干伤官|往后十年管事的，是开口与翻新⟩，出来讲，出来改，另立一块牌，都比现在说得通。真要走，旧东家的文书交接干净，话柄就留不下。记下来的改法，到时候挑三条就够，其余的会过时。那以前的几年也没有白忍，看得见毛病的眼睛，正是忍出来的。',
        en_US:
          'The improvements you’re biting back now will be useful after {luck:next.from}. ⟨That’s when the cycle {luck:next} begins, with the Hurting officer on its stem|The ten years from then on are about speaking up and making new⟩, so lectures, redesigns, a sign of your own will all be easier to explain than they are today. If you leave an employer, files in good order leave nobody anything to complain about. Of what you’ve noted, three ideas will be enough. The others will have gone out of date. The years of holding back weren’t wasted. They’re what trained your eye.',
      },
      {
        id: 'wealth.next.piancai',
        because: ['luck:next=piancai'],
        claims: ['presumes=work'],
        form: ['dated', 'list'],
        zh_CN:
          '两样东西先备好：一张随时拿得出手的报价单，一条亏到多少就停的线。⟨{luck:next}大运天干偏财，|往后十年管事的是外头流动的钱，⟩{luck:next.from}起，门路，生客，异地的单子都会多。有这两样，来多少人都不慌。钱来得快的年份，人也容易跟着快，一年里留一个月只收不接，账才对得上；没有这一个月，热闹过后常常说不清到底挣了没有。',
        en_US:
          'Have two things ready: a price list that can be sent at any time, and a loss at which you stop. ⟨The cycle {luck:next} has Indirect wealth on its stem|The next ten years are about money on the move⟩; starting {luck:next.from}, there’ll be more contacts, strangers, orders from elsewhere. With those two in hand, let them come. When money comes fast, people speed up with it. One month a year that only collects and takes on nothing new lets the books catch up. Without it, after the rush, it’s hard to say if you earned anything.',
      },
      {
        id: 'wealth.next.zhengcai',
        because: ['luck:next=zhengcai'],
        claims: ['helps=wealth', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '按月来的钱在后头排着，{luck:next.from}开门。⟨那时换{luck:next}大运，天干正财|往后十年管事的，是一份一份来的钱⟩，合同长，数目细。能接住它的，是发票开得出、账号对得上、什么钟点找得到人都写清楚的人；这三样现在不难，到那时忙起来才难。数目一开始会让你失望，第三年再看，断断续续的大钱加起来，多半比不过它。',
        en_US:
          'Money by the month is in line, and the door opens {luck:next.from}. ⟨That’s when the cycle {luck:next} begins, with Direct wealth on its stem|The ten years from then on are about small, regular sums⟩; contracts are long. It goes to people who can be paid: able to send an invoice, with accounts that match and hours when they can be reached. None of this is hard now. It will be, once you’re busy. The figure will disappoint you at first. Look again in the third year, and the large sums that came now and then mostly add up to less.',
      },
      {
        id: 'wealth.next.qisha',
        because: ['luck:next=qisha'],
        claims: ['presumes=career'],
        form: ['dated', 'statement'],
        zh_CN:
          '活会变硬，硬在{luck:next.from}以后。⟨那时走{luck:next}大运，天干七杀|往后十年管事的，是出难题、也肯加价的那股劲⟩，小打小闹的单子少，要扛责任的多。一位能问的前辈，一个能顶班的同伴，趁现在松就找得到；一个人接，接得下，撑不久。难题也有挑的余地：做成了能写进履历的，再累也值；做成了没人知道的，给多少钱都算贱卖。',
        en_US:
          'The work gets harder after {luck:next.from}. ⟨That’s when the cycle {luck:next} begins, with Seven killings on its stem|The ten years from then on set hard problems and pay for answers⟩: fewer small jobs, more with responsibility. A senior you can ask and a companion who can cover a shift are easier to find while things are slack. Alone, you could take it on and couldn’t keep it up. Even hard problems leave you some choice. Those you could put on a résumé are worth the fatigue, and those nobody will ever hear of are sold cheap at any price.',
      },
      {
        id: 'wealth.next.zhengguan',
        because: ['luck:next=zhengguan'],
        says: ['wealth.title=wait'],
        claims: ['helps=officer', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '名分这件事，眼下可以慢一点。⟨{luck:next}大运天干正官，|往后十年管事的是资历与名分，⟩{luck:next.from}起椅子才摆出来，今天硬争的是凳子。空着的学历、证、推荐信，补在那以前正好。',
        en_US:
          'As to titles, there’s no hurry now. ⟨The cycle {luck:next} has the Direct officer on its stem|The next ten years are about rank and credentials⟩; the chairs are put out starting {luck:next.from}, and what’s fought over today is a stool. A degree, a license, a proper letter of reference can be filled in before then.',
      },
      {
        id: 'wealth.next.pianyin',
        because: ['luck:next=pianyin'],
        claims: ['presumes=career'],
        form: ['dated'],
        zh_CN:
          '闲钱以后会往书里和冷门的家什里去。⟨{luck:next}大运天干偏印，|往后十年管事的是冷门学问，⟩{luck:next.from}起，热闹的客人少了，肯为“只有你会”付钱的人多了。老客的联系方式趁热闹存好；愿意钻十年的那一门，也该有个名字了。',
        en_US:
          'Spare money will later go into books and peculiar equipment. ⟨The cycle {luck:next} has the Indirect seal on its stem|The next ten years are about odd learning⟩; starting {luck:next.from} there are fewer crowds and more people who’ll pay for what only you do. While the crowd lasts, the regulars’ addresses are worth saving, and the subject you could dig at for ten years ought to have a name by now.',
      },
      {
        id: 'wealth.next.zhengyin',
        because: ['luck:next=zhengyin'],
        claims: ['helps=resource', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '能帮你的人，今天多半已经认得你。⟨{luck:next}大运天干正印，|往后十年管事的是师长与文书，⟩{luck:next.from}起，学，考，置办有凭有据的东西，都有人撑腰。欠着的人情先还一还，路就顺。',
        en_US:
          'The people who’ll help you later mostly know you already. ⟨The cycle {luck:next} has the Direct seal on its stem|The next ten years are about teachers and documents⟩; starting {luck:next.from} there’s backing for studying, taking exams and getting things in writing. Favors returned before then smooth the way.',
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
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated', 'order'],
        zh_CN:
          '搭班，合伙，拉上同行一起接大单，留给{year:best}。往后十年，它在你这张盘上得分最高⟨，天干来的是比肩|，那年来的是跟你一样高的人⟩，帮手和钱坐上了同一张桌。名单现在就列，先一起做一件小的，看得出谁靠得住。',
        en_US:
          'Joining forces, sharing a shift, taking a big order with others in the trade: keep those for {year:best}. Of the ten years ahead it scores highest for your chart, ⟨with the Friend on its stem|and it’s about people of your own height⟩, so help and money sit at one table. Begin the list now. One small job together shows who can be relied on.',
      },
      {
        id: 'wealth.best.jiecai',
        because: ['best-year=jiecai', 'age<=74'],
        says: ['wallet=apart'],
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '朋友多的一年，未必是破费的一年。往后十年得分最高的是{year:best}⟨，天干是劫财|，那年来的是平日从你碗里夹菜的人⟩，到你这张盘里改来抬桌子。众筹，团购，一起搬一件大家伙，都合适。力气收下，账照样分开，第二年还是朋友。',
        en_US:
          'A year full of friends isn’t always an expensive one. Of the ten ahead, {year:best} scores highest, ⟨and on its stem is the Rival, people who usually take a share|and it brings the people who usually take a share of yours⟩; in your chart they come to lift. Crowdfunding, group orders, moving something big together all fit. With the books kept apart, you’re still friends the year after.',
      },
      {
        id: 'wealth.best.shishen',
        because: ['best-year=shishen', 'age<=74'],
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated', 'statement'],
        zh_CN:
          '想开张的，想出货的，往{year:best}上排。往后十年数它得分最高⟨，天干食神|，那年管事的是手上的活与胃口⟩，东西摆出来有人接。那之前够卖三个月的量，要攒得出来。',
        en_US:
          'If you mean to open, or to ship, aim at {year:best}. It scores highest of your next ten years, ⟨with the Eating god on its stem|and it’s about making and appetite⟩, so what you put out gets taken. Before then you’ll want enough on hand to sell for three months.',
      },
      {
        id: 'wealth.best.shangguan',
        because: ['best-year=shangguan', 'age<=74'],
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '有一样东西你想亮很久了，一个方案，一句话，一块新牌子。十年里得分最高的{year:best}⟨，天干伤官，嘴和新花样都归它管|，正好是开口和新花样的一年⟩，台下的灯打得最足。亮之前，嘴不饶人的朋友先挑一遍：在家里听，总好过在台上听。挑剩下的那一半，才是别人会记住的。亮过之后会有人来抄，不必追，抄的人慢你一年。',
        en_US:
          'There’s something you’ve wanted to show for a while, a line, a plan, a new sign. {year:best} scores highest of the ten years ahead, ⟨with the Hurting officer, wit and new turns, on its stem|and it’s a year for speaking up and for new turns⟩, so the lights are brightest then. A sharp-tongued friend should go over it first; criticism is easier to take at the kitchen table than from the stage. Whatever survives is the half people will remember. Someone will copy it afterward. There’s no need to chase them, since they’re a year behind.',
      },
      {
        id: 'wealth.best.piancai',
        because: ['best-year=piancai', 'age<=74'],
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated', 'statement'],
        zh_CN: '跑外头的钱，{year:best}最跑得动。十年里没有更高的分⟨，天干偏财|，那年管事的是外头流动的钱⟩，生客和临时的大单都在路上。',
        en_US:
          'Money that has to be fetched is best fetched in {year:best}. No year of the ten ahead scores higher, ⟨and its stem is Indirect wealth|and it’s about money from outside⟩: strangers, other cities, a large order out of nowhere.',
      },
      {
        id: 'wealth.best.zhengcai',
        because: ['best-year=zhengcai', 'age<=74'],
        claims: ['good=year:best', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '要谈一份长约，往{year:best}里谈。往后十年得分最高的是它⟨，天干正财|，那年管事的是按月送到门口的钱⟩，数目不惊人，天天有。去谈以前，把上一年的账装订成册；对方翻它的时候，你少说话。约签得越长，细处越要写得清：涨价怎么涨，停一个月怎么算，换了经手的人认不认。写清的那几条，往后几年都在替你省口舌。',
        en_US:
          'If you’re after a long contract, negotiate it in {year:best}. It’s the highest score of your next ten, ⟨with Direct wealth on its stem|and it’s about money that pays on time⟩; the figure won’t amaze anyone, and it keeps coming. Beforehand, have the last year’s accounts bound. While the other side turns the pages, say little. The longer the contract, the more the small print matters: how the rate rises, what a skipped month costs, what happens when their manager changes. Each clause settled now saves you an argument in the years that follow.',
      },
      {
        id: 'wealth.best.qisha',
        because: ['best-year=qisha', 'age<=74'],
        claims: ['good=year:best', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '最硬的那份活，{year:best}接得住。⟨那年天干七杀，|那年管事的是平日逼你做决定的那股劲，⟩往后十年却数它得分最高，到你这张盘里，压力是来开路的。有人递来烫手的东西，问一句做成了归谁，答案若是你，那就是这十年最值的一单。答案若不是你，烫手就只是烫手，让给别人也不可惜，这一年不缺下一件。',
        en_US:
          'The hardest job is one you can take in {year:best}. ⟨Its stem is Seven killings|It’s a year of the pressure that makes you decide⟩, and still no year of the ten ahead scores higher; in your chart the pressure clears a road. When someone hands you something hot, ask whose it will be when it’s done. If the answer is yours, it may be the best deal of the decade. If it isn’t, hot is all it is, and you can let it go by. That year there’ll be another.',
      },
      {
        id: 'wealth.best.zhengguan',
        because: ['best-year=zhengguan', 'age<=74'],
        says: ['wealth.title=press'],
        claims: ['good=year:best', 'presumes=career'],
        form: ['dated', 'statement'],
        zh_CN:
          '想升，想调，想要一个正式的名义，{year:best}去开口。⟨那年天干正官，|那年管事的是名分与规矩，⟩往后十年得分最高，章程站在你这边。一页做成的事，一句想要的职名，有这两样就够；带了怨气去，前两样就没人看了。没到那年也不必闲着，差的那一张证、那一段履历，补齐了再开口，分量不一样。开口之后给对方一个月，别天天问。给了名义而数目没动，也先接下来，名义在手里，下一回谈数目，你是坐着谈的。',
        en_US:
          'For a promotion, a transfer, a proper title, {year:best} is the year to ask. It scores highest of the ten ahead, ⟨with the Direct officer on its stem|and it’s about rank and rules⟩, so procedure is on your side. A page of what you finished and the name of the post will do. Bring the grievance too, and nobody reads the page. The time before needn’t be idle: with the missing certificate or the missing post filled in, the same request weighs more. And after asking, give them a month. If the title comes and the figure doesn’t move, take it all the same. The next talk about money you’ll have sitting down.',
      },
      {
        id: 'wealth.best.pianyin',
        because: ['best-year=pianyin'],
        claims: ['good=year:best', 'presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '有一门冷本事，你一直没空学完，{year:best}学得完。往后十年它得分最高⟨，天干偏印|，那年管的正是少有人走的那条路⟩，学进去的东西留得住。抽屉和晚上，先各空出一个来。',
        en_US:
          'One odd skill you’ve never had time to finish can be finished in {year:best}. Of the ten years ahead it scores highest, ⟨with the Indirect seal on its stem|and it’s about learning that few share⟩, so what goes in that year stays. A drawer and an evening cleared for it now would help.',
      },
      {
        id: 'wealth.best.zhengyin',
        because: ['best-year=zhengyin'],
        claims: ['good=year:best', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '证书，房契，长约，推荐信，凡是要盖章的，排到{year:best}。往后十年得分最高的是它⟨，天干正印，师长与公章都归它|，那年管的正是师长与文书⟩，柜台里那位抬头看了你一眼，肯签。那位你现在多半就认得，提前去走动过的人，办起来快。',
        en_US:
          'Licenses, deeds, long contracts, letters of recommendation: whatever needs a signature is best scheduled for {year:best}. It scores highest of the ten years ahead, ⟨with the Direct seal on its stem|and it’s about teachers and documents⟩, so somebody is willing to sign. You probably know that somebody already, and it goes faster for people who dropped by before they needed anything.',
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
        claims: ['burdens=peer', 'hard=year:tight', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '凑份子，合伙，联名，{year:tight}先放一放。往后十年得分最低的就是它⟨，天干比肩|，那年来的是跟你同吃一碗的人⟩。日子照过，新约缓签。跟老伙伴的账在那以前结清，到那年坐下来，就只是吃饭。真有非合不可的，先合一件小的，写明哪天散，散的时候谁拿什么；写得明白的那一件，熬得过最低的一年。平常的年份你们照样是朋友，这一点用不着怀疑，分开的只是账本，不是人。',
        en_US:
          'Pooled money, partnerships, joint names can rest in {year:tight}. None of the ten years ahead scores lower, ⟨and the Friend is on its stem|and it brings people like you to the same plate⟩. Life goes on as usual; new agreements can wait. With old partners settled up beforehand, you sit down that year for dinner and nothing else. If something has to be shared, a small thing with an end date, and a line on who keeps what, will survive even the lowest year. In ordinary years you’re friends as before, and nobody need doubt it. What’s kept apart is the books.',
      },
      {
        id: 'wealth.tight.jiecai',
        because: ['tight-year=jiecai'],
        says: ['wallet=apart'],
        claims: ['burdens=peer', 'hard=year:tight', 'presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '来借的，来请你垫的，{year:tight}会比平常多。往后十年它得分最低⟨，天干劫财|，那年来的是熟人的快手⟩。预备一句话就够：今年的闲钱都排了用场。这句话要成真，所以年初就把它排好。',
        en_US:
          'Requests to lend, front and vouch will be more frequent in {year:tight}. It’s the lowest score of the ten years ahead, ⟨with the Rival on its stem|and quick-handed friends come with it⟩. One sentence will do: this year’s spare money is spoken for. Make it true. Assign it in January.',
      },
      {
        id: 'wealth.tight.shishen',
        because: ['tight-year=shishen', 'age<=74'],
        says: ['wealth.load=few'],
        claims: ['hard=year:tight', 'burdens=output', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '手艺人也有做多了的时候，{year:tight}就是。往后十年它得分最低⟨，天干食神，泄气|，那年拿得多，补得少⟩。价不用动，量要减，砍到平日的七成，工具也修了，午觉也睡了，来年手还是那双手。',
        en_US:
          'Even a good hand can do too much, and {year:tight} is when it shows. It has the lowest score of the ten years ahead, ⟨with the Eating god on its stem, which draws out|and it takes out of you more than goes in⟩. Prices can stay. At seven tenths of the usual volume, the tools get mended, the naps get taken, and the hands are still good the year after.',
      },
      {
        id: 'wealth.tight.shangguan',
        because: ['tight-year=shangguan', 'age<=74'],
        claims: ['burdens=output', 'hard=year:tight', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '嘴上的便宜，{year:tight}占不得。⟨那年天干伤官，|那年话比脑子先到，⟩往后十年得分最低，一句俏皮话能换走一个客户。要紧的回复睡一觉再发，跟上头谈价放到下一年春天，都不算晚。',
        en_US:
          'Winning arguments doesn’t pay in {year:tight}. It scores lowest of the ten years ahead, ⟨with the Hurting officer on its stem|and the tongue is quicker than the head⟩, so one clever remark can cost a client. Important replies sent after a night’s sleep, and salary talks left until the year after, are soon enough.',
      },
      {
        id: 'wealth.tight.piancai',
        because: ['tight-year=piancai', 'age<=74'],
        claims: ['hard=year:tight', 'burdens=wealth', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '听起来最热闹的那年，宜坐着。说的是{year:tight}，往后十年得分最低⟨，天干偏财|，那年集市开到家门口⟩，经手多，留下少。新主意压一压，来年照样好用。',
        en_US:
          'The liveliest-sounding year is one to sit through. That’s {year:tight}, the lowest score of the ten ahead, ⟨with Indirect wealth on its stem|when the market comes to your door⟩: many openings, little left. New ideas kept for a while are just as good the year after.',
      },
      {
        id: 'wealth.tight.zhengcai',
        because: ['tight-year=zhengcai'],
        claims: ['hard=year:tight', 'burdens=wealth', 'presumes=household'],
        form: ['dated', 'statement'],
        zh_CN:
          '账单一回不重，重在月月都有。⟨{year:tight}天干正财，|{year:tight}来的是要按月付的钱，⟩往后十年它得分最低。订阅，分期，没人住的那间房，在那以前瘦一圈，那年只管把日子过平。',
        en_US:
          'A bill isn’t heavy once; it’s heavy for coming around again. ⟨The stem of {year:tight} is Direct wealth|What comes in {year:tight} is money due each month⟩, and no year of the ten ahead scores lower. With subscriptions, installments, the room nobody sleeps in seen to beforehand, keeping level is all that year asks.',
      },
      {
        id: 'wealth.tight.qisha',
        because: ['tight-year=qisha', 'age<=74'],
        claims: ['burdens=officer', 'hard=year:tight', 'presumes=work'],
        form: ['dated', 'list'],
        zh_CN:
          '那年守三样：不换东家，不签急约，每周留一个空着的下午。⟨{year:tight}天干七杀，|{year:tight}催得最紧，⟩往后十年得分最低，活会压过来，名分不一定跟着来，所以价也不好谈。熬过它，下一年谈什么都松一口气。',
        en_US:
          'Three things to hold to that year: the same employer, no contract signed in haste, and one free afternoon a week. ⟨The stem of {year:tight} is Seven killings|{year:tight} is all hurry⟩, and no year of the ten ahead scores lower. Work will arrive, and standing needn’t come along, so it’s a poor time for bargaining. The year after, everything is easier to talk about.',
      },
      {
        id: 'wealth.tight.zhengguan',
        because: ['tight-year=zhengguan'],
        claims: ['burdens=officer', 'hard=year:tight', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN: '文书要齐，{year:tight}尤其要齐。⟨那年天干正官，|那年处处要查验，⟩往后十年它得分最低，窗口前排着队，轮到你时又添一张表。',
        en_US:
          'Have the papers complete, most of all in {year:tight}. It scores lowest of the ten years ahead, ⟨with the Direct officer on its stem|and everything gets checked⟩, so things take one more form and two more weeks.',
      },
      {
        id: 'wealth.tight.pianyin',
        because: ['tight-year=pianyin', 'age<=74'],
        claims: ['hard=year:tight', 'burdens=resource', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '有一年会想得多，做得少，先认下来。⟨{year:tight}天干偏印，总劝人再绕一圈|{year:tight}总想再绕一圈⟩，往后十年得分最低，钱就停在半路。开新的不如收旧的：三件拖着的，结一件，划一行，到年底手上是空的，心里也是空的，正好装下一年。想出来的那些也没白想，写在一处，等过了这一年，挑得出一两个能做的。',
        en_US:
          'One year there’ll be more thinking than doing, so allow for it. ⟨It’s {year:tight}, with the Indirect seal on its stem|It’s {year:tight}, which always takes the long way around⟩; it scores lowest of the ten ahead, and money stops halfway. Finishing beats starting. With three hanging things closed one by one, you reach December with your hands free and your head clear, ready for the year after. The thinking isn’t wasted. Written down in one place, it yields one or two things worth doing when the year is over.',
      },
      {
        id: 'wealth.tight.zhengyin',
        because: ['tight-year=zhengyin', 'age<=74'],
        claims: ['hard=year:tight', 'burdens=resource', 'presumes=work'],
        form: ['dated'],
        zh_CN:
          '太安稳的一年也耗人。⟨{year:tight}天干正印，伞撑得太大，|{year:tight}护你的人太多，⟩往后十年得分最低，个个劝你再等等，等着等着客人散了。那年不求大，只求不断：老主顾见着，小东西交着，手就不会凉。',
        en_US:
          'A year can be too sheltered. ⟨The stem of {year:tight} is the Direct seal|In {year:tight} there are too many people protecting you⟩, and no year of the ten ahead scores lower: everyone says wait, and while you wait the customers drift. Nothing large is needed that year. Old clients seen and small things delivered keep your hand in.',
      },
      {
        id: 'wealth.tight.faces-month',
        because: ['tight-year-clash@month', 'age<=74'],
        claims: ['hard=year:tight', 'presumes=career'],
        form: ['dated'],
        zh_CN:
          '差事要挪动的话，{year:tight}最像。往后十年得分最低的是这一年，⟨地支又冲着你的月支{branch:month}|又顶着你盘里管工作的那一格⟩。有动静不等于有坏事：地方换了，班子换了，活还在。想挪的，早些自己谈好去处；不想挪的，那年多听少开口，动静多半绕着不开口的人走。真动了，头三个月先认人，再认活，钱的事放到站稳以后谈，比一进门就谈谈得高。',
        en_US:
          'If your post is going to shift, {year:tight} is the likeliest. It scores lowest of the ten years ahead, ⟨and its branch faces the {branch:month} of your month|and it pulls against the part of your chart that means work⟩. Movement isn’t misfortune: the address changes, the team changes, the work is still there. If you want to move, it’s better arranged by yourself and early. If you don’t, listen more than you talk that year. Changes mostly go around those who stay quiet. If it does happen, the first three months are for the people, the work comes second, and the money is better discussed once you’re standing firmly.',
      },
      {
        id: 'wealth.tight.faces-hour',
        because: ['tight-year-clash@hour', 'age<=74'],
        claims: ['hard=year:tight', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '自己起头的那摊事，{year:tight}容易要改图纸。⟨你的时支{branch:hour}那年被迎面冲着|那年顶着你盘里管往后的那一格⟩，往后十年又数它得分最低。改图费不了多少，赶工才费。上线、开张的日子留白，谁来催都说“再看”。',
        en_US:
          'Whatever you’ve started on your own is apt to be redrawn in {year:tight}. ⟨Its branch faces the {branch:hour} of your hour|It pulls against the part of your chart that means later on⟩, and it scores lowest of the ten years ahead. Redrawing costs little; building in a hurry costs. Leave launch dates blank, and tell whoever asks “later.”',
      },
    ],
  },
]
