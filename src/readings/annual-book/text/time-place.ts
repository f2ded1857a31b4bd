import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-best-month',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.best.bijian',
        because: ['y-best-month-bijian'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '今年分数最高的是{best-month}，⟨天干是比肩，|帮手也在那时候到齐，⟩跟人合伙、组队、一起办事，放在这几周谈最不费力。分数最低的是{worst-month}，那时先别谈怎么分。同样几个人，隔几个月谈同一件事，一回成一回不成，常常只差在时候上；头一回没谈拢，不必怪谁。换个月份再提，语气照旧就好。',
        en_US:
          'The highest score of the year falls in {best-month}, ⟨with the Friend for its stem|when your own kind is around you⟩. Teaming up and doing things together costs least effort then. The lowest score is in {worst-month}; leave the question of shares out of it. The same people and the same plan can succeed in one month and fail in another, and often only the timing differs. If a first talk goes nowhere, it needn’t be anyone’s fault. Bring it up in another month, in the same tone.',
      },
      {
        id: 'annual.best.jiecai',
        because: ['y-best-month-jiecai'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '要人手、要热闹的事，排到{best-month}：全年分数那时最高，⟨天干是劫财，|愿意凑到一起的人也多，⟩人多反而办得快。钱当天收齐，别隔夜。到了{worst-month}分数最低，再有人提议合伙，说下个月再议就好。热闹里也有做不了主的人，说得最响的未必出力；看谁散场还留下来收拾，就知道下一回找谁。',
        en_US:
          'Whatever wants many hands belongs in {best-month}: the score is at its highest ⟨and the stem is the Rival|and people are ready to join in⟩, so a crowd gets it done faster. Collect everyone’s part the same day. In {worst-month}, when the score is lowest, say “next month” to new proposals. In every crowd some people talk loudest and do least. Whoever stays to clean up is the one to ask next time.',
      },
      {
        id: 'annual.best.shishen',
        because: ['y-best-month-shishen'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '做出来的东西，{best-month}拿给人看最合适。⟨天干是食神，分数又是全年最高|那是全年分数最高的时候，你的手也最稳⟩，请客、展示、交稿都行。{worst-month}分数最低，歇一歇，不赶工。东西拿出去，总有人说好，也有人挑刺；那几周听得进去，挑出来的毛病改一改，往后还用得上。',
        en_US:
          'The best time to show what you’ve made falls in {best-month}. ⟨The stem is the Eating god and the score the year’s highest|The score is the year’s highest and your hand is steadiest⟩, so invite people, exhibit, hand it in. In {worst-month} the score is lowest; rest and don’t rush. Some will praise it and some will find fault. In those weeks you can listen to both, and what they point out is worth mending for later.',
      },
      {
        id: 'annual.best.shangguan',
        because: ['y-best-month-shangguan', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        form: ['order', 'dated'],
        zh_CN:
          '难开口的话留到{best-month}再说，那是全年分数最高的时候，⟨天干是伤官，|你的嘴也最快，⟩提案、答辩、改价都说得动人。{worst-month}正相反，同样的话容易被听成脾气，少说几句。说得动人的时候也要留神：话讲得太好，别人当场点头，回去却未必照做；要紧的当天补一份书面的。会后常常才是真的开始。',
        en_US:
          'Keep hard conversations for {best-month}, when the score is highest ⟨and the stem is the Hurting officer|and you’re quickest with words⟩; a pitch, a defense, a new price will persuade. In {worst-month} it’s the opposite. The same words get heard as temper, so say less. One caution for the good weeks: when you speak very well, people nod on the spot and may not follow. A written version on the same day makes it hold. Often it only begins after the meeting.',
      },
      {
        id: 'annual.best.piancai',
        because: ['y-best-month-piancai', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '往外跑的事，放在{best-month}最划算。⟨天干是偏财，分数全年最高|全年分数那时最高，外面的路子也多⟩，见客户，跑外地，卖掉闲着的东西，跑一趟有一趟的收获。{worst-month}分数最低，看看可以，别买。路上遇见的人，这一趟用不上，下一趟常常用得上；名片和电话当天理好，比多跑一家还值。跑得多不如记得清。',
        en_US:
          'Going out for business pays best in {best-month}. ⟨The stem is Indirect wealth and the score the year’s highest|The score is the year’s highest and there are more ways in⟩: see clients, travel, sell what lies unused. In {worst-month}, the lowest, look around and don’t buy. People you meet on the way may be no use this time and a great deal the next. Names and numbers sorted the same evening are worth more than one extra visit. Remembering clearly beats running far.',
      },
      {
        id: 'annual.best.zhengcai',
        because: ['y-best-month-zhengcai', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '薪水、长约、一件要用很多年的东西，这三样等到{best-month}。⟨天干是正财，分数全年最高|全年分数那时最高，跟踏实的钱又对得上⟩，对方也肯坐下来算。{worst-month}分数最低，旧账照记，新的数目先不答应。谈数目的时候，先开口的那个多半定了高低；把自己做成的事列好带去，开口就有底气。他点头以前，你不必急着往下让。',
        en_US:
          'Salary, a long contract, something you’ll use for years: keep these three for {best-month}. ⟨The stem is Direct wealth and the score the year’s highest|The score is the year’s highest and favors steady money⟩, and the other side is ready to sit down and count. In {worst-month} the score is lowest; keep the books and agree to no new figure. Whoever names a figure first tends to set the level. With a list of what you’ve done in your pocket, you can be the one. Until they nod, there’s no need to come down.',
      },
      {
        id: 'annual.best.qisha',
        because: ['y-best-month-qisha', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '最难的一关，放在最好的时候过，也就是{best-month}。⟨天干是七杀，分数却全年最高|那时压力大，分数却是全年最高⟩，面试、攻坚、当面讲清一件难事，都使得上劲。{worst-month}分数垫底，再小的硬仗也换个日子。难事过去以后，人会空一阵，什么也不想做，这很正常；在它后面留几天，别马上接下一桩。歇够了再看，它往往没有当时那么可怕。',
        en_US:
          'Take the hardest gate at the best time, in {best-month}. ⟨The stem is Seven killings, and the score is still the year’s highest|There’s pressure, and the score is the year’s highest⟩, so an interview, a stubborn problem or a difficult talk goes your way. In {worst-month} the score is at the bottom. Even a small battle is better on another date. After something hard there’s a stretch of wanting to do nothing, which is normal. A few empty days right behind it serve you better than the next task. After a rest, it mostly looks less terrible than it did.',
      },
      {
        id: 'annual.best.zhengguan',
        because: ['y-best-month-zhengguan', 'age>=16'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '要盖章、要批准的事，{best-month}办最顺：⟨天干是正官，分数全年最高|全年分数那时最高，跟规矩和名分又对得上⟩。材料提前一个月备好，去一趟就够。{worst-month}分数最低，能不递的先不递。批下来的东西都有期限，拿到手先看日子；多少人卡就卡在拿到了忘记用。用完也别丢，原件收好，下一回办别的，常常还要看它。',
        en_US:
          'Anything that needs a stamp or an approval goes best in {best-month}: ⟨the stem is the Direct officer and the score the year’s highest|the score is the year’s highest, and it favors rules and titles⟩. Have the papers ready a month ahead and one trip is enough. In {worst-month}, the lowest, hand in nothing you don’t have to. Whatever is granted has an end date, and it’s the first thing to look at. Many people get the paper and then forget to use it. Keep the original afterward, too. The next counter often asks for it.',
      },
      {
        id: 'annual.best.pianyin',
        because: ['y-best-month-pianyin'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '要静下来想的难题，留给{best-month}。⟨天干是偏印，分数全年最高|全年分数那时最高，也最适合一个人琢磨⟩，关门三天比平时一个月管用。{worst-month}分数最低，那时别逼自己想通什么，动动手更好。想通的东西当天要写下来，隔一夜就剩一半；写的时候不求好看，自己看得懂就行。过些日子翻出来，常常正好接得上下一题。',
        en_US:
          'Keep the problem that needs a quiet head for {best-month}. ⟨The stem is the Indirect seal and the score the year’s highest|The score is the year’s highest, and it suits thinking alone⟩; three days behind a door will do more than a month elsewhere. In {worst-month} the score is lowest. Don’t force an answer then; do something with your hands. What comes clear is half gone by morning, unless it’s written down the same day. It needn’t be elegant, as long as you can read it. Some weeks later it often fits the next problem.',
      },
      {
        id: 'annual.best.zhengyin',
        because: ['y-best-month-zhengyin'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '{best-month}有人肯替你说话。⟨天干是正印，分数全年最高|全年分数那时最高，护着你的人也在⟩，推荐、名额、长辈点头，那时去请最容易成。{worst-month}分数最低，谁的好意先记着，用不着马上去兑。请人开口，难在怕麻烦他；其实肯替你说话的人，多半乐意被想起来，只要你讲清楚要他说哪一句。事成以后回去说一声结果，比谢礼更叫他高兴。',
        en_US:
          'In {best-month} somebody will put in a word for you. ⟨The stem is the Direct seal and the score the year’s highest|The score is the year’s highest, and those who look after you are there⟩: a recommendation, a place, an elder’s yes is easiest to get then. In {worst-month}, the lowest, remember who was kind and don’t draw on it yet. What makes asking hard is the fear of being a bother. People who would speak for you mostly like being thought of, provided that you tell them which sentence you need. When it works out, hearing the result will please them more than a present.',
      },
    ],
  },
  {
    id: 'annual-curve',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.curve.spring-summer',
        because: ['y-best-season=spring', 'y-worst-season=summer'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '今年前高后低得快：头一季分数最高，接着的五月到七月最低⟨（四季力量值，春最高，夏最低）⟩。要定人、定价、定日子的事，赶在五月以前。五月以后照单做，单子外的请对方等到八月，那时分数已经往回走。落差来得快，人容易以为自己忽然不行了；其实只是季节换了，春天做成的那些照样算数，没有人收回去。低的时候少给自己下评语。',
        en_US:
          'This year drops early: the first season scores highest, and the one right after it, May through July, lowest ⟨ (power values: spring highest, summer lowest)⟩. Settle people, prices and dates before May. After that do what’s on the list, and ask everything else to wait until August, when the score is on its way back. With so quick a drop you may think you’ve lost your touch. It’s only the season that changed, and what you did in the first one still counts. A low stretch is a poor time for judging yourself.',
      },
      {
        id: 'annual.curve.spring-autumn',
        because: ['y-best-season=spring', 'y-worst-season=autumn'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['order'],
        zh_CN:
          '今年要赶早。二月到四月分数最高，八月到十月最低⟨（四季力量值，春最高，秋最低）⟩。开口、谈定都放在前头，秋天只收，不铺新摊子。',
        en_US:
          'Come early this year. February through April scores highest, August through October lowest ⟨ (power values: spring highest, autumn lowest)⟩. Ask and agree at the beginning. In the fall, collect and open nothing new.',
      },
      {
        id: 'annual.curve.spring-winter',
        because: ['y-best-season=spring', 'y-worst-season=winter'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['order'],
        zh_CN:
          '这一年开头顺，收尾费力：二月到四月分数最高，十一月以后最低⟨（四季力量值，春最高，冬最低）⟩。年初心气高，答应别人的按七成答应，三成留给年底的自己。账在夏天、秋天各结一次，别都堆到十一月。',
        en_US:
          'The year begins well and ends with effort: February through April scores highest, November and after lowest ⟨ (power values: spring highest, winter lowest)⟩. In high spirits, promise about two thirds of what you could, and leave the rest to yourself in December. Settle accounts once in summer and once in fall, so they don’t pile up in November.',
      },
      {
        id: 'annual.curve.summer-spring',
        because: ['y-best-season=summer', 'y-worst-season=spring'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '起步最慢，接着就是最好的一段：二月到四月分数最低，五月到七月最高⟨（四季力量值，夏最高，春最低）⟩。年初碰的钉子别往心里去，同一件事五月再提一遍，回答常常不一样。二月里发的愿，六月还想要的才算数。',
        en_US:
          'The slowest start is followed by the best stretch: February through April scores lowest, May through July highest ⟨ (power values: summer highest, spring lowest)⟩. Don’t take the early refusals to heart. Raise the same thing again in May, and you’ll often get another answer. Vows made in February count if you’d still make them in June.',
      },
      {
        id: 'annual.curve.summer-autumn',
        because: ['y-best-season=summer', 'y-worst-season=autumn'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '最好的一季后面紧跟着最低的一季：五月到七月高，八月到十月低⟨（四季力量值，夏最高，秋最低）⟩。该说的、该签的，在八月以前说完签完。后面三个月走熟路，话听一半答一半；到冬天分数缓过来，再看夏天留下了多少。夏天答应得多的人，秋天会觉得事事催着；答应的时候就往后多留一个月，两边都好过。真来不及的，早三天说，比晚一天道歉强。',
        en_US:
          'The best season is followed at once by the lowest: May through July is high, August through October low ⟨ (power values: summer highest, autumn lowest)⟩. Say and sign what you have to before August. For the next three months keep to ways you know and answer half of what you’re asked. In winter the score recovers; see then what the summer left you. Those who promise a lot in summer feel chased in the fall. A month of extra time in every promise makes it easier for both sides. If you can’t make it, saying so three days early beats an apology one day late.',
      },
      {
        id: 'annual.curve.summer-winter',
        because: ['y-best-season=summer', 'y-worst-season=winter'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement', 'dated'],
        zh_CN:
          '高处是{best-season}，低处是{worst-season}，今年先盛后收。中间的秋天用来搬运：谈成的变成到手的，欠着的补上。到了十一月，大事都该办完，剩下的日子过得慢一点正好。',
        en_US:
          'The highest stretch of this year is {best-season}, the lowest {worst-season}. Fall, in between, is for carrying: turn what was agreed into something you hold, and make up what you owe. By November the large things should be done, and the rest can go slowly.',
      },
      {
        id: 'annual.curve.autumn-spring',
        because: ['y-best-season=autumn', 'y-worst-season=spring'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '年初最低，秋天最高：二月到四月分数最低，八月到十月最高⟨（四季力量值，秋最高，春最低）⟩。低的时候做笨功，打底，不求人；夏天请几个人看半成品；八月以后拿出来，价钱可以比年初想的高一点。低的那几个月没有人看见你，正好用来犯错；错在没人看的时候，改起来便宜。',
        en_US:
          'This year starts low and reaches its height in the fall: February through April scores lowest, August through October highest ⟨ (power values: autumn highest, spring lowest)⟩. While it’s low do the groundwork and ask nobody for anything. In summer let a few people see the half-done thing. From August bring it out, at a little more than you’d thought at first. In the low months nobody’s watching, which is the time to make your mistakes. Made unseen, they’re cheap to mend.',
      },
      {
        id: 'annual.curve.autumn-summer',
        because: ['y-best-season=autumn', 'y-worst-season=summer', 'age>=16', 'age<=74'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['order'],
        zh_CN:
          '五月到七月最难，紧接着的八月到十月最好⟨（四季力量值，夏最低，秋最高）⟩。夏天忍住三件事：不辞职，不搬家，不摊牌。想说的写下来，八月中再看一遍，还想说就那时说。',
        en_US:
          'May through July is the hardest, and August through October, right after it, the best ⟨ (power values: summer lowest, autumn highest)⟩. In summer hold back from three things: quitting, moving and the final talk. Write down what you’d have said. Read it again in mid-August, and if you still mean it, say it then.',
      },
      {
        id: 'annual.curve.autumn-winter',
        because: ['y-best-season=autumn', 'y-worst-season=winter', 'age>=16'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '收得最多的一季，后面跟着最费力的一季：八月到十月分数最高，十一月以后最低⟨（四季力量值，秋最高，冬最低）⟩。到手的别马上花完，留出三个月的。谈成的事写明哪天付；新鲜主意听完记下，开春再议。收得多的时候，来借的、来劝的也多；到了冬天这些人会少下来，谁还在，你心里就有数了。这样的年份，留得住比挣得多要紧，别人看不出来，你自己知道。',
        en_US:
          'The season that brings most in is followed by the one that takes most out: August through October scores highest, November and after lowest ⟨ (power values: autumn highest, winter lowest)⟩. Don’t spend it all at once; keep three months’ worth. Put the day of payment in writing, and note new ideas for the spring. When much comes in, borrowers and advisers come along. In winter there are fewer of them, and you can see who stayed. In such a year, keeping counts for more than getting. Others won’t see it, and you’ll know.',
      },
      {
        id: 'annual.curve.winter-spring',
        because: ['y-best-season=winter', 'y-worst-season=spring'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '今年先低后高：二月到四月分数最低，十一月以后最高⟨（四季力量值，冬最高，春最低）⟩。年初落空的计划不要划掉，原样抄到十一月那一页。前面的日子用来练、用来找帮手；压轴的事早早亮出来，看的人还没到齐。',
        en_US:
          'This year begins low and ends high: February through April scores lowest, November and after highest ⟨ (power values: winter highest, spring lowest)⟩. Don’t cross out the plans that fail early; copy them onto the page for November. Use the time before for practice and for finding helpers. If you show the main thing too soon, hardly anyone will be there to see it.',
      },
      {
        id: 'annual.curve.winter-summer',
        because: ['y-best-season=winter', 'y-worst-season=summer'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '年中最低，年底最高⟨（四季力量值，冬最高，夏最低）⟩：五月到七月分数垫底，十一月到一月登顶。大事翻到十一月那页，先写上要找的人，年中只打听，不出手。等的这几个月不算浪费，问清楚了，到时候一次办成。',
        en_US:
          'Lowest in the middle and highest at the end ⟨ (power values: winter highest, summer lowest)⟩: May through July is at the bottom, November through January at the top. Put the large thing on the page for November with the names of the people you need, and spend the middle of the year finding out. It isn’t wasted time. Once you know, it takes one attempt.',
      },
      {
        id: 'annual.curve.winter-autumn',
        because: ['y-best-season=winter', 'y-worst-season=autumn'],
        claims: ['states=y-seasons-spread>=10'],
        form: ['statement'],
        zh_CN:
          '八月到十月分数最低，十一月以后最高，今年的转折来得很快⟨（四季力量值，冬最高，秋最低）⟩。秋天有人退出、有事落空，空出来的位置别随手填；十一月以后来的人，多半更合适。',
        en_US:
          'August through October scores lowest, November and after highest, so the turn comes quickly this year ⟨ (power values: winter highest, autumn lowest)⟩. If someone drops out in the fall or a plan falls through, don’t fill the place with whatever is near. Whoever comes after November tends to suit it better.',
      },
    ],
  },
  {
    id: 'annual-spread',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.spread.wide',
        because: ['y-months-spread>=50', 'age>=16', 'age<=74'],
        form: ['statement', 'dated'],
        zh_CN:
          '今年各月高低差得很大⟨（最高与最低的月份相差五十分以上）⟩，平均用力最吃亏。{best-month}排满也不要紧，要紧的饭局、稿子、谈判都往那里挪；{worst-month}提前请好假，只留推不掉的。心情在这种年份不大可靠，高的时候以为一直会高，低的时候以为全完了。日历比心情准。别人约你的时候，也照日历答，不照当时的兴头答。',
        en_US:
          'The months of this year differ widely ⟨ (the highest and the lowest are fifty points or more apart)⟩, and spreading yourself evenly is the mistake. Fill {best-month} to the edge and move what matters there, the dinners, the drafts, the talks. For {worst-month} ask for leave early and keep only what you can’t refuse. Moods aren’t a good guide in such a year: when it’s high you think it’ll stay so, and when it’s low you think it’s over. The calendar knows better. When people invite you, answer from the calendar as well, and leave the mood of the moment out of it.',
      },
      {
        id: 'annual.spread.narrow',
        because: ['y-months-spread<=30'],
        form: ['statement', 'dated'],
        zh_CN:
          '不必挑日子，今年各月的高低差得不多⟨（最高与最低的月份相差三十分以内）⟩。最高的{best-month}和最低的{worst-month}也离得不远，想定的事下周就能办。平路上比的是步子匀。',
        en_US:
          'There’s no need to pick dates this year, since its months differ little ⟨ (the highest and the lowest are within thirty points)⟩. The highest score, in {best-month}, and the lowest, in {worst-month}, are close together. What you’ve decided can begin next week. On level ground an even stride wins.',
      },
    ],
  },
  {
    id: 'annual-place',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.place.wood',
        because: ['use:wood'],
        form: ['statement'],
        zh_CN:
          '东边对你好，理由很简单：你的盘用得着木，老规矩把木放在东⟨（用神木）⟩。约人、找房、出门，两处都行的时候选靠东的那处。家里常坐的椅子朝东，早上的光先到你这里，人起得早，一天就长。方位帮的是小忙，真要紧的还是坐在对面的是谁；两样凑得到一起最好，凑不到，先挑人。不用为了朝东去挪一整屋的家具，挪一把椅子就算。',
        en_US:
          'East is good for you, and the reason is simple: wood helps your chart, and tradition puts wood in the east ⟨ (Useful element wood)⟩. When there are two places to meet, to live or to go, take the more easterly one. Turn your usual chair that way, too. The morning light reaches you first, and an early start makes a long day. A direction is a small help, and who sits across from you matters more. Best is to have both. If you can’t, choose the person. You needn’t turn a whole room around for it; one chair will do.',
      },
      {
        id: 'annual.place.fire',
        because: ['use:fire', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '今年见客、上课、短住，选靠南的地方。⟨用神是火，火在南|你的盘用得着火，老规矩把火放在南⟩。家里也一样：把最亮的灯挪到大家吃饭的桌子上头，冷清的角落添一盏小的。亮的地方坐得住人，来坐的人多了，事情就在饭桌上谈成。',
        en_US:
          'For clients, classes and short stays this year, pick a place to the south. ⟨The Useful element is fire, and fire is south|Fire helps your chart, and tradition puts fire in the south⟩. At home it’s the same: hang the brightest lamp over the table where people eat, and put a small one in the dull corner. People stay where it’s bright, and things get settled over dinner.',
      },
      {
        id: 'annual.place.earth',
        because: ['use:earth'],
        form: ['statement'],
        zh_CN:
          '不用往远处找，你的好地方就在住的这一带。⟨用神是土，土居中|你的盘用得着土，老规矩把土放在当中⟩，本地、本街、自己的屋都算。今年请人过来比你过去好，有事先问邻居，常常一问就有。',
        en_US:
          'Your good place this year is close to where you live. ⟨The Useful element is earth, and earth is the middle|Earth helps your chart, and tradition puts earth in the middle⟩: your town, your street, your rooms. Having people come to you works better than going out, and the neighbor you ask first often knows.',
      },
      {
        id: 'annual.place.metal',
        because: ['use:metal', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '谈条款、做决定，今年约在西边。⟨用神是金，金在西|你的盘用得着金，老规矩把金放在西⟩。住处西面收拾干净，留一样你真用得上的硬东西。环境一利落，话也利落。真没有西边可选的时候，把要谈的事写成三条，带一支好写的笔，作用也差不多。',
        en_US:
          'For terms and decisions, meet on the west side this year. ⟨The Useful element is metal, and metal is west|Metal helps your chart, and tradition puts metal in the west⟩. Clear the western part of your home and keep one hard thing there that you really use. In tidy surroundings, talk gets tidy. When there’s no west to choose, three written points and a good pen do much the same.',
      },
      {
        id: 'annual.place.water',
        because: ['use:water'],
        form: ['statement'],
        zh_CN:
          '往北走，靠水走，今年多半有收获。⟨用神是水，水在北|你的盘用得着水，老规矩把水放在北⟩，要谈的事，沿着河边走着谈，比坐着谈好。',
        en_US:
          'North, and along water, is where this year tends to pay. ⟨The Useful element is water, and water is north|Water helps your chart, and tradition puts water in the north⟩. A talk goes better on a walk by the river than at a table.',
      },
      {
        id: 'annual.place.wood-host',
        because: ['use:wood', 'y-taisui:wood'],
        form: ['statement'],
        zh_CN:
          '东边去得，规矩要按客人的来。⟨用神是木，今年太岁也在东|你的盘用得着木，木在东，而老规矩说今年东边有主⟩，见人、散步、短住都好；动土、拆墙、跟东边的邻居争尺寸，留到明年。',
        en_US:
          'Go east, and go as a guest. ⟨The Useful element is wood, and the Year spirit is in the east as well|Wood helps your chart and lies east, and by tradition the east has a host this year⟩. Meeting, walking and short stays are fine. Digging, tearing down walls and arguing inches with the neighbor on that side can wait until next year.',
      },
      {
        id: 'annual.place.fire-host',
        because: ['use:fire', 'y-taisui:fire'],
        form: ['statement'],
        zh_CN:
          '南边帮得上你，今年去了别抢着做主。⟨用神是火，太岁也在南|你的盘用得着火，火在南，而老规矩说今年南边有主⟩。学东西、见人、小住都好，朝南的墙和门先不动。有意见，离开以后写封客气的信，比当场争有用。',
        en_US:
          'The south helps you; just don’t try to run things there this year. ⟨The Useful element is fire, and the Year spirit is in the south as well|Fire helps your chart and lies south, and by tradition the south has a host this year⟩. Learning, meeting and short stays go well. Leave south-facing walls and doors as they are. A polite letter afterward does more than an argument on the spot.',
      },
      {
        id: 'annual.place.metal-host',
        because: ['use:metal', 'y-taisui:metal', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '西边的生意可以谈，话要说软。⟨用神是金，太岁也在西|你的盘用得着金，金在西，而老规矩说今年西边有主⟩，争到第二个回合就收，条件多半还在。',
        en_US:
          'Business in the west is worth talking about, in a soft voice. ⟨The Useful element is metal, and the Year spirit is in the west as well|Metal helps your chart and lies west, and by tradition the west has a host this year⟩. Stop an argument at its second round; the terms will still be there.',
      },
      {
        id: 'annual.place.water-host',
        because: ['use:water', 'y-taisui:water'],
        form: ['statement'],
        zh_CN:
          '往北去以前先打招呼。⟨用神是水，太岁也在北|你的盘用得着水，水在北，而老规矩说今年北边有主⟩，走亲访友、找人帮忙、住几天，约好了再去就顺。北面漏水修一修没关系，大动先放着。',
        en_US:
          'Before you go north, let them know. ⟨The Useful element is water, and the Year spirit is in the north as well|Water helps your chart and lies north, and by tradition the north has a host this year⟩. Visits, favors and a few nights’ stay go well by appointment. Mending a leak on that side is fine; larger work can wait.',
      },
      {
        id: 'annual.place.wood-broken',
        because: ['use:wood', 'y-taisui:metal'],
        form: ['order'],
        zh_CN:
          '东边的人和路照样对你好，只是东面的墙和地今年不动。⟨用神是木，木在东，而岁破也在东|你的盘用得着木，木在东，而老规矩说今年东边正对着年份的主位⟩。真有坏的，先拍照记下，过了{y-to}再找人修。',
        en_US:
          'People and roads to the east are as good for you as ever; only leave walls and ground on that side alone. ⟨The Useful element is wood, in the east, where the year’s opposite lies as well|Wood helps your chart and lies east, and by tradition the east faces this year’s seat⟩. If something breaks, take a picture and have it mended after {y-to}.',
      },
      {
        id: 'annual.place.fire-broken',
        because: ['use:fire', 'y-taisui:water'],
        form: ['statement'],
        zh_CN:
          '南边去得、坐得、谈得，就是别在那一面动大件。⟨用神是火，火在南，而岁破也在南|你的盘用得着火，火在南，而老规矩说今年南边正对着年份的主位⟩，换窗、挪灶、拆阳台都缓一缓。想要它的好处，多开一盏灯就有。',
        en_US:
          'Go south, sit there, talk there, and make no large changes on that side. ⟨The Useful element is fire, in the south, where the year’s opposite lies as well|Fire helps your chart and lies south, and by tradition the south faces this year’s seat⟩. Windows, stoves and balconies can wait. One more lamp gives you the good of it.',
      },
      {
        id: 'annual.place.metal-broken',
        because: ['use:metal', 'y-taisui:wood', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '西边的合作照谈，散伙的话换个地方说。⟨用神是金，金在西，而岁破也在西|你的盘用得着金，金在西，而老规矩说今年西边正对着年份的主位⟩，在那头翻脸容易收不住。西面的装修、换锁，也挑别的年份。',
        en_US:
          'Deals in the west may go on; talk of breaking up belongs elsewhere. ⟨The Useful element is metal, in the west, where the year’s opposite lies as well|Metal helps your chart and lies west, and by tradition the west faces this year’s seat⟩, so a quarrel there is hard to stop. New floors and locks on that side are for another year, too.',
      },
      {
        id: 'annual.place.water-broken',
        because: ['use:water', 'y-taisui:fire', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '北边是你的好方位，今年走动可以，动工不行。⟨用神是水，水在北，而岁破也在北|你的盘用得着水，水在北，而老规矩说今年北边正对着年份的主位⟩。出差、搬家、沿河散步都好；凿墙、挖地先放着。租房租在北边的，签约时添一句，大修放到明年。这些都是老规矩，图个心安；家里真漏了、坏了，当天就修，没有哪条规矩要人住在漏水的屋里。',
        en_US:
          'North is your good quarter. This year you may move about there, and building is for later. ⟨The Useful element is water, in the north, where the year’s opposite lies as well|Water helps your chart and lies north, and by tradition the north faces this year’s seat⟩. Travel, move in, walk along the river; don’t break walls or dig. If you rent on that side, have major repairs written in for next year. These are old customs and serve your peace of mind. If something really leaks, have it fixed that day. No custom asks anyone to live in a wet room.',
      },
      {
        id: 'annual.place.wood-corner',
        because: ['use:wood', 'y-taisui:earth'],
        form: ['statement'],
        zh_CN:
          '东边今年没有忌讳，放手去。⟨用神是木，太岁是土，落在斜角|你的盘用得着木，木在东，而老规矩说今年的主位在斜角⟩，换座位、换路线、种点东西都行。要绕开的只有屋角那一小块，别在那里敲打。',
        en_US:
          'Nothing stands in your way to the east this year. ⟨The Useful element is wood, and the Year spirit, in earth, sits in a corner|Wood helps your chart and lies east, while by tradition this year’s seat is in a corner⟩. Change seats, change routes, plant something. Only the slanting corner is better left in peace.',
      },
      {
        id: 'annual.place.fire-corner',
        because: ['use:fire', 'y-taisui:earth'],
        form: ['statement'],
        zh_CN:
          '往南的事今年放心做。⟨用神是火，太岁是土，落在斜角|你的盘用得着火，火在南，而老规矩说今年的主位在斜角⟩，开窗、添灯、挪桌子、把常坐的位置换过去，都不碍事。',
        en_US:
          'Anything to the south is fine this year. ⟨The Useful element is fire, and the Year spirit, in earth, sits in a corner|Fire helps your chart and lies south, while by tradition this year’s seat is in a corner⟩. Windows, lamps, desks and your favorite chair may go there.',
      },
      {
        id: 'annual.place.metal-corner',
        because: ['use:metal', 'y-taisui:earth', 'age>=16', 'age<=74'],
        form: ['statement', 'list'],
        zh_CN:
          '西边可以做的事今年不少：谈价、看房、学一门手上的功夫。⟨用神是金，太岁是土，落在斜角|你的盘用得着金，金在西，而老规矩说今年的主位在斜角⟩，谁的礼数也不欠。',
        en_US:
          'There’s plenty you can do in the west this year: bargain, look at rooms, learn something for the hands. ⟨The Useful element is metal, and the Year spirit, in earth, sits in a corner|Metal helps your chart and lies west, while by tradition this year’s seat is in a corner⟩. You owe nobody a bow.',
      },
      {
        id: 'annual.place.water-corner',
        because: ['use:water', 'y-taisui:earth'],
        form: ['statement'],
        zh_CN:
          '北边的路今年通。⟨用神是水，太岁是土，落在斜角|你的盘用得着水，水在北，而老规矩说今年的主位在斜角⟩，往北远行、沿河走路、在北屋看书都好，去了不必急着回。',
        en_US:
          'The road north is open this year. ⟨The Useful element is water, and the Year spirit, in earth, sits in a corner|Water helps your chart and lies north, while by tradition this year’s seat is in a corner⟩. Traveling that way, walking by the river and reading in the north room all do you good, and there’s no hurry to be back.',
      },
      {
        id: 'annual.place.earth-home',
        because: ['use:earth', 'y-taisui:earth'],
        form: ['statement'],
        zh_CN:
          '守着家就对了，只是别翻修。⟨用神是土，太岁也是土，落在斜角|你的盘用得着土，土在当中，而老规矩说今年的主位在屋角⟩，请客、待着、做饭都好，角落和地面今年不动。想换样子，换窗帘、换灯就够。',
        en_US:
          'Staying home is right, and renovating isn’t. ⟨The Useful element is earth, and the Year spirit, also in earth, sits in a corner|Earth helps your chart and lies in the middle, while by tradition this year’s seat is in a corner⟩. Guests, rest and cooking do you good; corners and floors stay as they are. For a new look, curtains and lamps are enough.',
      },
      {
        id: 'annual.place.fire-not-water',
        because: ['use:fire', 'adverse:water', 'age>=16', 'age<=74'],
        says: ['annual.avoid=here'],
        form: ['order'],
        zh_CN:
          '同样两间屋，选靠南、亮堂的那间。⟨用神火在南，忌神水在北|你的盘用得着火，火在南；水已经够多，水在北⟩。会议室、饭店、租的房子都照这样挑。河边的夜宵少去，散了走灯多的路。',
        en_US:
          'Of two rooms, take the one that lies south and has more light. ⟨Useful fire is south, Adverse water north|Fire helps your chart and lies south; of water, in the north, there’s enough⟩. Choose meeting rooms, restaurants and apartments that way. Late drinks by the river do less for you. Go home along the lit street.',
      },
      {
        id: 'annual.place.fire-not-metal',
        because: ['use:fire', 'adverse:metal'],
        says: ['annual.avoid=here'],
        form: ['order'],
        zh_CN:
          '南边和西边同时有事，先应南边。⟨用神火在南，忌神金在西|你的盘用得着火，火在南；金已经够多，金在西⟩，西边的事能远着办就远着办。屋里冷硬的东西收一收，有灯、有锅、有人声的那一块留大一点。',
        en_US:
          'When something calls you south and west at once, go south first. ⟨Useful fire is south, Adverse metal west|Fire helps your chart and lies south; of metal, in the west, there’s enough⟩. Do the western errand from a distance if you can. At home put away what’s cold and hard, and give more room to the lamp, the stove and the voices.',
      },
      {
        id: 'annual.place.water-not-fire',
        because: ['use:water', 'adverse:fire'],
        says: ['annual.avoid=here'],
        form: ['statement'],
        zh_CN:
          '今年你的好地方都凉快一点。⟨用神水在北，忌神火在南|你的盘用得着水，水在北；火已经够多，火在南⟩，正午的约改到傍晚，南边的约改到北边，常坐的椅子搬到背阴的一面。大太阳底下谈的事，到了阴凉里再想一遍。',
        en_US:
          'Your good places this year are on the cool side. ⟨Useful water is north, Adverse fire south|Water helps your chart and lies north; of fire, in the south, there’s enough⟩. Move noon appointments to the evening and southern ones north, and carry your chair into the shade. What was agreed in full sun, think over once more there.',
      },
      {
        id: 'annual.place.water-not-earth',
        because: ['use:water', 'adverse:earth'],
        says: ['annual.avoid=here'],
        form: ['statement'],
        zh_CN:
          '少守着老地方，往有水的一头走。⟨用神水在北，忌神土在当中|你的盘用得着水，水在北；土已经够多，土就是脚下这一块⟩，坐久了人会发沉。每月安排一次过桥的出行，家里积着的东西清走几箱，屋子一空，人也愿意动。老地方的好处是熟，坏处也是熟，同样几个人说同样几句话；换一条路走，常常就换了一个主意。不必走远，隔一条河就够。',
        en_US:
          'Leave the old spot a little and go where the water is. ⟨Useful water is north, Adverse earth the middle|Water helps your chart and lies north; of earth, the ground you sit on, there’s enough⟩. Sitting long makes you heavy. Cross a bridge once a month, and clear a few boxes out of the house; with more room, you’ll want to move. The old spot is good because you know it and bad for the same reason: the same people saying the same things. Another road often means another idea. It needn’t be far. The other bank will do.',
      },
    ],
  },
  {
    id: 'annual-avoid',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.avoid.wood',
        because: ['adverse:wood'],
        says: ['annual.avoid=apart'],
        form: ['statement'],
        zh_CN:
          '东边的事今年让别人多跑。⟨忌神木，木在东|你的盘不缺木，老规矩把木放在东⟩，非去不可就办完便回，不必久留。住处东面也宜空一点，那里少放东西，你在别处反而坐得定。',
        en_US:
          'Let others run the errands to the east this year. ⟨Adverse element wood, in the east|Your chart has no need of wood, and tradition puts wood in the east⟩. If you must go, come back when it’s done. Keep the east side of your home a little bare; you’ll settle better elsewhere.',
      },
      {
        id: 'annual.avoid.fire',
        because: ['adverse:fire'],
        says: ['annual.avoid=apart'],
        form: ['statement'],
        zh_CN:
          '南边待久了你会发燥。⟨忌神火，火在南|你的盘不缺火，老规矩把火放在南⟩，往南的长住拆成几次短的，订房不挑整面的大窗。被请到众人跟前，说一句就下来，那句反而有人记得。',
        en_US:
          'Long stays in the south make you restless. ⟨Adverse element fire, in the south|Your chart has no need of fire, and tradition puts fire in the south⟩. Break one long stay into several short ones, and don’t book the room with the glass wall. Called up in front of everyone, say one sentence and step down. They’ll remember it.',
      },
      {
        id: 'annual.avoid.earth',
        because: ['adverse:earth'],
        says: ['annual.avoid=apart'],
        form: ['order'],
        zh_CN:
          '窝在原地今年最不划算。⟨忌神土，土居中|你的盘不缺土，土就是脚下这一块⟩，一周至少半天走出平时那几条街。家里别再添大件，旧物一个月送走一箱，空出来的地方不急着填。',
        en_US:
          'Staying put pays least this year. ⟨Adverse element earth, the middle|Your chart has no need of earth, and earth is the ground you’re on⟩. Spend at least half a day a week outside your usual streets. Bring no more heavy furniture home, give away a box a month, and don’t fill the space at once.',
      },
      {
        id: 'annual.avoid.metal',
        because: ['adverse:metal'],
        says: ['annual.avoid=apart'],
        form: ['statement'],
        zh_CN:
          '西边的硬话今年听够了就回来。⟨忌神金，金在西|你的盘不缺金，老规矩把金放在西⟩，往那头谈事，带一位说话软的人同去。住处西面换上布的、木的、摸着不凉的东西，你自己先松下来。硬话也不全是坏话，里头有一两句是别人不肯告诉你的；记下那一两句，别的听过就算。回来以后先歇一晚，再决定理不理它，头脑凉下来的判断，多半比当场的准。',
        en_US:
          'Hear the hard facts of the west and come home. ⟨Adverse element metal, in the west|Your chart has no need of metal, and tradition puts metal in the west⟩. For talks on that side, take someone with a soft voice. At the west end of your home have cloth and wood, things that aren’t cold to touch, and you’ll be the first to unwind. Hard words aren’t all bad. There’s a sentence or two in them that no one else would tell you. Keep those and let the rest go by. Rest for a night before you decide whether to act on them. A cool judgment is usually better than one made on the spot.',
      },
      {
        id: 'annual.avoid.water',
        because: ['adverse:water'],
        says: ['annual.avoid=apart'],
        form: ['order'],
        zh_CN:
          '往北的夜路今年少走。⟨忌神水，水在北|你的盘不缺水，老规矩把水放在北⟩，能白天去就白天去，能改地方就改地方。漏水的地方趁早修，屋里的灯换亮一点，夜深了别坐着想事情。',
        en_US:
          'Walk fewer night roads to the north. ⟨Adverse element water, in the north|Your chart has no need of water, and tradition puts water in the north⟩. Go by day if you can, or meet elsewhere. Fix what drips, use a brighter bulb, and don’t sit up late thinking.',
      },
      {
        id: 'annual.avoid.host-wood',
        because: ['adverse:wood', 'y-taisui:wood'],
        says: ['annual.east=brief', 'annual.avoid=apart'],
        form: ['order'],
        zh_CN:
          '东边今年热闹，不缺你一个。⟨忌神木在东，太岁也在东|你的盘不缺木，木在东，老规矩又说今年东边有主⟩，当天去当天回最好，饭桌上少接话。要长住，挑离路远的一间。',
        en_US:
          'The east is lively this year and can do without you. ⟨Adverse wood is east, and so is the Year spirit|Your chart has no need of wood, which lies east, and by tradition the east has a host this year⟩. Going and returning the same day is best, and let others do the talking at dinner. For a longer stay, take a room away from the street.',
      },
      {
        id: 'annual.avoid.host-fire',
        because: ['adverse:fire', 'y-taisui:fire'],
        says: ['annual.south=brief', 'annual.avoid=apart'],
        form: ['statement'],
        zh_CN:
          '往南跑腿的事今年能让就让。⟨忌神火在南，太岁也在南|你的盘不缺火，火在南，老规矩又说今年南边有主⟩，去了容易被人催着当场答应，一句“回去答复”就能挡住。',
        en_US:
          'Errands to the south can go to someone else this year. ⟨Adverse fire is south, and so is the Year spirit|Your chart has no need of fire, which lies south, and by tradition the south has a host this year⟩. People there will press you to agree on the spot, and “I’ll let you know” is enough.',
      },
      {
        id: 'annual.avoid.host-metal',
        because: ['adverse:metal', 'y-taisui:metal', 'age>=16', 'age<=74'],
        says: ['annual.west=brief', 'annual.avoid=apart'],
        form: ['order'],
        zh_CN:
          '西边今年规矩多，话也硬。⟨忌神金在西，太岁也在西|你的盘不缺金，金在西，老规矩又说今年西边有主⟩，合同寄过去签，人不必到。碰上有人争对错，先结账出门。',
        en_US:
          'The west has many rules this year, and stiff words. ⟨Adverse metal is west, and so is the Year spirit|Your chart has no need of metal, which lies west, and by tradition the west has a host this year⟩. Contracts can be signed by mail. When people argue who is right, pay and leave.',
      },
      {
        id: 'annual.avoid.host-water',
        because: ['adverse:water', 'y-taisui:water', 'age>=16', 'age<=74'],
        says: ['annual.north=brief', 'annual.avoid=apart'],
        form: ['statement'],
        zh_CN:
          '北边的应酬今年挑中饭，不挑晚饭。⟨忌神水在北，太岁也在北|你的盘不缺水，水在北，老规矩又说今年北边有主⟩，夜里谈的事第二天容易反悔。北边的房子看看可以，先不签；自家北屋放东西，床挪到别处，睡得会沉一些。',
        en_US:
          'When business calls you north this year, make it lunch rather than dinner. ⟨Adverse water is north, and so is the Year spirit|Your chart has no need of water, which lies north, and by tradition the north has a host this year⟩, and what’s agreed at night gets taken back in the morning. Look at houses there without signing. At home let the north room hold boxes; in another room you’ll sleep more soundly.',
      },
    ],
  },
]
