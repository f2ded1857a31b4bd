import { vi } from 'vitest'

interface Answer {
  readonly code: number
  readonly data: unknown
  readonly status?: number
}

/** Answers by path; what is not named has no network. What was asked for is listed. */
export function answers(byPath: Record<string, Answer>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/fapi', '')
    asked.push(path)
    const answer = byPath[path]
    if (!answer) return Promise.reject(new TypeError('no network in this test'))
    return Promise.resolve(
      new Response(JSON.stringify({ code: answer.code, data: answer.data, message: '' }), { status: answer.status ?? 200 }),
    )
  })
  return asked
}
