import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-luck-now',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16', 'luck:now-left>=4'],
    paragraphs: [
      {
        id: 'love.now.joins-the-seat',
        because: ['luck:now-six-combine@day', 'age>=16'],
        says: ['love.decade=close'],
        zh_CN:
          '牙刷是哪天变成两把的，你自己也说不清。眼下走{luck:now}，地支与伴侣的座位相合⟨（运支六合日支）⟩，到{luck:now.to}为止，人和人容易一步步住到一起。还单身的，留意谁总在你家待到末班车；成了家的，当心只剩两个人，隔一阵请一回客。',
        en_US:
          'At what point one toothbrush became two, you couldn’t say. You’re in {luck:now}, whose branch joins your partner’s seat ⟨ (cycle joins the day branch)⟩, and until {luck:now.to} people move in with each other by small steps. If you’re single, notice who keeps staying for the last bus. If you aren’t, two can turn into only two. Have guests now and then.',
      },
      {
        id: 'love.now.faces-the-seat',
        because: ['luck:now-clash@day', 'age>=16'],
        says: ['love.decade=moving'],
        zh_CN:
          '门铃、搬家的纸箱、改签的票，这十年你家的动静比从前大。{luck:now}的地支正对着伴侣的座位⟨（运支冲日支）⟩，到{luck:now.to}才走完。要动的是住处、作息和分工，人未必要动。一回只改一样，住满一季，再改下一样。',
        en_US:
          'Doorbells, moving boxes, rebooked tickets: your home makes more noise this decade than the last. The branch of {luck:now} faces the partner’s seat until {luck:now.to} ⟨ (cycle clashes with the day branch)⟩. What moves is mostly the address, the hours, who does what; the person needn’t. Change one thing at a time, and live in it for a season before the next.',
      },
      {
        id: 'love.now.stem-joins-care',
        because: ['luck:now-stem-combine@day', 'luck:now=wealth', 'age>=16', 'age<=74'],
        says: ['love.decade=close'],
        zh_CN:
          '这十年里有一个人，走在一起时你会不自觉放慢脚步。{luck:now}的天干与你的日干相合，合来的是你想照管的人⟨（运干正财合日）⟩，到{luck:now.to}。还单身的，看谁改了你下班的路线；有伴的，把同一个人再追一回。合得紧，旁人会被推远，留两个老朋友。',
        en_US:
          'There’s somebody in this decade for whom you slow your step without noticing. The stem of {luck:now} joins your day stem, and what it brings is the one you would look after ⟨ (Direct wealth joins the day)⟩, until {luck:now.to}. Single, look at who has changed your route home. Settled, court the same person over again. Joining holds tight; keep two old friends.',
      },
      {
        id: 'love.now.stem-joins-terms',
        because: ['luck:now-stem-combine@day', 'luck:now=officer', 'age>=16'],
        says: ['love.decade=close'],
        zh_CN:
          '有人要你一句准话，要得客气，也要得认真。{luck:now}的天干与你的日干相合，合来的是守约的那颗星⟨（运干正官合日）⟩，到{luck:now.to}，名分、住址、两家怎么称呼，一样样摆上桌。愿意就写下来，不愿意就早说。拖着不答，最伤和气。',
        en_US:
          'Somebody would like a firm word from you, and asks politely and in earnest. The stem of {luck:now} joins your day stem, and what it brings is the star of terms ⟨ (Direct officer joins the day)⟩. Until {luck:now.to} one thing after another comes to the table: a name for it, an address, what to call the in-laws. Sign if you’re willing; if not, say so early.',
      },
      {
        id: 'love.now.half-joins-the-seat',
        because: ['luck:now-half-three@day', 'age>=16'],
        zh_CN:
          '先有一件要两个人做的事，后有这个人：一门课，一趟拼车，一块分着种的地。{luck:now}的地支与伴侣的座位半合⟨（运支半合日支）⟩，到{luck:now.to}，亲近都由手上的活带出来，干聊聊不近。想靠近谁，别约喝茶，约做一件事。',
        en_US:
          'The job for two comes first, and then the person: a class, a shared ride, a garden plot split down the middle. The branch of {luck:now} joins your partner’s seat by half ⟨ (half joining)⟩, and until {luck:now.to} closeness is a by-product of work. Talk alone won’t do it. To get nearer to somebody, skip the tea and propose a task.',
      },
      {
        id: 'love.now.crosses-the-seat',
        because: ['luck:now-harm@day', 'age>=16'],
        zh_CN:
          '一句“你看着办”，这十年里能听出三种意思。{luck:now}的地支跟伴侣的座位别着劲⟨（运支害日支）⟩，到{luck:now.to}，绊脚的都是小石子：漏回的消息，传走样的话，记岔的日子。石子当天就捡。要紧的事写成字，彼此回一个“看到了”。',
        en_US:
          '“Do as you think best” can mean three things in this decade, and all three get heard. The branch of {luck:now} crosses the partner’s seat ⟨ (crossing of the day branch)⟩, and until {luck:now.to} what trips you is gravel: an unanswered text, a remark passed on wrong, a date misremembered. Pick it up the same day. Put what matters in writing, and answer “seen.”',
      },
      {
        id: 'love.now.phoenix',
        because: ['luck:now-star=hongluan', 'age>=16'],
        zh_CN:
          '喜帖这几年来得勤，有的写着你的名字，在宾客那一栏。{luck:now}带着报喜的那颗星⟨（红鸾入运）⟩，到{luck:now.to}，聚会、重逢、牵线都多。它管热闹，不管替你拿主意。每场席上认真认识一个人，比认识一桌强。有伴的，补过一个没过成的纪念日。',
        en_US:
          'Invitations have been coming thick, with your name among the guests. {luck:now} carries the star of glad news ⟨ (Red phoenix in the cycle)⟩, and until {luck:now.to} there are more parties, reunions and introductions than usual. It supplies the occasion and leaves the deciding to you. Get to know one person at each table. If there’s someone already, celebrate an anniversary you missed.',
      },
      {
        id: 'love.now.joy',
        because: ['luck:now-star=tianxi', 'age>=16'],
        zh_CN:
          '从前要商量一晚上的事，近来一句玩笑就过去了。{luck:now}带着轻快的那颗星⟨（天喜入运）⟩，到{luck:now.to}，和好不难，添人进口的消息也多。笑得顺了，正经话会一直往后排。趁气氛好，把最难的那件拿出来谈，这样的窗口不常开。',
        en_US:
          'What used to take an evening’s argument lately goes off with a joke. {luck:now} carries a light-hearted star ⟨ (Joy star in the cycle)⟩, and until {luck:now.to} making up is easy and there’s news of additions in the circle. With so much laughing, the serious item keeps slipping down the list. Bring up the hardest one while the mood is good.',
      },
      {
        id: 'love.now.direct-wealth',
        because: ['luck:now=zhengcai', 'age>=16'],
        zh_CN:
          '这十年的感情是一餐一餐过的。{luck:now}当头是照管人、惜日用的那颗星⟨（正财运）⟩，到{luck:now.to}，心意都落在买菜、存钱、接送里。单身的，会喜欢上一个能一起逛超市的人；有伴的，把家里的账和阳台各理一遍，比送花管用。',
        en_US:
          'Love in this decade goes by the meal. At the head of {luck:now} stands the star of care and everyday things ⟨ (Direct wealth cycle)⟩; until {luck:now.to} affection shows in groceries, savings, rides to the station. Single, you’ll fall for somebody who is good company in a supermarket. Settled, put the household books and the balcony in order. It does more than roses.',
      },
      {
        id: 'love.now.indirect-wealth',
        because: ['luck:now=piancai', 'age>=16'],
        zh_CN:
          '约你的人多，散得也快，通讯录里一半名字对不上脸。{luck:now}当头是出手阔、爱结交的那颗星⟨（偏财运）⟩，到{luck:now.to}。热闹里挑人，看第三回见面谁还记得你说过的话。有伴的，外头那桌的兴致，留一半带回家。',
        en_US:
          'More people ask you out, they scatter sooner, and half the names in your phone have no face. At the head of {luck:now} stands the open-handed star that collects acquaintances ⟨ (Indirect wealth cycle)⟩, until {luck:now.to}. To choose in a crowd, see who at the third meeting still knows what you said. If you’re taken, save half of the party spirit for home.',
      },
      {
        id: 'love.now.direct-officer',
        because: ['luck:now=zhengguan', 'age>=16'],
        zh_CN:
          '亲戚问得勤了，介绍人时你也开始斟酌称呼。{luck:now}当头是守约的那颗星⟨（正官运）⟩，到{luck:now.to}，感情要有个说法：公开也好，登记也好，明白地说不也好。说法是给两个人用的。为了让别人放心才定的，先放一个月再看。',
        en_US:
          'Relatives inquire more, and you’ve begun to pick your words when you introduce someone. The star of keeping terms leads {luck:now} ⟨ (Direct officer cycle)⟩, and until {luck:now.to} love wants a definition: going public, signing papers, or a clear no. It’s for the two of you to use. Anything settled to reassure the rest can lie for a month first.',
      },
      {
        id: 'love.now.killings',
        because: ['luck:now=qisha', 'age>=16', 'age<=74'],
        zh_CN:
          '来敲门的都带着期限：外派以前要个答复，租约月底到期。{luck:now}当头是催人的那颗星⟨（七杀运）⟩，到{luck:now.to}，心动来得急，决定也被赶着做。凡是今晚就要答的，答明天。有伴的，把两个人最忙的那几个月错开排。',
        en_US:
          'Whoever knocks has a deadline: an answer before the transfer, a lease that ends this month. The star that pushes leads {luck:now} ⟨ (Seven killings cycle)⟩; until {luck:now.to} the heart is hurried and so are the decisions. Whatever has to be answered tonight, answer tomorrow. If you share a home, see that your two busiest seasons don’t fall together.',
      },
      {
        id: 'love.now.eating-god',
        because: ['luck:now=shishen', 'age>=16'],
        zh_CN:
          '最近让你觉得亲的，都是没什么目的的下午。{luck:now}当头是会吃会玩的那颗星⟨（食神运）⟩，到{luck:now.to}，约会不用花样，一碗面能吃两个钟头。舒服会让人懒得往前走，谁也不提那句要紧的。吃到甜点时，你来提。',
        en_US:
          'What has felt close of late is the afternoon with no purpose. The star of food and play leads {luck:now} ⟨ (Eating god cycle)⟩, and until {luck:now.to} a date needs no program; one bowl of noodles can last two hours. Comfort makes people slow to take the next step, and nobody mentions the thing that matters. At dessert, mention it.',
      },
      {
        id: 'love.now.hurting-officer',
        because: ['luck:now=shangguan', 'age>=16'],
        zh_CN:
          '这几年你最听不得四个字：一直这样。{luck:now}当头是爱挑错、也爱翻新的那颗星⟨（伤官运）⟩，到{luck:now.to}，旧约哪条不合身，你一条条指得出来。指出来是好的，指多了像审稿。每挑一处，写上你想改成什么样。',
        en_US:
          'Lately there are four words you can’t stand: as it’s always been. A star that finds fault and remakes leads {luck:now} ⟨ (Hurting officer cycle)⟩; until {luck:now.to} you can point to each clause of an old arrangement that no longer fits. It’s well to point. Too much of it reads like an editor’s report. For every fault, write what you’d like in its place.',
      },
      {
        id: 'love.now.indirect-seal',
        because: ['luck:now=pianyin', 'age>=16'],
        says: ['alone=needed'],
        zh_CN:
          '朋友说你难约，家里人说你在家也像不在。{luck:now}当头是要清静、爱往深里想的那颗星⟨（偏印运）⟩，到{luck:now.to}，感情上你总在心里重读旧信。关门之前，报个数：今天要两个小时。有数的关门，没有人会慌。',
        en_US:
          'Friends find you hard to book, and at home they say you’re out even when you’re in. A star that wants quiet and goes deep leads {luck:now} ⟨ (Indirect seal cycle)⟩; until {luck:now.to} your love life is largely the rereading of old letters. Before you shut the door, give a figure: two hours today. A closed door with a number on it alarms nobody.',
      },
      {
        id: 'love.now.direct-seal',
        because: ['luck:now=zhengyin', 'age>=16', 'age<=74'],
        says: ['love.outsiders=in'],
        zh_CN:
          '替你张罗的人多起来：长辈介绍，老师牵线，连邻居也来问生肖。{luck:now}当头是护着你的那颗星⟨（正印运）⟩，到{luck:now.to}，感情里有人疼，也有人代你拿主意。疼收下，主意自己拿。见面的第一家馆子，你来挑。',
        en_US:
          'More people are arranging things for you: an aunt with a candidate, an old teacher, the neighbor asking your animal sign. The star that shelters you leads {luck:now} ⟨ (Direct seal cycle)⟩; until {luck:now.to} there’s tenderness to be had and decisions made on your behalf. Accept the first, keep the second. Where you meet for the first time, you choose.',
      },
      {
        id: 'love.now.friend',
        because: ['luck:now=bijian', 'age>=16'],
        zh_CN:
          '这十年你们更像搭档，不大像恋人。{luck:now}当头是跟你平起平坐的那颗星⟨（比肩运）⟩，到{luck:now.to}，缘分多从同辈的圈子里来，跟人处着，先成死党，后谈别的。有伴的，各付各的久了会忘记献殷勤。隔三岔五请对方一回，别记账。',
        en_US:
          'More like teammates than like lovers: so it goes in this decade. An equal leads {luck:now} ⟨ (Friend cycle)⟩; until {luck:now.to} people come out of your own circle, and friendship arrives well ahead of anything else. Couples who split everything forget how to spoil each other. Now and then treat the other without keeping count.',
      },
      {
        id: 'love.now.rival',
        because: ['luck:now=jiecai', 'age>=16'],
        zh_CN:
          '你看上的人，身边常有别人在献殷勤；你身边的人，也常有朋友来分时间。{luck:now}当头是来争、也来凑热闹的那颗星⟨（劫财运）⟩，到{luck:now.to}。抢没有意思，比谁待得住。两个人的晚饭，手机群先静音。',
        en_US:
          'The one you like often has another admirer, and the one you have gets claimed by friends. A star that competes and crowds in leads {luck:now} ⟨ (Rival cycle)⟩, until {luck:now.to}. Grabbing isn’t worth much; see who can stay. At a supper for two, mute the group chats first.',
      },
    ],
  },
  {
    id: 'love-luck-next',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16', 'age<=77'],
    paragraphs: [
      {
        id: 'love.next.joins-the-seat',
        because: ['luck:next-six-combine@day', 'age>=16'],
        says: ['love.next=close'],
        zh_CN:
          '门口那块地垫，过几年要换一块写着“我们家”的。{luck:next.from}起走{luck:next}，地支与伴侣的座位相合⟨（下步运六合日支）⟩，定下来、住到一起、把旧关系坐实，多在那十年。合进来的不只人，还有人的家当，先把一间屋子收空。',
        en_US:
          'In some years the mat at your door will want replacing with one that says “ours.” {luck:next} begins on {luck:next.from}, and its branch joins your partner’s seat ⟨ (next cycle joins the day branch)⟩; settling, moving in and making an old thing official belong to those ten years. With a person come the person’s belongings. Empty one room beforehand.',
      },
      {
        id: 'love.next.faces-the-seat',
        because: ['luck:next-clash@day', 'age>=16'],
        says: ['love.next=moving'],
        zh_CN:
          '家具别急着打成嵌在墙里的。{luck:next.from}换到{luck:next}，地支对着伴侣的座位⟨（下步运冲日支）⟩，那十年住处、城市、谁出门谁守家，要重排一回。这种冲怕猛不怕慢，交运前一年先谈好一条：哪样能动，哪样不许动。',
        en_US:
          'Don’t have the furniture built into the walls yet. On {luck:next.from} you change to {luck:next}, whose branch faces the partner’s seat ⟨ (next cycle clashes with the day branch)⟩, and in those ten years the address, the city, who travels and who stays will mostly be dealt again. Slow dealing does no harm. A year ahead, agree on what may move and what may not.',
      },
      {
        id: 'love.next.stem-joins',
        because: ['luck:next-stem-combine@day', 'age>=16'],
        says: ['love.next=close'],
        zh_CN:
          '有一个日子可以记下：{luck:next.from}。那天起走{luck:next}，天干与你的日干相合⟨（下步运干合日）⟩，十个天干里能这样合你的只有这一个，别人会说你变得好说话。单身的，那几年多去人前；有伴的，旧话可以重谈，口气会软。',
        en_US:
          'One date is worth noting, {luck:next.from}. From then on you’re in {luck:next}, and its stem joins your day stem ⟨ (next cycle’s stem joins the day)⟩; of ten stems only this one does, and people will find you easier to talk to. Single, be seen in those years. If you’re settled, old subjects can be opened again, in a softer voice.',
      },
      {
        id: 'love.next.phoenix',
        because: ['luck:next-star=hongluan', 'age>=16'],
        zh_CN:
          '衣柜里备一件见人的好衣裳，下一步大运用得着。{luck:next.from}起的{luck:next}带着报喜的那颗星⟨（下步运红鸾）⟩，喜事、聚会、久别的人，都爱挑那十年上门。它送机会，不送答案。交运以前，把一段没说清的旧事说清。',
        en_US:
          'Keep one good outfit in the closet; the next luck cycle will have use for it. {luck:next}, from {luck:next.from}, carries the star of glad news ⟨ (Red phoenix in the next cycle)⟩, and weddings, parties and long-lost people favor those ten years. It brings openings and no answers. Before it starts, clear up one old story that was left unclear.',
      },
      {
        id: 'love.next.wealth',
        because: ['luck:next=wealth', 'age>=16'],
        zh_CN:
          '下一步运里，你手上要照管的人不会少。{luck:next.from}交{luck:next}，天干是你的财，也就是要你上心的人与物⟨（下步财运）⟩，感情里张罗的那个总是你。先量量自己的力气，现在能改的一条作息，别留到那时候改。',
        en_US:
          'There will be somebody to look after in the cycle to come. {luck:next} starts on {luck:next.from}, and its stem is your wealth, the people and things that call for your care ⟨ (wealth in the next cycle)⟩; in love, the arranging falls to you. Measure your strength first. If some habit of yours needs mending, mend it now while you have the evenings.',
      },
      {
        id: 'love.next.officer',
        because: ['luck:next=officer', 'age>=16'],
        zh_CN:
          '名分这件事，下一步运还要来问你。{luck:next.from}换到{luck:next}，天干是立规矩的星⟨（下步官运）⟩，关系要有名有姓，承诺会被人记着日子。趁还没交运，把你肯答应的和不肯答应的各写三条，到时照着说。',
        en_US:
          'What to call it, and until when: the next cycle will put these to you. {luck:next}, from {luck:next.from}, has the star of terms on its stem ⟨ (officers in the next cycle)⟩; a bond is asked for its name, and promises get a date put on them. While there’s time, settle three things you would agree to and three that you wouldn’t, and say them before you’re asked.',
      },
      {
        id: 'love.next.output',
        because: ['luck:next=output', 'age>=16'],
        zh_CN:
          '往后那一步，话会自己找到嘴边。{luck:next.from}起走{luck:next}，天干管说、管玩、管表露⟨（下步食伤运）⟩，情话容易出口，怨言也一样。两样都要练：从现在起，每次说一句不满，配一句具体的谢。',
        en_US:
          'Words find their own way to your lips in the cycle to come. It is {luck:next}, from {luck:next.from}, and its stem is for saying, playing and showing ⟨ (output in the next cycle)⟩; tenderness comes out easily then, and so do complaints. Both take practice. Starting now, let each grievance travel with one exact thank-you.',
      },
      {
        id: 'love.next.resource',
        because: ['luck:next=resource', 'age>=16'],
        zh_CN:
          '有人照应的日子，排在下一步运里。{luck:next.from}换到{luck:next}，天干是养你护你的星⟨（下步印运）⟩，你会想把日子过得轻一点、静一点。静久了，别人会当你不需要。那以前先学一句话：我想你来陪我坐坐。',
        en_US:
          'Being looked after belongs to your next cycle. {luck:next} begins on {luck:next.from} and has the star that feeds and shelters you on its stem ⟨ (resource in the next cycle)⟩; you’ll want life light and quiet, and let others see to it. Quiet for long, you’ll be thought to need nothing. Learn one sentence before then: come and sit with me.',
      },
      {
        id: 'love.next.peers',
        because: ['luck:next=peer', 'age>=16'],
        says: ['love.outsiders=in'],
        zh_CN:
          '下一个十年，来敲你家门的多是朋友。{luck:next.from}交{luck:next}，天干是你的同辈⟨（下步比劫运）⟩，牵线的是朋友，拉你出门的是朋友，占掉两个人晚饭的也是朋友。交运之前两个人先说定，一周里哪几顿饭不带外人。',
        en_US:
          'In the next ten years most knocks at your door will be friends. {luck:next}, from {luck:next.from}, has your peers on its stem ⟨ (peers in the next cycle)⟩: friends who make introductions, friends who get you out of the house, friends who eat the supper meant for two. Before it begins, agree which meals of the week admit no third person.',
      },
    ],
  },
  {
    id: 'love-years-joining',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.years.joins-next-year',
        because: ['years:six-combine@day<=1'],
        zh_CN:
          '近处就有一年：{year:six-combine@day}，它的地支与伴侣的座位相合⟨（流年六合日支）⟩。合的年份，约得到，留得住，拌过嘴的也容易坐回一张桌子。它不会替谁开口。想请的人、想和好的人，年头上先写下名字，上半年就去。',
        en_US:
          'Near at hand lies {year:six-combine@day}, when the branch of the year joins your partner’s seat ⟨ (year joins the day branch)⟩. In a joining year invitations get a yes, guests stay on, and people who fell out come back to the table. It won’t speak for anybody. Know at the start whom you’d ask or make up with, and go before summer is over.',
      },
      {
        id: 'love.years.joins-soon',
        because: ['years:six-combine@day<=2', 'age>=16', 'age<=74'],
        zh_CN:
          '想把两把椅子拉近，{year:six-combine@day}合适，就在两年之内。它的地支合住伴侣的座位⟨（流年六合日支）⟩，见家长、同住、把一句话说定，都比平常年份顺手。顺手的年份人也爱顺着走，签字以前，两个人分开想一个星期。',
        en_US:
          'Within two years there’s one for drawing the chairs closer: {year:six-combine@day}, whose branch joins the partner’s seat ⟨ (year joins the day branch)⟩. Meeting the parents, sharing an address, saying the final word all go more smoothly than in common years. Smooth years also carry people along. Before signing anything, take a week to think, each alone.',
      },
      {
        id: 'love.years.stem-joins',
        because: ['years:stem-combine@day<=2'],
        zh_CN:
          '十年里只有一次，流年的天干恰好与你的日干相合，这一次是{year:stem-combine@day}⟨（流年天干合日）⟩。那一年你比平时好说话，别人一伸手，你就接了。用来和解、用来表白都好，用来答应大事要慢半拍。要紧的那句，年前先在纸上练一遍。',
        en_US:
          'Once in ten years the stem of the year joins your own⟨ (year’s stem joins the day)⟩, and the next time is {year:stem-combine@day}. You’re easier to talk to then; a hand held out gets taken. Good for making peace and for saying you love someone, and half a beat too quick for large promises. Rehearse the main sentence on a walk beforehand.',
      },
      {
        id: 'love.years.phoenix',
        because: ['years:star=hongluan<=2'],
        zh_CN:
          '报喜的那颗星，下一回来是{year:star=hongluan}⟨（流年红鸾）⟩。那一年请柬多，久不联系的人也会冒出来，出门一趟能认得几个新面孔。喜气是大家的，落到你头上要靠你在场。平时推掉的局，那年每三个去一个。',
        en_US:
          'The star of glad news⟨ (Red phoenix in the year)⟩ comes by in {year:star=hongluan}. Invitations pile up, long-silent people write, and an evening out yields new faces. The gladness is everyone’s, and reaches you only where you are. Of the gatherings you’d decline in an ordinary year, that year attend one in three.',
      },
      {
        id: 'love.years.joy',
        because: ['years:star=tianxi<=2'],
        zh_CN:
          '小规模的高兴事，宜放在{year:star=tianxi}办。那年带着轻快的一颗星⟨（流年天喜）⟩，生日、乔迁、补拍的合影，都办得起来，僵着的关系也肯先笑一下。大排场不必。挑一位你想走近的人，请来帮忙布置，比请来坐着近得多。',
        en_US:
          'For small celebrations, take {year:star=tianxi}. A light-hearted star comes with that year ⟨ (Joy star in the year)⟩; birthdays, housewarmings and the photo you never took all come off, and stiff relations are willing to smile first. No need for a grand scale. Ask the person you’d like to be nearer to come early and help set up.',
      },
      {
        id: 'love.years.half-joins',
        because: ['years:half-three@day<=2'],
        zh_CN:
          '走到一半会有人来接你，这样的一年是{year:half-three@day}。它的地支与伴侣的座位半合⟨（流年半合日支）⟩，合上的是一半：话说开一半，误会消一半，另一半等你开口。那年挑一件两个人搁着没谈的事，你先说前半句，后半句留给对方。',
        en_US:
          'There’s a year in which you’re met halfway: {year:half-three@day}. Its branch joins your partner’s seat by half ⟨ (half joining)⟩, so half of a talk gets said and half of a misunderstanding clears, and the rest waits for you to speak. Pick one matter the two of you have let lie. Say the first half of it, and leave the second to them.',
      },
      {
        id: 'love.years.joy-then-phoenix',
        because: ['years:star=tianxi<=3', 'years:star=hongluan', 'age>=16', 'age<=74'],
        zh_CN:
          '十年里有一对喜年，隔着六年：{year:star=tianxi}先来，轻快些，宜聚会、宜和好；{year:star=hongluan}在后，郑重些，宜见家长、宜办酒⟨（流年天喜、红鸾）⟩。头一年认识的人，到后一年还坐在桌边，就不必再问合不合。两头都记下，中间不用急。',
        en_US:
          'A pair of glad years lies ahead, six years apart. {year:star=tianxi} is the lighter, good for gatherings and for making up; {year:star=hongluan} is the graver, good for meeting parents and giving dinners ⟨ (Joy star, Red phoenix)⟩. Whoever you meet in the first and still have at your table in the second has answered the question. Note both, and don’t hurry in between.',
      },
      {
        id: 'love.years.long-wait',
        because: ['years:half-three@day<=3', 'years:six-combine@day<=5'],
        zh_CN:
          '日子不必挑得太密，往后记两个就够：{year:half-three@day}与伴侣的座位半合，宜一起做成一件事；{year:six-combine@day}全合，宜把话说定⟨（流年半合、六合日支）⟩。其余的月份照常吃饭睡觉，别把平常日子都过成等车。',
        en_US:
          'Two years are enough to note: {year:half-three@day}, which joins your partner’s seat by half and suits a task for two, and {year:six-combine@day}, which joins it in full and suits a final word ⟨ (half joining, joining)⟩. In all the other months eat and sleep as usual. Ordinary days aren’t a bus stop.',
      },
      {
        id: 'love.years.stem-joins-care',
        because: ['years:stem-combine@day<=8', 'day:yang', 'sign:weak'],
        zh_CN:
          '往后十年，流年的天干与你相合只有一回，{year:stem-combine@day}，合来的是要你照管的人⟨（流年正财合日）⟩。你心里愿意，力气未必够，那年最好别同时接两份担子。前一年先卸掉一样：一个推不掉的群，一份帮忙帮成的差事。',
        en_US:
          'In the ten years ahead the year’s stem joins yours once, in {year:stem-combine@day}, and brings somebody to look after ⟨ (Direct wealth joins the day)⟩. You’ll be willing, and you may be short of hands, so don’t shoulder a second load that year. Set one down the year before: a committee, a favor that turned into a job.',
      },
      {
        id: 'love.years.stem-joins-terms',
        because: ['years:stem-combine@day<=8', 'day:yin', 'sign:weak'],
        zh_CN:
          '有一年会有人认真来跟你立约，{year:stem-combine@day}，它的天干与你的日干相合，十年一回⟨（流年正官合日）⟩。你爱先点头，回家再想条件。趁早把自己的三条写在手机里，到了那年，先念，再点头。',
        en_US:
          'A year is coming in which somebody will want to make terms with you: {year:stem-combine@day}, when the year’s stem joins your own, once in ten ⟨ (Direct officer joins the day)⟩. You’re apt to nod first and think of conditions on the way home. Put your three in the phone now. That year, read them out and then nod.',
      },
      {
        id: 'love.years.stem-joins-care-firm',
        because: ['years:stem-combine@day', 'day:yang', 'sign:firm'],
        zh_CN:
          '你这样有力气的人，难得有一年肯停下来等谁：{year:stem-combine@day}，它的天干来握你日干的手，来的是你愿意照管的人⟨（流年正财合日）⟩。十年一回，那年别把日程排满。空着的周末，就是留给这件事的座位。',
        en_US:
          'People with your strength seldom stop and wait for anyone; in {year:stem-combine@day} you will. The year’s stem joins yours and brings somebody you’re glad to look after ⟨ (Direct wealth joins the day)⟩. It happens once in ten years. Don’t fill that year’s calendar. An empty weekend is the chair you’re keeping for it.',
      },
      {
        id: 'love.years.stem-joins-terms-firm',
        because: ['years:stem-combine@day', 'day:yin', 'sign:firm'],
        zh_CN:
          '平日没有谁管得动你，{year:stem-combine@day}是例外：它的天干与你的日干相合，十年里就这一回⟨（流年正官合日）⟩，有人的规矩你听着居然顺耳。顺耳的规矩也要写清期限。那年答应的事，第二年还算不算数，当场问好。',
        en_US:
          'On the whole nobody can tell you what to do. {year:stem-combine@day} is the exception: the stem of the year joins yours, once in ten ⟨ (Direct officer joins the day)⟩, and somebody’s rules sound reasonable. Reasonable rules need a date too. Of whatever you agree to, ask on the spot if it still holds the year after.',
      },
    ],
  },
  {
    id: 'love-years-moving',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.years.faces-next-year',
        because: ['years:clash@day<=1'],
        zh_CN:
          '家里有一样东西要在{year:clash@day}换地方，那年的地支正对着伴侣的座位⟨（流年冲日支）⟩。可能是房子，可能是谁的工作地点，也可能只是睡觉的钟点。与其等着被挪，不如自己先动一样：年前换张床垫，订一趟长途，冲的劲就有了去处。',
        en_US:
          'Something at home changes places in {year:clash@day}, when the branch of the year faces your partner’s seat ⟨ (year clashes with the day branch)⟩. It could be the house, or where one of you works, or only the hour of going to bed. A new mattress or a long trip booked in advance gives the push somewhere to go.',
      },
      {
        id: 'love.years.faces-soon',
        because: ['years:clash@day<=2'],
        zh_CN:
          '两年之内有一个爱动的年份，{year:clash@day}，它的地支冲着伴侣的座位⟨（流年冲日支）⟩。住处、城市、在一起的方式，都可能拿出来重谈。谈之前各写一样自己最不想动的。气头上不谈去留，约在第二天中午，吃着饭谈。',
        en_US:
          'Within two years comes one that likes to move things: {year:clash@day}, facing the partner’s seat ⟨ (year clashes with the day branch)⟩. House, city and living arrangement may all come up again. Before talking, each of you names the one thing you’d least like moved. Stay-or-go is no subject for a hot evening; put it at noon the next day, with food on the table.',
      },
      {
        id: 'love.years.faces-but-joined',
        because: ['years:clash@day<=5', 'rel:six-combine@day'],
        zh_CN:
          '起风的一年是{year:clash@day}，好在屋里有一根柱子。那年的地支冲着伴侣的座位，你的盘里另有一支与它相合，劲道会缓⟨（日支有合，流年逢冲）⟩。先认出这根柱子是什么：一位两边都肯听的长辈，或者一处两个人都舍不得的老地方。',
        en_US:
          'The wind picks up in {year:clash@day}, and the house has a post to lean on. That year’s branch faces your partner’s seat; a branch of your own chart already joins it, which softens the push ⟨ (day branch joined, then faced)⟩. Find out beforehand what the post is: an elder both sides listen to, or an old place neither of you would give up.',
      },
      {
        id: 'love.years.crosses-soon',
        because: ['years:harm@day<=2'],
        zh_CN:
          '好心走岔的事，{year:harm@day}会多几回：你特意早回，对方正好约了人；你悄悄订了位，对方已经煮好饭。那年的地支跟伴侣的座位别着劲⟨（流年害日支）⟩，吵是吵不起来，凉掉的菜倒有几盘。那年惊喜少办，想做什么先说一声；两个人的生日，都提前两周商量。',
        en_US:
          'Kindnesses tend to miss each other in {year:harm@day}: you come home early on the evening they’ve made plans; you book a table, and supper is already on the stove. The year’s branch crosses the partner’s seat ⟨ (crossing of the day branch)⟩, so expect no storms and some cold suppers. Go easy on surprises that year. Talk over both birthdays two weeks ahead.',
      },
      {
        id: 'love.years.rubs-soon',
        because: ['years:punish@day<=1'],
        zh_CN:
          '同一个习惯，往年忍得了，{year:punish@day}就嫌刺眼。那年的地支磨着伴侣的座位⟨（流年刑日支）⟩，磨的都是细处：湿毛巾，音量，出门总迟的那十分钟。趁现在挑三样最磨人的，各改一样，第三样说好谁也别再提。',
        en_US:
          'The habit you can bear in other years will grate in {year:punish@day}. Its branch rubs the partner’s seat ⟨ (rubbing of the day branch)⟩ and works on details: wet towels, the volume, those ten minutes late out of the door. List the three worst now. Each of you mends one, and the third is never mentioned again.',
      },
      {
        id: 'love.years.rubs-in-two',
        because: ['years:punish@day<=2', 'sign:weak'],
        zh_CN:
          '力气不多的时候最怕磨，{year:punish@day}正是磨人的一年，它的地支磨着伴侣的座位⟨（流年刑日支）⟩。那年谁累了谁先说，别等拌起嘴来才发现两个人都没吃晚饭。前一年就把周末空出一半，当作备用的油。',
        en_US:
          'When strength is short, chafing is what costs, and {year:punish@day} is a chafing year, its branch rubbing the partner’s seat ⟨ (rubbing of the day branch)⟩. Let whoever is tired say so first, before a quarrel shows that neither of you has eaten. Clear half the weekends the year before. That’s the oil.',
      },
      {
        id: 'love.years.own-kind',
        because: ['years:self-punish@day<=3'],
        says: ['quarrel=same-one'],
        zh_CN:
          '老题目要回来一趟，措辞都不换：{year:self-punish@day}的地支与你的日支同一个字，照面就磨⟨（流年自刑日支）⟩。那一年别指望吵出结论，给它定个地方：只在散步时讲，走到家门口就停。停得下来，就算往前了。',
        en_US:
          'The old subject will call again in its old words: {year:self-punish@day} carries the same branch as your partner’s seat, and that kind chafes against itself ⟨ (rubbing its own kind)⟩. Don’t look for a verdict that year; give it an address. It may be discussed on walks, and stops at your own front door.',
      },
      {
        id: 'love.years.stem-faces',
        because: ['years:stem-clash@day<=2'],
        zh_CN:
          '明面上的顶撞，集中在{year:stem-clash@day}，它的天干迎面冲着你的日干⟨（流年天干冲日）⟩：当着人争一句，回家还想争第二句。座位没动，动的是脾气。那年立个约，在外面不纠正对方，憋着的话写下来，进门再念。',
        en_US:
          'Friction is out in the open when {year:stem-clash@day} comes, because its stem faces your own ⟨ (year’s stem clashes with the day)⟩: a word contradicted in company, and a wish for a second round at home. That’s temper, and it passes with the year. Agree that neither corrects the other in public. Save it, and bring it up indoors.',
      },
      {
        id: 'love.years.faces-later',
        because: ['years:clash@day<=5', 'years:six-combine@day<=3'],
        zh_CN:
          '次序是先合后冲还是先冲后合，看年份就知道：{year:six-combine@day}合着伴侣的座位，{year:clash@day}对着它⟨（流年合日支，流年冲日支）⟩。要定的事放在合的那年，要搬、要改、要出远门的，留给冲的那年。两样别挤在一起办。',
        en_US:
          'The calendar gives you both a joining and a facing: {year:six-combine@day} joins your partner’s seat and {year:clash@day} faces it ⟨ (year joins, year clashes with the day branch)⟩. What you want settled goes into the first, and what has to move, change or travel into the second. Don’t do the two in one year.',
      },
      {
        id: 'love.years.crosses-later',
        because: ['years:harm@day<=4', 'sign:weak'],
        zh_CN:
          '往后数，{year:harm@day}要留一点耐心，那年的地支跟伴侣的座位别着劲⟨（流年害日支）⟩，累人的是猜。你力气不宽裕，经不起天天猜。从现在养一个习惯，临睡前各说一句今天没说的话，到那年就不用另学。',
        en_US:
          'Keep some patience back for {year:harm@day}, whose branch crosses the partner’s seat ⟨ (crossing of the day branch)⟩. What tires people in such a year is guessing, and you don’t have much to spare for it. Start a habit now: before lights out, each says one thing that went unsaid today. By then you won’t have to learn it.',
      },
    ],
  },
]
