import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { saveMark, removeMark } from '#device/books/marks.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { pullDocument, pullAllDocuments } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { useHostileServer } from './here.ts'
import { byId, existing, start, textsOf } from './marked-book.ts'

const server = useHostileServer()

describe('a note', () => {
  it('edited offline on two devices is stored twice on both', async () => {
    const { account, userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('原'))
    await sync()
    const [mark] = await here()
    await elsewhere(mark!, { text: '彼' })
    await saveMark(userId, { ...mark!, text: '此' })
    expect(textsOf(await here())).toEqual(['此'])
    await sync()
    expect(textsOf(await here())).toEqual(['彼', '此'].toSorted())
    await pullAllDocuments()
    expect(byId(await here())).toEqual(byId(await existing(account)))
    expect(await here()).toHaveLength(2)
  })

  it('edited here repeatedly meanwhile is stored only twice', async () => {
    const { account, userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('原'))
    await sync()
    const [mark] = await here()
    await elsewhere(mark!, { text: '彼' })
    for (const text of ['此', '此一', '此一二']) {
      const [mine] = await here()
      await saveMark(userId, { ...mine!, text })
    }
    await sync()
    expect(textsOf(await here())).toEqual(['彼', '此一二'].toSorted())
    expect(byId(await here())).toEqual(byId(await existing(account)))
  })

  it('edited over an outdated text is stored beside the newer one', async () => {
    const { account, userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('原'))
    await sync()
    const [opened] = await here()
    await elsewhere(opened!, { text: '彼' })
    await pullDocument('bookMarks')
    await saveMark(userId, { ...opened!, text: '此' })
    await sync()
    expect(textsOf(await here())).toEqual(['彼', '此'].toSorted())
    expect(byId(await here())).toEqual(byId(await existing(account)))
  })

  it('edited after reading the newer text is replaced', async () => {
    const { account, userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('原'))
    await sync()
    await elsewhere((await here())[0]!, { text: '彼' })
    await pullDocument('bookMarks')
    await saveMark(userId, { ...(await here())[0]!, text: '此' })
    await sync()
    expect(textsOf(await existing(account))).toEqual(['此'])
    expect(await here()).toEqual(await existing(account))
  })

  it('removed here and edited elsewhere remains with the new text', async () => {
    const { account, userId, archive_id, note, here, elsewhere } = await start(server)
    const id = await saveMark(userId, note('原'))
    await sync()
    await elsewhere((await here())[0]!, { text: '彼' })
    await removeMark(userId, archive_id, id)
    expect(await here()).toEqual([])
    await sync()
    expect(textsOf(await here())).toEqual(['彼'])
    expect(await here()).toEqual(await existing(account))
  })

  it.each(['loseReply', 'duplicate', 'error500', 'emptyAnswer'] as const)(
    'is written once despite a faulty connection (%s)',
    async (fault) => {
      const { account, userId, note, here } = await start(server)
      await saveMark(userId, note('一'))
      await saveMark(userId, { ...(await here())[0]!, text: '一二' })
      server.plan(fault)
      await sync()
      await sync()
      expect(await listPendingChanges(userId)).toEqual([])
      expect(textsOf(await existing(account))).toEqual(['一二'])
      expect(await here()).toEqual(await existing(account))
    },
  )

  it('is not undone by the repeated answer to an older change', async () => {
    const { userId, note, here, elsewhere } = await start(server)
    await saveMark(userId, note('一'))
    server.plan('loseReply')
    await sync()
    const there = await elsewhere((await here())[0]!, { text: '一二' })
    await pullDocument('bookMarks')
    await sync()
    expect(await here()).toEqual([there])
  })
})
