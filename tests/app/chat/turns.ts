import type { Turn } from '#device/store/chat-rows.ts'

/** Creates a question with a complete answer of one line. */
export function createMessage(change: Partial<Turn> = {}, answer: Partial<Turn['answer']> = {}): Turn {
  return {
    message_id: 'm',
    conversation_id: 'c',
    text: '要不要搬去上海？',
    locale: 'zh_CN',
    cast: null,
    lot: null,
    asked_at: 2,
    send: null,
    is_local: false,
    is_long: false,
    ...change,
    answer: { state: 'done', by: 'house', pieces: [{ kind: 'line', text: '先缓一缓。', cites: [] }], rating: 0, ...answer },
  }
}
