import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'study-pattern',
    card: 'study',
    role: { section: 'growth' },
    paragraphs: [
      {
        id: 'study.pattern.zhengguan-made',
        because: ['pattern:zhengguange', 'state:made'],
        says: ['study.grows=rules', 'title=wants'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '名义在先，本事在后：给你一个位子，用不了多久，你就长到那么大⟨（正官格，成格）⟩。头一回有人喊你组长的那个星期，你长高了一截。没有位子的年月你长得慢，也容易怨人没看见。小头衔也算位子，自己讨得来，楼里的群主、班上的值日都行；等人任命，等的那几年就白等了。',
        en_US:
          'With you the name comes first and the skill after: given a position, you soon grow to its size⟨ (your pattern is the Direct officer, and it’s made)⟩. The week they first called you team leader, you grew an inch. In years without a title you grow slowly and feel overlooked. A small one counts too, and can be asked for, such as running the group chat of your building or the class chores. If you wait to be appointed, the years of waiting are lost.',
      },
      {
        id: 'study.pattern.zhengguan',
        because: ['pattern:zhengguange'],
        says: ['study.grows=rules'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '有人指出哪一行不合格、差在哪里，你就往前走一步。⟨正官格，|盘里领头的，是定标准的那一样，⟩只会说“很好”的老师最耽误你。做完一样，请一个会挑剔的人分项打分，别要总评。',
        en_US:
          'You move up a step whenever someone shows you which line fails and by how much. ⟨Your pattern is the Direct officer|What leads your chart is rule and standard⟩, and teachers who only say “lovely” hold you back. When a thing is done, ask a fussy judge for a grade on each item, and decline the overall impression.',
      },
      {
        id: 'study.pattern.qisha-by-learning',
        because: ['pattern:qishage', 'likes:resource'],
        says: ['study.grows=pressure', 'pressure=becomes-skill', 'deadline=helps'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的长进可以照难关来编号，一道关，几本书。⟨七杀格，喜印，|盘里领头的，是逼你做决定的那股劲，接住它的是学问，⟩压下来的东西经过几本书，就成了手里的本事。关一过，书架便停几年不长。太平年份自己订一道小关，日子写死，告诉一个外人，书才接着往上摆。关要小到过得去，又大到非准备不可；过了就停手，别一口气订三道。',
        en_US:
          'Your progress could be numbered by emergencies, each with its few books. ⟨Your pattern is Seven killings, and the seal helps it|What leads your chart is the pressure that makes you decide, and learning is what catches it⟩. Trouble goes through the books and comes out as a skill. When it’s over, the shelf stops growing for years. In calm times a small trial with a fixed date, told to an outsider, starts it growing again. Make it small enough to pass and large enough to need preparing. Then stop, without booking three at once.',
      },
      {
        id: 'study.pattern.qisha-by-craft',
        because: ['pattern:qishage', 'likes:output'],
        says: ['study.grows=craft', 'pressure=becomes-skill'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '遇到搬不动的石头，别人喊人，你找杠杆。⟨七杀格，喜食伤，|盘里领头的，是挡在路上的压力，治得住它的是手艺，⟩每过一道坎，你造出一件工具，坎过去了，工具还在抽屉里。自己做的表格、模板、小机关，连起来就是你的长进；写一页说明，别人也用得上，你就不用每回从头讲。关多的年份，你的工具也多；没有关的年份，正好把旧的磨一遍。',
        en_US:
          'Faced with a rock that won’t move, others call for help and you look for a lever. ⟨Your pattern is Seven killings, and output helps it|What leads your chart is pressure in the way, and craft is what manages it⟩. Each hard place leaves a tool behind: a spreadsheet, a template, a bent wire in the drawer. Together they’re how you grew. With a page of instructions others can use them, and you needn’t explain from the start every time. Hard years bring many tools, and easy ones are for sharpening the old.',
      },
      {
        id: 'study.pattern.qisha',
        because: ['pattern:qishage'],
        says: ['study.grows=pressure', 'deadline=helps'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '没有人追，你跑得不像样子。⟨七杀格，|盘里领头的，是后头追着你的那股劲，⟩你的长进都带着日期：考试那天，上场那天，换了严师的那一段。',
        en_US:
          'With nobody after you, your running is a disgrace. ⟨Your pattern is Seven killings|What leads your chart is something that chases you⟩, and each bit of your progress has a date on it: a test, a performance, the time with a strict teacher.',
      },
      {
        id: 'study.pattern.zhengcai',
        because: ['pattern:zhengcaige'],
        says: ['study.grows=keeping'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '你靠管好一样东西长大：一盆花，一格柜子，一笔伙食费，东西交到手里，心就细了。⟨正财格，|盘里领头的，是细水长流的照管，⟩奖状对你用处不大。想再长一截，去管一样比现在大一号、弄坏了也赔得起的，管满一年再看自己。旁人看你还是老样子，你自己知道，从前记不住的数，现在闭着眼也报得出。这就够了。',
        en_US:
          'You grow by having something in your keeping: a plant, a shelf, the lunch money. Put it in your hands and you become exact. ⟨Your pattern is Direct wealth|What leads your chart is steady care⟩. Prizes do little for you. To grow again, take charge of something one size larger that you could afford to spoil, and look at yourself after a year. Others won’t see a change. You’ll know it by the figures you could never remember, which you can now recite. That’s enough.',
      },
      {
        id: 'study.pattern.piancai',
        because: ['pattern:piancaige'],
        says: ['study.grows=road', 'study.place=road'],
        form: ['order'],
        zh_CN:
          '去生地方住满三天，你回来连说话的口气都变了⟨（偏财格）⟩。守着一处，你只会越来越熟，不会越来越大。出远门回来，先讲自己看走眼的三样，再讲得意的。',
        en_US:
          'Three days in a strange town, and you come back with a different tone of voice⟨ (your pattern is Indirect wealth)⟩. In one place you become more familiar and no larger. When you’re back from a trip, tell the three things you misjudged before the triumphs.',
      },
      {
        id: 'study.pattern.zhengyin-interrupted',
        because: ['pattern:zhengyinge', 'state:broken'],
        says: ['study.grows=catching-up', 'study.school=interrupted'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '书读到要紧处，总有人在门外喊你。⟨正印格，破格，|盘里领头的本是读书的那一样，却没有守住，⟩一路顺着念上来的福气不大有，长进是补出来的：路上听的，睡前读的半章，旧课本重买一回。补课的人知道自己缺什么，不浪费。你给自己留的那一格钟点，写在门上，谁也不许借，几年下来比顺着念的人还厚。断过的地方你最熟。',
        en_US:
          'At the important page somebody calls you away. ⟨Your pattern is the Direct seal, and it’s broken|What leads your chart is schooling, and it didn’t stay whole⟩, so yours is seldom the straight road. You grow by catching up: something heard on the way, half a chapter before bed, the old textbook bought again. Such pupils know what they lack and waste nothing. One hour written on the door that nobody may borrow, and in a few years you’ll have more than those who went straight through. You know the broken places best.',
      },
      {
        id: 'study.pattern.zhengyin',
        because: ['pattern:zhengyinge'],
        says: ['study.grows=shelter', 'backing=elders', 'study.school=smooth'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '有人护着，你长得快；护得太久，你就忘了还要长⟨（正印格）⟩。有书、有人教、有人等门，好学生的路你走得惯。门外那一课没有人替你上，做砸了再回来讲给老师听，老师一样高兴。',
        en_US:
          'Sheltered, you grow quickly. Sheltered too long, you forget that you were growing⟨ (your pattern is the Direct seal)⟩. With books, someone to explain and a light on in the hall, you’re at home. There’s a lesson outside the door that nobody can take for you. Tell the teacher after you’ve failed at it, and they’ll be just as pleased.',
      },
      {
        id: 'study.pattern.pianyin',
        because: ['pattern:pianyinge'],
        says: ['study.grows=alone', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN: '没人教过的那一样，反倒是你学得最像样的⟨（偏印格）⟩。长进发生在没人看见的地方，隔上一两年才冒出来吓人一跳。',
        en_US:
          'The one thing nobody taught you is the one you do best⟨ (your pattern is the Indirect seal)⟩. Your growth happens where no one looks, and after a year or two it surfaces and startles people.',
      },
      {
        id: 'study.pattern.shishen-made',
        because: ['pattern:shishenge', 'state:made'],
        says: ['study.grows=craft', 'change=resists'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '同一样东西做到第一百回，你才说它有点意思。⟨食神格，成格，|盘里立得最完整的，是慢慢做、做得出的那股劲，⟩你靠一门手艺往上长，眼界是手艺带出来的，换行等于把树挪走。要更进一步，不用添新的，把拿手那一样做高一级：料换好一号，看东西的人换挑剔一级。别人劝你学点新的，你可以听，听完回去做第一百零一回。',
        en_US:
          'Around the hundredth time, you admit that a thing is getting interesting. ⟨Your pattern is the Eating god, and it’s made|What stands most complete in your chart is working slowly and well⟩. One craft carries you up and shows you the view, and changing fields would be moving a grown tree. To go further you need nothing new. Take what you do best up a grade, with better material and a judge who’s harder to please. When people advise you to learn something new, you may listen, and then go back and do it the hundred-and-first time.',
      },
      {
        id: 'study.pattern.shishen',
        because: ['pattern:shishenge', 'age>=16', 'age<=74'],
        says: ['study.grows=ease', 'pressure=avoided', 'deadline=hurts'],
        form: ['statement'],
        zh_CN:
          '心情好，你样样都学得好；逼你的地方你也做得完，做完便不想再碰。⟨食神格，|盘里领头的，是心宽手稳的那股劲，⟩你长在松快里：吃得好，旁边没人吼，一样东西就能越做越细。',
        en_US:
          'When you’re happy you learn everything well. Where you’re driven you finish too, and never touch the thing again. ⟨Your pattern is the Eating god|What leads your chart is an easy mind and a steady hand⟩, so you grow where it’s comfortable, with good food and nobody shouting.',
      },
      {
        id: 'study.pattern.shangguan-by-learning',
        because: ['pattern:shangguange', 'likes:resource'],
        says: ['study.grows=reading'],
        claims: ['presumes=reading'],
        form: ['statement'],
        quote: 'lunyu-xuesi',
        zh_CN:
          '《论语》说：“学而不思则罔，思而不学则殆。” 你要防的是后半句。⟨伤官格，喜印，|盘里领头的，是不服旧说的那股劲，要有学问来配，⟩念头比书页翻得快：沉下去读的那几年，锋芒有鞘；嫌书慢的那几年，聪明都花在嘴上。一部大书按年读，别按月，读完那年你说话会短一半，听的人多一倍。书不必合你的意，不合意的那本更磨得住你。',
        en_US:
          '“To learn without thinking leads to fog, to think without learning leads to danger,” says the *Analects*, and the second half is for you. ⟨Your pattern is the Hurting officer, and the seal helps it|What leads your chart disputes what it’s told and wants learning for company⟩. Your thoughts turn faster than pages. In years of reading your edge had a sheath, and in years when books seemed slow the wit went into talk. Give one big book a year. At the end of it you’ll say half as much to twice the audience. It needn’t be a book you agree with. One you don’t will hold you longer.',
      },
      {
        id: 'study.pattern.shangguan',
        because: ['pattern:shangguange'],
        says: ['study.grows=dissent'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '跟老师顶过嘴的那一天，你其实长大了一截。⟨伤官格，|盘里领头的，是不服旧说的那股劲，⟩“凭什么”三个字领着你走：不满意教材，自己编一份；不满意流程，自己跑一遍。只驳不做的年份算白过。说完“不对”，当天做一个对的，丑也不要紧，这就是你和光会挑错的人的差别。顶过嘴的老师，多年后去看一眼，多半会认你。',
        en_US:
          'The day you talked back to a teacher, you grew. ⟨Your pattern is the Hurting officer|What leads your chart disputes what it’s told⟩, and “says who” has led you by the hand: dissatisfied with the textbook, you wrote your own, and dissatisfied with the route, you walked it yourself. A year of objections with nothing built is a year lost. A right version made the same day, however ugly, is what sets you apart from people who only find fault. Visit that teacher years later, and you’ll likely be welcome.',
      },
      {
        id: 'study.pattern.jianlu',
        because: ['pattern:jianluge'],
        says: ['study.grows=burden', 'help=does-not-ask', 'deadline=helps'],
        form: ['statement'],
        zh_CN:
          '你都是先学会了，才告诉家里。⟨建禄格，月令是日干自己的地盘，|你生的那个月正是你自己的地盘，⟩立得早，站得稳，往上长却要外头给一副担子：有章程管，有人等着收，力气才有去处。没人派活，你就原地健壮。',
        en_US:
          'You master a thing first and mention it at home afterward. ⟨Your pattern is Jianlu, with the month as the day stem’s own ground|The month you were born in is your own ground⟩. You stood up early and stand firmly. To go up you need a load from outside, with rules to it and someone waiting, and without one you’re merely robust.',
      },
      {
        id: 'study.pattern.yangren',
        because: ['pattern:yangrenge'],
        says: ['study.grows=contest', 'pressure=sought'],
        form: [],
        zh_CN:
          '你长在硬碰硬里：对手要真，场地要真，输赢当场见。⟨羊刃格，|你生的那个月力气最满，锋口朝外，⟩摔了爬起来再来，疤就是成绩单。力气没处使，会拿来跟自己人较劲；一项有裁判的事，可以替你家省下许多争吵。',
        en_US:
          'You grow by collision: a real opponent, real ground, a result on the spot. ⟨Your pattern is the Blade|The month you were born in gives strength at its fullest, with the edge turned out⟩. You fall, get up and go again, and the scar is your report card. Strength with nowhere to go picks quarrels at home. Something with a referee would save your household a good many.',
      },
      {
        id: 'study.pattern.yuejie',
        because: ['pattern:yuejiege'],
        says: ['study.grows=company', 'learning.company=equals'],
        form: ['statement'],
        claims: ['presumes=friends'],
        zh_CN:
          '换一批同伴，你就换一副样子，连口头禅都跟着换。⟨月劫格，|你生的那个月，是凑在一起又彼此较劲的那股劲，⟩旁边的人跑多快，你就跑多快，所以挑同伴等于挑几年后的自己。一伙人散了，你会在原地站好一阵，不知道往哪边才算快。那时候别急着再找一伙，先一个人走两步，你要知道自己不比的时候是什么速度。',
        en_US:
          'Change the company and you change, down to the phrases you use. ⟨Your pattern is the Month peer|The month you were born in likes a crowd and a match⟩. You run as fast as whoever is running beside you, so in choosing companions you choose yourself some years on. When a group breaks up, you stand about for a while, not knowing which way is fast. Don’t rush to find another. Walk a few steps alone first, so as to know your own speed when nobody is racing.',
      },
      {
        id: 'study.pattern.following',
        because: ['kind:following', 'age<=74'],
        says: ['study.grows=current'],
        form: ['order'],
        claims: ['presumes=reading'],
        zh_CN:
          '顺着水走，你长得最快。⟨从格，|四周的势头一边倒，你不跟它争，随了大流反而成，⟩进一个强的班、一位厉害的师傅门下，半年换一副模样；一个人逆着划，桨都吃不住水。去之前，看看在那里待了五年的人变成了什么样。',
        en_US:
          'You grow fastest going downstream. ⟨Your pattern is one that follows|All around you the chart leans one way, and you do well by going along⟩. Put into a strong class or under a formidable teacher, you’re someone else in six months, and on your own against the current you get no grip. Before you join, look at what five years there have made of the others.',
      },
      {
        id: 'study.pattern.dominant',
        because: ['kind:dominant'],
        says: ['study.grows=one-thing'],
        form: [],
        claims: ['presumes=reading'],
        zh_CN:
          '有一门课你是主角，其余各门你只是陪读。⟨专旺格，|全盘的力气聚到一处，⟩长法是往一处堆，堆到旁人够不着，别的门自有人来替你开。',
        en_US:
          'In one subject you’re the lead, and in the rest you keep somebody company. ⟨Your pattern is a dominant one|The strength of the whole chart has gathered on one side⟩. You grow by piling up in one place, and once it’s high enough, others will open the remaining doors for you.',
      },
      {
        id: 'study.pattern.transformed',
        because: ['kind:transformed'],
        says: ['study.grows=change', 'change=welcomes'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你靠改长大：改专业，改口音，改一套过日子的法子，改一回轻一身。⟨化气格，日干与旁边的字合化成另一种五行，|你跟旁边的合在一处，化成了另一样，⟩改得多，履历就断成几截，自己讲起来也接不上。每改一回带一样旧手艺过去，当行李，别人问起来，你就有一条线可讲。',
        en_US:
          'Changing is how you grow: a new major, a new accent, a new way to run the week, each time a little lighter. ⟨Your pattern is a transformed one, the day stem having joined its neighbor and become another element|You’ve joined with what stands beside you and become something else⟩. Change often and the story comes apart, even when you tell it. With one old skill carried across each time, like luggage, you have a thread to tell it by.',
      },
    ],
  },
  {
    id: 'study-company',
    card: 'study',
    role: { section: 'growth' },
    when: ['age<=74'],
    paragraphs: [
      {
        id: 'study.company.bijian',
        because: ['god:month=bijian', 'age>=16'],
        says: ['learning.company=equals'],
        form: ['statement'],
        zh_CN:
          '你学东西要有个跟你一样的人。⟨月干是比肩，|盘里管学业和同伴的那一格，站着你的同类，⟩一本笔记轮着记，到第三页已经分不清是谁的字，谁缺席，另一个的够两个人用。太像了也有盲处：同一道题一起做错，还互相放心。改卷的事，得有第三个人。',
        en_US:
          'To learn well you need somebody just like you. ⟨The month stem is Friend|The place for school and companions in your chart holds your own kind⟩. You share a notebook, and by the third page no one can tell the handwriting apart. Two so alike have one blind spot. You get the same question wrong and reassure each other, so a third person should do the grading.',
      },
      {
        id: 'study.company.jiecai',
        because: ['god:month=jiecai'],
        says: ['learning.company=equals', 'colleagues=rivals'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '那个人的名次，你记得比自己的还牢。⟨月干是劫财，|盘里管学业和同伴的那一格，站着跟你争的人，⟩旁边的人一发力，你当晚就加练。可别合写一份稿、合用一套资料，分数一出，交情先打折。各写各的，交上去再换着看。',
        en_US:
          'You remember that person’s rank better than your own. ⟨The month stem is Rival|The place for school and companions in your chart holds somebody who competes with you⟩. They step up, and you practice that night. But one shared paper or one shared set of notes costs the friendship when the grades come. Write separately, hand in, then swap.',
      },
      {
        id: 'study.company.zhengguan',
        because: ['god:month=zhengguan'],
        says: ['learning.company=teacher'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '考官坐在面前，你反而答得好⟨（月干是正官）⟩。有人正式看着，你的话就有次序；跟要好的朋友对练，十分钟便聊到别处去了。平日练习也照正式的来，衣服穿齐，掐着表，对面坐一个不太熟的人，到真的那天你会觉得跟平时一样。没有考官的东西你也会学，只是学得散；给它定一个日子，请一个人来看，就又齐整了。',
        en_US:
          'With the examiner in front of you, you do better⟨ (the month stem is Direct officer)⟩. Watched in due form, your sentences line up, and rehearsing with a close friend you’re on another subject in ten minutes. Practice that is formal as well, with proper clothes, a timer and somebody you hardly know across the table, makes the real day feel like any other. You can learn things without an examiner, only more loosely. A date and one invited spectator put it in order again.',
      },
      {
        id: 'study.company.qisha',
        because: ['god:month=qisha'],
        says: ['learning.company=teacher'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '最怕的那位老师，教会你的最多⟨（月干是七杀）⟩。和气的课听完就散，挨过训的那一课，多少年后还在。严师要会挑：训题的留下，训人的走开。你自己将来教人，也记得这条线，你的声音天生就重，轻一半刚好。怕归怕，那种怕后来都成了底气。',
        en_US:
          'The teacher you feared taught you most⟨ (the month stem is Seven killings)⟩. Pleasant lessons are gone by evening, and the one in which you were told off is still with you years later. Choose your severe ones well, keeping those who scold the work and leaving those who scold the person. If you come to teach others, remember that line. Your voice is heavy by nature, and half of it is enough. You were afraid, and the fear turned into confidence later.',
      },
      {
        id: 'study.company.pianyin',
        because: ['god:month=pianyin'],
        says: ['learning.company=teacher'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你交上去的解法，跟标准答案只有末一行对得上。⟨月干是偏印，|盘里管学业的那一格，站着另有一套想法的人，⟩老师要么给满分，要么批一句“请来一趟”。',
        en_US:
          'Your solutions agree with the key in the last line and in none above it. ⟨The month stem is Indirect seal|The place for school in your chart holds a mind of its own⟩, so teachers either give full credit or write “see me.”',
      },
      {
        id: 'study.company.resource',
        because: ['god:month=resource', 'age>=16'],
        says: ['learning.company=teacher', 'help=asks'],
        form: ['scene'],
        zh_CN:
          '别人挤在走廊里对答案，你去敲老师的门⟨（月干透印）⟩。你惯于问上面的人，问得到，也问得准。问惯了，平辈里就没有可以一块儿犯傻的人；散伙饭上，你坐的是老师那一桌。老师也会退，会走，会有比你更合意的学生；到那时候，能陪你接着学的，是当年走廊里那几个人。',
        en_US:
          'The others compare answers in the corridor, and you knock at the teacher’s door⟨ (a resource stands in the month stem)⟩. You ask upward, and get good answers. After years of it there’s nobody your own age to be foolish with, and at the farewell dinner you’re seated with the teachers. Teachers retire, move away and find pupils they like better. Those who can go on learning with you then are the ones from that corridor.',
      },
      {
        id: 'study.company.shangguan',
        because: ['god:month=shangguan'],
        says: ['speech=sharp', 'out=much'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '“这里好像不对”，这句话，大家等你来说。⟨月干是伤官，|盘里管学业和同伴的那一格，站着眼尖话快的那股劲，⟩同伴爱跟你一组，因为不敢问的你都问了；老师对你，一半喜欢，一半提防。当众指出来，赢的是那一分钟；散了走过去说，人家会把备课本翻给你看。两种你都做得到，挑哪一种，看你要的是那一分钟，还是那个本子。',
        en_US:
          'Everybody waits for you to say, “I don’t think that’s right.” ⟨The month stem is Hurting officer|The place for school and companions in your chart holds a quick eye and a quick tongue⟩. People like you on their team, since you ask what they don’t dare to, and teachers are half fond of you and half on guard. Said in public, it wins you a minute. Said afterward, it gets you a look at their notes. You can do either, depending on which you want.',
      },
      {
        id: 'study.company.output',
        because: ['god:month=output'],
        says: ['out=much'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN: '小组汇报，东西是大家做的，站起来的是你⟨（月干透食伤）⟩。跟人一起学，你出嘴，人家出资料，合起来好看。',
        en_US:
          'Everybody made the slides, and you’re the one on your feet⟨ (output stands in the month stem)⟩. In a group you bring the voice and they bring the sources, and together it looks splendid.',
      },
      {
        id: 'study.company.zhengcai',
        because: ['god:month=zhengcai'],
        says: ['detail=fine'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '重点、页码、错题数，你样样有数，别人考前一星期都来借你的本子⟨（月干是正财）⟩。整理的工夫花足了，做题的工夫就短了，抄你笔记的人偶尔考得比你高。',
        en_US:
          'Main points, page numbers, mistakes counted: you have it all, and in the week before a test your notebook is in other hands⟨ (the month stem is Direct wealth)⟩. The hours went into keeping it, so now and then a borrower beats your mark.',
      },
      {
        id: 'study.company.wealth',
        because: ['god:month=wealth'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '谁能借到地方，谁有资料，谁愿意拼团，你心里都有数。⟨月干透财，|盘里管学业的那一格，摆着实务，⟩同伴里你当的是联络人，一个学习小组从你手里凑起来；凑齐了，你的书才翻到一半。管事的也要交作业：头一份摆上桌的，该是你的。',
        en_US:
          'Who can get a room, who has the material and who would split the cost: you know. ⟨Wealth stands in the month stem|The place for school in your chart holds practical business⟩, so you’re the organizer. By the time the group is together, your own book is half read. Those who run things owe homework as well, so put yours on the table first.',
      },
      {
        id: 'study.company.peers-many',
        because: ['share:peer>=40'],
        says: ['company=many'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你学哪一样，哪一样里就有几个熟人。⟨比劫占{pct:peer}，|盘里同类连你自己占{pct:peer}，⟩一起学热闹，散了场，各带走一肚子差不多的看法。',
        en_US:
          'Whatever you take up, some people in it already know you. ⟨Peers make up {pct:peer} of the chart|Your own kind, yourself included, makes up {pct:peer} of your chart⟩. Studying is lively, and afterward everyone goes home with much the same opinion.',
      },
      {
        id: 'study.company.peers-few',
        because: ['share:peer<=5'],
        says: ['company=few'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '学东西你少个人对照，快了不知道快，慢了也不知道慢。⟨比劫很轻，|盘里除了你自己，同类几乎没有分量，⟩常常白着急，又白放心。一个固定的学伴就够：同一本书，同样的进度，每周通一回话，先报页数，再闲聊。找不到这样的人，跟去年的自己比也行，只要你留着去年的本子。你比有伴的人走得偏，也走得自在，这一点不必改。',
        en_US:
          'In learning you have no one to measure by: fast, you don’t know it, and slow, you don’t either. ⟨Peers are very light in the chart|Apart from yourself, your own kind hardly counts in your chart⟩, so you worry for nothing and relax for nothing. One steady partner is enough, with the same book, the same pace and a weekly call that begins with page numbers. If there’s nobody, you can compare with yourself a year ago, provided you kept the notebook. You wander off the path more than people in company, and more freely, and that needn’t change.',
      },
      {
        id: 'study.company.two-examiners',
        because: ['stems:officer>=2'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '两位老师的意见正好相反，你两份都照着改了⟨（天干不止一个官杀）⟩。考官多，尺子也多，一篇东西改到最后人人点头，只是不像你写的。动笔前先问这一回谁打分，另一把尺子的话留给下一篇。',
        en_US:
          'Two teachers gave you opposite advice, and you revised to please both⟨ (more than one officer shows in the stems)⟩. Many examiners bring many yardsticks, and in the end everyone nods at a paper that doesn’t sound like you. Ask beforehand who is grading this one, and keep the other’s remarks for the next piece.',
      },
    ],
  },
  {
    id: 'study-hand-on',
    card: 'study',
    role: { section: 'growth' },
    paragraphs: [
      {
        id: 'study.hand.bijian',
        because: ['main:hour=bijian'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你教人没有架子，一套做法原样过手，没多久，对方就跟你一般高⟨（时支是比肩）⟩。一般高了，便没人记得是谁教的谁，这一层要先想开。',
        en_US:
          'You teach without any airs, a way of doing things passes across whole, and soon they’re as tall as you⟨ (the hour branch is Friend)⟩. By then no one recalls who taught whom, and it’s well to make peace with that early.',
      },
      {
        id: 'study.hand.jiecai',
        because: ['main:hour=jiecai'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你的模板、菜谱、窍门，早在好几个人的手里了。⟨时支是劫财，|盘里管后辈的那一格，住着好分、好比的那股劲，⟩拿东西的人不打招呼，拿走改一改，做得比你还快。藏不住，也不必藏。往外给的时候附一个条件：改好的那一版寄一份回来，你往后的长进，都在这些回信里。有一天你发现学的人里有一个赶过了你，先请那位吃饭，再问是怎么赶过去的；这顿饭比任何课都值。',
        en_US:
          'Your templates, recipes and tricks are in other people’s hands already. ⟨The hour branch is Rival|The place for juniors in your chart holds something that likes a share and a match⟩. They help themselves without asking, change a thing or two, and are faster with it than you. You couldn’t hide it, and needn’t. Attach one condition, a copy of the improved version, and your later learning will come by that mail. Some day you’ll find that one of them has passed you. Take that person to dinner and ask how. No course is worth as much.',
      },
      {
        id: 'study.hand.shishen',
        because: ['main:hour=shishen'],
        says: ['study.later=craft'],
        claims: ['presumes=adult', 'years-ahead=5'],
        form: ['statement'],
        zh_CN:
          '不用备课，你做给人看就是一堂。⟨时支是食神，|盘里管后辈和往后的那一格，住着做得从容的那股劲，⟩留得住的也是这一类：一道菜，一套手法，一个叫得出你名字的小窍门。你从没写过步骤，学的人也就从没学全。要么写下来，要么让一个人在旁边站满十回；两样都不做，它就跟着你一个人走了。站满十回的那个人，往往不是最聪明的，是最不急着走的。',
        en_US:
          'You need no lesson plan, because watching you do it is the lesson. ⟨The hour branch is Eating god|The place for juniors and later years in your chart works without hurry⟩, and what lasts of yours will be a dish, a knack, a trick that goes by your name. You’ve never written down the steps, so nobody has quite got them all. Either they get written, or one person stands beside you ten times. Otherwise it stays with you alone. The one who stays for all ten is seldom the cleverest, only the least in a hurry.',
      },
      {
        id: 'study.hand.shangguan',
        because: ['main:hour=shangguan', 'age>=16'],
        says: ['speech=sharp'],
        form: ['order'],
        zh_CN:
          '你给人改东西，批语会被传着念。⟨时支是伤官，|盘里管后辈的那一格，住着眼尖话快的那股劲，⟩教人一针见血，教得出青出于蓝的，也容易吓走慢热的。给慢的人留一条路：头一句写哪里已经对了，第二句照旧。',
        en_US:
          'Your comments get read aloud to others. ⟨The hour branch is Hurting officer|The place for juniors in your chart holds a quick eye and a quick tongue⟩. You go straight to the point, which brings on pupils who will outdo you and scares off slow starters. Leave the slow a way in: first a line on what’s right, then the usual.',
      },
      {
        id: 'study.hand.piancai',
        because: ['main:hour=piancai', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你带新人，先带出门，走一圈再讲道理。⟨时支是偏财，|盘里管后辈的那一格，住着走动、结交的那股劲，⟩传下去的是门路和胆量；底下那一层，那桌上谁说了算，要你点破。',
        en_US:
          'You start a beginner by taking them out, with theory on the way home. ⟨The hour branch is Indirect wealth|The place for juniors in your chart likes to move about and meet people⟩, so what you pass on is nerve and connections. What lay underneath, which is who decided at that table, you’ll have to point out.',
      },
      {
        id: 'study.hand.zhengcai',
        because: ['main:hour=zhengcai', 'age>=16'],
        says: ['study.later=habit'],
        claims: ['years-ahead=5'],
        form: ['statement'],
        zh_CN:
          '你传下去的是习惯：零钱罐，账本，用完归位的剪刀⟨（时支是正财）⟩。看着琐碎，多年后人家还在照做。你自己后来的收成也是这么来的。最想传的那一样，当着人做，比说一百遍管用；人家记住的会是你的手，你说过什么，倒忘了大半。所以中途别歇手，你一停，看着你做的人就以为可以停了。',
        en_US:
          'What you hand on is habits: a jar for change, an account book, scissors back on their hook⟨ (the hour branch is Direct wealth)⟩. They look like trifles, and people still do them many years on. Your own later harvest is saved up too. What you most want to pass on is better done in front of them than said a hundred times. They’ll remember your hands and forget most of what you said. So don’t stop halfway, because whoever is watching will think it’s all right to stop.',
      },
      {
        id: 'study.hand.qisha',
        because: ['main:hour=qisha', 'age>=16'],
        says: ['study.later=drive'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN: '你带过的人，过了很久梦见交稿日，还会坐起来⟨（时支是七杀）⟩。教人靠加压，压出过硬手，也压走过好苗。',
        en_US:
          'People you trained still sit up in bed over an old deadline⟨ (the hour branch is Seven killings)⟩. You teach by adding weight, which makes tough hands and drives off a few good ones.',
      },
      {
        id: 'study.hand.zhengguan',
        because: ['main:hour=zhengguan', 'age>=16'],
        says: ['study.later=order'],
        form: ['statement'],
        zh_CN:
          '你交出去的事，接手的人不用打电话来问。⟨时支是正官，|盘里管后辈的那一格，住着一步一格的那股劲，⟩你留下的是一份照着就能走的流程，离了你也转。这种教法最难得，也最少听到谢字。手册没有脾气，后辈缺的偏是那一点；末页写一回你破过的例，写清为什么，他们才知道规矩是人定的。有人改了你的流程，别急着难过，改得动，说明他们看懂了。',
        en_US:
          'Whoever takes over from you never has to call. ⟨The hour branch is Direct officer|The place for juniors in your chart goes step by step⟩, so what you leave is a procedure that runs without you. It’s the rarest kind of teaching and the least thanked. A manual has no temper, which is what they’ll lack. If its last page describes one rule you broke, and why, they’ll know that people make the rules. If somebody changes your procedure, don’t take it to heart. They could change it because they understood it.',
      },
      {
        id: 'study.hand.pianyin',
        because: ['main:hour=pianyin'],
        says: ['study.later=depth'],
        claims: ['presumes=adult', 'years-ahead=5'],
        form: ['order'],
        zh_CN:
          '你懂的那一门，肯听完的人没几个。⟨时支是偏印，|盘里管后辈和往后的那一格，住着独自钻研的那股劲，⟩往后学问会更偏、更深，传人少，来一个算一个。把最难的一层讲给一个十二岁的孩子听，记住孩子抬头的那一句。',
        en_US:
          'Few people would hear you out on your subject. ⟨The hour branch is Indirect seal|The place for juniors and later years in your chart digs alone⟩, and in time it’ll get odder and deeper. Pupils will be few, and each will count. Try the hardest part on a twelve-year-old, and keep whatever makes them look up.',
      },
      {
        id: 'study.hand.zhengyin',
        because: ['main:hour=zhengyin'],
        says: ['study.later=teaching'],
        claims: ['presumes=adult', 'years-ahead=5'],
        form: ['statement'],
        zh_CN:
          '越往后，来听你讲的人越多，你自己读书也越静⟨（时支是正印）⟩。讲起一件旧事，来龙去脉一样不漏，听的人会把椅子往前挪。讲得这样周全，人家就不动手了，下回又空着手来，再听一遍。',
        en_US:
          'As the years go on more people come to hear you, and your own reading grows quieter⟨ (the hour branch is Direct seal)⟩. You tell how a thing was done, leaving nothing out, and chairs move closer. Explained so completely, there’s nothing left for them to do, and next time they come and hear it again.',
      },
      {
        id: 'study.hand.unknown-shown',
        because: ['hour:unknown', 'stems:output'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你手里的东西，当场就传得出去。⟨年、月天干透食伤，|盘里往外讲、往外做的那一样，就在明处，⟩你生在几点没有记下来，所以后来传给谁，盘上看不见，本书不猜。看得见的是眼下：一个比你小一点的人，一样你做熟的事，不必等到以后。',
        en_US:
          'What you know, you can pass on at once. ⟨Output shows in the year or month stem|What speaks and makes is in plain view in your chart⟩. The hour of your birth wasn’t written down, so to whom you’ll hand things on later can’t be seen, and this book won’t guess. What can be seen is now: somebody a little younger, something you do well, and no reason to save it for later.',
      },
      {
        id: 'study.hand.unknown-unshown',
        because: ['hour:unknown', 'stems:no-output'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你懂的东西，多半还没教过人。⟨年、月天干不透食伤，|盘里往外放的那一样，不在明处，⟩生在几点没有记下来，将来传给谁这一栏只好空着。',
        en_US:
          'Most of what you know hasn’t been taught to anyone. ⟨No output shows in the year or month stem|What lets things out isn’t in plain view in your chart⟩. The hour of your birth wasn’t written down, so the column for whom you’ll hand things on to stays blank.',
      },
    ],
  },
  {
    id: 'study-small-growth',
    card: 'study',
    role: { section: 'growth' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.small.grows-peers',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN:
          '有别的孩子在，你们的孩子就肯试。⟨比劫最多，|因为除了孩子自己，盘里最多的是同类，⟩一个人不敢的滑梯，跟着别人就上去了。抢东西也是这一路来的，那是在量自己有多大。',
        en_US:
          'With other children about, yours is willing to try. ⟨Peers are the largest share|Apart from the child, the chart holds more of the child’s own kind than of anything else⟩. The slide that’s too high alone gets climbed behind somebody. Grabbing toys belongs to the same thing, since it’s a way to measure how big one is.',
      },
      {
        id: 'study.small.grows-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '孩子长进的样子，是家里越来越吵、越来越乱。⟨食伤最多，|因为除了孩子自己，盘里最多的是往外说、往外做的那一样，⟩画在墙上的、唱走调的、拆开装不回的，都是功课。给一面可以画的墙，别的墙就保住了；给一个听众，哪怕只听五分钟，第二天会有新的给你们看。',
        en_US:
          'You can tell this child is getting on by the noise and the mess. ⟨Output is the largest share|Apart from the child, the chart holds more of telling and making than of anything else⟩. What’s drawn on the wall, sung off key, taken apart and not put together is all practice. One wall that may be drawn on saves the others. Five minutes of an audience, and there’ll be something new tomorrow.',
      },
      {
        id: 'study.small.grows-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '孩子爱管东西：这个放哪儿，那个是谁的，一清二楚。⟨财最多，|因为除了孩子自己，盘里最多的是经手实物的那一样，⟩交给孩子一样真的活，摆筷子，浇一盆花，做砸了也别收回去。',
        en_US:
          'This child likes to be in charge of things and knows where each belongs and whose it is. ⟨Wealth is the largest share|Apart from the child, the chart holds more of handling real things than of anything else⟩. Hand over one real job, such as setting out the spoons or watering a plant, and don’t take it back when it goes wrong.',
      },
      {
        id: 'study.small.grows-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN:
          '规矩说清楚了，孩子比大人记得牢。⟨官杀最多，|因为除了孩子自己，盘里最多的是规矩和要求，⟩你们自己破了例，会被当面指出来。这样的孩子容易怕做错，做错的那一次，你们怎么说话，会记很久。',
        en_US:
          'Once a rule is clear, this child remembers it better than the adults. ⟨Officers are the largest share|Apart from the child, the chart holds more of rules and demands than of anything else⟩. Break it yourselves and you’ll be told. A child like this is easily afraid of doing wrong, and how you speak on that occasion stays for a long time.',
      },
      {
        id: 'study.small.grows-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '有人在旁边，孩子才往前走。⟨印最多，|因为除了孩子自己，盘里最多的是养护的那一样，⟩先看，看够了才动，一动就像样。推一把没有用，站在看得见的地方就够；走出去几步回头找你们，不是胆小，是在数还能再走几步。',
        en_US:
          'With somebody near, this child goes forward. ⟨Resource is the largest share|Apart from the child, the chart holds more of care than of anything else⟩. They watch first, and when they’ve watched enough they do it well. Pushing doesn’t help, and standing where you can be seen does. Looking back after a few steps isn’t timid. It’s counting how many more there are.',
      },
    ],
  },
]
