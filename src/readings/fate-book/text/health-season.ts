import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'rest-birth-season',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.born.spring-wood',
        because: ['month:spring', 'day:wood'],
        says: ['spring=rest-first'],
        claims: ['burdens=wood', 'north'],
        form: ['statement'],
        zh_CN:
          '木生在春天，正当自己的季节，你一开年就使得上劲。⟨春木得令|那几个月木最旺⟩，2月4日前后到5月5日前后，你起得早，答应得多，一天当一天半用，到五月一算，事开了一片，觉欠了一屋。空白的日子先圈出来，再往别的格子里填，这几个月你就白赚了。真正难的是四月底那一两周，事情正好全挤到一处，推掉一样，别的才活得成。',
        en_US:
          'Wood born in spring is in its own season, and you’re strong from the start of the year. ⟨Spring wood holds the month|Wood is at its height then⟩, so from about February 4 to May 5 you’re up early, agree to a lot, and get a day and a half out of a day. By May there are shoots everywhere and a houseful of sleep owed. Mark the empty days before you fill in the others, and those months are pure gain. The hard part is a week or two at the end of April, when everything arrives at once and one thing has to go for the rest to live.',
      },
      {
        id: 'health.born.spring-fire',
        because: ['month:spring', 'day:fire'],
        says: ['summer=rest-first'],
        claims: ['helps=wood', 'north'],
        form: ['statement'],
        zh_CN:
          '春天你过得从容，一入夏就收不住。⟨春火得生：木来生火|火生在春天，有木来添柴⟩，添到5月5日前后全烧起来，一直到8月7日前后，你的一天会自己变长，晚上总想再待一会儿。几点关灯，趁三四月心静的时候定，那时定的数你肯认。反过来，春天若也不读、不静、不早睡，夏天一来，你连拦自己的力气都没有，只好等它烧完。',
        en_US:
          'You’re at ease in spring and hard to stop once summer begins. ⟨Spring fire is fed: wood feeds it|Fire born in spring has wood laid on it⟩, and around May 5 it all catches. Until about August 7 your day stretches by itself, and every evening wants one more hour. Settle the time for lights-out in March or April, while you’re calm. You’ll respect a number you chose then. If spring too goes by without quiet or early nights, summer finds you with nothing left to hold it back, and you can only wait until it has burned down.',
      },
      {
        id: 'health.born.spring-earth',
        because: ['month:spring', 'day:earth', 'age>=16'],
        says: ['spring=rest-first'],
        claims: ['burdens=wood', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '找你的人赶在一季里来：搬家的叫你，换工作的问你，替孩子择校的也来商量。⟨春土受木：木旺克土|土生在春天，木正往下扎根⟩，2月4日前后到5月5日前后，催你、翻你的最多。一周里有两天不许人动土，别的五天你就应付得来。',
        en_US:
          'People all come for you in one season: the friend who’s moving, the one changing jobs, the cousin choosing a school. ⟨Spring earth is under wood|Earth born in spring has wood driving roots into it⟩, and from about February 4 to May 5 you’re pushed and turned over most. With two days a week when nobody may dig, you can handle the other five.',
      },
      {
        id: 'health.born.spring-metal',
        because: ['month:spring', 'day:metal'],
        says: ['autumn=rest-first'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的一年常在后半段才开足。⟨春金失时|金生在春天，不在自己的季节⟩，上半年使力总差一口气，到8月7日前后忽然快了，你就想在11月7日以前把半年的事办完。快是真的，累也是真的：每两周有一个整天不拿来追进度，这股快才用得到年底。上半年做得慢的那些，也别当成懒，季节一换，同一双手就顺了，你每年都忘记这件事。',
        en_US:
          'Your year often hits its stride only in the second half. ⟨Spring metal is out of season|Metal born in spring is out of its season⟩ and spends the first months slightly short of breath. Around August 7 you’re suddenly quick, and you try to do half a year’s work before November 7. The quickness is real, and so is the fatigue. One whole day every two weeks without catching up makes it last to the end of the year. What went slowly in the first half wasn’t laziness. The season changes, the same hands work again, and you forget that every year.',
      },
      {
        id: 'health.born.spring-water',
        because: ['month:spring', 'day:water'],
        says: ['spring=rest-first'],
        claims: ['burdens=wood', 'presumes=friends', 'north'],
        form: ['statement'],
        zh_CN:
          '你在春天给出去的最多。⟨春水泄于木|水生在春天，木样样都要喝⟩，2月4日前后到5月5日前后，找你出主意的、借你手的都来了，你给得高兴，给完才发现自己见了底。给出去一样，当天收回一样，就不会空：一觉，一顿，一晚不出门，都算。不肯收的人，到夏天会忽然不想见任何人，别人还以为得罪了你。',
        en_US:
          'Spring is when you give away most. ⟨Spring water feeds wood|Water born in spring has every root drinking from it⟩, and from about February 4 to May 5 people come for ideas, for a hand, for your time. You pour gladly and notice afterward that the jar is empty. If something comes back on any day you give, a nap, a proper meal, a night in, it doesn’t run dry. Those who take nothing back find in summer that they want to see nobody, and people wonder what they did wrong.',
      },
      {
        id: 'health.born.summer-wood',
        because: ['month:summer', 'day:wood'],
        says: ['summer=rest-first'],
        claims: ['burdens=fire', 'north'],
        form: [],
        zh_CN:
          '夏天你最好看，也最耗底子。⟨夏木生火|木生在夏天，长出来的全送给了火⟩，5月5日前后到8月7日前后，说得多，做得多，显得多。中午那两小时归你自己，别人的掌声不去接，根底下就有水。',
        en_US:
          'In summer you look your best and spend the most. ⟨Summer wood feeds fire|Wood born in summer gives all it grows to fire⟩, so from about May 5 to August 7 there’s more talk, more doing, more being seen. The two hours around noon, kept for yourself and away from applause, put water back at the root.',
      },
      {
        id: 'health.born.summer-fire',
        because: ['month:summer', 'day:fire'],
        says: ['summer=rest-first'],
        claims: ['burdens=fire', 'north'],
        form: ['statement'],
        zh_CN:
          '夏天的累，你要等到秋天才知道。⟨夏火得令|火生在夏天，正当自己的季节⟩，5月5日前后到8月7日前后，起得早，散得晚，玩和忙都不觉得累。',
        en_US:
          'How tired summer made you, you find out in the fall. ⟨Fire born in summer is in season|Fire born in summer is in its own season⟩: from about May 5 to August 7 you’re up early and home late, and neither work nor play registers.',
      },
      {
        id: 'health.born.summer-earth',
        because: ['month:summer', 'day:earth'],
        says: ['summer=rest-first'],
        claims: ['burdens=fire', 'north'],
        form: ['statement'],
        zh_CN:
          '越到夏天末尾，你越不想挪，事却越揽越多。⟨夏土得火|土生在夏天，火一路往里添⟩，添到7月7日前后最厚，8月7日前后才松。那一个月出门趁早，应人趁晚：别人托的事过一夜再答应，第二天多半少了一半；真要紧的那一半，人家会再来说一遍。剩下的十一个月，你扛得住别人扛不住的，这一个月歇够了，全年的信用就还在。',
        en_US:
          'The later in summer, the less you want to move and the more you take on. ⟨Summer earth is fed by fire|Earth born in summer is fed by fire⟩ and lies thickest from about July 7 to August 7. In that month it pays to be early with your feet and late with your yes. A favor slept on has usually shrunk by half in the morning, and the half that matters will be asked for again. In the other eleven months you carry what others can’t, and a month of rest is what keeps that reputation standing.',
      },
      {
        id: 'health.born.summer-metal',
        because: ['month:summer', 'day:metal', 'age>=16', 'age<=74'],
        says: ['summer=rest-first'],
        claims: ['burdens=fire', 'north', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '夏天催你的最多：检查，考核，赶在放假前要交的东西。⟨夏金受火|金生在夏天，火正管着它⟩，5月5日前后到8月7日前后，你往往交得出来，交完了还端着架势。交出一样，隔一天再接下一样，架势才放得下来。',
        en_US:
          'Summer is when you’re hurried most: reviews, exams, whatever must be in before people go away. ⟨Summer metal is under fire|Metal born in summer is ruled by fire⟩, and from about May 5 to August 7 you generally deliver, then stay braced. One empty day between handing in and taking up lets you put the guard down.',
      },
      {
        id: 'health.born.summer-water',
        because: ['month:summer', 'day:water'],
        says: ['summer=rest-first'],
        claims: ['burdens=fire', 'north'],
        form: ['order'],
        zh_CN:
          '夏天里你什么也没做，到傍晚就浅了一截。⟨夏水逢财：火是水的财|水生在夏天，满地是等你去照管的事⟩，一处洒一点，洒完不知道洒在哪里。5月5日前后到8月7日前后，一天只照管三处，第四处改天再去。',
        en_US:
          'In summer you do nothing in particular, and by evening your level is down. ⟨Summer water meets Wealth, which for it is fire|Water born in summer finds things to look after on every side⟩ and gets sprinkled until nobody knows where it went. From about May 5 to August 7, look after three things a day. Leave the fourth for another day.',
      },
      {
        id: 'health.born.autumn-wood',
        because: ['month:autumn', 'day:wood', 'age>=16'],
        says: ['spring=rest-first'],
        claims: ['north', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '秋天里你守规矩，早睡，少应酬；岔子出在转过年来。⟨秋木受金|木生在秋天，被金修剪了一季⟩，一到2月4日前后，憋着的枝条一齐往外蹿，到5月5日前后才停，你最容易在那三个月一口气补回所有的玩。每周出门几次先定好，定三就是三，补得慢一点，反而补得全。那一季的玩，本来就不必全补，补回一半，心里就松了；另一半，多半到了夏天自己会忘。',
        en_US:
          'In the fall you behave, with early nights and few parties; the trouble comes after New Year. ⟨Autumn wood is under metal|Wood born in autumn has been pruned for a season⟩, and around February 4 every branch that was held back shoots at once. Until about May 5 you try to make up for all of it in one go. With the number of nights out a week fixed beforehand, and three meaning three, you catch up more slowly and more completely. Not all of that fun needs making up. Half of it is enough to ease you, and the other half you’ll probably have forgotten by summer.',
      },
      {
        id: 'health.born.autumn-fire',
        because: ['month:autumn', 'day:fire', 'age>=16'],
        says: ['autumn=rest-first'],
        claims: ['burdens=metal', 'north', 'presumes=household'],
        form: ['statement'],
        zh_CN:
          '别人秋天看叶子，你秋天收东西：账，衣服，欠着的饭局。⟨秋火逢财：金归火管|火生在秋天，遇上的金都归你管⟩，8月7日前后到11月7日前后，要照管的一样接一样。天黑就收摊，剩下的明天还在，多半也没有坏。',
        en_US:
          'Other people look at the leaves; you bring things in: accounts, winter clothes, the dinners you owe. ⟨Autumn fire meets Wealth, which for it is metal|Fire born in autumn finds metal everywhere that is its to manage⟩, and from about August 7 to November 7 one thing follows another. If you stop at dark, the rest is still there tomorrow and mostly none the worse.',
      },
      {
        id: 'health.born.autumn-earth',
        because: ['month:autumn', 'day:earth'],
        says: ['autumn=rest-first'],
        claims: ['burdens=metal', 'presumes=adult', 'north'],
        form: ['statement'],
        zh_CN:
          '到了秋天，人人从你这里往外搬：经验，时间，存着的东西。⟨秋土泄于金|土生在秋天，力气都生了金⟩，8月7日前后到11月7日前后，你看着仓库变空，心里还高兴。出一车要进一车才平：给别人讲完，听别人讲一回；替人忙完，坐下来吃一顿别人做的。空仓不可怕，怕的是空着还答应，一到年底，人家来取的货你拿不出来，失了信比失了货心疼。',
        en_US:
          'In the fall everyone carries something away from you: experience, hours, whatever you’d saved. ⟨Autumn earth feeds metal|Earth born in autumn turns its strength into metal⟩, and from about August 7 to November 7 you watch the barn empty with a certain pleasure. It balances when one cart comes in for each that goes out. After explaining, listen to someone; after doing for others, sit down to a meal that somebody else has made. An empty barn is no disaster. Promising from an empty barn is, because at the end of the year people come for what you can’t produce, and losing their trust hurts more.',
      },
      {
        id: 'health.born.autumn-metal',
        because: ['month:autumn', 'day:metal'],
        says: ['autumn=rest-first'],
        claims: ['burdens=metal', 'presumes=reading', 'north'],
        form: [],
        zh_CN: '入秋以后你的标准会变高，连歇都要歇出个名堂。⟨秋金得令|金生在秋天，正当自己的季节⟩，刀快，砍什么都顺手，包括砍自己的睡眠。',
        en_US:
          'From the start of autumn your standards rise, and even rest has to amount to something. ⟨Metal born in autumn is in season|Metal born in autumn is in its own season⟩: the blade is sharp and cuts whatever is near, your sleep included.',
      },
      {
        id: 'health.born.autumn-water',
        because: ['month:autumn', 'day:water'],
        says: ['winter=rest-first', 'night=late'],
        claims: ['helps=metal', 'north'],
        form: ['statement'],
        zh_CN:
          '秋天攒下来的，冬天一齐放掉，这是你一年里最大的漏。⟨秋水得生：金来生水|水生在秋天，有金来养⟩，吃得香，睡得沉；11月7日前后到2月4日前后，夜里反而不肯睡。睡觉的钟点趁秋天定好，定在十一点以前，闸口现成，冬天就存得住。存不住的年份，到春天人会发飘，事情做得多，落得下的少，补一整个春天才补得回来。',
        en_US:
          'What you store in the fall you let go all at once in winter, and that’s the biggest leak of your year. ⟨Autumn water is fed by metal|Water born in autumn is fed by metal⟩, so you eat well and sleep deep; then from about November 7 to February 4 you don’t want to go to bed. A bedtime before eleven, settled in the fall, is a gate that’s already in place when you need it. In years when it all ran out, you drift through spring, doing much and finishing little, and it takes until summer to make up for it.',
      },
      {
        id: 'health.born.winter-wood',
        because: ['month:winter', 'day:wood'],
        says: ['spring=rest-first'],
        claims: ['presumes=friends', 'north'],
        form: ['statement'],
        zh_CN:
          '冬天你懒得理直气壮，攒了一季没处使。⟨冬木得水|木生在冬天，根底下有水养着⟩，到2月4日前后，你会一下子答应七八样。3月5日以前，新开头的事先试一周再说全程，留下的多半只有三样，这三样才是你真要的；其余五样，也没有人记得你答应过。别人说你冬天懒，那是他们没看见底下在长；懒够了的那几年，你春天反而不乱。',
        en_US:
          'In winter you’re idle with a clear conscience, and a season’s growth piles up unspent. ⟨Winter wood is fed by water|Wood born in winter has water at its roots⟩, and around February 4 you say yes to eight things at once. Until about March 5, anything new deserves a week’s trial before you sign up for the whole. About three of the eight survive, and those are the ones you wanted. Nobody remembers that you promised the rest. People who call you lazy in winter don’t see what’s growing underneath. In years when you’ve been idle enough, your spring is orderly.',
      },
      {
        id: 'health.born.winter-fire',
        because: ['month:winter', 'day:fire', 'age>=16', 'age<=74'],
        says: ['winter=rest-first'],
        claims: ['burdens=water', 'north', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '年底要交的那一摞，到你手上总比别人厚。⟨冬火受水|火生在冬天，水正管着它⟩，11月7日前后到2月4日前后，催你的话最多，你的劲却最小。赶的事都放在白天，天黑以后只做叫人暖和的，一个冬天下来，你比谁都完整。家里有一盏固定亮着的灯，一个固定坐的位置，比多睡一小时还管用，冬天里你认这个。',
        en_US:
          'The pile that’s due at year’s end is somehow thickest on your desk. ⟨Winter fire is under water|Fire born in winter is under water’s rule⟩, and from about November 7 to February 4 you’re hurried most and have least to do it with. Hurry by daylight, keep the evenings for whatever makes a room warm, and you come out of the winter in better shape than most. One lamp that’s always lit and one chair that’s always yours do more for you in winter than an extra hour of sleep.',
      },
      {
        id: 'health.born.winter-earth',
        because: ['month:winter', 'day:earth', 'age>=16'],
        says: ['winter=rest-first'],
        claims: ['burdens=water', 'north', 'presumes=household'],
        form: [],
        zh_CN:
          '账、货、人情，一到年底全在你家桌上摊开。⟨冬土逢财：水归土管|土生在冬天，满地的水都要你来拦、来分⟩，别人歇着，你在修堤，从11月7日前后修到2月4日前后。',
        en_US:
          'Bills, supplies and obligations are all spread out on one table toward the end of the year, and it’s yours. ⟨Winter earth meets Wealth, which for it is water|Earth born in winter has water on every side to dam and divide⟩, so others rest while you mend the levee. That lasts from about November 7 to February 4.',
      },
      {
        id: 'health.born.winter-metal',
        because: ['month:winter', 'day:metal'],
        says: ['winter=rest-first', 'health.evening=out'],
        claims: ['burdens=water', 'presumes=friends', 'north'],
        form: ['statement'],
        zh_CN:
          '冬夜里你话最多，主意也最多。⟨冬金泄于水|金生在冬天，力气都化成水流出去⟩，11月7日前后到2月4日前后，说的时候清亮，说完了发空。讲一晚，静一晚，第二天起得来；连讲三晚，接着那一天就算白过。',
        en_US:
          'On winter nights you’re full of talk and full of plans. ⟨Winter metal feeds water|Metal born in winter turns to water and runs off⟩, so from about November 7 to February 4 it’s clear while it flows, and afterward you feel emptied. One evening of talk and one of quiet, and you can get up the next day. Three evenings of talk, and the day after is lost.',
      },
      {
        id: 'health.born.winter-water',
        because: ['month:winter', 'day:water'],
        says: ['winter=rest-first', 'night=late'],
        claims: ['burdens=water', 'north'],
        form: ['order'],
        zh_CN:
          '夜越长，你越不想睡。⟨冬水得令|水生在冬天，正当自己的季节⟩，11月7日前后到2月4日前后，夜里流得没边，白天便浑。白天找太阳，晚上找墙：墙就是一个只看时钟的钟点，到点上床。',
        en_US:
          'The longer the nights, the less you want to sleep. ⟨Water born in winter is in season|Water born in winter is in its own season⟩: from about November 7 to February 4 it spreads all night and is muddy by day. Look for sun in the daytime and for a wall at night. The wall is a clock. Go to bed by it.',
      },
    ],
  },
  {
    id: 'rest-slow-month',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.slow.zi',
        because: ['day:zi'],
        claims: ['presumes=household'],
        form: ['dated', 'statement'],
        zh_CN:
          '6月5日前后到7月7日前后，家里最容易有动静，觉也最浅。⟨那是午月，冲你日支的子，日支管家|那个月顶着你盘里管伴侣和家的那一格⟩。装修、搬家、请一屋子人来，往后挪一个月就顺，多等的那几周，你睡回来了。',
        en_US:
          'From about June 5 to July 7 your home is restless, and you sleep lightest. ⟨The Horse month faces the Rat of your day, the place of home|That month pulls against the part of your chart that means home and partner⟩. Painters, a move, a houseful of guests all go better a month later, and the weeks of waiting come back to you as sleep.',
      },
      {
        id: 'health.slow.chou',
        because: ['day:chou'],
        form: ['dated', 'list'],
        zh_CN:
          '家务、旧账、没拆的箱子：一到7月7日前后都想见光，8月7日前后才消停。⟨那是未月，冲日支的丑|那个月顶着你盘里管伴侣和家的那一格⟩。往外搬的不嫌多，往里添的一样都嫌挤；晚上不动它们，觉就还是你的。',
        en_US:
          'Chores, old papers, cartons from the last move: around July 7 they all want to come up, and they settle down only about August 7. ⟨The Goat month faces the Ox of your day|That month pulls against the part of your chart that means home and partner⟩. Nothing carried out is too much, and anything brought in is. As long as you leave it alone in the evenings, your sleep is safe.',
      },
      {
        id: 'health.slow.yin',
        because: ['day:yin2'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '8月7日前后到9月7日前后出的门，累过别的月份。⟨申月冲日支的寅|那个月顶着你盘里管伴侣和家的那一格⟩，车次、行李、同伴，哪样都要改一回。两趟合成一趟，到家第一天什么也不约，这个月就过去了。',
        en_US:
          'Trips between about August 7 and September 7 cost you more than others. ⟨The Monkey month faces the Tiger of your day|That month pulls against the part of your chart that means home and partner⟩: the connection, the luggage, the companion, something gets changed. Two trips folded into one, and an empty first day at home, will see you through.',
      },
      {
        id: 'health.slow.mao',
        because: ['day:mao', 'age<=74'],
        says: ['health.september=wait'],
        claims: ['presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '9月里你的觉最薄，挑剔的话听进去也最深。⟨酉月从9月7日前后到10月8日前后，冲日支的卯|9月7日前后到10月8日前后，顶着你盘里管伴侣和家的那一格⟩，像有人在枕头边修枝。五点起床、一口甜的不碰，这类硬计划等10月底再开头。',
        en_US:
          'September is when your sleep is thinnest and criticism goes in deepest. ⟨The Rooster month, about September 7 to October 8, faces the Rabbit of your day|From about September 7 to October 8 the month pulls against the part of your chart that means home and partner⟩, like somebody tapping a pencil beside the pillow. Rising at five, no sugar at all: let such stern programs begin in late October.',
      },
      {
        id: 'health.slow.chen',
        because: ['day:chen'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '每年10月8日前后到11月7日前后，旧话旧物都往外掉。⟨戌月冲日支的辰，两个都是库|那个月顶着你盘里管伴侣和家的那一格，像两只塞满的抽屉对着拉开⟩。少接新事，少跑远路，翻出来的隔天再看，多半没有夜里以为的那么要紧；真要紧的，白天看得更清楚。别人来翻你的抽屉，也请他们等到11月7日以后，那时你拿得出笑脸，也拿得出耐心。',
        en_US:
          'Old words and old things fall out each year from about October 8 to November 7. ⟨The Dog month faces the Dragon of your day, one store against another|That month pulls against the part of your chart that means home and partner, like two full drawers pulled open at once⟩. With few new commitments and short trips it’s a month like any other. Whatever turns up at night looks less important the next day, and if it really is important, daylight shows it better. If others come to turn out your drawers, they can wait until after November 7, when you’ll have both a smile and the patience for it.',
      },
      {
        id: 'health.slow.si',
        because: ['day:si', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '上午一头劲，下午不知劲到哪儿去了：11月7日前后到12月7日前后，你常这样。⟨亥月冲日支的巳，水火相对|那个月的水，顶着你盘里管伴侣和家的那团火⟩。早会不定，晚饭提早，应酬砍一半，忽热忽冷的人就只剩下热。',
        en_US:
          'All drive in the morning, and by three it’s gone somewhere: that’s you from about November 7 to December 7. ⟨The Pig month faces the Snake of your day, water against fire|The month’s water pulls against the fire in your place of home and partner⟩. Without early meetings, with dinner sooner and half the invitations, the warm part is what remains.',
      },
      {
        id: 'health.slow.wu',
        because: ['day:wu3'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '聚会的照片里你笑得最亮，回家一头栽进枕头里的也是你。⟨12月7日前后到1月5日前后是子月，冲日支的午|12月7日前后到1月5日前后，顶着你盘里管伴侣和家的那一格⟩，人人来你这里借火。三个局挑一个，大的那晚前后各补一晚早睡，亮得就久。',
        en_US:
          'In the party pictures yours is the brightest grin, and an hour later you’re face down in the pillow. ⟨From about December 7 to January 5 the Rat month faces the Horse of your day|From about December 7 to January 5 the month pulls against the part of your chart that means home and partner⟩, and everyone comes to you for a light. One party in three, and an early night on either side of the big one, keep it burning.',
      },
      {
        id: 'health.slow.wei',
        because: ['day:wei'],
        form: ['dated'],
        zh_CN:
          '1月5日前后到2月4日前后，家里最要翻动：大扫除，亲戚住进来，走远路看人。⟨丑月冲日支的未土|那个月顶着你盘里管伴侣和家的那一格⟩。活摊开做，一天一间，自己睡的那间第一个收拾好，收拾好就不再堆东西，别处再乱也压不到你身上。客人散了以后，给自己留两天不出门，这一年的头就开得稳。屋里真要动的大件，挪到2月4日以后再动，一样的力气，动完的样子要好看得多。',
        en_US:
          'From about January 5 to February 4 your household wants turning over: the big cleaning, relatives staying, a long way to go and see people. ⟨The Ox month faces the Goat of your day|That month pulls against the part of your chart that means home and partner⟩. Spread it out, one room a day, with the room you sleep in done first and nothing stored there afterward. The mess elsewhere can’t reach you then. When the guests have gone, two days at home start the year on an even footing. The really large pieces can be moved after February 4. It takes the same effort, and the result looks a good deal better.',
      },
      {
        id: 'health.slow.shen',
        because: ['day:shen'],
        form: ['dated', 'statement'],
        zh_CN:
          '一开年，你的行程要改好几回。⟨2月4日前后到3月5日前后是寅月，冲日支的申|2月4日前后到3月5日前后，顶着你盘里管伴侣和家的那一格⟩，腿比心急。',
        en_US:
          'As the year begins, your plans change several times. ⟨The Tiger month, about February 4 to March 5, faces the Monkey of your day|From about February 4 to March 5 the month pulls against the part of your chart that means home and partner⟩, and the legs run ahead of the heart.',
      },
      {
        id: 'health.slow.you',
        because: ['day:you'],
        claims: ['presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '3月5日前后到4月5日前后，你对声音、对灰尘、对别人的坐相都格外挑。⟨卯月冲日支的酉|那个月顶着你盘里管伴侣和家的那一格⟩，屋子六分净就够，这个月别搞整顿。',
        en_US:
          'From about March 5 to April 5 you find fault with noises, with dust, with the way people sit. ⟨The Rabbit month faces the Rooster of your day|That month pulls against the part of your chart that means home and partner⟩. A fairly clean room will do, so no grand tidying now.',
      },
      {
        id: 'health.slow.xu',
        because: ['day:xu', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '4月里，你平时守得好好的钟点会松。⟨4月5日前后到5月5日前后是辰月，冲日支的戌|4月5日前后到5月5日前后，顶着你盘里管伴侣和家的那一格⟩，夜里的会、旧事、远门都来得不是时候。',
        en_US:
          'In April the hours you keep so well come loose. ⟨The Dragon month, about April 5 to May 5, faces the Dog of your day|From about April 5 to May 5 the month pulls against the part of your chart that means home and partner⟩, and meetings at night, old stories and long trips all come at the wrong moment.',
      },
      {
        id: 'health.slow.hai',
        because: ['day:hai'],
        claims: ['presumes=work'],
        form: ['dated'],
        zh_CN:
          '5月里你收工没有提前，睡的那段却窄了。⟨5月5日前后到6月5日前后是巳月，冲日支的亥，火对着水|5月5日前后到6月5日前后，火顶着你盘里管伴侣和家的那一汪水⟩，像把一锅水端上灶。夜宵撤掉，长途车少坐，晚上的课停两周，这口锅就烧不干；过了6月5日，从前的钟点自己会回来。这一个月里别跟人比谁睡得少，你比不过，也不必比。',
        en_US:
          'In May you finish no earlier, and yet the part you sleep gets narrower. ⟨The Snake month, about May 5 to June 5, faces the Pig of your day, fire against water|From about May 5 to June 5 the month’s fire pulls against the water in your place of home and partner⟩, like a pot set on the stove. Without the midnight snack and the long drives, and with two weeks off from the evening class, it won’t boil dry. After June 5 your old hours come back by themselves. It’s no month to compete over who sleeps least. You’d lose, and there’s no prize.',
      },
      {
        id: 'health.slow.two-dragons',
        because: ['day:chen', 'branches:chen>=2'],
        form: ['dated'],
        zh_CN:
          '一年里有两个月，把家当成旅馆住最省力：4月5日前后到5月5日前后，10月8日前后到11月7日前后。⟨日支是辰，别处又有辰：辰月来自刑，戌月来冲|你盘里管家的那一格有两个同样的字，头一个月再添一个，后一个月一齐顶上⟩。行李不拆满，事不应满，夜里早一小时熄灯。其余十个月，你住得比谁都踏实。家里人看得出那两个月你不一样，先跟他们说一声，他们就不会乱猜。',
        en_US:
          'Twice a year it’s easiest to live at home as you would in a hotel: from about April 5 to May 5 and from about October 8 to November 7. ⟨Your day sits on a Dragon and the chart has another; the Dragon month rubs them and the Dog month faces them|Your place of home holds a sign that your chart has twice; the first month adds one more, the second pulls against them all⟩. Unpack half, promise half, and put the light out an hour early. In the other ten months nobody lives more settled than you. The people you live with can tell that you’re different in those weeks. Told beforehand, they won’t have to guess.',
      },
      {
        id: 'health.slow.two-horses',
        because: ['day:wu3', 'branches:wu3>=2'],
        claims: ['presumes=friends'],
        form: ['dated'],
        zh_CN:
          '6月你自己催自己，12月又被人泼一盆冷水。⟨日支是午，盘里还有午：午月来自刑，子月来冲|你盘里管家的那一格有两个同样的字⟩，6月5日前后到7月7日前后再添一个，12月7日前后到1月5日前后又来顶它。前一个月少出风头，后一个月少出远门，中间的日子随你跑。真的跑累了，先停嘴，再停腿，你总是反过来做，所以停得慢。',
        en_US:
          'In June you drive yourself, and in December somebody throws cold water. ⟨The Horse of your day has another in the chart; the Horse month rubs them, the Rat month faces them|Your place of home holds a sign that your chart has twice⟩. From about June 5 to July 7 the month adds one more, and from about December 7 to January 5 it pulls against them. With less limelight in the first and less travel in the second, the months between are yours to run in. When you’re really tired, stop talking first and running second. You tend to do it the other way around, and so it takes longer.',
      },
      {
        id: 'health.slow.two-roosters',
        because: ['day:you', 'branches:you>=2'],
        claims: ['presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '9月里你最看不得乱，头一个挨挑的是自己。⟨日支是酉，盘里另有酉，酉月再添一个，酉酉自刑|你盘里管家的那一格有两个同样的字⟩，9月7日前后到10月8日前后又添一个，挑剔翻了倍。',
        en_US:
          'In September you can’t bear a mess, and the fault-finding begins with you. ⟨Your day sits on a Rooster, the chart has another, and the Rooster month adds one more, each rubbing the next|Your place of home holds a sign that your chart has twice⟩, and from about September 7 to October 8 the month adds one more.',
      },
      {
        id: 'health.slow.two-pigs',
        because: ['day:hai', 'branches:hai>=2'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '11月里有几个晚上，你会忽然什么都想明白，到早上又什么都没了。⟨日支是亥，盘里还有亥，亥月再来，亥亥自刑|你盘里管家的那一格有两个同样的字，水叠着水⟩，11月7日前后到12月7日前后再添一个。',
        en_US:
          'On certain November nights everything becomes clear to you, and by morning it’s gone. ⟨Your day sits on a Pig, the chart has another, and the Pig month adds one more|Your place of home holds a sign that your chart has twice, water on water⟩, and from about November 7 to December 7 the month adds one more.',
      },
    ],
  },
  {
    id: 'rest-good-season',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.keeps.wood',
        because: ['use:wood'],
        says: ['health.habit=spring', 'useful=wood'],
        claims: ['presumes=reading', 'north'],
        form: ['dated', 'statement'],
        zh_CN:
          '你的新习惯，春天立的最站得住。⟨用神是木|最帮你的是木⟩，2月4日前后到5月5日前后，木最旺，从小处起头，抻一抻，走一走，就会自己长。元旦许的愿不必急着动手，晚一个月开始的，反而活得过夏天。',
        en_US:
          'New habits take best in spring, in your case. ⟨Wood is your useful element|Wood is what helps you most⟩, and from about February 4 to May 5 it’s at its height: begin with something small, a stretch, a walk, and it grows by itself. The New Year’s resolution needn’t be hurried. Begun a month late, it’s the one that lives to see the summer.',
      },
      {
        id: 'health.keeps.wood-weak',
        because: ['use:wood', 'sign:weak'],
        says: ['health.habit=spring', 'useful=wood'],
        claims: ['helps=peer'],
        form: ['dated', 'order'],
        zh_CN:
          '独自下的决心，你撑得过三天，撑不过三周。⟨身弱用木|你的力气不多，最帮你的是木⟩，2月4日前后到5月5日前后，身边有什么都往上长，你只要搭着长。找一个同路的人，认准一条有树的路，一周三回。',
        en_US:
          'A resolution made alone lasts you three days, and never three weeks. ⟨The day master is weak, and wood is its useful element|Your strength is limited, and wood is what helps you most⟩, so between about February 4 and May 5 you can lean on whatever is growing. Find a companion and a street with trees, three times a week.',
      },
      {
        id: 'health.keeps.fire',
        because: ['use:fire'],
        says: ['health.habit=summer', 'useful=fire'],
        claims: ['presumes=reading', 'north'],
        form: ['dated', 'statement'],
        zh_CN:
          '想改的习惯，冬天改三回不如夏天改一回。⟨用神是火|最帮你的是火⟩，5月5日前后到8月7日前后，火最旺，早起、早饭、早上那一圈路，这时候立下的，秋天不会散。入冬以后守住就好，再加码就容易全丢；丢了也不必自责，来年夏天还有一回。同伴也从夏天里找，太阳底下认识的人，冬天还肯叫你出门。',
        en_US:
          'A habit gives way sooner to one attempt in summer than to three in winter. ⟨Fire is your useful element|Fire is what helps you most⟩, and from about May 5 to August 7 it’s at its height. Rising early, breakfast, the morning walk: what is set up then holds through the fall. In winter, keeping what you have is enough, and adding to it risks the whole. If it goes, there’s another summer. Companions, too, are best found in summer: those you met in the sun will still call you out in winter.',
      },
      {
        id: 'health.keeps.fire-winter',
        because: ['use:fire', 'month:winter'],
        says: ['health.habit=summer', 'useful=fire'],
        claims: ['north'],
        form: ['dated', 'statement'],
        zh_CN:
          '一月立的规矩，你二月就忘。⟨冬生用火|生在冬天，最帮你的是火⟩，那时候火最弱，新习惯没有柴烧。5月5日前后到8月7日前后再立，挑一样见太阳、见人的，球也好，操也好，早市也好，就留得下来；一月里只做一件，中午出门晒一刻钟。晒过太阳的那几天，觉也来得早一点，你自己未必留意。',
        en_US:
          'Rules you make in January you’ve mislaid by February. ⟨This is a winter birth with fire as its useful element|You were born in winter, and fire is what helps you most⟩; it’s at its weakest then, and a new habit has nothing to burn. Set up between about May 5 and August 7, with sun and faces in it, a ball game, the morning market, it stays. In January one thing will do, fifteen minutes outdoors at noon. On days with some sun, sleep comes a little earlier, though you may not notice it.',
      },
      {
        id: 'health.keeps.fire-scarce',
        because: ['use:fire', 'use:pct<=5'],
        says: ['health.habit=summer', 'useful=fire'],
        claims: ['presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '你的习惯怕两样：怕黑，怕没人知道。⟨用神是火，火|最帮你的是火，盘里却⟩只占{pct:fire}，5月5日前后到8月7日前后起头最稳。起头那天讲给三个人听，没有观众的自律，在你这里活不过一个雨季。',
        en_US:
          'Your habits have two enemies, the dark and not being noticed. ⟨Fire is your useful element|Fire is what helps you most⟩, {pct:fire} of the chart, so the time to begin is from about May 5 to August 7. Tell three people on the first day. Discipline without an audience doesn’t survive your first rainy week.',
      },
      {
        id: 'health.keeps.earth',
        because: ['use:earth'],
        says: ['useful=earth'],
        form: ['dated', 'list'],
        zh_CN:
          '一年有四段日子，别人打滑，你站得稳。头两段是4月5日前后到5月5日前后，7月7日前后到8月7日前后；后两段是10月8日前后到11月7日前后，1月5日前后到2月4日前后。⟨用神是土，四个土月托得住你|最帮你的是土，这四段土最厚⟩，三餐定点、早睡，从最近的一段起。',
        en_US:
          'Four times a year, while others slip between the seasons, you find your footing: about April 5 to May 5, July 7 to August 7, October 8 to November 7 and January 5 to February 4. ⟨Earth is your useful element, and these are its months|Earth is what helps you most, and it’s thickest then⟩. Regular meals and an early bedtime are best begun at whichever comes first.',
      },
      {
        id: 'health.keeps.metal',
        because: ['use:metal'],
        says: ['health.habit=autumn', 'health.september=begin', 'useful=metal'],
        claims: ['presumes=reading', 'north'],
        form: ['dated', 'statement'],
        zh_CN:
          '你戒得掉东西的时候，多在入秋以后。⟨用神是金|最帮你的是金，金管减⟩，8月7日前后到11月7日前后，减什么都比添什么容易：少一顿夜宵，少一件堆在椅背上的衣服。空出来的地方先空着，急着填上的，年底又会变成要减的那一样；空得住，才算减成了。一年只减三样，多减的那些守不住，还要搭上你的好脾气。',
        en_US:
          'If you ever gave something up for good, it was probably in the fall. ⟨Metal is your useful element|Metal is what helps you most, and it subtracts⟩: between about August 7 and November 7 it’s easier for you to drop things than to add them, the late snack, the clothes piled on the chair. Leave the space empty for a while. Filled in a hurry, it turns into the next thing to be dropped by the end of the year. Three things a year is enough. More than that won’t hold, and it costs you your good temper as well.',
      },
      {
        id: 'health.keeps.metal-weak',
        because: ['use:metal', 'sign:weak'],
        says: ['health.habit=autumn', 'health.september=begin', 'useful=metal'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '靠意志你守不长，靠一张表就守得住。⟨身弱用金|你的力气不多，最帮你的是金⟩，金是格子，是刻度，8月7日前后到11月7日前后起头最顺。',
        en_US:
          'Willpower runs out on you, and a printed form doesn’t. ⟨The day master is weak, and metal is its useful element|Your strength is limited, and metal is what helps you most⟩: lines, boxes, marks on a scale. It goes best begun between about August 7 and November 7. Up at, lunch at, lights out at, with boxes to check.',
      },
      {
        id: 'health.keeps.water',
        because: ['use:water'],
        says: ['health.habit=winter', 'useful=water'],
        claims: ['north'],
        form: ['dated', 'statement'],
        zh_CN:
          '别人开春立志，你入冬立更合适。⟨用神是水|最帮你的是水⟩，11月7日前后到2月4日前后，水最旺，泡脚、早睡这些静的习惯最容易养成，到开春已经有三个月的底。',
        en_US:
          'Others make their resolutions in spring; yours belong to November. ⟨Water is your useful element|Water is what helps you most⟩, and from about November 7 to February 4 it’s at its height. Quiet habits take then, feet in warm water, an early bedtime, and by spring they’re three months old.',
      },
      {
        id: 'health.keeps.water-scarce',
        because: ['use:water', 'use:pct<=5'],
        says: ['health.habit=winter', 'useful=water'],
        form: ['dated'],
        zh_CN:
          '歇这件事，你得像存钱一样存。⟨用神是水，水|最帮你的是水，盘里却⟩只占{pct:water}，11月7日前后到2月4日前后存得最快：一周七晚，有四晚早早上床，空着的三晚照旧。到2月4日数一数，够四十晚，这个习惯就是你的了；不够也别补，下一个冬天再存，存下的那些不会退回去。',
        en_US:
          'Rest is something you have to save up, like money. ⟨Water is your useful element|Water is what helps you most⟩, {pct:water} of the chart, and rest adds up fastest from about November 7 to February 4: four nights a week to bed early, the other three as you please. Count on February 4. With forty such nights the habit is yours. With fewer, don’t cram. Save again next winter, since what’s been put away stays put.',
      },
    ],
  },
]
