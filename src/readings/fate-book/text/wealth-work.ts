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
        zh_CN:
          '新同事的入职手册，最后常是你写的。生月给的是正官，规矩那颗星，格局又成，你待的地方要有职级、有流程、有人签字：机关，银行后台，学校教务，医院里排班的那间办公室⟨（正官格成）⟩。流程以外的事会把你卡住。没有先例的事落到桌上，你先去翻柜子，翻不到才慌。',
        en_US:
          'The onboarding manual usually ends up on your desk, to be written. The month yields the Direct officer, the star of rules, and the pattern is made, so you belong where there are grades, procedures and signatures: an agency, a bank’s back rooms, a registrar’s desk. What lies outside procedure stops you. When something without precedent lands on the desk, you go to the cabinet first, and only then begin to worry.',
      },
      {
        id: 'wealth.work.zhengguan-talks-back',
        because: ['pattern:zhengguange', 'state:contested', 'breaks:shangguan'],
        says: ['work=frame', 'wealth.meeting=silent'],
        zh_CN:
          '开会你守规矩，散会你改规矩。正官定了格局，要照章办；伤官也在场，看得出章程哪里蠢⟨（伤官见官）⟩。合你的位置在边上：合规，审计，定标准，编制度的那间办公室，挑毛病就是本职。当面别挑，写成修订稿递上去，功劳会记在你名下。',
        en_US:
          'In the meeting you keep the rules, and after it you rewrite them. The Direct officer makes the pattern, and the Hurting officer, who sees what’s foolish in a rule, is present too⟨ (Hurting officer meets Officer)⟩. Your place is at the edge of the institution: compliance, audit, standards, the office where regulations are drafted and faultfinding is the job. Never say it across the table. Put it in a revision, and you’ll be thanked.',
      },
      {
        id: 'wealth.work.zhengguan-clashed',
        because: ['pattern:zhengguange', 'state:clashed'],
        says: ['work=frame', 'place=moves'],
        zh_CN:
          '你的办公桌隔几年就要换一个方向：部门合并，换地方，换上级。生月给的是正官，守位子的星，偏偏月支被邻座冲着，位子是好位子，坐不稳⟨（月令逢冲）⟩。找本来就会动的编制：外派，轮岗，巡检，项目组。既然要搬，搬家的费用写进合同。',
        en_US:
          'Every few years your desk ends up facing another way: a merger, a new address, a new boss. The month yields the Direct officer, the star of posts, and a neighboring branch faces it, so the chair is good and won’t stay put. Choose a post that moves on purpose: postings, rotations, inspections, project teams. Since you’ll move, get the moving costs into the contract.',
      },
      {
        id: 'wealth.work.qisha-eating',
        because: ['pattern:qishage', 'state:made', 'likes:shishen'],
        says: ['work=crisis'],
        zh_CN:
          '机器停了，你带着工具箱和一袋包子到场，别人看见这副样子就不慌了。生月给的是七杀，一上来就拍桌子的那颗星，被食神管住：压力碰上一双慢条斯理的手⟨（食神制杀）⟩。抢修，调度，危机公关，场边的教练，都要这双手。急班一周两个就够，排成七个，手会抖。',
        en_US:
          'The machine is down, and you arrive with a toolbox and a bag of buns, which calms people before you’ve touched anything. The month yields Seven killings, the one with the whip, and the Eating god keeps it in hand: pressure meets someone unhurried⟨ (Eating god tames Seven killings)⟩. Dispatch, repair crews, crisis desks, coaching from the bench all need that. Two such shifts a week are enough. Seven make the hand shake.',
      },
      {
        id: 'wealth.work.qisha-seal',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        says: ['work=crisis', 'pressure=becomes-skill'],
        zh_CN:
          '别人绕开的旧账、旧房、旧代码，最后转到你桌上。定格局的七杀不给人留余地，好在有印星接住，就是先钻进去弄懂，再动手⟨（杀印相生）⟩。适合你的活有案卷可翻：故障复盘，旧楼修缮，疑难件，谈崩了的合同重谈。每啃下一件，把做法写成两页，下次报价就拿它说话。',
        en_US:
          'Old accounts, old houses, old code that others walk around are handed on until they reach your desk. Seven killings, trouble that wants handling, makes the pattern, and the seals catch it: you read your way in before you touch anything⟨ (Killings feed the Seal)⟩. Look for work with a file attached, failure reviews, restoration, a contract to be renegotiated. After each, write two pages. They’re your next quote.',
      },
      {
        id: 'wealth.work.qisha-contested',
        because: ['pattern:qishage', 'state:contested'],
        says: ['work=crisis'],
        zh_CN:
          '一接急活，你的报价就乱。定格局的是七杀，逼人硬扛的那股力，有东西治它，也有财在给它添柴，偏你力气不算多，越是钱多的难题越伤人⟨（财党杀）⟩。合你的是有后援的急：团队里的攻坚位，背后有人管材料、管客户。单枪匹马那种，价再高也少接。',
        en_US:
          'Rush jobs throw your pricing off. Seven killings, the hard taskmaster, makes the pattern, with something to tame it and also wealth to feed it, while you aren’t the strongest, so the best-paid trouble is the kind that hurts. Take urgency with a crew behind it: the hard part inside a team, where others see to materials and clients. Alone, decline, however good the figure.',
      },
      {
        id: 'wealth.work.qisha-broken',
        because: ['pattern:qishage', 'state:broken'],
        says: ['work=craft', 'pressure=wears'],
        zh_CN:
          '上班像接球，一个比一个快，旁边还有人加钱让对面投得更快。格局落在七杀，对面那位不讲情面的投手，财去助它，中间没有食神管，也没有印来化⟨（杀无制化）⟩。别再往前线挪。找一个有师傅的地方学一门慢手艺，急活留给两年以后的你。',
        en_US:
          'Work is like catching, each ball faster than the last, and someone at the side is paying the pitcher. Seven killings, bare pressure, makes the pattern; wealth feeds it, and neither Eating god nor seal stands between. Don’t move nearer the front. Find a place with a master and learn one slow craft. The fast jobs can wait for the you of two years hence.',
      },
      {
        id: 'wealth.work.zhengcai-made',
        because: ['pattern:zhengcaige', 'state:made'],
        says: ['work=trade'],
        zh_CN:
          '把一家店交给你，三个月后货架对得上账，熟客叫得出名字。生月给的是正财，一天一天来的钱，格局又成⟨（正财格成）⟩。店长，采购，财务，食堂，物业，凡是日日进出、分分要清的，都是你的位子。你缺的是丢东西的本事，库房最里头那一排，谁也不许动。',
        en_US:
          'Hand you a shop, and in three months the shelves match the books and you know the regulars by name. The month yields Direct wealth, money by the day, and the pattern is made. Store manager, buyer, bookkeeper, cafeteria, building office: wherever things go in and out daily and must add up. What you can’t do is discard: the back row of the storeroom may not be touched by anyone.',
      },
      {
        id: 'wealth.work.zhengcai-contested',
        because: ['pattern:zhengcaige', 'state:contested'],
        says: ['work=trade'],
        zh_CN:
          '账你管得清，人你管不住。生月给的是正财，一天一天来的钱，盘里却有同辈等着分，格局成一半、漏一半⟨（财逢比劫）⟩。你顺手的地方，规矩会替你挡人：连锁店，要刷卡的仓库，领料有机器记着的车间。靠一张嘴去拦熟人，拦不住。先装闸机，再开门。',
        en_US:
          'Books you can keep; people you can’t keep out of them. The month yields Direct wealth, money by the day, and the chart holds peers who want a share, so the pattern is half made, half leaking. You do well where the rule stops people for you: a chain store, a warehouse with badges, a shop floor where the cabinet logs who took what. Put the gate in before you open.',
      },
      {
        id: 'wealth.work.piancai-made',
        because: ['pattern:piancaige', 'state:made'],
        says: ['work=trade', 'wealth.room=lively'],
        zh_CN:
          '饭局散了，生意在停车场谈成。生月给的是偏财，外头流动的钱，格局又成：你认得上家，也认得下家，自己手里不必有货⟨（偏财格成）⟩。渠道，招商，经纪，展会，二手，都合你。忌的是凡事亲自垫钱。',
        en_US:
          'Dinner ends, and the deal is made in the parking lot. The month yields Indirect wealth, goods that change hands, and the pattern is made: you know who has and who wants, and needn’t own the goods. Distribution, brokerage, trade fairs, secondhand markets. Don’t front the cash yourself.',
      },
      {
        id: 'wealth.work.piancai-contested',
        because: ['pattern:piancaige', 'state:contested'],
        says: ['work=trade'],
        zh_CN:
          '消息你最早听到，等做成一单，旁边已经站了三家。生月给的是偏财，外头流动的钱；同辈也在盘里，路子一样，脚程一样⟨（偏财逢比劫）⟩。抢快抢不过，就做他们懒得做的后半截：售后，安装，翻译，清关，退换。头一单不挣钱的活，第二单才是你的。',
        en_US:
          'You hear of it first, and by the time it’s a deal three others stand beside you. The month yields Indirect wealth, money out on the road, and peers in the chart know the same roads. Don’t race them. Take the half they find tedious: installation, service, translation, customs, returns. Where the first order earns nothing, the second is yours.',
      },
      {
        id: 'wealth.work.zhengyin-made',
        because: ['pattern:zhengyinge', 'state:made'],
        says: ['work=teach'],
        zh_CN:
          '有人来请教，你先问学到哪儿了。生月给的是正印，教与养的星，又有官来撑，你在挂着牌子的地方最出活：学校，图书馆，出版社，科室里带新人的那一位⟨（正印格成）⟩。人家信的是你背后那块牌，离了牌你会心虚。',
        en_US:
          'When someone asks you a question, you first ask how far they’ve got. The month yields the Direct seal, teaching and care, with an officer behind it, so you do best under a nameplate: a school, a library, a publisher, the desk where juniors are trained. Without the plate you lose nerve.',
      },
      {
        id: 'wealth.work.zhengyin-contested',
        because: ['pattern:zhengyinge', 'state:contested'],
        says: ['work=teach'],
        zh_CN:
          '讲台上你讲得好，课酬单上你下不了笔。生月给的是正印，教养人的星，盘里有官撑它，也有财拆它：一半想白教，一半要吃饭⟨（财星坏印）⟩。两样别搅在一堂课里。白天那份按单位的价，另开一份收费的，价目写明，对象也换一批人。',
        en_US:
          'At the lectern you’re fine; on the fee form your pen stops. The month yields the Direct seal, a born teacher, with an officer to support it and wealth to pull it apart: half of you would teach for nothing, half has rent to pay⟨ (Wealth breaks the Seal)⟩. Keep the two out of one classroom. Teach by day at the house rate, and run a second, priced course for other people.',
      },
      {
        id: 'wealth.work.zhengyin-broken',
        because: ['pattern:zhengyinge', 'state:broken'],
        zh_CN:
          '清静的工作和钱多的工作，你来回掂过不止一次。生月给的是正印，书与安稳的星，财来拆它，没有官替它撑腰⟨（财星坏印）⟩。别在二者里再挑一回。接钱多的那份，合同里写进一段不被打扰的时间：每周三下午，谁也不许约。',
        en_US:
          'The quiet job or the paying one: you’ve weighed that more than once. The month yields the Direct seal, books and shelter; wealth pulls at it, and no officer stands behind it⟨ (Wealth breaks the Seal)⟩. Don’t choose again. Take the paying one and write an undisturbed stretch into the contract, Wednesday afternoons, say, when no one may book you.',
      },
      {
        id: 'wealth.work.pianyin-made',
        because: ['pattern:pianyinge', 'state:made'],
        says: ['work=solo', 'wealth.room=quiet'],
        zh_CN:
          '绕了几道弯才找到你的人，头一句都是“听说只有你懂这个”。生月给的是偏印，偏门学问的星，官星，名分那一颗，又给了它用处⟨（偏印格成）⟩：鉴定，测绘，密码，方言，停产的老设备。冷门养人，只是没人替它吆喝。',
        en_US:
          'Whoever reaches you has been passed along three times and begins with “I hear you’re the one who knows this.” The month yields the Indirect seal, a taste for what few know, and an officer gives it employment: appraisal, surveying, ciphers, dialects, machines no longer made. A niche feeds you, and nobody advertises it.',
      },
      {
        id: 'wealth.work.pianyin-contested',
        because: ['pattern:pianyinge', 'state:contested'],
        says: ['work=solo', 'wealth.room=quiet'],
        zh_CN:
          '冷门你钻得进去，半路常被一单热闹的生意叫走。生月给的是偏印，偏门学问的星，有官用它，也有财扰它，你的履历于是像一串没写完的题目⟨（偏印见财）⟩。把扰你的那笔钱变成课题费：谁付钱，就替谁研究自家的难处。题目一年只准换一次。',
        en_US:
          'You can spend a month on one footnote, and halfway down a livelier deal calls you up. The month yields the Indirect seal, a collector of odd subjects; an officer employs it, wealth disturbs it, and your résumé reads like a row of unfinished titles. Turn the disturbance into a grant: whoever pays gets research on their own problem. Change topics once a year at most.',
      },
      {
        id: 'wealth.work.pianyin-broken',
        because: ['pattern:pianyinge', 'state:broken'],
        says: ['work=craft', 'title=wants'],
        zh_CN:
          '手艺稀罕，价钱却跟着行情走，你吃亏在这里。生月给的是偏印，偏门学问的星，财在旁边催它变现，又没有官给它一个名义⟨（偏印逢财）⟩。缺的就是名义：一张认证，一个挂靠，一块工作室的牌子。有了它，同一双手换一个价。',
        en_US:
          'An unusual skill sold at the usual rate: that’s your trouble. The month yields the Indirect seal, learning off the main road; wealth hurries it to market, and no officer lends it a title. A title is what’s missing: a certificate, an affiliation, a studio with a name. The same hands fetch another price under it.',
      },
      {
        id: 'wealth.work.shishen-wealth',
        because: ['pattern:shishenge', 'state:made', 'likes:wealth'],
        says: ['work=craft', 'wealth.hand=slow'],
        zh_CN:
          '做东西时不看钟，卖东西时不着急，队伍偏偏排在你门口。生月给的是食神，慢工与好滋味的星，后头接着财，手上的活会变成钱⟨（食伤生财）⟩。面包房，木工间，编辑台，做得了一辈子的地方都合你。扩店是个坎：第二家开张前，先看第一家离了你味道变不变。',
        en_US:
          'You don’t look at the clock while making or hurry while selling, and the line is outside your door. The month yields the Eating god, slow work and good taste, with wealth behind it, so what you make turns into money⟨ (Output feeds wealth)⟩. A bakery, a woodshop, an editor’s desk, anywhere one could stay for life. Before opening a second branch, see if the first tastes the same without you.',
      },
      {
        id: 'wealth.work.shishen-qisha',
        because: ['pattern:shishenge', 'state:made', 'likes:qisha'],
        says: ['work=care'],
        zh_CN:
          '吵成一团的会议室，你进来推开窗，坐下，声音就低了。生月给的是食神，温厚的星，压得住盘里那颗催人的七杀⟨（食神制杀）⟩：谈判，调解，带难带的班，投诉台后面坐着的那个人。你拿软的管硬的，管完自己也空。事后那顿像样的饭，算工作的一部分。',
        en_US:
          'A conference room in uproar: you come in, open a window, sit down, and the voices drop. The month yields the Eating god, mild and unhurried, and it tames the Seven killings, all push, in your chart⟨ (Eating god tames Seven killings)⟩. Negotiation, mediation, the difficult class, the complaints desk. You govern hard things with soft ones, and it uses you up. The good meal afterward is part of the job.',
      },
      {
        id: 'wealth.work.shishen-contested',
        because: ['pattern:shishenge', 'state:contested'],
        says: ['work=craft'],
        zh_CN:
          '样品惊艳，量产拖着。生月给的是食神，手上的好活，盘里的偏印却爱半路叫停：再想想，再改改⟨（枭印夺食）⟩。你要待在有人替你按“完成”的地方：有编辑的刊物，出单的后厨，有制片的剧组。交哪一版你别定，让管进度的人定。',
        en_US:
          'The sample dazzles, and the production run drags. The month yields the Eating god, good handwork, and an Indirect seal in the chart calls halt halfway: think again, change it again⟨ (Owl takes the plate)⟩. Work where someone else presses “done”: a magazine with an editor, a kitchen with tickets, a film with a producer. Which version ships is their decision.',
      },
      {
        id: 'wealth.work.shishen-broken',
        because: ['pattern:shishenge', 'state:broken'],
        says: ['work=craft'],
        zh_CN:
          '点子刚冒头，你心里那位审稿人就把它退了。生月给的是食神，手上的活，偏印坐在一边挑刺，没有别的来解围⟨（枭印夺食）⟩。找一份今天做、今天就上桌的事：早点铺，日报，现场口译，插花。当天散场的东西，审稿人来不及开口。',
        en_US:
          'An idea puts its head up, and the reviewer inside you rejects it. The month yields the Eating god, the making hand; the Indirect seal sits beside it finding fault, with nothing to part them⟨ (Owl takes the plate)⟩. Choose work that’s made today and gone tonight: a breakfast counter, a daily paper, live interpreting, flowers. The reviewer can’t speak up in time.',
      },
      {
        id: 'wealth.work.shangguan-seal',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        says: ['work=stage'],
        quote: 'zpzq-shangguan',
        zh_CN:
          '《子平真诠》说伤官“实为秀气，故文人学士，多于伤官格内得之”。你的生月给的正是它，又有读过的书，也就是印星，管着，锋芒有了鞘⟨（伤官佩印）⟩。评论，编剧，讲课，做设计的主笔，替人把话说准的活都行。改别人的稿你手最痒，先把自己那份交了。',
        en_US:
          'The Hurting officer, says the *Ziping Zhenquan*, “is brilliance; hence so many writers and scholars have this pattern.” Your month yields it, with a seal, years of reading, to govern it: a quick tongue that cites its sources⟨ (Hurting officer wears a Seal)⟩. Criticism, screenwriting, lecturing, art direction, any work of putting it exactly. Your fingers itch to fix other people’s drafts. Hand in your own first.',
      },
      {
        id: 'wealth.work.shangguan-wealth',
        because: ['pattern:shangguange', 'state:made', 'likes:wealth'],
        says: ['work=stage', 'wealth.room=lively'],
        zh_CN:
          '同一件货，经你一说就有人掏钱。生月给的是伤官，花样与口才的星，后头接着财⟨（食伤生财）⟩。直播，品牌，定制，演出，提案，凡是当场扭转一屋子人的都合你。什么都卖得动，这是本事，也是麻烦：自己不肯买的，别上架。',
        en_US:
          'The same article, and after you’ve talked about it people reach for their wallets. The month yields the Hurting officer, the star of wit and novelty, with wealth behind it⟨ (Output feeds wealth)⟩. Live selling, branding, custom work, pitches, whatever turns a room around on the spot. You could sell anything, which is a gift and a trap. If you wouldn’t buy it, don’t list it.',
      },
      {
        id: 'wealth.work.shangguan-contested',
        because: ['pattern:shangguange', 'state:contested'],
        says: ['work=stage'],
        zh_CN:
          '在最讲规矩的单位里，管着最不讲规矩的那一块，这种位置等的是你。生月给的是伤官，爱翻新，盘里又有正官，爱照旧⟨（伤官见官）⟩。新品组，实验班，宣传口，改革试点，都是给你留的房间。要紧的是房间有门：有一位上级点过头，你才好闹。',
        en_US:
          'The one loose part of a strict institution is the post that waits for you. The month yields the Hurting officer, who likes to overturn, and the chart also has the Direct officer, who doesn’t⟨ (Hurting officer meets Officer)⟩. Innovation units, pilot classes, publicity, reform trials are rooms kept for you. The room needs a door: one senior who has nodded.',
      },
      {
        id: 'wealth.work.jianlu-made',
        because: ['pattern:jianluge', 'state:made'],
        says: ['work=frame'],
        zh_CN:
          '你能靠自己一双手，也肯进别人的大门。生月是自己的禄位，底子厚，财也有去处⟨（建禄格成）⟩。合你的是单独算账的一块：承包的柜台，独立核算的门店，挂靠的工作室。头上有人，账是自己的。签的时候盯住一条：赢了，几成归你。',
        en_US:
          'Your own two hands can keep you, and you’ll still walk in under somebody’s roof. The month is your own seat of prosperity, and wealth has somewhere to go⟨ (Jianlu pattern)⟩. A unit with its own books suits you: the contracted counter, the store that keeps its own accounts, the studio under a larger name. A boss above, and the ledger yours. Check one clause, the percentage.',
      },
      {
        id: 'wealth.work.jianlu-plain',
        because: ['pattern:jianluge', 'state:plain'],
        says: ['work=frame', 'wealth.hands=alone'],
        zh_CN:
          '什么都自己来，单子上就只有一个名字。生月是你的禄，同类当家，叫这股力气出活的那几样却没有配齐⟨（建禄格）⟩。先靠上一个大平台，或一位长年的大客户，把力气拴上一根绳。自由惯了的人嫌绳子，可没有绳子拉不动车。',
        en_US:
          'Do everything yourself, and there’s one name on the invoice. The month is your own seat of prosperity, peers rule, and what would put such strength to work isn’t all there⟨ (Jianlu pattern)⟩. Tie yourself to one large client or platform with steady jobs. Those who are used to freedom dislike the rope. Without a rope nothing gets pulled.',
      },
      {
        id: 'wealth.work.yangren-made',
        because: ['pattern:yangrenge', 'state:made'],
        says: ['work=crisis'],
        zh_CN:
          '刀要有鞘，你清楚，所以你肯挑严的上司。生月是羊刃，自己的力气到了顶，严的规矩把它管住，格局因此成⟨（羊刃格成）⟩。消防，急救，高空施工，安保，竞技队，要胆量也要纪律的地方都合你。松散的公司会养坏你。入职前问一句：谁可以对我说不。',
        en_US:
          'A blade needs a sheath; you know it, and so you’ll pick a strict boss. The month holds the Blade, your own force at its peak, and an officer keeps it in hand, which makes the pattern. Fire crews, rescue, high rigging, competitive teams, wherever nerve and discipline are both asked for. A loose company spoils you. Before joining, ask who’s allowed to tell you no.',
      },
      {
        id: 'wealth.work.yuejie-made',
        because: ['pattern:yuejiege', 'state:made'],
        says: ['work=frame', 'partnership=contract-first'],
        zh_CN:
          '隔壁工位坐着你的对手，也坐着你下一个合伙人。生月由劫财当家，一屋子跟你分碗的同辈；盘里也有财，财又有事可做，格局就成了⟨（月劫格成）⟩。合伙制的地方最对你：事务所，合作社，乐队，分成的发廊。分得清就不内斗。章程里先写退出那一条。',
        en_US:
          'At the next desk sits your rival, who may also be your next partner. The month is held by the Rival, a roomful of equals, and as there’s wealth with work to do, the pattern is made⟨ (Month-peer pattern)⟩. Partnerships suit you: a firm, a cooperative, a band, a salon that splits the take. Where shares are clear nobody fights. Write the exit clause first.',
      },
      {
        id: 'wealth.work.yuejie-plain',
        because: ['pattern:yuejiege', 'state:plain'],
        says: ['work=frame'],
        zh_CN:
          '人多的时候你是主心骨，发钱的时候你站最后。生月由劫财当家，同辈挤满，能用上这股劲的财路没有配齐⟨（月劫格）⟩。少管人，多管事：工具，场地，钥匙，排班表，握住一样大家都要用的东西。握住了，你说话才算数。',
        en_US:
          'In a crowd you’re the one they rally around, and on payday you stand last. The month is held by the Rival and full of equals; the line to wealth that could use such force isn’t complete⟨ (Month-peer pattern)⟩. Manage people less. Hold something that everyone needs: the tools, the hall, the keys, the schedule. Then your word counts.',
      },
      {
        id: 'wealth.work.cong-cai',
        because: ['pattern:congcaige'],
        says: ['work=trade', 'change=welcomes', 'wealth.room=lively'],
        zh_CN:
          '招牌换过，生意没断过。全盘跟着财走⟨（从财格）⟩，你的地方是市场最响的那一层：批发城，电商的选品桌，机场的柜台，拍卖的前排。老本行三个字对你没有用。换行的时候只带一样：走到哪儿都肯跟你的那几位老客。',
        en_US:
          'The sign over the door has changed, and trade never stopped. The whole chart follows wealth⟨ (Following wealth)⟩, and your place is the loudest floor of the market: the wholesale hall, the buyer’s desk, the airport counter. Loyalty to a line of business does nothing for you. When you change lines take one thing along, the few old customers who’d follow you anywhere.',
      },
      {
        id: 'wealth.work.cong-sha',
        because: ['pattern:congshage'],
        says: ['work=frame'],
        zh_CN:
          '大楼越高，你走得越稳。全盘跟着规矩与上级那一股走，不挣扎，所以最严的地方反而最省你的力⟨（从杀格）⟩：总部，航空，监管部门，军营一样的公司。副手的位子，你坐得比谁都久，也坐得有用。出来单干的念头，每次先放一年再看。',
        en_US:
          'The taller the building, the steadier you walk. The whole chart follows the officers, rank and rule, without a struggle⟨ (Following killings)⟩, so the strictest house costs you the least: headquarters, aviation, regulators, firms run like a regiment. You last in the second chair and do more there than others in the first. When you think of going it alone, wait a year and look again.',
      },
      {
        id: 'wealth.work.cong-er',
        because: ['pattern:congerge'],
        says: ['work=stage', 'out=much', 'wealth.room=lively', 'wealth.pay=irregular'],
        zh_CN:
          '给你一块空地，晚上就有人来看。全盘顺着食伤走，就是说话、表演、做东西那一份，守是守不住的，只管往外给⟨（从儿格）⟩。舞台，课堂，画室，明档厨房，短片，都行。管钱管约，找一个亲近又抠门的人。',
        en_US:
          'Give you an empty lot, and by evening there’s an audience. The whole chart runs out through output: talk, performance, things made⟨ (Following output)⟩. Holding back isn’t in it. Stage, classroom, studio, an open kitchen, short films, all will do. For the contracts and the cash find someone close to you and stingy.',
      },
      {
        id: 'wealth.work.cong-shi',
        because: ['pattern:congshige'],
        says: ['work=frame'],
        zh_CN:
          '三方开会，只有你是三方都肯加好友的人。盘里几股势力，没有哪一股独大，你一个也不争，顺着走⟨（从势格）⟩。总助，联络，会务，项目协调，凡是要在几头之间走动的，走着走着就成了。忌站队。哪一头请你表态，就把会议纪要发给三头。',
        en_US:
          'At a three-sided meeting you’re the one whom all three sides want in their contacts. Several forces share the chart, none large enough to rule it, and you oppose none of them⟨ (Following the tide)⟩. Chief of staff, liaison, events, coordination, any work of walking between parties. Don’t take sides. When one asks where you stand, send the minutes to all three.',
      },
      {
        id: 'wealth.work.dominant',
        because: ['kind:dominant'],
        says: ['work=solo'],
        zh_CN:
          '一条街只开一种店，这样的街就是你。全盘一股气，专到底，换行等于重来⟨（专旺格）⟩。合你的是一辈子往一处打井的行当：一种乐器，一门方言，一类机器，一家老店。别人劝你铺开，点头就好，回去接着打。只是井口要有人替你吆喝。',
        en_US:
          'A street with only one kind of shop on it: that’s you. The chart is a single force carried to its end⟨ (Dominant pattern)⟩, and to change trades is to start from nothing. Take a line in which one digs the same well for life, an instrument, a dialect, one class of machine. Nod when people tell you to spread out. You only need someone up at the rim to call in customers.',
      },
      {
        id: 'wealth.work.transformed',
        because: ['kind:transformed'],
        says: ['change=welcomes'],
        zh_CN:
          '换一行，你能换得像换了一个人。日干跟邻座的字合在一起，化成了另一样东西，本来的那套反而用不上⟨（化气格）⟩。跟着搭档、团队、地方走，你会长成那里要的样子。挑人比挑行要紧：去见一位你五年后想成为的人，问一句缺不缺帮手。',
        en_US:
          'When you change trades you change like someone else altogether. The day stem has joined its neighbor and turned into another element⟨ (Transformed pattern)⟩, and what you began as is no longer the point. You grow into what a partner, a team, a place requires. So choose people before professions. Visit the person you’d like to resemble in five years, and ask if they need a hand.',
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
        zh_CN:
          '两条指令同时到，一条要合规，一条要今天，下面都签着名。正官管章程，七杀管结果，两颗一起立在你的天干上⟨（官杀混杂）⟩。你夹在中间，谁先开口就先替谁跑。下回把两条并排抄给两边，问一句先做哪条，让他们自己谈。',
        en_US:
          'Praised on Monday for your care, you’re praised on Thursday for your speed, and each time somebody else frowns. The Direct officer, who minds rules, and Seven killings, who minds results, stand together in your stems⟨ (Officer and Killings mixed)⟩, and you run for whoever spoke last. Before you take the next post, ask who approves your days off. One name is the answer you want.',
      },
      {
        id: 'wealth.officer.zhengguan-firm',
        because: ['stems:zhengguan', 'sign:firm'],
        says: ['title=has'],
        zh_CN:
          '名片上那行字，你配得上，也用得上。正官露在天干，是正经给的位置；你又有力气，坐得住这张椅子⟨（正官透干）⟩。你的麻烦是把位置当成活儿干，连茶水间的事都归你管。写一张“不归我”的单子，贴在别人看得到的地方。',
        en_US:
          'The line on your business card fits, and you use it. The Direct officer, a post properly given, shows in your stems, and you have the strength to fill the chair. Your trouble is treating the post as a list of chores, until the pantry is yours to run as well. Make a list headed “not mine” and put it where others can read it.',
      },
      {
        id: 'wealth.officer.qisha-firm',
        because: ['stems:qisha', 'sign:firm'],
        says: ['leads=yes'],
        zh_CN:
          '没人敢接的那一摊，话音一落大家就看你。七杀，专派硬活的星，露在天干，你又有力气扛，难事就认了门⟨（七杀透干）⟩。你靠这个上去，也容易只会这一样：太平的月份坐不住，要去找一处火来救。太平的时候，拿那份劲去带一个接班的人。',
        en_US:
          'When nobody dares take it, the room goes quiet and looks at you. Seven killings, the bringer of hard cases, shows in your stems, and you’re strong enough to carry what it brings, so trouble has learned your address. You rise by it, and it can become your only tune: in calm months you go looking for a fire. Use the calm to train whoever comes after you.',
      },
      {
        id: 'wealth.officer.shown-even',
        because: ['stems:officer', 'sign:even'],
        says: ['rank=level'],
        zh_CN:
          '跟上级说话，你不拍桌子，也不弯腰。官星，名分与规矩，露在天干，你的力气刚好跟它平着，商量得来⟨（官星透干）⟩。这种平，靠每次都说清楚来守：含糊答应一回，下一回就归你了。开完会当天发三行，我做什么，什么时候，不做什么。',
        en_US:
          'With superiors you neither bang the table nor bow. An officer, rank and rule, shows in your stems, and your strength is just about its match, so the two of you can talk⟨ (Officer revealed)⟩. That balance is kept by spelling things out. Agree vaguely once, and it’s yours next time. After each meeting send three lines: what I’ll do, by when, and what I won’t.',
      },
      {
        id: 'wealth.officer.with-seal',
        because: ['stems:officer', 'stems:resource', 'sign:weak'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '挨训的当天，你会去查那条规定的原文。官星和印星都露在天干，一个给你压力，一个给你台阶，压下来的东西经书本转一道才到身上⟨（官印相生）⟩。你适合跟一位讲得清道理的上级。挑岗位先挑人，面试那天反过来问：上一个犯错的人，后来怎么样了。',
        en_US:
          'On the day you’re scolded you look up the rule itself. Officer and seal, pressure and learning, both show in your stems, so what bears down on you passes through a book first⟨ (Officer feeds the Seal)⟩. You do best under someone who gives reasons. Choose the boss before the post. At the interview ask what became of the last person who made a mistake.',
      },
      {
        id: 'wealth.officer.zhengguan-weak',
        because: ['stems:zhengguan', 'sign:weak', 'kind:regular'],
        says: ['governed=from-outside'],
        zh_CN:
          '请一天假，你要打三遍草稿。正官露在天干，规矩就站在眼前，力气不多，见它先矮半截⟨（正官透干）⟩。规矩大半是为了省事立的，没人专等着你犯。试一回：一句话请假，不写理由。批下来以后，记住批它用了多久。',
        en_US:
          'Asking for a day off takes you three drafts. The Direct officer shows in your stems, so the rules stand in plain sight, and with modest strength you shrink a little before them. Most rules were made to save trouble, and nobody is lying in wait. Try it once: one sentence, no reasons. Then note how long the approval took.',
      },
      {
        id: 'wealth.officer.qisha-weak',
        because: ['stems:qisha', 'sign:weak', 'kind:regular'],
        says: ['pressure=wears', 'governed=from-outside'],
        zh_CN:
          '手机一震，你先猜是不是上头。七杀，在背后推人的星，露在天干，力气不算多，那根弦就一直绷着⟨（七杀透干）⟩。你做得快，多半是不想被催，代价是下了班也没真下班。给真正的急事设一个专门的铃声，别的响起来，准你不看。',
        en_US:
          'The phone buzzes, and your first thought is someone higher up. Seven killings, the star that shoves from behind, shows in your stems, and as you aren’t strong the string stays tight. You’re fast, mostly so as not to be chased, and after hours you haven’t quite left. Give the truly urgent its own ringtone. Any other sound you’re allowed to ignore.',
      },
      {
        id: 'wealth.officer.hurting-meets',
        because: ['stems:zhengguan', 'stems:shangguan'],
        says: ['speech=sharp', 'wealth.meeting=speaks'],
        zh_CN:
          '会上大家都想说的那句话，从你嘴里出来了，还带着笑。正官管规矩，伤官偏看得见规矩的破绽，两个都露在天干⟨（伤官见官）⟩。话是对的，时候常错。有意见先写下来，压一夜，第二天单独给那位，附一个改法。附了改法，就叫建议。',
        en_US:
          'What everyone wanted to say in the meeting comes out of your mouth, with a smile. The Direct officer keeps the rules, the Hurting officer sees the holes in them, and both show in your stems⟨ (Hurting officer meets Officer)⟩. You’re right, at the wrong moment. Write it down, leave it overnight, and hand it over in private with a remedy attached. Then it’s called a suggestion.',
      },
      {
        id: 'wealth.officer.eating-tames',
        because: ['stems:qisha', 'stems:shishen'],
        zh_CN:
          '甲方拍完桌子，你问要不要先吃饭。七杀催人，食神慢悠悠，两颗都露在天干，急的那颗归慢的那颗管⟨（食神制杀）⟩。你镇得住场，上头便总把最难伺候的派给你。',
        en_US:
          'The client has finished pounding the table, and you ask about lunch. Seven killings pushes, the Eating god takes its time, both show in your stems, and the slow one governs the fast one⟨ (Eating god tames Seven killings)⟩. You calm a room, so the worst customers are sent to you.',
      },
      {
        id: 'wealth.officer.hidden-firm',
        because: ['stems:no-officer', 'has:officer', 'sign:firm'],
        says: ['governed=from-within', 'title=indifferent'],
        zh_CN:
          '上班没人查你，你也不大迟到。官星一个不露，藏在地支里，力气又足，管你的人住在你自己肚子里⟨（官星不透）⟩。名分这东西你说无所谓，别人就真当你无所谓，提拔的单子上便少一行。',
        en_US:
          'Nobody checks when you come in, and you’re seldom late. No officer shows in your stems; it lies in the branches of a chart with strength to spare, so whoever governs you lives inside⟨ (Officer not revealed)⟩. Titles don’t matter, you say, others believe you, and the promotion list comes out one name short.',
      },
      {
        id: 'wealth.officer.hidden-even',
        because: ['stems:no-officer', 'has:officer', 'sign:even'],
        zh_CN:
          '问你归谁管，你要想一下。管人的官星全收在地支里，你又不强不弱，组织图上你那格连着两三条虚线⟨（官星不透）⟩。虚线自在，出了岔子也没人替你兜。挑一条描实：找一位你服气的，请对方做你正式的上级，写进年度表。',
        en_US:
          'Asked whom you report to, you have to think. Your officers, rank and rule, are all in the branches, none in the stems, your strength is middling, and on the org chart your box hangs from dotted lines⟨ (Officer not revealed)⟩. They’re comfortable until something goes wrong and nobody covers you. Make one solid: ask someone you respect to be your boss, on paper.',
      },
      {
        id: 'wealth.officer.hidden-heavy',
        because: ['stems:no-officer', 'share:officer>=20', 'sign:weak', 'kind:regular'],
        says: ['governed=from-within'],
        zh_CN:
          '表面上没人管你，你却像背着个闹钟。官星有{share:officer}，全在地支，天干一个不露，压力都是暗的⟨（官杀藏支）⟩。人家说“不急”，你当晚做完。往后不急的事，就照说好的日子前一天交，省下的那几晚归你。',
        en_US:
          'On the surface nobody manages you, yet you seem to carry an alarm clock. Officers, the pressure in a chart, come to {share:officer}, all in the branches and none in the stems, so it’s out of sight⟨ (Officers hidden)⟩. Told there’s no hurry, you finish it that night. From now on hand it in the day before it’s due. The evenings in between are yours.',
      },
      {
        id: 'wealth.officer.hidden-weak',
        because: ['stems:no-officer', 'has:officer', 'sign:weak', 'kind:regular'],
        says: ['title=wants'],
        zh_CN:
          '头衔你不争，头衔底下的杂事倒都到了你桌上。官星藏在地支，名分不显，力气又不宽裕，于是活在你这里，名在别人那里⟨（官星不透）⟩。名分不用抢，要留痕：做完一件，发一句“已完成，经手人某某”，抄给该知道的人。',
        en_US:
          'You don’t fight for titles, and the chores that go with them reach your desk anyway. Your officers are hidden in the branches, standing doesn’t show, and there’s no strength to spare, so the work is yours and the name is someone else’s⟨ (Officer not revealed)⟩. No need to grab. Leave a trace: “done, handled by,” with your name, copied to those who should know.',
      },
      {
        id: 'wealth.officer.none-firm',
        because: ['no:officer', 'sign:firm'],
        says: ['governed=not'],
        zh_CN:
          '填表填到“直属上级”那一栏，你写得最慢。整张盘没有官星，力气又足，没有哪套规矩真管住过你⟨（命中无官）⟩。自由是真的，散也是真的。给自己请一个外来的官：一位教练，一个合伙人，一张由别人打勾的进度表。',
        en_US:
          'On any form, “direct supervisor” is the line you fill in slowest. There’s no officer, no star of rules, in the chart, and plenty of strength, so nothing of the kind ever quite took hold⟨ (No officer in the chart)⟩. The freedom is real, and so is the sprawl. Hire a rule from outside: a coach, a partner, a progress sheet that somebody else checks off.',
      },
      {
        id: 'wealth.officer.none',
        because: ['no:officer'],
        says: ['governed=not'],
        zh_CN:
          '没人给你派活，一天会变得很长。盘里没有官星，露的没有，藏的也没有，外头的章程进不到你里面去⟨（命中无官）⟩。你适合把框子借来用：租一张共享办公的桌子，跟着别人的作息坐下、起身。框子是借的，用完可还。',
        en_US:
          'When nobody hands you work, the day gets very long. The chart has no officer, the star of rules, shown or hidden, so outside rules find nothing in you to hook on to⟨ (No officer in the chart)⟩. Borrow the frame. Rent a desk in a shared office and sit down and get up when the others do. A borrowed frame can be given back.',
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
        zh_CN:
          '你待得住的屋子，桌子一样大，谁也不比谁靠窗。月支{branch:month}由比肩当家，跟你同样的人，工作场合便是一屋子平辈⟨（月令比肩）⟩。商量起来快，拍板起来慢，因为没有谁该拍。',
        en_US:
          'The rooms you last in have desks of one size and nobody nearer the window. The {branch:month} of your month is held by the Friend, people just like you, so work is a roomful of equals. Talk goes fast and decisions slow, since it’s no one’s place to make them.',
      },
      {
        id: 'wealth.room.jiecai',
        because: ['main:month=jiecai'],
        says: ['colleagues=rivals'],
        zh_CN:
          '打卡机旁边贴着排行榜，你的工作多半在这样的屋里。月支{branch:month}由劫财当家，跟你吃同一碗饭的人，比分天天在变⟨（月令劫财）⟩。有榜你跑得快，没榜你会自己画一张。挑一项榜上没有的来做，那一项的第一只有你。',
        en_US:
          'There’s a ranking on the wall by the time clock: you tend to end up in that sort of room. The {branch:month} of your month is held by the Rival, after the same bowl, and the score changes daily. With a board you run faster; without one you’d draw it yourself. Pick a measure that isn’t on it, and be first in that.',
      },
      {
        id: 'wealth.room.shishen',
        because: ['main:month=shishen'],
        says: ['wealth.hand=slow'],
        zh_CN:
          '屋里要有水壶，有零食，有一块弄脏了也没人说的台面，你才做得出好东西。月支{branch:month}由食神当家，慢工、胃口和手感的星⟨（月令食神）⟩。催你的人来，你给倒杯茶，活还是那个速度。慢可以，日子要报准：多报三天，胜过改三次。',
        en_US:
          'Put a kettle in the room, something to eat and a bench that may get dirty, and good things come out of you. The {branch:month} of your month is held by the Eating god, slow work, appetite and touch. Someone comes to hurry you, and you pour them tea. Slow is fine. Name the date rightly: three days more beats three changes.',
      },
      {
        id: 'wealth.room.shangguan',
        because: ['main:month=shangguan'],
        says: ['wealth.room=lively'],
        zh_CN:
          '墙上能乱写的屋子，你一进去就来劲。月支{branch:month}由伤官当家，花样多、嘴快的星，安静的格子间你待不满一季⟨（月令伤官）⟩。白板前你最亮，填报表时你最灰。跟组里换活：你替人讲，人替你填，两边都不吃亏。',
        en_US:
          'A room where one may write on the walls wakes you up. The {branch:month} of your month is held by the Hurting officer, quick of tongue and full of turns, and in a silent cubicle you won’t last a season. At the whiteboard you shine; over a report you go gray. Trade: you present for them, they fill in forms for you, and nobody loses by it.',
      },
      {
        id: 'wealth.room.zhengcai',
        because: ['main:month=zhengcai'],
        says: ['detail=fine'],
        zh_CN:
          '小票，出勤表，报价单，你做事的屋子里，纸上都有数字。月支{branch:month}由正财当家，一分一分来的钱⟨（月令正财）⟩。数得清，你心里才静；碰上“先做起来再说”的老板，你会替公司算到夜里。入职先问预算表在哪儿，没有就提议建一张，归你管。',
        en_US:
          'Receipts, timesheets, quotes: in the rooms where you work the paper has figures on it. The {branch:month} of your month is held by Direct wealth, money that comes cent by cent. You’re calm when a thing can be counted, and under a let’s-just-start boss you count at night. On joining, ask where the budget is. If there’s none, offer to keep one.',
      },
      {
        id: 'wealth.room.piancai',
        because: ['main:month=piancai'],
        says: ['wealth.room=lively', 'wealth.desk=road'],
        zh_CN:
          '你的办公室有一半在路上：咖啡馆，展馆，客户的车里。月支{branch:month}由偏财当家，外头流动的钱，坐满八小时反而没产出⟨（月令偏财）⟩。麻烦在东西都装在脑子里，人一走谁也接不上。',
        en_US:
          'Half your office is on the road: cafés, exhibition halls, a client’s car. The {branch:month} of your month is held by Indirect wealth, which earns on its feet, and eight hours in a chair produce little. The trouble is that it’s all in your head. When you’re out, nobody can pick it up.',
      },
      {
        id: 'wealth.room.zhengguan',
        because: ['main:month=zhengguan'],
        zh_CN:
          '桌上有铭牌，墙上贴着职责表，你进了这样的屋子反而松一口气。月支{branch:month}由正官当家，规矩与名分的星⟨（月令正官）⟩。哪件归你写清楚了，你就放手去做。职责里没列的功劳，你也照章不提；年底自评那一栏，破例写满。',
        en_US:
          'A nameplate on the desk, a list of duties on the wall: in such a room you let out your breath. The {branch:month} of your month is held by the Direct officer, rules and standing. Once it’s written what is yours, you get on with it. Whatever you did beyond the job description you leave out as well. On the yearly self-review, make an exception and fill the box.',
      },
      {
        id: 'wealth.room.qisha',
        because: ['main:month=qisha'],
        zh_CN:
          '倒计时的钟挂在墙上，是你工作的屋子的记号。月支{branch:month}由七杀当家，只认结果的星，你总落在要交数的那一层⟨（月令七杀）⟩。屋里没人夸人，做成了就发下一件。你习惯了，新来的受不了。',
        en_US:
          'You can tell your workplaces by the countdown on the wall. The {branch:month} of your month is held by Seven killings, the star that counts results, and you land on the floor where they’re due. Nobody praises; a finished job is answered with another. You’re used to it, the new people aren’t.',
      },
      {
        id: 'wealth.room.zhengyin',
        because: ['main:month=zhengyin'],
        says: ['change=resists', 'place=stays', 'wealth.pay=fixed'],
        zh_CN:
          '有师傅、有档案柜、有人记得你生日的单位，你一待就是好些年。月支{branch:month}由正印当家，教与护的星⟨（月令正印）⟩。护得久了，外头的价会忘。每年去一次外面的面试，只去听，听完回来照旧干活，心里那把尺子换新了。',
        en_US:
          'Where there’s a mentor, a filing cabinet and someone who remembers birthdays, you stay for years. The {branch:month} of your month is held by the Direct seal, the star that teaches and shelters. Sheltered long enough, you forget the price outside. Go to one outside interview a year, to listen. Come back and carry on, with a fresh idea of the going rate.',
      },
      {
        id: 'wealth.room.pianyin',
        because: ['main:month=pianyin'],
        says: ['alone=needed', 'wealth.room=quiet'],
        zh_CN:
          '靠里，灯暗，机器声小，别人当它是仓库，你当它是宝地。月支{branch:month}由偏印当家，图清静、耐得住琢磨的星⟨（月令偏印）⟩。你在里头弄出来的东西，外面要过很久才知道。门可以关，窗口要开一个：每月固定一天，谁都可以推门进来问。',
        en_US:
          'Far back, dim, with machines humming low: others call it the storeroom, and you wouldn’t trade it. The {branch:month} of your month is held by the Indirect seal, the star of quiet and long thinking. What you work out in there reaches the front late. Keep the door closed and open one window: a fixed day each month when anyone may walk in and ask.',
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
        zh_CN:
          '公章、门禁卡、服务器密码，转一圈都落到你手里，名片上还是原来那行字。月支是你的国印贵人，主信托；官星一个不露，名分就不显⟨（国印贵人在月）⟩。钥匙多了算权，有了差错也先问拿钥匙的。去要一张授权书，写明哪几把归你。',
        en_US:
          'Company stamp, access card, server password: they go around and end up with you, and your title stays what it was. The month carries the Office seal star, a star of trust, and no officer shows in your stems, so standing doesn’t either. Keys are power, and whoever holds them is asked first. Request a letter that says which ones are yours.',
      },
      {
        id: 'wealth.star.keys-month',
        because: ['star:guoyinguiren=month'],
        says: ['trust=given'],
        zh_CN:
          '别人出差，家里的猫和公司的章一起托给你。月支是国印贵人，信托的星，你在差事上的信用来得早⟨（国印贵人在月）⟩。白托的东西会变得不值钱。替人收着的列一张单，到日子一样一样还，别让“先放你那儿”放成三年。',
        en_US:
          'Colleagues go away and leave you the cat and the company stamp together. Your month carries the Office seal star, a star of trust, so credit at work comes to you early. What’s entrusted for free gets cheap. Name a date, and return everything that you’re keeping for others. “Just leave it with you” has a way of lasting years.',
      },
      {
        id: 'wealth.star.general-firm',
        because: ['star:jiangxing=month', 'sign:firm'],
        says: ['leads=yes', 'wealth.decider=you'],
        zh_CN:
          '电梯坏了，一群人站着，最后是你说“走楼梯”。月支是将星，领头的星，力气又足⟨（将星在月）⟩。没任命你也在指挥，任命下来若是别人，场面就尴尬。',
        en_US:
          'A dozen people stand at a locked gate, and it’s you who says “around the back.” The month carries the General star, the star of taking the lead, and you have the strength for it. You command before being appointed, which is awkward when they appoint somebody else.',
      },
      {
        id: 'wealth.star.general-weak',
        because: ['star:jiangxing=month', 'sign:weak', 'kind:regular'],
        says: ['leads=yes'],
        zh_CN:
          '推你当组长，你嘴上说不行，当上了又放不下。月支是将星，领头的星，力气不算多，旗子比胳膊重⟨（将星在月）⟩。领头不等于样样举着。定两样必须由你拍板的，写给大家看，别的一律“你们定，定完告诉我”。',
        en_US:
          'Made group leader, you say you can’t, and then can’t put it down. The month carries the General star, the star of taking the lead, and you aren’t the strongest, so the flag weighs more than the arm. Leading doesn’t mean holding up everything. Name two matters that you decide. For the rest: “settle it, then tell me.”',
      },
      {
        id: 'wealth.star.horse-month',
        because: ['star:yima=month'],
        says: ['place=moves', 'change=welcomes', 'wealth.desk=road'],
        zh_CN:
          '座位表上，你的名字旁边常写着“外出”。月支是驿马，跑动的星，工作里总有一段在路上：跑现场，跑口岸，跑客户⟨（驿马在月）⟩。坐久了的那一年，你会无端想换工作，其实换一条线路就够。',
        en_US:
          'On the seating plan there’s often “out” beside your name. The month carries the Travel star, so part of your work is on the road: sites, ports, clients. In a year of sitting still you want a new job for no reason, when a new route would do.',
      },
      {
        id: 'wealth.star.horse-hour',
        because: ['star:yima=hour'],
        says: ['place=moves'],
        zh_CN:
          '好主意常在车上冒出来，下了车就忘。时支是驿马，跑动的星，落在往后与自己起头的事上⟨（驿马在时）⟩：越往后，挣钱的活越要走动，异地的项目，流动的摊，两座城轮着上的课。随身带一个能录音的东西，主意一来就说给它听。',
        en_US:
          'Your good ideas come in moving vehicles and stay on the seat. The hour carries the Travel star, and the hour is what comes later and what you start yourself, so more and more your paid work will move about: projects elsewhere, a traveling stall, a course in two cities. Carry something that records. Say it before your stop.',
      },
      {
        id: 'wealth.star.academy-month',
        because: ['star:wenchangguiren=month'],
        zh_CN:
          '一屋人里写邮件的总是你，连道歉信都排队等你改。月支是文昌贵人，文字与考试的星，落在差事上⟨（文昌贵人在月）⟩。代笔多了，署的都是别人。挑一样签自己的名：内刊的一个小栏，一份公开的教程，一季写一篇。',
        en_US:
          'In any office you’re the one who writes the emails; even apologies wait in line for your edits. The month carries the Academy star, words and examinations, in the place of work. You ghostwrite a lot, and the names below are others’. Sign one thing yourself: a corner of the newsletter, a public how-to, once a quarter.',
      },
      {
        id: 'wealth.star.academy-hour',
        because: ['star:wenchangguiren=hour'],
        zh_CN:
          '收工以后写的那一版，常比白天的好。时支是文昌贵人，文字的星，落在一天的末尾⟨（文昌贵人在时）⟩，你的饭碗里迟早有一碗是写出来的：方案，教材，专栏，标书。先别管文笔，管页数，一周存三页，存到明年这时候再挑。',
        en_US:
          'The version you write after hours is often the better one. The hour carries the Academy star, the star of words, at the end of the day, and sooner or later part of your living will be written: proposals, teaching notes, a column, bids. Never mind style yet. Save three pages a week, and choose among them next year.',
      },
      {
        id: 'wealth.star.canopy-month',
        because: ['star:huagai=month'],
        says: ['alone=needed', 'wealth.room=quiet'],
        zh_CN:
          '午休时你戴着耳机，别人以为你在听会，其实什么也没放。月支是华盖，清静的星，放在上班的位置⟨（华盖在月）⟩。值钱的那几件，你都是一个人啃出来的，汇报时却说“我们”。下回说一次“我”，看看屋顶还在不在。',
        en_US:
          'At lunch you wear headphones, people assume a call, and nothing’s playing. The month carries the Canopy, the star of quiet, in the place of work. The pieces that count you cracked alone, and in the report you say “we.” Say “I” next time, once, and see if the roof stays on.',
      },
      {
        id: 'wealth.star.noble-elder',
        because: ['star:tianyiguiren=month', 'god:month=resource'],
        says: ['backing=elders'],
        zh_CN:
          '简历递到之前，常有人替你先打过招呼。月支是天乙贵人，肯帮人的星，月干又是印，长辈与师门⟨（天乙贵人在月）⟩。别人的路是敲门，你的路是有人开门。门开了要记得关好：每换一份工作，给开门的那位写几行近况，不求什么。',
        en_US:
          'Ahead of your résumé somebody has usually put in a word. The month branch is your Nobleman star, the star of helpers, and above it stands a seal, elders and teachers. Others knock; for you a door gets opened. See that it’s closed properly. With each new post write the opener a few lines of news, and ask for nothing.',
      },
      {
        id: 'wealth.star.noble-peer',
        because: ['star:tianyiguiren=month', 'god:month=peer'],
        says: ['colleagues=both'],
        zh_CN:
          '同行的群里，你问一句谁有这个型号的图，头一个传过来的，是上回跟你压过价的那家。月干是同辈，月支是天乙贵人，肯帮人的星⟨（天乙贵人在月）⟩，你的门路就长在对手堆里。行业聚会别躲着走，去之前备一样还得出手的：一本样册，一个介绍，一句上回没来得及说的谢。',
        en_US:
          'Ask the trade group for a drawing, and the first to send it is the shop that undercut you last time. The month stem is one of your own kind and the month branch the Nobleman star, which helps⟨ (Nobleman star in the month)⟩, so your openings grow among your rivals. Don’t skip the trade dinner. Go with something to hand back: a sample book, an introduction, a thank-you that’s overdue.',
      },
      {
        id: 'wealth.star.bowl-month',
        because: ['star:lushen=month'],
        says: ['place=stays'],
        zh_CN:
          '换到一个新单位，你先认食堂和仓库在哪儿，认完就踏实了。月支是你的禄，自己碗里的那份饭，落在差事上⟨（禄神在月）⟩：有活干就有饭吃，靠手不靠脸。踏实的人不太抬头。隔壁行同样的活给多少，你常是最后一个听说的。',
        en_US:
          'Put in a new workplace, you find the cafeteria and the storeroom first and are at ease. The month is your Seat of prosperity, the rice in your own bowl, set in the place of work: while there’s work there’s a living, by hand and not by face. People at ease don’t look up. What the trade next door pays for the same, you’re the last to hear.',
      },
      {
        id: 'wealth.star.bowl-hour',
        because: ['star:lushen=hour'],
        zh_CN:
          '你的饭，越往后越是自己的。时支是禄，自己碗里的那份，放在一张盘的末一格：早年替人做的，到后来能换成自己的招牌⟨（禄神在时）⟩。急不来，也拖不得，招牌上要写的那件事，现在就每月做一点。做的时候留样，将来都是橱窗。',
        en_US:
          'The later it gets, the more your bread is your own. The hour is your Seat of prosperity, a bowl with your name on it, set in the last place of the chart: what you did for others early can become a sign of your own. It can’t be rushed. Do a little each month of what that sign will say, and keep samples. They’ll be the window.',
      },
      {
        id: 'wealth.star.one-price',
        because: ['star:kuigang'],
        says: ['speech=sharp', 'wealth.haggle=holds'],
        zh_CN:
          '砍价砍到第二轮，你收起报价单就走。日柱带魁罡，刚硬、不二价的星⟨（魁罡日）⟩。走得漂亮，单子有时也真走了。报价前自己先定好唯一一次让步，让在哪一条，让多少。那一步让完，再走不迟。',
        en_US:
          'In the second round of haggling you pick up your quote and leave. The day pillar carries the Stern star, which knows one price. It’s a fine exit, and sometimes the job goes with it. Before quoting, settle on your single concession, which clause and how much. Make it. Then leave if you must.',
      },
    ],
  },
]
