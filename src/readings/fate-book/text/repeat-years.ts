import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Years whose pair repeats a pillar of the chart (伏吟). */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-repeat',
    card: 'self',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'self.repeat.day',
        because: ['years:same-pillar@day'],
        says: ['self.repeat=day'],
        form: ['dated', 'statement'],
        zh_CN:
          '{year:same-pillar@day}的两个字和你⟨日柱一模一样（伏吟）|出生那天的两个字一模一样⟩，六十年才轮到一回。像自己的意思说了两遍：想要什么会更清楚，听不进别人的话也会更明显。那一年的决定多半是真心的，只是要多留一个说“不”的人。',
        en_US:
          '{year:same-pillar@day} has the very pair of ⟨your day pillar (a repeat)|the day you were born on⟩, which happens once in sixty years. What you want gets said twice over: you’ll know it more clearly, and you’ll hear other people less. The decisions of that year are likely to be your own. Keep one person close who is allowed to say no.',
      },
      {
        id: 'self.repeat.month',
        because: ['years:same-pillar@month'],
        says: ['self.repeat=month'],
        form: ['dated'],
        zh_CN:
          '到{year:same-pillar@month}，你⟨月柱的一对字原样再来一遍（伏吟）|出生那个月的两个字原样再来一遍⟩。月份管的是你长大的环境和做事的路数，所以那一年容易回到熟地方、熟做法里去。旧路走得快，也容易走回老问题；同一件事第二次做，改一处就算没白来。',
        en_US:
          'In {year:same-pillar@month} the pair of ⟨your month pillar comes around unchanged (a repeat)|the month you were born in comes around unchanged⟩. The month stands for the setting you grew up in and the way you go about things, so familiar places and familiar methods come back. They’re quick, and they bring their old problems with them. Doing it a second time, change one thing.',
      },
      {
        id: 'self.repeat.year',
        because: ['years:same-pillar@year'],
        says: ['self.year=own', 'self.repeat=year'],
        form: ['dated', 'statement'],
        zh_CN:
          '{year:same-pillar@year}不只是本命年：⟨干支和你的年柱完全相同（伏吟），|那一年的两个字和你出生那年完全相同，⟩六十年一个来回。老人家叫花甲，意思是一本历从头翻起。出身、家里的老话、最早认识的人，在这一年里分量加重；想重新说清楚的旧事，这是合适的时候。',
        en_US:
          '{year:same-pillar@year} brings back more than your animal: ⟨stem and branch both match your year pillar (a repeat), and|it has the same pair as the year you were born in, and⟩ that takes sixty years to come around. Where you’re from, what was said at home and the first people you knew all weigh more in it. It’s a good year for telling an old story straight.',
      },
      {
        id: 'self.repeat.hour',
        because: ['years:same-pillar@hour'],
        says: ['self.repeat=hour'],
        form: ['dated'],
        zh_CN:
          '{year:same-pillar@hour}重复的是你⟨时柱那一对字（伏吟）|出生那个时辰的两个字⟩。时辰在盘里管往后的打算，也管比你小的人。同样的字来两遍，心里的打算容易变成非做不可的事，一年里只认这一件。定下来之前，把它写成三行，隔一个月再读。',
        en_US:
          'What {year:same-pillar@hour} repeats is the pair of ⟨your hour pillar (a repeat)|the hour you were born in⟩. In a chart the hour stands for what you plan and for those younger than you. When its pair comes twice, a plan easily turns into the only thing that counts. Before you settle it, write it down in three lines and read them again a month later.',
      },
    ],
  },
]
