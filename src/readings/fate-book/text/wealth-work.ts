import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'work-by-pattern',
    card: 'wealth',
    role: { section: 'work' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.work.zhengguan-made',
        because: ['pattern:zhengguange', 'state:made'],
        says: ['work=frame'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '新同事的入职手册，最后常是你写的。⟨月令正官成格|生你的那个月给的是规矩，而且立得住⟩，你待的地方要有职级、有流程、有人签字：机关，银行后台，学校教务，医院里排班的那间办公室。流程以外的事会把你卡住。没有先例的事落到桌上，你先去翻柜子，翻不到才慌；翻得到的那九成，没有人办得比你稳，也没有人比你省别人的心。升得也许不快，可你走到哪一级，那一级就不再出错。',
        en_US:
          'The onboarding manual usually ends up with you, to be written. ⟨The month yields the Direct officer and the pattern is made|The month you were born in gives you rules, and they hold⟩, so you belong where there are grades, procedures and signatures: an agency, a bank’s back office, a registrar’s desk. What lies outside procedure stops you. When something without precedent lands on the desk, you go to the cabinet first and only then begin to worry. For the nine tenths that are in the cabinet, nobody is steadier. Promotion may be slow, but whatever grade you reach stops making mistakes.',
      },
      {
        id: 'wealth.work.zhengguan-talks-back',
        because: ['pattern:zhengguange', 'state:contested', 'breaks:shangguan'],
        says: ['work=frame', 'wealth.meeting=silent'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '开会你守规矩，散会你改规矩。⟨正官定格，伤官也在，伤官见官|生你的那个月给的是规矩，盘里又有看得出章程哪里蠢的那双眼⟩。合规，审计，定标准，编制度的那间办公室，挑毛病就是本职，你在那里最值钱。当面别挑，写成修订稿递上去。',
        en_US:
          'In the meeting you keep the rules, and after it you rewrite them. ⟨The Direct officer makes the pattern, and the Hurting officer is present too|The month you were born in gives you rules, and your chart also has the eye for what’s foolish in them⟩. Compliance, audit, standards, any office where faultfinding is the job will pay for that. Don’t say it across the table. Put it in a revision.',
      },
      {
        id: 'wealth.work.zhengguan-clashed',
        because: ['pattern:zhengguange', 'state:clashed'],
        says: ['work=frame', 'place=moves'],
        claims: ['presumes=career'],
        form: ['statement'],
        zh_CN:
          '你的位子是好位子，只是坐不稳。⟨月令正官，月支被邻支冲，月令逢冲|生你的那个月给的是职位，偏偏被旁边的字顶着⟩：部门合并，换地方，换上级，隔几年总要动一回。本来就会动的编制反而合你：外派，轮岗，巡检，项目组。',
        en_US:
          'The chair you get is a good one and won’t stay put. ⟨The month yields the Direct officer, and a neighboring branch faces it|The month you were born in gives you a post, and its neighbor pulls against it⟩: a merger, a new address, a new boss every few years. Posts that move on purpose suit you better, such as rotations, inspections, project teams.',
      },
      {
        id: 'wealth.work.qisha-eating',
        because: ['pattern:qishage', 'state:made', 'likes:shishen'],
        says: ['work=crisis'],
        claims: ['helps=output', 'presumes=work'],
        form: ['scene'],
        zh_CN:
          '机器停了，你带着工具箱和一袋包子到场，别人看见这副样子就不慌了。⟨月令七杀，食神制杀|生你的那个月给的是催人的压力，盘里慢条斯理的那只手管得住它⟩，抢修，调度，危机公关，场边的教练，都要这双手。急班一周两个你做得漂亮，排成七个，手会抖，人也会变成你最看不惯的那种急性子。排班表你自己画，比别人替你画的要准。',
        en_US:
          'The machine is down, and you arrive with a toolbox and a bag of sandwiches, which calms people before you’ve touched anything. ⟨The month yields Seven killings, and the Eating god tames it|The month you were born in gives you pressure, and the unhurried hand in your chart keeps it in line⟩. Dispatch, repair crews, crisis desks, coaching from the bench all need that. Two such shifts a week you do beautifully. Seven, and your hand shakes, and you turn into the kind of rusher you can’t stand. A roster you draw up yourself is the accurate one.',
      },
      {
        id: 'wealth.work.qisha-seal',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        says: ['work=crisis', 'pressure=becomes-skill'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '别人绕开的旧账、旧房、旧代码，最后转到你桌上。⟨月令七杀，印星接住，杀印相生|生你的那个月给的是压力，好在学问把它接住⟩，你先钻进去弄懂，再动手。适合你的活有案卷可翻：故障复盘，旧楼修缮，谈崩了的合同重谈。做完一件写两页，就是下次的报价；写到第五件，找你的人已经不问价了。代价是慢，开头一个月看着像什么也没做，懂行的老板等得起。',
        en_US:
          'Old accounts, old houses, old code that others walk around get handed on until they reach your desk. ⟨Seven killings makes the pattern, and the Seal takes it over|The month you were born in gives you pressure, and learning takes it over⟩: you read your way in before you touch anything. Work with a file attached suits you, such as failure reviews, restoration, a contract to be renegotiated. Two pages after each job are your next quote, and by the fifth nobody asks the price. The price is a slow start. For the first month it looks like nothing is happening, and only a boss who knows the trade will wait.',
      },
      {
        id: 'wealth.work.qisha-contested',
        because: ['pattern:qishage', 'state:contested'],
        says: ['work=crisis'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '越是钱多的难题，越伤你。⟨月令七杀，有制也有财来助，财党杀|生你的那个月给的是压力，盘里有东西管它，也有钱给它添柴⟩。团队里的攻坚位你坐得住，背后有人管材料、管客户；单枪匹马那种，价再高也不划算。',
        en_US:
          'The best-paid trouble is the kind that hurts you. ⟨Seven killings makes the pattern, with something to tame it and wealth to feed it|The month you were born in gives you pressure; your chart can manage it, and money keeps feeding it⟩. The hard part inside a team is fine, while others see to materials and clients. Alone, no figure makes up for it.',
      },
      {
        id: 'wealth.work.qisha-broken',
        because: ['pattern:qishage', 'state:broken'],
        says: ['work=craft', 'pressure=wears'],
        claims: ['presumes=career'],
        form: ['order'],
        zh_CN:
          '上班像接球，一个比一个快，旁边还有人加钱让对面投得更快。⟨月令七杀，财助杀，无食神制，无印化|生你的那个月给的是压力，钱帮着它，中间没有东西替你挡⟩，别再往前线挪。找一个有师傅的地方学一门慢手艺。',
        en_US:
          'Work is like playing catcher, each ball faster than the last, and someone at the side is paying the pitcher. ⟨Seven killings makes the pattern, wealth feeds it, and neither Eating god nor Seal stands between|The month you were born in gives you pressure, money feeds it, and nothing stands between⟩. Don’t move nearer the front. Find a place with a master and learn one slow craft.',
      },
      {
        id: 'wealth.work.zhengcai-made',
        because: ['pattern:zhengcaige', 'state:made'],
        says: ['work=trade'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '把一家店交给你，三个月后货架对得上账，熟客叫得出名字。⟨月令正财成格|生你的那个月给的是一天一天来的钱，而且立得住⟩，店长，采购，财务，食堂，物业，凡是日日进出、分分要清的，都是你的位子。你缺的是丢东西的本事：库房最里头那一排，谁也不许动。',
        en_US:
          'Hand you a shop, and in three months the shelves match the books and you know the regulars by name. ⟨The month yields Direct wealth, and the pattern is made|The month you were born in gives you money by the day, and it holds⟩. Store manager, buyer, bookkeeper, building office: wherever things go in and out daily and must add up. What you can’t do is discard. Nobody may touch the back row of the storeroom.',
      },
      {
        id: 'wealth.work.zhengcai-contested',
        because: ['pattern:zhengcaige', 'state:contested'],
        says: ['work=trade'],
        claims: ['burdens=peer', 'presumes=work'],
        form: [],
        zh_CN:
          '账你管得清，人你管不住。⟨月令正财，逢比劫分财|生你的那个月给的是一天一天来的钱，盘里却有人等着分⟩，规矩替你挡人的地方才顺手：连锁店，要刷卡的仓库，领料有机器记着的车间。靠一张嘴拦熟人，拦不住；先装闸机再开门的那几处，你做得最久。换到讲交情的小铺子，你人缘最好，账面最难看。',
        en_US:
          'Books you can keep; people you can’t keep out of them. ⟨The month yields Direct wealth, and peers want a share|The month you were born in gives you money by the day, and others in your chart want a share⟩. You do well where the rule stops people for you: a chain store, a warehouse with badges, a shop floor where the cabinet logs who took what. Talking friends out of it never works. Where the gate went in before the doors opened, you lasted. In a small shop that runs on friendship, everyone likes you and the books look terrible.',
      },
      {
        id: 'wealth.work.piancai-made',
        because: ['pattern:piancaige', 'state:made'],
        says: ['work=trade', 'wealth.room=lively'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '渠道，招商，经纪，展会，二手：都合你。⟨月令偏财成格|生你的那个月给的是外头流动的钱，而且立得住⟩，你认得上家，也认得下家，自己手里不必有货。饭局散了，生意在停车场谈成，是常有的事。只有亲自垫钱不合你。',
        en_US:
          'Distribution, brokerage, trade fairs, secondhand markets: all of it suits you. ⟨The month yields Indirect wealth, and the pattern is made|The month you were born in gives you money that changes hands, and it holds⟩. You know who has and who wants, and needn’t own the goods. Deals get made in the parking lot after dinner. Fronting the cash is the one part you should skip.',
      },
      {
        id: 'wealth.work.piancai-contested',
        because: ['pattern:piancaige', 'state:contested'],
        says: ['work=trade'],
        claims: ['burdens=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '消息你最早听到，等做成一单，旁边已经站了三家。⟨月令偏财，逢比劫|生你的那个月给的是外头流动的钱，盘里跟你一样的人也认得这条路⟩。抢快抢不过，别人懒得做的后半截却没人抢：售后，安装，翻译，清关，退换。',
        en_US:
          'You hear of it first, and by the time it’s a deal three others stand beside you. ⟨The month yields Indirect wealth, and peers contend for it|The month you were born in gives you money on the road, and people like you know the same roads⟩. You won’t win a race. The half they find tedious has no racers: installation, service, translation, customs, returns.',
      },
      {
        id: 'wealth.work.zhengyin-made',
        because: ['pattern:zhengyinge', 'state:made'],
        says: ['work=teach'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '有人来请教，你先问学到哪儿了。⟨月令正印成格，有官来撑|生你的那个月给的是教与养，又有名分撑着⟩，挂着牌子的地方你最出活：学校，图书馆，出版社，科室里带新人的那一位。',
        en_US:
          'When someone asks you a question, you first ask how far they’ve got. ⟨The month yields the Direct seal, with an officer behind it|The month you were born in gives you teaching and care, with a title behind it⟩, so you do best under a nameplate: a school, a library, a publisher, the desk where juniors are trained.',
      },
      {
        id: 'wealth.work.zhengyin-contested',
        because: ['pattern:zhengyinge', 'state:contested'],
        says: ['work=teach'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '讲台上你讲得好，课酬单上你下不了笔。⟨月令正印，有官撑它，也有财拆它，财星坏印|生你的那个月给的是教与养，名分撑着它，钱又拆着它⟩：一半想白教，一半要吃饭。两样搅在一堂课里最难受。白天按单位的价教，另开一份收费的，价目写明，对象也换一批人，两边就都不委屈。拆得最厉害的，是把收费的那份也讲成了人情。',
        en_US:
          'At the lectern you’re fine; on the fee form your pen stops. ⟨The month yields the Direct seal, with an officer to support it and wealth to pull it apart|The month you were born in makes you a teacher, with a title to support it and money to pull it apart⟩: half of you would teach for nothing, half has rent to pay. Mixed into one classroom, the two make you miserable. Teaching by day at the house rate, plus a priced course for other people, does justice to both. The worst mix is when even the paid course turns into a favor.',
      },
      {
        id: 'wealth.work.zhengyin-broken',
        because: ['pattern:zhengyinge', 'state:broken'],
        claims: ['presumes=work'],
        form: ['question'],
        zh_CN:
          '清静的工作，还是钱多的工作？你掂过不止一次，每次都掂不出结果。⟨月令正印，财来破印，无官相护|生你的那个月给的是书与安稳，钱来拆它，又没有名分替它撑腰⟩。不必再挑一回：接钱多的那份，合同里写进一段不被打扰的时间，比如每周三下午。钱多的那份做久了，你会发现撑着你的其实是那几个钟头。',
        en_US:
          'The quiet job or the paying one? You’ve weighed that more than once, and it never comes out. ⟨The month yields the Direct seal, wealth breaks it, and no officer stands behind it|The month you were born in gives you books and shelter; money pulls at it, and no title stands behind it⟩. There’s no need to choose again: the paying one, with an undisturbed stretch written into the contract, will do. After some years in it, you’ll notice that those few hours are what keeps you going.',
      },
      {
        id: 'wealth.work.pianyin-made',
        because: ['pattern:pianyinge', 'state:made'],
        says: ['work=solo', 'wealth.room=quiet'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '绕了几道弯才找到你的人，头一句都是“听说只有你懂这个”。⟨月令偏印成格，官星用它|生你的那个月给的是偏门学问，名分又给了它用处⟩：鉴定，测绘，密码，方言，停产的老设备。冷门养人，只是没人替它吆喝，客人来得零零落落，来一个却是一个，价也由你定。怕的是为了热闹改行，改了以后，从前找你的人就找不到门了。',
        en_US:
          'Whoever reaches you has been passed along three times and begins with “I hear you’re the one who knows this.” ⟨The month yields the Indirect seal, and an officer employs it|The month you were born in gives you odd learning, and rank finds a use for it⟩: appraisal, surveying, ciphers, dialects, machines no longer made. A niche feeds you, and nobody advertises it. Clients come one at a time, but each of them stays, and the price is yours to set. What would hurt is changing trades for the company. Those who used to look for you would no longer find the door.',
      },
      {
        id: 'wealth.work.pianyin-contested',
        because: ['pattern:pianyinge', 'state:contested'],
        says: ['work=solo', 'wealth.room=quiet'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '冷门你钻得进去，半路常被一单热闹的生意叫走。⟨月令偏印，有官用它，也有财扰它|生你的那个月给的是偏门学问，名分用它，钱也扰它⟩，履历于是像一串没写完的题目。把扰你的钱变成课题费：谁付钱，就替谁研究自家的难处。',
        en_US:
          'You can spend a month on one footnote, and halfway down a livelier deal calls you up. ⟨The month yields the Indirect seal; an officer employs it, wealth disturbs it|The month you were born in gives you odd learning; rank employs it, money disturbs it⟩, and your résumé reads like a row of unfinished titles. Turn the disturbance into a grant: whoever pays gets research on their own problem.',
      },
      {
        id: 'wealth.work.pianyin-broken',
        because: ['pattern:pianyinge', 'state:broken'],
        says: ['work=craft', 'title=wants'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '手艺稀罕，价钱却跟着行情走，你吃亏在这里。⟨月令偏印，逢财而无官|生你的那个月给的是偏门学问，钱催它变现，又没有一个名义⟩。缺的就是名义：一张认证，一个挂靠，一块工作室的牌子。',
        en_US:
          'An unusual skill sold at the usual rate: that’s your trouble. ⟨The month yields the Indirect seal, wealth hurries it, and no officer gives it a title|The month you were born in gives you odd learning, money hurries it to market, and no title goes with it⟩. A title is what’s missing: a certificate, an affiliation, a studio with a name.',
      },
      {
        id: 'wealth.work.shishen-wealth',
        because: ['pattern:shishenge', 'state:made', 'likes:wealth'],
        says: ['work=craft', 'wealth.hand=slow'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '做东西时不看钟，卖东西时不着急，队伍偏偏排在你门口。⟨月令食神，食伤生财|生你的那个月给的是慢工与好滋味，后头接着钱⟩，面包房，木工间，编辑台，做得了一辈子的地方都合你。扩店是个坎：离了你味道就变的那种，两家加起来不如一家。徒弟带得出来，另当别论；带徒弟要的，恰好又是你不看钟的那份耐心。',
        en_US:
          'You don’t look at the clock while making or hurry while selling, and there’s a line outside your door. ⟨The month yields the Eating god, and output feeds wealth|The month you were born in gives you slow work and good taste, with money behind it⟩. A bakery, a woodshop, an editor’s desk, anywhere one could stay for life. A second branch is the risk: if it tastes different without you, two shops earn less than one. It’s another matter if you can train somebody, and training asks for the very patience with which you ignore the clock.',
      },
      {
        id: 'wealth.work.shishen-qisha',
        because: ['pattern:shishenge', 'state:made', 'likes:qisha'],
        says: ['work=care'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '你拿软的管硬的。⟨月令食神，食神制杀|生你的那个月给的是温厚，压得住盘里催人的那股劲⟩，吵成一团的会议室，你进来坐下，声音就低了。谈判，调解，带难带的班，投诉台后面坐着的那个人，都是这份活。管完别人你自己也空，事后那顿像样的饭，要算进工时里。长年只派你去灭火，不派你做好事，你就该换地方了；软的东西也会磨光。',
        en_US:
          'You govern hard things with soft ones. ⟨The month yields the Eating god, and it tames Seven killings|The month you were born in gives you mildness, and it tames whatever in your chart pushes⟩, so you sit down in a room full of shouting and the voices drop. Negotiation, mediation, the difficult class, the complaints desk. It uses you up, and the good meal afterward belongs on the timesheet. If for years they’ve sent you only to the worst rooms and never to a good one, that’s the time to change places. Softness wears away as well.',
      },
      {
        id: 'wealth.work.shishen-contested',
        because: ['pattern:shishenge', 'state:contested'],
        says: ['work=craft'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '样品惊艳，量产拖着。⟨月令食神，偏印来夺，枭印夺食|生你的那个月给的是手上的好活，盘里另有一个声音爱半路叫停⟩：再想想，再改改。有人替你按“完成”的地方最合你：有编辑的刊物，出单的后厨，有制片的剧组。',
        en_US:
          'The sample dazzles, and the production run drags. ⟨The month yields the Eating god, and the Indirect seal takes its plate|The month you were born in gives you good hands, and another voice in your chart calls halt halfway⟩: think again, change it again. You need someone else to press “done”: an editor, a kitchen with tickets, a producer.',
      },
      {
        id: 'wealth.work.shishen-broken',
        because: ['pattern:shishenge', 'state:broken'],
        says: ['work=craft'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '点子刚冒头，你心里那位审稿人就把它退了。⟨月令食神，枭印夺食，无救|生你的那个月给的是手上的活，盘里挑刺的那个坐在一边，没有谁来解围⟩。今天做、今天就上桌的事最对你：早点铺，日报，现场口译，插花。当天散场的东西，审稿人来不及开口。',
        en_US:
          'An idea puts its head up, and the reviewer inside you rejects it. ⟨The month yields the Eating god, the Indirect seal takes its plate, and nothing parts them|The month you were born in gives you good hands, and the faultfinder in your chart sits beside them with nobody to step in⟩. Work that’s made today and gone tonight is best: a breakfast counter, a daily paper, live interpreting, flowers. The reviewer has no time to speak.',
      },
      {
        id: 'wealth.work.shangguan-seal',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        says: ['work=stage'],
        claims: ['helps=resource', 'presumes=work'],
        form: [],
        quote: 'zpzq-shangguan',
        zh_CN:
          '你的锋芒有鞘：嘴快，可说的每句都查过出处。⟨月令伤官佩印，《子平真诠》说伤官“实为秀气，故文人学士，多于伤官格内得之”|生你的那个月给的是口才与花样，又有读过的书管着，古书说这样的人里“文人学士”多⟩。评论，编剧，讲课，做设计的主笔，替人把话说准的活都行。改别人的稿你手最痒，自己那份常拖到最后一天，其实那份才值钱。书停了，鞘就松，快嘴还在，分寸先走；所以忙的年份，书也停不得。你若肯每年交一份自己的，三年以后，别人的稿子就会多付一倍来求你改。',
        en_US:
          'You have a quick tongue that cites its sources. ⟨The month yields the Hurting officer wearing a Seal; it “is brilliance,” says the *Ziping Zhenquan*, “hence so many writers and scholars have this pattern.”|The month you were born in gives you wit, and years of reading keep it in hand; an old book counts “writers and scholars” among such people.⟩ Criticism, screenwriting, lecturing, art direction, any work of putting things exactly. Fixing other people’s drafts is what you love, and your own waits for the last day, though it’s the one worth money. When the reading stops, the sheath loosens: the tongue stays quick, and the judgment goes first. Busy years are no excuse. With one piece of your own a year, in three years people will pay double to have you fix theirs.',
      },
      {
        id: 'wealth.work.shangguan-wealth',
        because: ['pattern:shangguange', 'state:made', 'likes:wealth'],
        says: ['work=stage', 'wealth.room=lively'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '同一件货，经你一说就有人掏钱。⟨月令伤官，食伤生财|生你的那个月给的是口才与花样，后头接着钱⟩。直播，品牌，定制，演出，提案，凡是当场扭转一屋子人的都合你。什么都卖得动，是本事，也是麻烦：自己不肯买的东西上了架，卖得越好，回头的人越少。冷清的办公室里你看着平平，站到人前才见得出来，面试的时候要记得这一点。',
        en_US:
          'The same article, and after you’ve talked about it people reach for their wallets. ⟨The month yields the Hurting officer, and output feeds wealth|The month you were born in gives you wit and novelty, with money behind it⟩. Live selling, branding, custom work, pitches, whatever turns a room around on the spot. You could sell anything, which is a gift and a trap. The better you sell what you wouldn’t buy yourself, the fewer come back. In a quiet office you look ordinary, and only in front of people does it show, which is worth remembering at interviews.',
      },
      {
        id: 'wealth.work.shangguan-contested',
        because: ['pattern:shangguange', 'state:contested'],
        says: ['work=stage'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '最讲规矩的单位里最不讲规矩的那一块，等的就是你。⟨月令伤官，盘中又有正官，伤官见官|生你的那个月给的是爱翻新的劲，盘里又有爱照旧的规矩⟩。新品组，实验班，宣传口，改革试点，都是给你留的房间；有一位上级点过头，你才闹得开。',
        en_US:
          'The one loose part of a strict institution is the post that waits for you. ⟨The month yields the Hurting officer, and the chart also has the Direct officer|The month you were born in gives you the urge to overturn, and your chart also has rules that don’t⟩. Innovation units, pilot classes, publicity, reform trials are rooms kept for you, provided one senior person has nodded.',
      },
      {
        id: 'wealth.work.jianlu-made',
        because: ['pattern:jianluge', 'state:made'],
        says: ['work=frame'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '你能靠自己一双手，也肯进别人的大门。⟨月令建禄，财有去处，建禄格成|生你的那个月是自己的饭碗，底子厚，钱也有去处⟩。单独算账的一块最合你：承包的柜台，独立核算的门店，挂靠的工作室。头上有人，账是自己的，赢了几成归你，写在合同哪一条，这是你该盯的。盯紧这一条，别的都可以让，包括头衔和办公室。反过来，全给别人打工，你嫌碗小；全靠自己，你又缺一块挡风的墙。真正合适的那种，签的时候两边都觉得自己占了一点便宜。',
        en_US:
          'Your own two hands can keep you, and you’ll still walk in under somebody’s roof. ⟨The month is your own seat of prosperity, and wealth has somewhere to go|The month you were born in is your own living, and the money has somewhere to go⟩. A unit with its own books suits you: the contracted counter, the store that keeps its own accounts, the studio under a larger name. A boss above, and the ledger yours. The clause that names your percentage is the one to watch; with that settled, you can give way on the title and the office. On a plain salary you find the bowl too small, and entirely on your own you miss a wall against the wind. The right arrangement is one in which both sides think they got slightly the better of it.',
      },
      {
        id: 'wealth.work.jianlu-plain',
        because: ['pattern:jianluge', 'state:plain'],
        says: ['work=frame', 'wealth.hands=alone'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '什么都自己来，单子上就只有一个名字。⟨建禄格，用得上这股力气的官财食伤没有配齐|生你的那个月是自己的饭碗，叫这股力气出活的那几样却没有配齐⟩。自由惯了的人嫌绳子，可没有绳子拉不动车。先靠上一个大平台，或一位长年的大客户。',
        en_US:
          'Do everything yourself, and there’s one name on the invoice. ⟨The month is your own seat of prosperity, and what would put such strength to work isn’t all there|The month you were born in is your own living, and what would put such strength to work isn’t all there⟩. Those who are used to freedom dislike the rope, but without a rope nothing gets pulled. Tie yourself to one large client or platform.',
      },
      {
        id: 'wealth.work.yangren-made',
        because: ['pattern:yangrenge', 'state:made'],
        says: ['work=crisis'],
        claims: ['helps=officer', 'presumes=career'],
        form: [],
        zh_CN:
          '你肯挑严的上司，因为你清楚，刀要有鞘。⟨月令羊刃，官杀制刃，格局成|生你的那个月把自己的力气推到了顶，好在有严的规矩管住它⟩。消防，急救，高空施工，安保，竞技队，要胆量也要纪律的地方都合你。松散的公司会养坏你，入职以前，该问清谁可以对你说不。严的那位走了，换来一位好说话的，你的本事会跟着松一半，这话你自己不爱听，旁边的人看得清楚。',
        en_US:
          'You’ll pick a strict boss, because you know a blade needs a sheath. ⟨The month holds the Blade, and an officer keeps it in hand|The month you were born in puts your own force at its peak, and strict rules keep it in hand⟩. Fire crews, rescue, high rigging, competitive teams, wherever nerve and discipline are both asked for. A loose company spoils you, so it’s worth learning, before you join, who’s allowed to tell you no. When the strict one leaves and an easy one comes, half your skill goes slack. You don’t like to hear it; the people next to you can see it.',
      },
      {
        id: 'wealth.work.yuejie-made',
        because: ['pattern:yuejiege', 'state:made'],
        says: ['work=frame', 'partnership=contract-first'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '隔壁工位坐着你的对手，也坐着你下一个合伙人。⟨月令劫财，财有用处，月劫格成|生你的那个月是一屋子跟你分碗的同辈，盘里也有钱，钱又有事可做⟩。事务所，合作社，乐队，分成的发廊，分得清就不内斗。章程里先写退出那一条。',
        en_US:
          'At the next desk sits your rival, who may also be your next partner. ⟨The month is held by the Rival, and wealth has work to do|The month you were born in is a roomful of equals, and there’s money in your chart with work to do⟩. Partnerships suit you: a firm, a cooperative, a band, a salon that splits the take. Where shares are clear nobody fights. Write the exit clause first.',
      },
      {
        id: 'wealth.work.yuejie-plain',
        because: ['pattern:yuejiege', 'state:plain'],
        says: ['work=frame'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '人多的时候你是主心骨，发钱的时候你站最后。⟨月令劫财，财路没有配齐|生你的那个月挤满同辈，用得上这股劲的财路却没有配齐⟩。管人换不来钱，管东西换得来：工具，场地，钥匙，排班表，握住一样大家都要用的，你说话才算数。',
        en_US:
          'In a crowd you’re the one they rally around, and on payday you stand last. ⟨The month is held by the Rival, and the line to wealth isn’t complete|The month you were born in is full of equals, and the line to money isn’t complete⟩. Managing people won’t pay. Holding something everyone needs will: the tools, the hall, the keys, the schedule.',
      },
      {
        id: 'wealth.work.cong-cai',
        because: ['pattern:congcaige'],
        says: ['work=trade', 'change=welcomes', 'wealth.room=lively'],
        claims: ['helps=wealth', 'presumes=work'],
        form: [],
        zh_CN:
          '招牌换过，生意没断过。⟨从财格|整张盘跟着钱走⟩，你的地方是市场最响的那一层：批发城，电商的选品桌，机场的柜台，拍卖的前排。老本行三个字对你没有用，换行的时候只要带一样：走到哪儿都肯跟你的那几位老客。有他们在，新行当的头一年就不会空手。站定了不动，反倒像别人手里的存货。',
        en_US:
          'The sign over your door has changed, and trade never stopped. ⟨Yours is the pattern that follows wealth|The whole chart follows money⟩, and your place is the loudest floor of the market: the wholesale hall, the buyer’s desk, the airport counter. Loyalty to a line of business does nothing for you. Take one thing along when you change: the few old customers who’d follow you anywhere. With them, the first year in a new line doesn’t start from zero. Standing still, you become somebody’s leftover goods.',
      },
      {
        id: 'wealth.work.cong-sha',
        because: ['pattern:congshage'],
        says: ['work=frame'],
        claims: ['helps=officer', 'presumes=work'],
        form: [],
        zh_CN:
          '大楼越高，你走得越稳。⟨从杀格|整张盘跟着规矩与上级那一股走，不挣扎⟩，最严的地方反而最省你的力：总部，航空，监管部门，军营一样的公司。副手的位子，你坐得比谁都久，也坐得有用。单干的念头放一年，多半自己就淡了。',
        en_US:
          'The taller the building, the steadier you walk. ⟨Yours is the pattern that follows the killings|The whole chart follows rank and rule without a struggle⟩, so the strictest house costs you the least: headquarters, aviation, regulators, firms run like a regiment. You last in the second chair and do more there than others in the first. Leave the thought of going it alone for a year and it mostly fades.',
      },
      {
        id: 'wealth.work.cong-er',
        because: ['pattern:congerge'],
        says: ['work=stage', 'out=much', 'wealth.room=lively', 'wealth.pay=irregular'],
        claims: ['helps=output', 'presumes=work'],
        form: [],
        zh_CN:
          '给你一块空地，晚上就有人来看。⟨从儿格|整张盘顺着说话、表演、做东西那一股走⟩，守是守不住的，只管往外给：舞台，课堂，画室，明档厨房，短片，都行。管钱管约的，该是一个亲近又抠门的人。',
        en_US:
          'Give you an empty lot, and by evening there’s an audience. ⟨Yours is the pattern that follows output|The whole chart runs out in talk, performance and things made⟩, and holding back isn’t in it. Stage, classroom, studio, an open kitchen, short films, all will do. The contracts and the cash belong with someone close to you and stingy.',
      },
      {
        id: 'wealth.work.cong-shi',
        because: ['pattern:congshige'],
        says: ['work=frame'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '三方开会，只有你是三方都肯加好友的人。⟨从势格|盘里几股势力，没有哪一股独大，你一个也不争⟩，总助，联络，会务，项目协调，凡是要在几头之间走动的，走着走着就成了。忌站队。哪一头请你表态，就把会议纪要发给三头。',
        en_US:
          'At a three-sided meeting, you’re the one all three sides want in their contacts. ⟨Yours is the pattern that follows several forces|Several forces share your chart, none large enough to rule it, and you oppose none of them⟩. Chief of staff, liaison, events, coordination, any work of walking between parties. Don’t take sides. When one asks where you stand, send the minutes to all three.',
      },
      {
        id: 'wealth.work.dominant',
        because: ['kind:dominant'],
        says: ['work=solo'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '一条街只开一种店，这样的街就是你。⟨专旺格|整张盘一股气，专到底⟩，换行等于重来。一辈子往一处打井的行当最合你：一种乐器，一门方言，一类机器，一家老店。别人劝你铺开，点个头就好；你缺的是井口有人替你吆喝。',
        en_US:
          'A street with only one kind of shop on it: that’s you. ⟨Yours is a dominant pattern|The chart is a single force carried to its end⟩, and to change trades is to start from nothing. Dig one well for life: an instrument, a dialect, one class of machine. When people tell you to spread out, nod. What you need is someone at the rim to call in customers.',
      },
      {
        id: 'wealth.work.transformed',
        because: ['kind:transformed'],
        says: ['change=welcomes'],
        claims: ['presumes=career'],
        form: ['statement'],
        zh_CN:
          '换一行，你能换得像换了一个人。⟨化气格：日干与邻干相合而化|你本来的那一样，跟旁边的字合在一起，化成了另一样⟩，从前那套反而用不上。跟着搭档、团队、地方走，你会长成那里要的样子，所以挑人比挑行要紧。好搭档身边的你，和普通搭档身边的你，拿的不是一份钱，别人也认不出是同一个。有一条旧的要留着：从前教过你的人，逢年过节问一声。换得太勤也有代价，三年里换过三回的人，简历写得满，存折写得少；合你的节奏是一处待到学会了再走，走的时候有人肯写信替你说话。',
        en_US:
          'When you change trades, you change like someone else altogether. ⟨A transformed pattern: the day stem has joined its neighbor and changed element|What you began as has joined its neighbor and turned into another element⟩, and the old habits are no longer the point. You grow into what a partner, a team, a place requires, so people matter more than professions. Next to a fine partner and next to an ordinary one, you earn different money and hardly look like the same person. One old thing is worth keeping, which is touch with the people who taught you first. Changing too often has its cost: three moves in three years fill a résumé and empty an account. Your pace is to stay until you’ve learned the place and leave with somebody willing to write a letter for you.',
      },
    ],
  },
  {
    id: 'work-officer',
    card: 'wealth',
    role: { section: 'work' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.officer.both',
        because: ['stems:zhengguan', 'stems:qisha'],
        says: ['governed=from-outside'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '两条指令同时到，一条要合规，一条要今天。⟨正官、七杀一起立在天干，官杀混杂|管章程的和管结果的，一起露在你的盘面上⟩，你夹在中间，谁先开口就先替谁跑。周一有人夸你细，周四有人夸你快，每次总有另一位皱眉。接下一份差事以前，先问清谁批你的假；答案只有一个名字才接。问不出名字的差事，钱再多，半年后你都在替两头写检讨。',
        en_US:
          'Praised on Monday for your care, you’re praised on Thursday for your speed, and each time somebody else frowns. ⟨The Direct officer and Seven killings stand together in your stems|The one who minds rules and the one who minds results both show in your chart⟩, and you run for whoever spoke last. Before you take the next post, ask who approves your days off. Take it if the answer is one name. A post without that one name pays well for six months, and then you’re writing apologies to both sides.',
      },
      {
        id: 'wealth.officer.zhengguan-firm',
        because: ['stems:zhengguan', 'sign:firm'],
        says: ['title=has'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '名片上那行字，你配得上，也用得上。⟨正官透干而身强|正经给的位置露在盘面上，你又有力气⟩，坐得住这张椅子。麻烦是把位置当成活儿干，连茶水间的事都归你管。',
        en_US:
          'The line on your business card fits, and you use it. ⟨The Direct officer shows in your stems over a day master strong enough|A post properly given shows in your chart, and you have the strength⟩ to fill the chair. Your trouble is treating the post as a list of chores, until the break room is yours to run as well.',
      },
      {
        id: 'wealth.officer.qisha-firm',
        because: ['stems:qisha', 'sign:firm'],
        says: ['leads=yes'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '没人敢接的那一摊，话音一落大家就看你。⟨七杀透干而身强|硬活露在盘面上，你又有力气扛⟩，难事就认了门。你靠这个上去，也容易只会这一样：太平的月份坐不住，要去找一处火来救。那份劲拿去带一个接班的人，太平也有事做，下回起火，先跑的也不必是你。带出来的人越多，你越不必样样亲自上，名分也坐得更实。',
        en_US:
          'When nobody dares take it, the room goes quiet and looks at you. ⟨Seven killings shows in your stems over a strong day master|Hard cases show in your chart, and you’re strong enough to carry them⟩, so trouble has learned your address. You rise by it, and it can become your only tune: in calm months you go looking for a fire. Training a successor is a better use of the calm, and the next fire needn’t wake you first. The more people you’ve trained, the less you have to do in person, and the firmer your standing.',
      },
      {
        id: 'wealth.officer.shown-even',
        because: ['stems:officer', 'sign:even'],
        says: ['rank=level'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '跟上级说话，你不拍桌子，也不弯腰。⟨官星透干，日主中平|名分与规矩露在盘面上，你的力气刚好跟它平着⟩，商量得来。这种平，靠每次都说清楚来守：含糊答应一回，下一回就归你了。开完会当天发三行，我做什么，什么时候，不做什么。',
        en_US:
          'With superiors you neither bang the table nor bow. ⟨An officer shows in your stems, and the day master is even|Rank and rule show in your chart, and your strength is just about their match⟩, so the two of you can talk. That balance is kept by spelling things out: agree vaguely once, and it’s yours next time. After each meeting send three lines: what I’ll do, by when, and what I won’t.',
      },
      {
        id: 'wealth.officer.with-seal',
        because: ['stems:officer', 'stems:resource', 'sign:weak'],
        says: ['pressure=becomes-skill'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '挨训的当天，你会去查那条规定的原文。⟨官、印都透干，官印相生|压力和学问都露在盘面上⟩，压下来的东西经书本转一道才到身上。你适合跟一位讲得清道理的上级，所以挑岗位先挑人：上一个犯错的人后来怎么样了，问得出，就看得准。',
        en_US:
          'On the day you’re scolded, you look up the rule itself. ⟨Officer and Seal both show in your stems|Pressure and learning both show in your chart⟩, so what bears down on you passes through a book first. You do best under someone who gives reasons, which makes the boss more important than the post. What became of the last person who made a mistake there tells you most of it.',
      },
      {
        id: 'wealth.officer.zhengguan-weak',
        because: ['stems:zhengguan', 'sign:weak', 'kind:regular'],
        says: ['governed=from-outside'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '请一天假，你要打三遍草稿。⟨正官透干而身弱|规矩露在盘面上，你的力气不多⟩，见它先矮半截。规矩大半是为了省事立的，没人专等着你犯。',
        en_US:
          'Asking for a day off takes you three drafts. ⟨The Direct officer shows in your stems over a weak day master, so|Rules show in your chart, in plain sight, and with modest strength⟩ you shrink a little before them. Most rules were made to save trouble, and nobody is lying in wait for you.',
      },
      {
        id: 'wealth.officer.qisha-weak',
        because: ['stems:qisha', 'sign:weak', 'kind:regular'],
        says: ['pressure=wears', 'governed=from-outside'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '手机一震，你先猜是不是上头。⟨七杀透干而身弱|催人的压力露在盘面上，你的力气不多⟩，那根弦就一直绷着。你做得快，多半是不想被催，代价是下了班也没真下班。给真正的急事设一个专门的铃声，别的响起来，准你不看。',
        en_US:
          'The phone buzzes, and your first thought is someone higher up. ⟨Seven killings shows in your stems over a weak day master|Pressure shows in your chart, and you aren’t strong⟩, so the string stays tight. You’re fast, mostly so as not to be chased, and after hours you haven’t quite left. Give the truly urgent its own ringtone. Ignore the rest.',
      },
      {
        id: 'wealth.officer.hurting-meets',
        because: ['stems:zhengguan', 'stems:shangguan'],
        says: ['speech=sharp', 'wealth.meeting=speaks'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '会上大家都想说的那句话，从你嘴里出来了，还带着笑。⟨正官、伤官都透干，伤官见官|规矩露在盘面上，看得见规矩破绽的那双眼也露着⟩。话是对的，时候常错：当众说，是顶嘴；压一夜，第二天单独给那位，附一个改法，就叫建议。同一句话，换个门进去，你的名声差一截。真正麻烦的是两头都占：白天守着规矩，心里替它打分，打到低分时，脸上已经写着了。',
        en_US:
          'What everyone wanted to say in the meeting comes out of your mouth, with a smile. ⟨The Direct officer and the Hurting officer both show in your stems|Rules show in your chart, and so does the eye that sees the holes in them⟩. You’re right, at the wrong moment. In public it’s talking back. A night later, in private and with a remedy attached, it’s a suggestion, and your name is a different one for it. The real trouble is living on both sides. You keep the rule and grade it at the same time, and when the grade is low it’s already on your face.',
      },
      {
        id: 'wealth.officer.eating-tames',
        because: ['stems:qisha', 'stems:shishen'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '急的人到你面前会慢下来。⟨七杀、食神都透干，食神制杀|催人的劲和慢悠悠的劲都露在盘面上，急的归慢的管⟩，对方拍完桌子，你问要不要先吃饭。你镇得住场，上头便总把最难伺候的派给你。',
        en_US:
          'Hurried people slow down in front of you. ⟨Seven killings and the Eating god both show in your stems, and the second tames the first|The pushing force and the unhurried one both show in your chart, and the slow one is in charge⟩: they finish pounding the table, and you ask about lunch. You calm a room, so the worst customers are sent to you.',
      },
      {
        id: 'wealth.officer.hidden-firm',
        because: ['stems:no-officer', 'has:officer', 'sign:firm'],
        says: ['governed=from-within', 'title=indifferent'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '没人查你，你也不大迟到。⟨官星不透，藏在地支，日主又强|规矩在盘里不露面，力气又足⟩，管你的人住在你自己肚子里。名分这东西你说无所谓，别人就真当你无所谓，提拔的单子上便少一行。',
        en_US:
          'Nobody checks when you come in, and you’re seldom late. ⟨No officer shows in your stems; it lies in the branches of a strong chart|Rules don’t show in your chart, and you’re strong⟩, so whoever governs you lives inside. Titles don’t matter, you say, others believe you, and the promotion list comes out one name short.',
      },
      {
        id: 'wealth.officer.hidden-even',
        because: ['stems:no-officer', 'has:officer', 'sign:even'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '归谁管？你要想一下才答得出。⟨官星全藏地支，日主中平|规矩在盘里不露面，你又不强不弱⟩，组织图上你那格连着两三条虚线。虚线自在，出了岔子也没人替你兜；有一位你服气的、写在纸上的上级，平时少不了几句管，出事那天多一把伞。',
        en_US:
          'Whom do you report to? You have to think about it. ⟨Your officers are all in the branches, and the day master is even|Rules don’t show in your chart, and your strength is middling⟩, so on the org chart your box hangs from dotted lines. They’re comfortable until something goes wrong and nobody covers you. One boss you respect, on paper, means a little more supervision most days and an umbrella on the bad one.',
      },
      {
        id: 'wealth.officer.hidden-heavy',
        because: ['stems:no-officer', 'share:officer>=20', 'sign:weak', 'kind:regular'],
        says: ['governed=from-within'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '表面上没人管你，你却像背着个闹钟。⟨官占{pct:officer}，全在地支，天干不露|压力占{pct:officer}，一点也不露在外面⟩，人家说“不急”，你当晚做完。其实照说好的日子前一天交，没有人会多想，省下的那几晚都归你。催你的从来没有几个，大半是你自己；认出这一点，闹钟就轻了一半。压力不露面，也就没有人来替你分，除非你开口说。',
        en_US:
          'On the surface nobody manages you, yet you seem to carry an alarm clock. ⟨Officers come to {pct:officer} of the chart, all in the branches and none in the stems|Pressure takes {pct:officer} of the chart, all of it out of sight⟩. Told there’s no hurry, you finish it that night. Handed in the day before it’s due, it would raise no eyebrows, and the evenings in between would be yours. Few people are actually pushing you. Most of it is you, and knowing that takes half the weight off. Since it can’t be seen, nobody comes to share it unless you say so.',
      },
      {
        id: 'wealth.officer.hidden-weak',
        because: ['stems:no-officer', 'has:officer', 'sign:weak', 'kind:regular'],
        says: ['title=wants'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '头衔你不争，头衔底下的杂事倒都到了你桌上。⟨官星藏支不透，日主偏弱|名分在盘里不露面，力气又不宽裕⟩，活在你这里，名在别人那里。名分不用抢，要留痕：做完一件，发一句“已完成”，署上名，抄给该知道的人。',
        en_US:
          'You don’t fight for titles, and the chores that go with them reach your desk anyway. ⟨Your officers are hidden in the branches, and the day master is weak|Standing doesn’t show in your chart, and there’s no strength to spare⟩, so the work is yours and the name is someone else’s. No need to grab. When it’s done, send one line with your name on it to those who should know.',
      },
      {
        id: 'wealth.officer.none-firm',
        because: ['no:officer', 'sign:firm'],
        says: ['governed=not'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '填表填到“直属上级”那一栏，你写得最慢。⟨盘中无官，日主又强|盘里管规矩的那一样一点也没有，力气又足⟩，没有哪套章程真管住过你。自由是真的，散也是真的。外来的规矩可以请：一位教练，一个合伙人，一张由别人打勾的进度表，你付钱请来的，反而肯听。一个人的时候，你做得出最好的东西，也拖得出最长的工期，两样都是同一个缘故。所以真要紧的那一件，别放在没有人等你的地方做；有一个人在等，哪怕他什么也不懂，你也交得出来。',
        en_US:
          'On any form, “direct supervisor” is the line you fill in slowest. ⟨There’s no officer in the chart, and the day master is strong|The element that stands for rules is missing from your chart, and you’re strong⟩, so no rulebook ever quite took hold. The freedom is real, and so is the sprawl. A rule can be hired: a coach, a partner, a progress sheet that somebody else checks off. What you pay for, you listen to. Alone, you do your best work and run up your longest delays, both for the same reason. So the one thing that really matters shouldn’t be done where nobody’s waiting. One person waiting, even someone who understands nothing about it, is enough for you to hand it in.',
      },
      {
        id: 'wealth.officer.none',
        because: ['no:officer'],
        says: ['governed=not'],
        form: [],
        zh_CN:
          '没人给你派活，一天会变得很长。⟨盘中无官，露的藏的都没有|盘里管规矩的那一样一点也没有⟩，外头的章程在你身上找不到地方挂。框子可以借来用：跟着别人的作息坐下、起身，用完可还。',
        en_US:
          'When nobody hands you work, the day gets very long. ⟨The chart has no officer, shown or hidden|The element that stands for rules is missing from your chart⟩, so rules from outside find nothing in you to hook on to. A frame can be borrowed: sit down and get up when the others do, and give it back afterward.',
      },
    ],
  },
  {
    id: 'work-month-main',
    card: 'wealth',
    role: { section: 'work' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.room.bijian',
        because: ['main:month=bijian'],
        says: ['rank=level', 'wealth.decider=none'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你待得住的屋子，桌子一样大，谁也不比谁靠窗。⟨月支{branch:month}由比肩当家|盘里管工作的那一格，坐的是跟你一样的人⟩，商量起来快，拍板起来慢，因为没有谁该拍。',
        en_US:
          'The rooms you last in have desks of one size and nobody nearer the window. ⟨The {branch:month} of your month is held by the Friend|The part of your chart that means work is held by people just like you⟩. Talk goes fast and decisions slow, since it’s no one’s place to make them.',
      },
      {
        id: 'wealth.room.jiecai',
        because: ['main:month=jiecai'],
        says: ['colleagues=rivals'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '有榜你跑得快，没榜你会自己画一张。⟨月支{branch:month}由劫财当家|盘里管工作的那一格，坐的是跟你抢同一碗饭的人⟩，比分天天在变。挑一项榜上没有的来做，那一项的第一只有你。',
        en_US:
          'With a scoreboard you run faster; without one you’d draw it yourself. ⟨The {branch:month} of your month is held by the Rival|The part of your chart that means work is held by people after the same customers⟩, and the score changes daily. Pick a measure that isn’t on it, and be first in that.',
      },
      {
        id: 'wealth.room.shishen',
        because: ['main:month=shishen'],
        says: ['wealth.hand=slow'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '屋里要有水壶，有零食，有一块弄脏了也没人说的台面，你才做得出好东西。⟨月支{branch:month}由食神当家|盘里管工作的那一格，坐的是慢工、胃口和手感⟩。催你的人来，你给倒杯茶，活还是那个速度。慢可以，日子要报准：多报三天，胜过改三次，改到第三次，再好的东西也没人夸了。屋子对了，你一年做的抵别处两年；屋子不对，你先瘦的是手艺。',
        en_US:
          'Put a kettle in the room, something to eat and a bench that may get dirty, and good things come out of you. ⟨The {branch:month} of your month is held by the Eating god|The part of your chart that means work is held by slow hands and a good appetite⟩. Someone comes to hurry you, and you pour them coffee. Slow is fine as long as the date you name is right. Three extra days beat three changes, and after the third nobody praises even the best work. In the right room, one year gives you what two give elsewhere. In the wrong one, the skill is what starves first.',
      },
      {
        id: 'wealth.room.shangguan',
        because: ['main:month=shangguan'],
        says: ['wealth.room=lively'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '墙上能乱写的屋子，你一进去就来劲。⟨月支{branch:month}由伤官当家|盘里管工作的那一格，坐的是花样和快嘴⟩，安静的格子间你待不满三个月。白板前你最亮，填报表时你最灰，跟组里换着干，两边都不吃亏。',
        en_US:
          'A room where you may write on the walls wakes you up. ⟨The {branch:month} of your month is held by the Hurting officer|The part of your chart that means work is held by wit and a quick tongue⟩, and in a silent cubicle you won’t last three months. At the whiteboard you shine; over a report you go gray. Trading the one for the other with a colleague costs nobody anything.',
      },
      {
        id: 'wealth.room.zhengcai',
        because: ['main:month=zhengcai'],
        says: ['detail=fine'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '数得清，你心里才静。⟨月支{branch:month}由正财当家|盘里管工作的那一格，坐的是一分一分来的钱⟩，小票，出勤表，报价单，你做事的屋子里，纸上都有数字。碰上“先做起来再说”的老板，你会替公司算到夜里。入职先问预算表在哪儿。',
        en_US:
          'You’re calm when a thing can be counted. ⟨The {branch:month} of your month is held by Direct wealth|The part of your chart that means work is held by money that comes cent by cent⟩: receipts, timesheets, quotes, the paper in your rooms has figures on it. Under a let’s-just-start boss you do the sums at night. On joining, ask where the budget is.',
      },
      {
        id: 'wealth.room.piancai',
        because: ['main:month=piancai'],
        says: ['wealth.room=lively', 'wealth.desk=road'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '坐满八小时，你反而没产出。⟨月支{branch:month}由偏财当家|盘里管工作的那一格，坐的是外头流动的钱⟩，办公室有一半在路上：咖啡馆，展馆，客户的车里。麻烦在东西都装在脑子里，人一走谁也接不上。',
        en_US:
          'Eight hours in a chair produce little in your case. ⟨The {branch:month} of your month is held by Indirect wealth|The part of your chart that means work is held by money that earns on its feet⟩, so half your office is on the road: cafés, exhibition halls, a client’s car. The trouble is that it’s all in your head, and when you’re out nobody can pick it up.',
      },
      {
        id: 'wealth.room.zhengguan',
        because: ['main:month=zhengguan'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '哪件归你写清楚了，你就放手去做。⟨月支{branch:month}由正官当家|盘里管工作的那一格，坐的是规矩与名分⟩，桌上有铭牌、墙上贴着职责表的屋子，你进去反而松一口气。职责里没列的功劳，你也照章不提，年底自评那一栏于是年年写不满。',
        en_US:
          'Once it’s written what is yours, you get on with it. ⟨The {branch:month} of your month is held by the Direct officer|The part of your chart that means work is held by rules and standing⟩, so in a room with nameplates and a list of duties you let out your breath. Whatever you did beyond the list you leave out as well, and your self-review is half empty every year.',
      },
      {
        id: 'wealth.room.qisha',
        because: ['main:month=qisha'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '倒计时的钟挂在墙上，是你工作的屋子的记号。⟨月支{branch:month}由七杀当家|盘里管工作的那一格，坐的是只认结果的压力⟩，你总落在要交数的那一层。屋里没人夸人，做成了就发下一件。你习惯了，新来的受不了。',
        en_US:
          'You can tell your workplaces by the countdown on the wall. ⟨The {branch:month} of your month is held by Seven killings|The part of your chart that means work is held by pressure that counts results⟩, and you land on the floor where they’re due. Nobody praises; a finished job is answered with another. You’re used to it. The new people aren’t.',
      },
      {
        id: 'wealth.room.zhengyin',
        because: ['main:month=zhengyin'],
        says: ['change=resists', 'place=stays', 'wealth.pay=fixed'],
        claims: ['presumes=career'],
        form: [],
        zh_CN:
          '有师傅、有档案柜、有人记得你生日的单位，你一待就是好些年。⟨月支{branch:month}由正印当家|盘里管工作的那一格，坐的是教你护你的人⟩。护得久了，外头的价会忘：同样的活别处多给三成，你是最后一个听说的。一年去听一次外面的面试，回来照旧干活，心里那把尺子就换新了，留下来也是自己挑的。真走的那天，你会发现别处没有人记得你的生日，这一样也要算进工资里。留着也有留着的路：谁走了，谁的活归你，谁的本事也归你，几年以后，屋里最难替的就是你。',
        en_US:
          'Where there’s a mentor, a filing cabinet and someone who remembers birthdays, you stay for years. ⟨The {branch:month} of your month is held by the Direct seal|The part of your chart that means work is held by people who teach and shelter you⟩. Sheltered long enough, you forget the price outside, and you’re the last to hear that others pay a third more. One outside interview a year, just to listen, gives you a fresh idea of the going rate. After that, staying is your own choice. If you do leave, nobody will remember your birthday at the new place, and that too is part of the salary. Staying has a road of its own. When somebody leaves, the work comes to you and so does the skill, and after some years you’re the hardest person in the building to replace.',
      },
      {
        id: 'wealth.room.pianyin',
        because: ['main:month=pianyin'],
        says: ['alone=needed', 'wealth.room=quiet'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '靠里，灯暗，机器声小：别人当它是仓库，你当它是宝地。⟨月支{branch:month}由偏印当家|盘里管工作的那一格，坐的是清静和琢磨⟩。你在里头弄出来的东西，外面要过很久才知道；每月有一天谁都可以推门来问，就不用等那么久。',
        en_US:
          'Far back, dim, with machines humming low: others call it the storeroom, and you wouldn’t trade it. ⟨The {branch:month} of your month is held by the Indirect seal|The part of your chart that means work is held by quiet and long thinking⟩. What you work out in there reaches the front late. One day a month when anyone may walk in and ask shortens that.',
      },
    ],
  },
  {
    id: 'work-star',
    card: 'wealth',
    role: { section: 'work' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.star.keys-untitled',
        because: ['star:guoyinguiren=month', 'stems:no-officer'],
        says: ['trust=given', 'title=wants'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '公章、门禁卡、服务器密码：转一圈都落到你手里，名片上还是原来那行字。⟨月支是国印贵人，官星不透|生你的那个月带着一份信托，名分却不露面⟩。钥匙多了算权，有了差错也先问拿钥匙的；写明哪几把归你的那张授权书，你早该有一份。',
        en_US:
          'Company stamp, access card, server password: they go around and end up with you, and your title stays what it was. ⟨The month carries the Office seal star, and no officer shows in your stems|The month you were born in carries a mark of trust, and standing doesn’t show in your chart⟩. Keys are power, and whoever holds them is asked first when something’s missing. A letter that says which ones are yours is overdue.',
      },
      {
        id: 'wealth.star.keys-month',
        because: ['star:guoyinguiren=month'],
        says: ['trust=given'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '别人出差，家里的猫和公司的章一起托给你。⟨月支是国印贵人，主信托|生你的那个月带着一份信托⟩，你在差事上的信用来得早。白托的东西会变得不值钱，“先放你那儿”一放就是三年。',
        en_US:
          'Colleagues go away and leave you the cat and the company stamp together. ⟨The month carries the Office seal star, a star of trust|The month you were born in carries a mark of trust⟩, so credit at work comes to you early. What’s entrusted for free gets cheap, and “just leave it with you” has a way of lasting years.',
      },
      {
        id: 'wealth.star.general-firm',
        because: ['star:jiangxing=month', 'sign:firm'],
        says: ['leads=yes', 'wealth.decider=you'],
        form: ['statement'],
        zh_CN:
          '没任命你也在指挥。⟨月支是将星，身强|生你的那个月带着领头的记号，你又有力气⟩，一群人站着等，最后是你说往哪边走。哪天任命下来的是别人，场面就尴尬，因为大家照旧先看你。',
        en_US:
          'You command before being appointed. ⟨The month carries the General star, and the day master is strong|The month you were born in carries the mark of taking the lead, and you have the strength for it⟩: a dozen people stand waiting, and it’s you who says which way. It’s awkward when they appoint somebody else, because everyone still looks at you first.',
      },
      {
        id: 'wealth.star.general-weak',
        because: ['star:jiangxing=month', 'sign:weak', 'kind:regular'],
        says: ['leads=yes'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '推你当组长，你嘴上说不行，当上了又放不下。⟨月支是将星而身弱|生你的那个月带着领头的记号，力气却不多⟩，旗子比胳膊重。领头不等于样样举着。定两样必须由你拍板的，别的一律“你们定，定完告诉我”。',
        en_US:
          'Made group leader, you say you can’t, and then can’t put it down. ⟨The month carries the General star, and the day master is weak|The month you were born in carries the mark of taking the lead, and you aren’t the strongest⟩, so the flag weighs more than the arm. Name two matters that you decide. For the rest: “settle it, then tell me.”',
      },
      {
        id: 'wealth.star.horse-month',
        because: ['star:yima=month'],
        says: ['place=moves', 'change=welcomes', 'wealth.desk=road'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '坐久了的那一年，你会无端想换工作，其实换一条线路就够。⟨月支是驿马|生你的那个月带着跑动的记号⟩，工作里总有一段在路上：跑现场，跑口岸，跑客户。',
        en_US:
          'In a year of sitting still you want a new job for no reason, when a new route would do. ⟨The month carries the Travel star|The month you were born in carries the mark of movement⟩, so part of your work is always on the road: sites, ports, clients.',
      },
      {
        id: 'wealth.star.horse-hour',
        because: ['star:yima=hour'],
        says: ['place=moves'],
        claims: ['presumes=career'],
        form: ['statement'],
        zh_CN:
          '越往后，你挣钱的活越要走动。⟨时支是驿马，时柱管往后与自己起头的事|盘里管往后的那一格带着跑动的记号⟩：异地的项目，流动的摊，两座城轮着上的课。好主意也常在车上冒出来，下了车就忘，录下来的那几条，后来都用上了。',
        en_US:
          'More and more, your paid work will move about. ⟨The hour carries the Travel star, in the place of what comes later|The part of your chart that means later on carries the mark of movement⟩: projects elsewhere, a traveling stall, a course in two cities. Your good ideas come in moving vehicles too and stay on the seat. The ones you recorded got used.',
      },
      {
        id: 'wealth.star.academy-month',
        because: ['star:wenchangguiren=month'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '一屋人里写邮件的总是你，连道歉信都排队等你改。⟨月支是文昌贵人，文字与考试的星|生你的那个月带着文字的记号⟩。代笔多了，署的都是别人；有一样签自己的名，哪怕一季一篇，别人才知道那一屋子的文字是谁的。',
        en_US:
          'In any office you’re the one who writes the emails; even apologies wait in line for your edits. ⟨The month carries the Academy star, words and examinations|The month you were born in carries the mark of words⟩. You ghostwrite a lot, and the names below are others’. One thing under your own name, even once a quarter, would show whose words they’ve all been reading.',
      },
      {
        id: 'wealth.star.academy-hour',
        because: ['star:wenchangguiren=hour'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '收工以后写的那一版，常比白天的好。⟨时支是文昌贵人|盘里管往后的那一格带着文字的记号⟩，你的饭碗里迟早有一碗是写出来的：方案，教材，专栏，标书。先别管文笔，一周存三页。',
        en_US:
          'The version you write after hours is often the better one. ⟨The hour carries the Academy star|The part of your chart that means later on carries the mark of words⟩, and sooner or later part of your living will be written: proposals, teaching notes, a column, bids. Never mind style yet. Save three pages a week.',
      },
      {
        id: 'wealth.star.canopy-month',
        because: ['star:huagai=month'],
        says: ['alone=needed', 'wealth.room=quiet'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '值钱的那几件，你都是一个人啃出来的，汇报时却说“我们”。⟨月支是华盖|生你的那个月带着清静的记号⟩，午休时你戴着耳机，别人以为你在听会，其实什么也没放。偶尔说一次“我”，没有人会介意，记功的人也才知道记给谁。',
        en_US:
          'The pieces that count you cracked alone, and in the report you say “we.” ⟨The month carries the Canopy|The month you were born in carries the mark of quiet⟩: at lunch you wear headphones, people assume a call, and nothing’s playing. Saying “I” once in a while bothers nobody, and it tells whoever gives out the credit where to send it.',
      },
      {
        id: 'wealth.star.noble-elder',
        because: ['star:tianyiguiren=month', 'god:month=resource'],
        says: ['backing=elders'],
        claims: ['helps=resource', 'presumes=career'],
        form: [],
        zh_CN:
          '你递简历之前，常有人替你先打过招呼。⟨月支是天乙贵人，月干又是印|生你的那个月带着贵人的记号，上头还坐着长辈与师门⟩，别人的路是敲门，你的路是有人开门。换了工作就忘了写信的人，下一扇门会开得慢一点；几行近况，不求什么，开门的人就还记得。有人开门也有难处，里头的人先拿你跟介绍人比，所以头三个月，你得比旁人做得实一点。',
        en_US:
          'Ahead of your résumé, somebody has usually put in a word. ⟨The month branch is your Nobleman star, and above it stands a Seal|The month you were born in carries the mark of helpers, with elders and teachers above it⟩. Others knock; for you a door gets opened. For people who forget to write after they’ve moved in, the next door opens more slowly. A few lines of news that ask for nothing keep it oiled. An opened door has its own cost: the people inside compare you with whoever recommended you, so the first three months have to be solid.',
      },
      {
        id: 'wealth.star.noble-peer',
        because: ['star:tianyiguiren=month', 'god:month=peer'],
        says: ['colleagues=both'],
        claims: ['helps=peer', 'presumes=work'],
        form: [],
        zh_CN:
          '你的门路就长在对手堆里。⟨月干是同类，月支是天乙贵人|生你的那个月坐着同辈，又带着贵人的记号⟩，同行的群里问一句谁有这个型号的图，头一个传过来的，是上回跟你压过价的那家。行业聚会别人当应酬，在你是进货；去的时候带一样还得出手的，一本样册，一个介绍，都算。换到一个没有同行的地方，你的消息会慢半年。',
        en_US:
          'Your openings grow among your rivals. ⟨The month stem is a peer and the month branch the Nobleman star|The month you were born in holds people of your own kind and carries the mark of helpers⟩: ask the trade group for a drawing, and the first to send it is the shop that undercut you last time. The trade dinner is small talk to others and supplies to you. Something to hand back, a sample book or an introduction, makes you welcome there. Put somewhere without others in your trade, you’d hear everything half a year late.',
      },
      {
        id: 'wealth.star.bowl-month',
        because: ['star:lushen=month'],
        says: ['place=stays'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '换到一个新单位，你先认食堂和仓库在哪儿，认完就踏实了。⟨月支是你的禄|生你的那个月带着一碗自己的饭⟩，有活干就有饭吃，靠手不靠脸。踏实的人不太抬头，隔壁行同样的活给多少，你常是最后一个听说的。',
        en_US:
          'Put in a new workplace, you find the cafeteria and the storeroom first and are at ease. ⟨The month is your Seat of prosperity|The month you were born in carries a living of your own⟩: while there’s work there’s a living, by hand and not by face. People at ease don’t look up. What the trade next door pays for the same, you’re the last to hear.',
      },
      {
        id: 'wealth.star.bowl-hour',
        because: ['star:lushen=hour'],
        claims: ['presumes=career'],
        form: [],
        zh_CN:
          '你的饭，越往后越是自己的。⟨时支是禄，在一张盘的末一格|盘里管往后的那一格，带着一碗自己的饭⟩，早年替人做的，到后来能换成自己的招牌。急不来，也拖不得：招牌上要写的那件事，每月做一点，留下样品，将来都是橱窗。到那时候别人问你做了几年，你答得出一个长得多的数。中间那几年最难熬，两份活都在手上，哪一份都还不够吃。',
        en_US:
          'The later it gets, the more your bread is your own. ⟨The hour is your Seat of prosperity, in the last place of the chart|The part of your chart that means later on carries a living of your own⟩: what you did for others early can become a sign with your name. It can’t be rushed or left lying. A little each month of what the sign will say, with samples kept, makes the window later on. And when people ask how long you’ve been at it, the answer will be longer than they thought. The middle years are the hard ones, with both kinds of work in hand and neither yet enough to live on.',
      },
      {
        id: 'wealth.star.one-price',
        because: ['star:kuigang'],
        says: ['speech=sharp', 'wealth.haggle=holds'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '砍价砍到第二轮，你收起报价单就走。⟨日柱带魁罡|你出生那天带着不二价的硬气⟩，走得漂亮，单子有时也真走了。事先定好唯一一次让步，让在哪一条、让多少，让完再走也不迟。',
        en_US:
          'In the second round of haggling, you pick up your quote and leave. ⟨The day pillar carries the Stern star|The day you were born carries a stern streak⟩ that knows one price. It’s a fine exit, and sometimes the job goes with it. With a single concession settled beforehand, you could make it first and leave afterward.',
      },
    ],
  },
]
